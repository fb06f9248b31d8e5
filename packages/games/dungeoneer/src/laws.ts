import { CARDS } from './laws/cards.ts';
import { GROUND } from './laws/ground.ts';
import type { Law } from './laws/law.ts';
import { PIECES } from './laws/pieces.ts';
import { TURN } from './laws/turn.ts';
import type { Match } from './queries/table.ts';

const LAWS: readonly Law[] = [...PIECES, ...TURN, ...CARDS, ...GROUND];

/** What no state may break, whatever was played. */
export const laws = (state: Match): readonly string[] =>
  LAWS.flatMap(({ rule, holds, text }) => (holds(state) ? [] : [`${rule}: ${text}`]));
