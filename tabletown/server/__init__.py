"""The table server: people abroad, bots and one sofa at the same table."""

from tabletown import _form

# What is compiled of this package lies elsewhere; the rest is here.
_form.look_there_first("server", __path__)
