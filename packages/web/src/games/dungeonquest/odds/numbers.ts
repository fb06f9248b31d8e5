import type { Language } from '@questhall/facets';

/** Chances nearer to nothing or certainty than this are neither. */
const NEAR = 0.0005;

/** `84.2%`, `<0.1%`, `>99.9%`: what can happen is never said to be impossible, nor certain while it may fail. */
export function percentText(chance: number, language: Language): string {
  const text = (value: number): string =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value);
  if (chance > 0 && chance < NEAR) return `<${text(0.001)}`;
  return chance < 1 && chance >= 1 - NEAR ? `>${text(0.999)}` : text(chance);
}

export const meanText = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
