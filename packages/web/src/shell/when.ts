import type { Language } from '@questhall/facets';
import { LOCALES } from '../texts/language.ts';
import type { Texts } from '../texts/shape.ts';

const STEPS = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, 14],
] as const;

/** How long ago something was, or on which day. */
export function whenText(then: number, now: number, language: Language, { homePage }: Texts): string {
  const locale = LOCALES[language];
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const ago = Math.max(0, now - then);
  if (ago < STEPS[0][1]) return homePage.justNow;
  for (const [unit, length, most] of STEPS) {
    if (ago < length * most) return relative.format(-Math.floor(ago / length), unit);
  }
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(then);
}
