"""Three tabletop games, whole and exact: play them, watch them, study them."""

from tabletown import _form

__version__ = "0.1.0"

_form.activate()
