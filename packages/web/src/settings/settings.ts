import { ASKINGS, type Asking, LANGUAGES, type Language, languageOf } from '@questhall/facets';
import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const TEXT_SIZES = ['small', 'usual', 'large', 'largest'] as const;
export const SPEEDS = ['slow', 'usual', 'fast', 'atOnce'] as const;

type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly speed: Speed;
  readonly language: Language;
  readonly sound: boolean;
  readonly asking: Asking;
}

const KEY = 'questhall.settings';
const SCALES: Readonly<Record<Settings['textSize'], number>> = { small: 0.9, usual: 1, large: 1.15, largest: 1.35 };
const PACES: Readonly<Record<Speed, number>> = { slow: 1.8, usual: 1, fast: 0.45, atOnce: 0 };
const listeners = new Set<() => void>();

let settings: Settings | null = null;

/** They are read when somebody first wants to know them. */
export function currentSettings(): Settings {
  settings ??= readSettings();
  return settings;
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...currentSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays: the choice lasts as long as the page.
  }
  applySettings();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings);

/** How long events take: 1 at the usual speed, 0 at once. */
export const pace = (): number => PACES[currentSettings().speed];

/** Whether things may move on the screen. */
const isStill = ({ motion }: Settings): boolean =>
  motion === 'none' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);

const isDark = ({ theme }: Settings): boolean =>
  theme === 'dark' || (theme === 'system' && !matchMedia('(prefers-color-scheme: light)').matches);

/** Puts the settings on the page, where the style sheets read them. */
function applySettings(): void {
  const { documentElement: root } = document;
  const now = currentSettings();
  root.dataset['theme'] = isDark(now) ? 'dark' : 'light';
  root.dataset['motion'] = isStill(now) ? 'none' : 'full';
  root.style.setProperty('--text-scale', String(SCALES[now.textSize]));
  root.lang = now.language;
  const night = getComputedStyle(root).getPropertyValue('--night').trim();
  if (night !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', night);
}

/** Applies what was kept, and follows the system where the player wants that. */
export function startSettings(): void {
  applySettings();
  for (const query of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(query).addEventListener('change', applySettings);
  }
}

/** What was kept, as far as it can be understood; anything else is as usual. */
function readSettings(): Settings {
  const kept = readKept();
  const pick = <X extends string>(name: keyof Settings, all: readonly X[], usual: X): X =>
    all.find((one) => one === kept.get(name)) ?? usual;
  return {
    theme: pick('theme', THEMES, 'dark'),
    motion: pick('motion', MOTIONS, 'system'),
    textSize: pick('textSize', TEXT_SIZES, 'usual'),
    speed: pick('speed', SPEEDS, 'usual'),
    language: pick('language', LANGUAGES, languageOf(navigator.language)),
    sound: kept.get('sound') === true,
    asking: pick('asking', ASKINGS, 'less'),
  };
}

function readKept(): ReadonlyMap<string, unknown> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return new Map(typeof raw === 'object' && raw !== null ? Object.entries(raw) : []);
  } catch {
    return new Map();
  }
}
