import { CARD_IDS, CARDS, type CardId } from '@questhall/glowquest/content';
import type { Report } from '@questhall/lab';
import { NOTES } from './balance-dials.ts';

/** The chance that corresponds to the odds of one share over the odds of another: 50 % when they are the same. */
export function contribution(share: number, overall: number): number {
  const up = share * (1 - overall);
  const down = overall * (1 - share);
  return up + down === 0 ? 0.5 : up / (up + down);
}

const HUNDRED = 100;

/** One row for each card, deck by deck, those that help most first. */
export function cardRows(chosen: Report, drifted: Report): string[] {
  return CARD_IDS.map((card) => rowOf(card, chosen, drifted))
    .toSorted((a, b) => a.deck - b.deck || b.share - a.share)
    .map(({ text }) => text);
}

const DECKS = ['defense', 'offense', 'utility', 'equipment', 'passive'];

function rowOf(
  card: CardId,
  chosen: Report,
  drifted: Report,
): { readonly deck: number; readonly share: number; readonly text: string } {
  const { name, deck } = CARDS[card];
  const offered = chosen.counts['cards offered']?.[card] ?? 0;
  const kept = chosen.counts['cards kept']?.[card] ?? 0;
  const games = drifted.counts['games with an early card']?.[card] ?? 0;
  const wins = drifted.counts['wins with an early card']?.[card] ?? 0;
  const share = contribution(wins / Math.max(1, games), drifted.winRate);
  const spread = Math.sqrt(Math.max(1, (wins * (games - wins)) / Math.max(1, games)));
  const error = (share * (1 - share)) / spread; // the odds move by 1 / spread on their logarithmic scale
  const cells = [
    name,
    deck,
    ((HUNDRED * offered) / chosen.games).toFixed(0),
    `${((HUNDRED * kept) / Math.max(1, offered)).toFixed(0)} %`,
    games,
    `${(HUNDRED * share).toFixed(0)} %`,
    (HUNDRED * error).toFixed(0),
    NOTES[card] ?? '',
  ];
  return { deck: DECKS.indexOf(deck), share, text: `| ${cells.join(' | ')} |` };
}
