/**
 * Words for people: Fluent catalogues from locale/<language>/, loaded when needed.
 *
 * The server speaks keys, refs and numbers. Here they become sentences in the reader's
 * language; the language can change at any moment and everything shown changes with it.
 */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import type { Decision, Facts, Option, Piece, View } from './gen';
import type { Language } from './settings.svelte';

type Fact = Facts[string];
export type GameEvent = Facts & { key: string };

const FILES = import.meta.glob<string>('../../../locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** `?pseudo` makes every word from a catalogue longer and marked, so that the others stand out. */
const PSEUDO = new URLSearchParams(location.search).has('pseudo');

function pseudo(text: string): string {
  const marked = text.replace(/[aeiou]/g, (letter) => 'àéîøü'['aeiou'.indexOf(letter)] ?? letter);
  return `⟦${marked}${'·'.repeat(Math.ceil(text.length * 0.4))}⟧`;
}

type Pattern = NonNullable<Message['value']>;
type Words = Record<string, FluentVariable>;

/** What the sentences of one table need to know besides the catalogue. */
export interface Names {
  /** What the seats are called. */
  seats: string[];
  /** The view whose pieces give refs their catalogue keys. */
  view: View | null;
}

/** A number as it is printed, with a minus sign and not a hyphen. */
export function figure(value: number): string {
  return String(value).replace('-', '−');
}

async function bundle(language: Language, file: string): Promise<FluentBundle | null> {
  const load = FILES[`../../../locale/${language}/${file}.ftl`];
  if (!load) return null;
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(await load()));
  return made;
}

const cache = new Map<string, Promise<FluentBundle | null>>();

function cached(language: Language, file: string): Promise<FluentBundle | null> {
  const key = `${language}/${file}`;
  let found = cache.get(key);
  if (!found) cache.set(key, (found = bundle(language, file)));
  return found;
}

export class L10n {
  language: Language = $state('en');
  ready = $state(false);
  game = $state('');
  #bundles: FluentBundle[] = $state.raw([]);
  #files = new Set<string>(['shell', 'guide']);
  #keys = new Map<string, string>();
  #keysOf: View | null = null;

  /** Have the words of the shell and of *game* in *language*, then show them. */
  async use(language: Language, game = ''): Promise<void> {
    if (game) {
      this.#files.add(game);
      this.game = game;
    }
    const found: FluentBundle[] = [];
    // The game spoken of now comes first: games share families such as `ask-…`.
    const files = [...this.#files].sort(
      (a, b) => Number(b === this.game) - Number(a === this.game),
    );
    for (const tongue of language === 'en' ? (['en'] as const) : ([language, 'en'] as const))
      for (const file of files) {
        const one = await cached(tongue, file);
        if (one) found.push(one);
      }
    this.#bundles = found;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  #pattern(id: string, attribute = ''): [FluentBundle, Pattern] | null {
    for (const one of this.#bundles) {
      const message = one.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern !== null && pattern !== undefined) return [one, pattern];
    }
    return null;
  }

  /** Whether the catalogue has this message (or this attribute of it). */
  has(id: string, attribute = ''): boolean {
    return this.#pattern(id, attribute) !== null;
  }

  /** The message *id*, or its *attribute*, with *words* put in; the bare id if there is none. */
  t(id: string, words: Words = {}, attribute = ''): string {
    return this.#format(id, words, attribute)[0];
  }

  #format(id: string, words: Words, attribute: string): [string, Error[]] {
    const found = this.#pattern(id, attribute);
    const errors: Error[] = [];
    if (!found) return [id, errors];
    const text = found[0].formatPattern(found[1], words, errors);
    return [PSEUDO ? pseudo(text) : text, errors];
  }

  /** The message if the catalogue has it, else nothing. */
  maybe(id: string, words: Words = {}, attribute = ''): string {
    return this.has(id, attribute) ? this.t(id, words, attribute) : '';
  }

  /** The name of a catalogue key such as `building-bank`. */
  named(key: string, facts: Words = {}): string {
    if (this.has(key, 'name')) return this.t(key, facts, 'name');
    if (this.has(key)) return this.t(key, facts);
    return key.replace(/^[^-]*-/, '').replaceAll('-', ' ');
  }

  /** What a thing with this catalogue key does. */
  explained(key: string, facts: Words = {}): string {
    return this.maybe(key, facts, 'text');
  }

  /** What seat *seat* is called at this table. */
  seat(seat: number, names: Names): string {
    return names.seats[seat] || this.t('seat-number', { number: seat + 1 });
  }

  #keyOf(ref: string, view: View | null): string {
    if (view && view !== this.#keysOf) {
      this.#keysOf = view;
      this.#keys = new Map();
      for (const zone of view.zones) {
        this.#keys.set(zone.ref, zone.key);
        for (const piece of zone.pieces) this.#keys.set(piece.ref, piece.key);
      }
    }
    return this.#keys.get(ref) ?? ref.replace(':', '-');
  }

  /** A ref as a reader calls the thing: `building:bank` is *Bank*, `seat:s1` is a player's name. */
  ref(ref: string, names: Names): string {
    const [domain = '', word = ''] = ref.split(':');
    if (domain === 'seat' && /^s\d+$/.test(word)) return this.seat(Number(word.slice(1)), names);
    const straight = ref.replace(':', '-');
    if (this.has(straight, 'name') || this.has(straight)) return this.named(straight);
    const key = this.#keyOf(ref, names.view);
    if (key !== straight && (this.has(key, 'name') || this.has(key))) return this.named(key);
    if (word === 'none') return '–';
    return word.replaceAll('-', ' ');
  }

  #word(value: Fact, names: Names): FluentVariable {
    return typeof value === 'string' && value.includes(':') ? this.ref(value, names) : value;
  }

  /** Facts and arguments as words a sentence can hold. */
  words(facts: Facts, names: Names): Words {
    const words: Words = {};
    for (const [name, value] of Object.entries(facts))
      words[name.replaceAll('_', '-')] = words[name] = this.#word(value, names);
    return words;
  }

  /** What an option does, as a button says it. */
  option(option: Option, names: Names): string {
    const words = this.words({ ...option.facts, ...option.args }, names);
    return this.has(`do-${option.do}`) ? this.t(`do-${option.do}`, words) : option.text;
  }

  /** What is asked. */
  ask(decision: Decision, names: Names): string {
    const words = this.words(decision.facts, names);
    words['about'] = decision.about ? this.ref(decision.about, names) : '';
    return this.t(`ask-${decision.ask}`, words);
  }

  /**
   * One line of the log; nothing for an event the catalogue leaves unsaid. A reader who may not
   * know everything gets the message's `.hidden` form.
   */
  event(event: GameEvent, names: Names): string {
    const { key, ...facts } = event;
    const id = `event-${key}`;
    if (!this.has(id)) return '';
    const words = this.words(facts, names);
    const [text, errors] = this.#format(id, words, '');
    return errors.length && this.has(id, 'hidden') ? this.t(id, words, 'hidden') : text;
  }

  /** A piece's own name. */
  piece(piece: Piece, names: Names): string {
    return this.named(piece.key, this.words(piece.facts, names));
  }

  /** Why the server refused. */
  why(code: string, params: Facts, names: Names): string {
    return this.maybe(`why-${code}`, this.words(params, names)) || this.t('why-other', { code });
  }
}

export const l10n = new L10n();
