/** Number words that notes use for dice and points. */
const WORDS: Readonly<Record<string, number>> = {
  no: 0,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

/** One space between words, no line breaks, nothing a terminal could take for a command. */
export const tidy = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

/** What stands for a number in a pattern. */
export const NUMBER: string = String.raw`(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;

/** Null when it is no number. */
export function numberIn(word: string | undefined): number | null {
  const text = (word ?? '').toLowerCase().replaceAll(',', '');
  if (/^\d{1,6}$/.test(text)) return Number(text);
  return Object.hasOwn(WORDS, text) ? (WORDS[text] ?? null) : null;
}

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”’]?)\s+/);

/** Typographic marks as plain ones, so that patterns need to know only these. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-');

/** A text in a pattern, as it stands. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
