/**
 * Frames that carry only what changed: what is absent is as it was in the frame they build on.
 * Whatever did not change stays the very same object, so that nothing of it is drawn again.
 */
import type {
  Decision,
  DecisionChange,
  Frame,
  FrameChange,
  Option,
  Piece,
  View,
  ViewChange,
  Zone,
  ZoneChange,
} from './gen';

/** The whole frame that *change* makes of *base*. */
export function applied(base: Frame, change: FrameChange): Frame {
  const { view, decision } = change;
  const frame: Frame & { base?: number } = {
    ...base,
    ...change,
    view: base.view,
    decision: base.decision,
  };
  delete frame.base;
  // Clocks and log are each frame's own; the rest holds until it changes.
  if (!change.clocks) delete frame.clocks;
  if (!change.log) delete frame.log;
  if (view) frame.view = changedView(base.view, view);
  if (decision !== undefined) frame.decision = changedDecision(base.decision, decision);
  if (frame.points && Object.keys(frame.points).length === 0) delete frame.points;
  return frame;
}

function changedView(old: View, change: ViewChange): View {
  const { turn = old.turn, standings = old.standings } = change;
  const known = new Map(old.zones.map((zone) => [zone.ref, zone]));
  for (const zone of change.zones ?? []) known.set(zone.ref, zone);
  for (const part of change.changed ?? []) {
    const zone = known.get(part.ref);
    if (zone) known.set(part.ref, changedZone(zone, part));
  }
  const order = change.order ?? old.zones.map((zone) => zone.ref);
  const scene = (change.scene ?? []).reduce<unknown>(
    (before, [path, value]) => put(before, path, value),
    old.scene,
  );
  return { ...old, turn, standings, zones: listed<Zone>(known, order), scene };
}

function changedZone(old: Zone, part: ZoneChange): Zone {
  const known = new Map(old.pieces.map((piece) => [piece.ref, piece]));
  for (const piece of part.pieces ?? []) known.set(piece.ref, piece);
  const order = part.order ?? old.pieces.map((piece) => piece.ref);
  return { ...old, pieces: listed<Piece>(known, order), facts: part.facts ?? old.facts };
}

function changedDecision(old: Decision | null, change: DecisionChange | null): Decision | null {
  if (!change) return null;
  const before = old ?? { ask: '', about: '', facts: {}, options: [] };
  const { ask = before.ask, about = before.about, facts = before.facts, options = [] } = change;
  const known = new Map(before.options.map((option) => [option.a, option]));
  for (const option of options) known.set(option.a, option);
  const order = change.order ?? (old ? before : { options }).options.map((option) => option.a);
  return { ask, about, facts, options: listed<Option>(known, order) };
}

/** What *known* has under each name in *order*. */
function listed<Item>(known: Map<string | number, Item>, order: (string | number)[]): Item[] {
  return order.map((name) => known.get(name)).filter((item) => item !== undefined);
}

/** *old* with *value* at the end of *path*; everything beside the path is shared. */
function put(old: unknown, path: (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(old))
    return (old as unknown[]).map((item, index) =>
      index === first ? put(item, rest, value) : item,
    );
  const fields = (old ?? {}) as Record<string, unknown>;
  return { ...fields, [first]: put(fields[first], rest, value) };
}
