"""Who may do how much: addresses, counts in an hour, and budgets by what things cost.

An address is counted as what a provider gives one household: IPv4 by itself, IPv6 by its first
64 bits. Behind proxies the client is found in one way, for calls and for sockets.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict, deque
from typing import Final

from tabletown.server.wire import Refusal

HOUR = 3600.0
KNOWN = 50_000
"""Addresses that are remembered; beyond that whoever was seen longest ago is forgotten."""

COSTS: Final[dict[str, float]] = {
    "Ping": 1.0,
    "Act": 2.0,
    "Draft": 3.0,
    "Undo": 4.0,
    "History": 4.0,
    "Chat": 4.0,
    "Seat": 5.0,
    "Consent": 4.0,
    "Hint": 10.0,
    "Hello": 10.0,
}
"""What a message on a socket costs, by its class, near enough in tenths of a millisecond."""
CALL: Final = 1.0
"""What an HTTP call costs."""
CALLS: Final[dict[tuple[str, str], float]] = {
    ("POST", "/api/tables"): 20.0,
    ("GET", "/metrics"): 4.0,
}
"""Those that cost more."""
JOURNAL: Final = 10.0
"""What a journal costs."""
HANDSHAKE: Final = 3.0
"""What opening a socket costs."""


class Addresses:
    """Which peers are proxies, and who the client is behind them."""

    def __init__(self, trusted: str) -> None:
        words = [word.strip() for word in trusted.split(",") if word.strip()]
        self._is_all = "*" in words
        self._networks = [ipaddress.ip_network(word, strict=False) for word in words if word != "*"]

    def is_trusted(self, address: str) -> bool:
        """Whether what *address* forwards is believed."""
        if self._is_all:
            return True
        try:
            found = _plain(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    def client(self, peer: str, forwarded: str) -> str:
        """The nearest address that is no proxy of ours; *forwarded* is X-Forwarded-For."""
        address = peer
        for word in reversed(forwarded.split(",")):
            if not self.is_trusted(address):
                break
            word = _bare(word.strip())
            try:
                ipaddress.ip_address(word)
            except ValueError:
                break
            address = word
        return address


def _bare(word: str) -> str:
    """An address without the port that some proxies add."""
    if word.startswith("["):
        return word[1:].partition("]")[0]
    return word.partition(":")[0] if word.count(":") == 1 else word


def _plain(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None)
    return mapped or found


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.rpartition(":")[0] if name.count(":") == 1 else name


def is_local_name(host: str) -> bool:
    """Whether a Host header names an address, or this machine: no name that others can lend."""
    name = host_name(host)
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
    return True


_keys: OrderedDict[str, str] = OrderedDict()


def household(address: str) -> str:
    """What *address* is counted as."""
    known = _keys.get(address)
    if known is None:
        try:
            found = _plain(address)
        except ValueError:
            return address
        known = str(found)
        if found.version == 6:
            known = str(ipaddress.ip_network((found, 64), strict=False))
        _keys[address] = known
        if len(_keys) > KNOWN:
            _keys.popitem(last=False)
    return known


class Limits:
    """How often one address did something within the last hour."""

    def __init__(self) -> None:
        self._times: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()

    def count(self, address: str, what: str, most: int) -> None:
        """Note that *address* does *what* once more; refused beyond *most* in an hour."""
        now = time.monotonic()
        key = (household(address), what)
        times = self._times.get(key)
        if times is None:
            times = self._times[key] = deque()
            if len(self._times) > KNOWN:
                self._times.popitem(last=False)
        else:
            self._times.move_to_end(key)
        while times and now - times[0] > HOUR:
            times.popleft()
        if len(times) >= most:
            raise Refusal("too-many", {"what": what, "most": most}, 429)
        times.append(now)


class Budget:
    """What somebody may spend: so much at once, so much a second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def left(self, key: str, now: float) -> float:
        """What *key* may spend now."""
        left, since = self._left.get(key, (self._burst, now))
        return min(self._burst, left + (now - since) * self._rate)

    def spend(self, key: str, cost: float, now: float) -> bool:
        """Take *cost* from what *key* may spend; False, and nothing taken, where it has not that.

        Something dearer than the whole budget is allowed to whoever has spent nothing.
        """
        left = self.left(key, now)
        is_allowed = left >= min(cost, self._burst)
        self._left[key] = (left - cost if is_allowed else left, now)
        self._left.move_to_end(key)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return is_allowed

    def charge(self, key: str, cost: float, now: float) -> None:
        """Take *cost* from what *key* may spend, even where that leaves it in debt."""
        left = max(-self._burst, self.left(key, now) - cost)
        self._left[key] = (left, now)
        self._left.move_to_end(key)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)


def call_cost(method: str, path: str) -> float:
    """What an HTTP call costs."""
    if path.endswith("/journal"):
        return JOURNAL
    return CALLS.get((method, path), CALL)
