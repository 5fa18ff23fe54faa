/** How-to-play and rulings of each game, from docs/, in the reader's language or in English. */
import type { Language } from '../wire/settings.svelte';

const PAGES = import.meta.glob<string>('../../../docs/{rules,rulings}/*.md', {
  query: '?raw',
  import: 'default',
});

export type Shelf = 'rules' | 'rulings';

/** The page's Markdown; empty if nobody wrote it. */
export async function page(shelf: Shelf, game: string, language: Language): Promise<string> {
  const base = `../../../docs/${shelf}/${game}`;
  const load = PAGES[`${base}.${language}.md`] ?? PAGES[`${base}.md`];
  return load ? load() : '';
}

export class Ruling {
  constructor(
    readonly id: string,
    readonly title: string,
    readonly body: string,
  ) {}

  /** Whether it speaks of the thing with this catalogue *key* and *name*. */
  about(key: string, name: string): boolean {
    const text = `${this.title}\n${this.body}`.toLowerCase();
    if (text.includes(`\`${key}\``)) return true;
    const wanted = name.toLowerCase().trim();
    if (wanted.length < 3) return false;
    const at = text.indexOf(wanted);
    return at >= 0 && !/\p{L}/u.test(text[at - 1] ?? ' ');
  }
}

/** The rulings of *game*, one for every `## FT-R1 …` heading. */
export async function rulings(game: string, language: Language): Promise<Ruling[]> {
  const text = await page('rulings', game, language);
  return text
    .split(/^##+\s+/m)
    .slice(1)
    .flatMap((part) => {
      const [head = '', ...body] = part.split('\n');
      const found = head.match(/^([A-Z]{2}-[A-Z]?\d+)[.:\s]*(.*)$/);
      return found ? [new Ruling(found[1] ?? '', found[2] ?? '', body.join('\n'))] : [];
    });
}
