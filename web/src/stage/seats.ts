/** How seats are told apart: a colour, a pattern and an emblem each, never colour alone. */

const EMBLEMS = ['star', 'horseshoe', 'cactus', 'boot', 'cowboy'] as const;

/** The emblem of *seat*. */
export function emblem(seat: number): string {
  return EMBLEMS[seat % EMBLEMS.length] ?? 'star';
}
