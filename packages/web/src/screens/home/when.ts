import type { Language } from '../../settings/settings.ts';

const STEPS = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, 14],
] as const;

const JUST_NOW: Readonly<Record<Language, string>> = { en: 'just now', nl: 'zojuist' };

/** How long ago something was, or on which day. */
export function whenText(then: number, now: number, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : 'nl-NL';
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const ago = Math.max(0, now - then);
  if (ago < STEPS[0][1]) return JUST_NOW[language];
  for (const [unit, length, most] of STEPS) {
    if (ago < length * most) return relative.format(-Math.floor(ago / length), unit);
  }
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(then);
}
