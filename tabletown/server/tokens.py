"""Seat tokens: signed, and void once the seat's generation has moved on."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer

from tabletown.server.wire import Refusal


class Tokens:
    """Makes and reads the tokens that stand for a seat."""

    def __init__(self, keys: list[str]) -> None:
        self._serializers = [URLSafeSerializer(key, salt="tabletown-seat") for key in keys]

    def make(self, table: str, seat: int, generation: int) -> str:
        """A token for *seat* at *table*; a later generation makes it void."""
        return self._written(0, [table, seat, generation])

    def _written(self, key: int, fields: list[str | int]) -> str:
        token = self._serializers[key].dumps(fields)
        return token if isinstance(token, str) else token.decode()

    def _read(self, token: str) -> list[str | int]:
        """What *token* says, signed by any of our keys and written as we write it."""
        for key, serializer in enumerate(self._serializers):
            try:
                found: list[str | int] = serializer.loads(token)
            except (BadSignature, ValueError, TypeError):
                continue
            if self._written(key, found) == token:
                return found
        raise Refusal("bad-token", status=403)

    def read(self, token: str, table: str) -> tuple[int, int]:
        """The seat and generation that *token* speaks for at *table*."""
        try:
            where, seat, generation = self._read(token)
        except (ValueError, TypeError):
            raise Refusal("bad-token", status=403) from None
        if where != table or type(seat) is not int or type(generation) is not int:
            raise Refusal("bad-token", status=403)
        return seat, generation
