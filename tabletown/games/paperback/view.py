"""What a seat sees of Paperback, built up from nothing."""
from __future__ import annotations
from tabletown.core.state import Decision
def why(t,s,a): return "not-legal"
def decision(t,s): return Decision("x")
def observe(t,s): return None
def option_ref(t,s,a): return ""
def option_facts(t,s,a): return {}
