"""Seat tokens: signed, and void once the seat's generation has moved on."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer

from tabletown.server.wire import Refusal


class Tokens:
    """Makes and reads the tokens that stand for a seat."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="tabletown-seat")

    def make(self, table: str, seat: int, generation: int) -> str:
        """A token for *seat* at *table*; a later generation makes it void."""
        token = self._serializer.dumps([table, seat, generation])
        return token if isinstance(token, str) else token.decode()

    def read(self, token: str, table: str) -> tuple[int, int]:
        """The seat and generation that *token* speaks for at *table*."""
        try:
            where, seat, generation = self._serializer.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise Refusal("bad-token", status=403) from None
        if where != table or type(seat) is not int or type(generation) is not int:
            raise Refusal("bad-token", status=403)
        return seat, generation
