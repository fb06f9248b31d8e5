import type { Seats } from '@questhall/kernel';
import { QUESTS } from '../../content/quests/index.ts';
import { parseSheet } from '../../sheet/index.ts';
import type { View } from '../../types/index.ts';

/** Whether Zargon is not among the winners. */
export const isWonByHeroes = ({ zargonSeat }: View, winners: Seats): boolean => ((winners >> zargonSeat) & 1) === 0;

/** The title of what comes next. A quest of one's own has the number of another, and nothing comes after it. */
export function nextTitle({ quest, title }: View): string | null {
  const [own, next] = [quest - 1, quest].map((at) => titleOf(QUESTS[at]));
  return own === title ? (next ?? null) : null;
}

function titleOf(text: string | undefined): string | null {
  const sheet = text === undefined ? null : parseSheet(text);
  return sheet?.ok === true ? sheet.value.title : null;
}
