/** What this reader prefers, kept by this browser alone. */

export const LANGUAGES = ['en', 'pl', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';

export interface Preferences {
  language: Language;
  theme: Theme;
  motion: Motion;
  contrast: boolean;
  sound: boolean;
  notices: boolean;
  curtain: boolean;
  name: string;
}

const KEY = 'tabletown.settings';

function preferredLanguage(): Language {
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short === 'sk') return 'cs';
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return 'en';
}

function load(): Preferences {
  const plain: Preferences = {
    language: preferredLanguage(),
    theme: 'system',
    motion: 'system',
    contrast: false,
    sound: false,
    notices: false,
    curtain: true,
    name: '',
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...plain, ...(kept as Partial<Preferences>) };
  } catch {
    return plain;
  }
}

export const settings = $state(load());

/** Change some preferences and remember them. */
export function prefer(change: Partial<Preferences>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion === 'full' || (settings.motion === 'system' && !calm.matches);
}
