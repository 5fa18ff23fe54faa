"""How a game ended, so that it can be told whatever the rules become."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "result")
