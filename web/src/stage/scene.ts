/** The contract between the shell and a game's scene; web/src/games/README.md tells it in prose. */
import type { Component } from 'svelte';
import type { Option } from '../wire/gen';
import type { L10n, Names } from '../wire/l10n.svelte';
import type { Frame } from '../wire/table.svelte';
import type { Lit } from './lit.svelte';

/** An answer that is composed step by step; each step is a frame from the server. */
export interface Draft {
  /** The actions composed so far. */
  actions: number[];
  /** Whether the question is answered by composing at all. */
  composing: boolean;
  /** Whether what is composed may be handed in. */
  ready: boolean;
  takeBack: () => void;
  clear: () => void;
  commit: () => void;
}

export interface SceneProps {
  /** What to draw; a scene is a function of it. Past, draft and present frames look alike. */
  frame: Frame;
  /** The seat that looks; SPECTATOR only watches. */
  me: number;
  /** False while the reader looks at the past or only watches. */
  live: boolean;
  l10n: L10n;
  /** Player names and the view, as every sentence of `l10n` wants them. */
  names: Names;
  lit: Lit;
  pick: (option: Option) => void;
  draft: Draft;
}

const SCENES = import.meta.glob<{ default: Component<SceneProps> }>('../games/*/Scene.svelte');

/** The scene of *game*, if somebody has drawn one. */
export async function scene(game: string): Promise<Component<SceneProps> | null> {
  const load = SCENES[`../games/${game}/Scene.svelte`];
  return load ? (await load()).default : null;
}
