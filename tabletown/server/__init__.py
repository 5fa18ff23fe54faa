

from tabletown import _form

_form.look_there_first("server", __path__)
