/**
 * Our own symbols, each a filled path on a field of 24 × 24.
 *
 * A `face` line names them by the first word given here; the other words are synonyms.
 */

const DRAWN: Record<string, string> = {
  copy: 'M3 3h12v4h6v14H9v-4H3zm2.200 2.200v9.600H9V7h3.800V5.200zm6 4v9.600h7.600V9.200z',
  'common shared':
    'M12 2a5 5 0 014.600 7A5 5 0 1115 18.500a5 5 0 01-6 0A5 5 0 117.400 9 5 5 0 0112 2zm0 2.200a2.800 2.800 0 100 5.600 2.800 2.800 0 000-5.600z',
  '$ cash dollar money':
    'M12 1v3.1c3.3.3 5.3 2 5.6 4.7h-3.3c-.3-1.3-1.3-2-3-2-1.8 0-2.8.7-2.8 1.8 0 1.3 1.3 1.7 3.9 2.3 3.3.7 5.7 1.9 5.7 5 0 2.7-2.1 4.5-5.4 4.9V23h-2v-2.2c-3.6-.4-5.7-2.4-5.9-5.5h3.3c.3 1.7 1.6 2.7 3.7 2.7 2 0 3.1-.8 3.1-2 0-1.4-1.4-1.8-4-2.4-3.2-.7-5.5-1.8-5.5-4.8 0-2.5 1.9-4.3 4.6-4.7V1z',
  'gold nugget': 'M3 15l4-7 5-3 6 3 3 7-4 5H7zm5-1l3 3 5-1 1-4-4-3-4 1z',
  'ingot bar': 'M6 7h12l4 11H2zm2 2l-1.5 7h11L16 9z',
  'coin cent ¢':
    'M12 2a10 10 0 110 20 10 10 0 010-20zm0 2.2a7.8 7.8 0 100 15.6 7.8 7.8 0 000-15.6zM11 6h2v1.6c1.7.2 2.9 1.2 3.2 2.9h-2.3c-.2-.7-.8-1.1-1.8-1.1-1.5 0-2.3 1-2.3 2.6s.8 2.6 2.3 2.6c1 0 1.6-.4 1.8-1.1h2.3c-.3 1.7-1.5 2.7-3.2 2.9V18h-2v-1.6c-2.2-.4-3.5-2-3.5-4.4s1.3-4 3.5-4.4z',
  'poster wanted crime':
    'M4 2h16v20l-2-1-2 1-2-1-2 1-2-1-2 1-2-1-2 1zm3 3v2h10V5zm5 4a3 3 0 00-2.5 4.7C8 14.5 7 15.7 7 17h10c0-1.3-1-2.5-2.5-3.3A3 3 0 0012 9zm-5 9.5V20h10v-1.5z',
  'skull dead':
    'M12 2c5.5 0 9 3.6 9 8.5 0 2.9-1.3 5.1-3.5 6.5v3.5a1.5 1.5 0 01-1.5 1.5h-1v-3h-1.5v3h-3v-3H9v3H8a1.5 1.5 0 01-1.5-1.5V17C4.3 15.6 3 13.4 3 10.5 3 5.6 6.5 2 12 2zM8.5 9a2.3 2.3 0 100 4.6 2.3 2.3 0 000-4.6zm7 0a2.3 2.3 0 100 4.6 2.3 2.3 0 000-4.6zM12 13.5L10.8 16h2.4z',
  'star badge': 'M12 1.5l3 7 7.6.6-5.8 5 1.8 7.4L12 17.5l-6.6 4 1.8-7.4-5.8-5L9 8.5z',
  sheriff:
    'M12 1l2.4 5.2L19.8 4l.6 5.8L23.5 12l-3.1 2.2-.6 5.8-5.4-2.2L12 23l-2.4-5.2L4.2 20l-.6-5.8L.5 12l3.1-2.2L4.2 4l5.4 2.2zm0 7a4 4 0 100 8 4 4 0 000-8z',
  'cowboy hat gang':
    'M8 5c.6-1.6 2-2 4-1 2-1 3.4-.6 4 1l1.3 6.5c2 .4 4-.2 5.7-1.5-.6 4.2-5 6.5-11 6.5S1.6 14.2 1 10c1.7 1.3 3.7 1.9 5.7 1.5zM7 17.8c1.5.5 3.2.7 5 .7s3.5-.2 5-.7c-.5 2.6-2.5 4.2-5 4.2s-4.5-1.6-5-4.2z',
  'horse ride pony':
    'M6 22c0-4 1-6 3-8-2 .4-3.5 1.4-4.8 2.4L2 14c1-3.4 3-7.5 7-9l-.5-3L12 4c5 .6 8 4.6 8.5 9.5.3 3-.2 6-1 8.5h-3c.3-3-.2-5-1.5-6.5-1.5 2-3 3.5-3 6.5zm4-13a1 1 0 100-2 1 1 0 000 2z',
  'horseshoe luck':
    'M5 3h4v2.5H7.8A7 7 0 006 11c0 4 2.5 7 6 7s6-3 6-7a7 7 0 00-1.8-5.5H15V3h4c2 2 3 5 3 8 0 6.2-4.4 11-10 11S2 17.2 2 11c0-3 1-6 3-8z',
  'bolt speed': 'M14 1L3 14h7l-2 9L20 9h-8z',
  'gun pistol shootout fight':
    'M1 6h18l1-1h2v5h-9l-.8 2.2c-.3.9-1 1.3-1.9 1.3H8.6L7 20H2l2-8-3-2zm8.7 5l-.5 1.5h1l.6-1.5z',
  'bullet ammo cartridge': 'M9 8c0-3 1.3-5.3 3-7 1.7 1.7 3 4 3 7v1H9zm-.5 2.5h7V20h-7zM8 21h8v2H8z',
  'die dice':
    'M5 2h14a3 3 0 013 3v14a3 3 0 01-3 3H5a3 3 0 01-3-3V5a3 3 0 013-3zm2.5 3.5a2 2 0 100 4 2 2 0 000-4zm9 0a2 2 0 100 4 2 2 0 000-4zM12 10a2 2 0 100 4 2 2 0 000-4zm-4.5 4.5a2 2 0 100 4 2 2 0 000-4zm9 0a2 2 0 100 4 2 2 0 000-4z',
  'card draw stack':
    'M6 2h10a2 2 0 012 2v16a2 2 0 01-2 2H6a2 2 0 01-2-2V4a2 2 0 012-2zm1 3v4h3V5zm6 10v4h3v-4zM20 5c1.2.3 2 1 2 2v12c0 1-.8 1.7-2 2z',
  hand: 'M7 12V5a1.5 1.5 0 013 0v5h.7V3a1.5 1.5 0 013 0v7h.7V4a1.5 1.5 0 013 0v8l1.5-2a1.7 1.7 0 012.8 1.9L18 19c-1.2 2.2-3 3-5.5 3-3.5 0-5.5-2-5.5-5z',
  'hearts heart ♥ h':
    'M12 22C6 17 2 13.5 2 8.8 2 5.5 4.4 3 7.4 3 9.3 3 11 4 12 5.6 13 4 14.7 3 16.6 3 19.6 3 22 5.5 22 8.8 22 13.5 18 17 12 22z',
  'diamonds diamond ♦ d': 'M12 1l8 11-8 11-8-11z',
  'clubs club ♣ c':
    'M12 1.5A4.7 4.7 0 0116 9a4.7 4.7 0 11-2.3 8.2c.2 2 1 3.7 2.8 5.3h-9c1.8-1.6 2.6-3.3 2.8-5.3A4.7 4.7 0 118 9a4.7 4.7 0 014-7.5z',
  'spades spade ♠ s':
    'M12 1c4 4.5 9 7.5 9 12a4.5 4.5 0 01-7.3 3.5c.2 2.3 1 4.2 2.8 6h-9c1.8-1.8 2.6-3.7 2.8-6A4.5 4.5 0 013 13c0-4.5 5-7.5 9-12z',
  'joker wild':
    'M4 8c1.5 0 3 .8 3.6 2L12 3l4.4 7c.6-1.2 2.1-2 3.6-2v8c0 3.3-3.5 5-8 5s-8-1.7-8-5zm4.5 5.5v2h2v-2zm5 0v2h2v-2zM8 17.5c2.5 1.5 5.5 1.5 8 0-.7 1.7-2.2 2.5-4 2.5s-3.3-.8-4-2.5zM4 4a1.6 1.6 0 110 3.2A1.6 1.6 0 014 4zm16 0a1.6 1.6 0 110 3.2A1.6 1.6 0 0120 4z',
  'pen ink write': 'M19.5 1.5l3 3L9 18l-5.5 2.5L6 15zM2 21.5h12V23H2z',
  'book fame novel':
    'M4 2h13a3 3 0 013 3v17H6.5A2.5 2.5 0 014 19.5zm2.5 15a1 1 0 000 3H18v-3zM8 6v2h8V6zm0 4v2h6v-2z',
  'letter type key word':
    'M3 3h18a1 1 0 011 1v16a1 1 0 01-1 1H3a1 1 0 01-1-1V4a1 1 0 011-1zm8 4L7.5 17H10l.6-2h2.8l.6 2h2.5L13 7zm1 3l.8 3h-1.6z',
  'mine pick pickaxe dig':
    'M12 5C8.5 5 5 6.5 2 9.5 5 8 8 7.5 10.5 8L3 20l2.3 1.7L13 10c1.3 1.5 2.3 4 2.7 7.5C18 14 18 10 16 7.2l1.3-2L15.5 4l-1.3 1.5C13.5 5.2 12.8 5 12 5z',
  'rail train railroad station':
    'M3 5h8V3h3v2h2l1 6h3v6h-1.3a3 3 0 01-5.9 0h-2.6a3 3 0 01-5.9 0H3zm3 3v4h5V8zm1.3 7.5a1.2 1.2 0 100 2.4 1.2 1.2 0 000-2.4zm8.5 0a1.2 1.2 0 100 2.4 1.2 1.2 0 000-2.4zM2 20.5h20V22H2z',
  'house ranch': 'M12 2l10 8h-2.5v12h-5v-7h-5v7h-5V10H2z',
  'saloon building tile': 'M2 3h20v5h-1v14h-5v-9h-3v9h-2v-9H8v9H3V8H2zm3 2v1h14V5z',
  church: 'M11 1h2v2h2v2h-2v2.5l5 4V14l4 2.5V22h-8v-4a2 2 0 00-4 0v4H2v-5.5L6 14v-2.5l5-4V5H9V3h2z',
  bank: 'M12 2l10 6v2H2V8zM4 11h3v7H4zm6.5 0h3v7h-3zM17 11h3v7h-3zM2 19h20v3H2z',
  'jail lock': 'M7 10V7a5 5 0 0110 0v3h2v12H5V10zm2.5 0h5V7a2.5 2.5 0 00-5 0zM11 14v4h2v-4z',
  'trail map stop': 'M2 5l6-2 8 2 6-2v16l-6 2-8-2-6 2zm6 1v11l8 2V8z',
  cactus:
    'M10 22V15H8a4 4 0 01-4-4V7a1.5 1.5 0 013 0v4a1 1 0 001 1h2V4a2 2 0 014 0v10h2a1 1 0 001-1v-3a1.5 1.5 0 013 0v3a4 4 0 01-4 4h-2v5z',
  boot: 'M8 2h8v9c0 2 1.5 3 4 3.7 1.4.4 2 1.5 2 2.8V19H8zM8 20.5h4V22H7v-6H5V6H8z',
  tumbleweed:
    'M12 2a10 10 0 110 20 10 10 0 010-20zm0 2a8 8 0 00-7.5 5.2C8 7 13 6.5 18.5 7.4A8 8 0 0012 4zm-8 8c0 2 .8 4 2 5.3C8 13 12 10.5 19.8 10.3l-.4-1.2C12 7.6 7 9 4 12zm3.6 6.6A8 8 0 0020 12.3c-7 .2-10.6 2.5-12.4 6.3z',
  'whiskey bottle drink': 'M10 1h4v5l2 3c.7 1 1 2 1 3v10H7V12c0-1 .3-2 1-3l2-3zm-1 12v6h6v-6z',
  'trash burn fire':
    'M12 1c1 4 6.5 7 6.5 13A6.5 6.5 0 0112 22a6.5 6.5 0 01-6.5-7c0-3 1.5-5 3-6.5.2 2 .8 3 1.8 3.5C9.8 8 10 4 12 1zm0 12c-1.5 1.7-3 3-3 4.8A2.8 2.8 0 0012 20.5a2.8 2.8 0 003-2.7c0-1.8-1.5-3.1-3-4.8z',
  'eye look peek':
    'M12 5c5 0 9 3 11 7-2 4-6 7-11 7S3 16 1 12c2-4 6-7 11-7zm0 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zm0 2.5a2 2 0 110 4 2 2 0 010-4z',
  'shield guard protect guarded': 'M12 1l9 3v7c0 5.5-3.6 9.5-9 12-5.4-2.5-9-6.5-9-12V4z',
  'crown win': 'M2 6l5.5 5L12 3l4.5 8L22 6l-2 12H4zm2 14h16v2H4z',
  'flag bounty': 'M4 1h2v1.5h14l-3.5 5L20 12.5H6V23H4z',
  'hourglass time':
    'M5 1h14v3h-1.5c0 4-2 6-4 8 2 2 4 4 4 8H19v3H5v-3h1.5c0-4 2-6 4-8-2-2-4-4-4-8H5zm4 3c.3 1.5 1 2.8 3 4.6C14 6.8 14.7 5.5 15 4z',
  'arrow → then': 'M13 4l9 8-9 8v-5H2V9h11z',
  'up ↑ more': 'M12 2l9 11h-5v9H8v-9H3z',
  'down ↓ less': 'M12 22L3 11h5V2h8v9h5z',
  'swap ↔ ⇄ trade': 'M7 3v4h14v3H7v4L1 8.5zm10 7v4H3v3h14v4l6-5.5z',
  undo: 'M9 3v4h5c5 0 8 3 8 7.5S19 22 14 22H6v-3h8c3.2 0 5-1.7 5-4.5S17.2 10 14 10H9v4L2 8.5z',
  list: 'M2 4h4v4H2zm6 0h14v4H8zM2 10h4v4H2zm6 0h14v4H8zM2 16h4v4H2zm6 0h14v4H8z',
  'plus +': 'M9.5 2h5v7.5H22v5h-7.5V22h-5v-7.5H2v-5h7.5z',
  'minus −': 'M2 9.5h20v5H2z',
  'times × ✕': 'M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z',
  'check ✓ mark': 'M9.5 20L1 11.5l3.3-3.3 5.2 5.2L19.7 3 23 6.3z',
  'question ?':
    'M12 1c4 0 6.5 2.3 6.5 5.8 0 2.6-1.3 4-3.2 5.4-1.4 1-1.8 1.6-1.8 3.3h-3.7c0-2.9.8-4 2.7-5.4 1.4-1 2-1.7 2-3.1C14.5 5.4 13.6 4.5 12 4.5c-1.8 0-2.7 1-2.8 3H5.4C5.5 3.4 8 1 12 1zm-.4 17a2.4 2.4 0 110 4.8 2.4 2.4 0 010-4.8z',
  'all everybody or-all':
    'M7 4a3.5 3.5 0 110 7 3.5 3.5 0 010-7zm10 0a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM.5 21c.3-5 2.6-8 6.5-8 2 0 3.7.8 4.9 2.3C13.1 13.8 14.9 13 17 13c3.9 0 6.2 3 6.5 8z',
  pan: 'M2 8h20l-1 3c-1.5 5-4.5 8-9 8s-7.5-3-9-8zm4.5 3c1.2 3 3 4.7 5.5 4.7S16.3 14 17.5 11zM10 3h2v3h-2zm4 1h2v2h-2z',
  'hammer tool': 'M3 5l6-3h8l4 4v3h-4l-2-2-2.5.7V22H8.5V8L5 9z',
  silver: 'M12 2l6 4 3 7-4 8H7l-4-8 3-7zm0 3L8 8l-2 5 2.5 5h7L18 13l-2-5z',
  'grave stone tombstone': 'M5 10a7 7 0 0114 0v10h2v2H3v-2h2zm6-3v3H8v2.5h3V18h2v-5.5h3V10h-3V7z',
  'target robbery':
    'M12 1a11 11 0 110 22 11 11 0 010-22zm0 3a8 8 0 100 16 8 8 0 000-16zm0 3a5 5 0 110 10 5 5 0 010-10zm0 3a2 2 0 100 4 2 2 0 000-4z',
  chamber: 'M2 21C2 11 6 4 12 4s10 7 10 17h-5c0-7-2-12-5-12s-5 5-5 12z',
  box: 'M2 7l10-5 10 5v11l-10 5-10-5zm10-2L6 8l6 3 6-3zm-7.5 5v6.5l6.3 3.2v-6.5zm15 0l-6.3 3.2v6.5l6.3-3.2z',
  pool: 'M4 4h5v7H4zm6.5 0h5v7h-5zM17 4h4v7h-4zM2 13h5v7H2zm6.5 0h5v7h-5zM15 13h6v7h-6z',
  '← back': 'M11 4v5h11v6H11v5l-9-8z',
  '↻ again': 'M12 3a9 9 0 018.5 6H24l-5 6-5-6h3.3A6 6 0 1018 14.5l2.7 1.5A9 9 0 1112 3z',
  '⇥': 'M2 9.5h10V5l8 7-8 7v-4.5H2zM20.5 4H23v16h-2.5z',
  '⇤': 'M22 9.5H12V5l-8 7 8 7v-4.5h10zM3.5 4H1v16h2.5z',
  'person seat player rival hire':
    'M12 2a5 5 0 110 10 5 5 0 010-10zM2 22c.4-5.5 4.4-8.5 10-8.5s9.6 3 10 8.5z',
  'bot robot':
    'M11 1h2v3h5a2 2 0 012 2v8a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2h5zM8.5 8a2 2 0 100 4 2 2 0 000-4zm7 0a2 2 0 100 4 2 2 0 000-4zM7 18h10v5H7zM1 8h2v5H1zm20 0h2v5h-2z',
  link: 'M9 7H6a5 5 0 000 10h3v-2.5H6a2.5 2.5 0 010-5h3zm6 0v2.5h3a2.5 2.5 0 010 5h-3V17h3a5 5 0 000-10zm-7 4v2h8v-2z',
  first: 'M4 4h3v16H4zm16 0v16L8.500 12z',
  previous: 'M18 4v16L5 12z',
  next: 'M6 4v16l13-8z',
  last: 'M17 4h3v16h-3zM4 4v16l11.500-8z',
  gear: 'M10 1h4l.6 3 2 .9 2.7-1.6 2.8 2.9-1.7 2.6.8 2 2.8.7v4l-3 .6-.8 2 1.7 2.7-2.8 2.8-2.7-1.7-2 .8-.5 2.3h-4l-.6-2.9-2-.8-2.6 1.7-2.9-2.9 1.7-2.6-.8-2L0 14.6v-4l3-.6.8-2L2 5.3l2.9-2.8 2.6 1.7 2-.9zm2 7a4 4 0 100 8 4 4 0 000-8z',
};

export const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries(DRAWN).flatMap(([names, path]) => names.split(' ').map((name) => [name, path])),
);

export interface Glyph {
  kind: 'symbol' | 'crossed' | 'text' | 'gap';
  value: string;
}

/** One word without its number: a symbol, `no-` one, or text, with signs before and after. */
function word(text: string): Glyph[] {
  if (text === 'or') return [{ kind: 'gap', value: '/' }];
  if (SYMBOLS.has(text)) return [{ kind: 'symbol', value: text }];
  const parts = text.match(/^([~≥≤:]?\d*)(no-)?([\p{L}$¢-]+)([+:]|×\d+)?$/u);
  const name = parts?.[3] ?? '';
  if (!parts || !SYMBOLS.has(name)) return [{ kind: 'text', value: text }];
  const printed: Glyph[] = [];
  if (parts[1]) printed.push({ kind: 'text', value: parts[1] });
  printed.push({ kind: parts[2] ? 'crossed' : 'symbol', value: name });
  if (parts[4]) printed.push({ kind: 'text', value: parts[4] });
  return printed;
}

/** A face line as what is printed: `2$ 1poster | skull → 1$`. */
export function glyphs(face: string): Glyph[] {
  const printed: Glyph[] = [];
  for (const one of face.split(/\s+/).filter(Boolean)) {
    if (one === '|' || one === '/') {
      printed.push({ kind: 'gap', value: one });
      continue;
    }
    const parts = one.match(/^([+−-]?\d+(?:\/\d+)*)?(.*)$/u);
    if (parts?.[1]) printed.push({ kind: 'text', value: parts[1].replace('-', '−') });
    if (parts?.[2]) printed.push(...word(parts[2]));
  }
  return printed;
}
