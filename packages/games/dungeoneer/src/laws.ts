import { broken } from '@questhall/groundwork';
import { CARDS } from './laws/cards.ts';
import { COMBINED } from './laws/combined.ts';
import { GROUND } from './laws/ground.ts';
import type { Law } from './laws/law.ts';
import { MOMENTS } from './laws/moments.ts';
import { PIECES } from './laws/pieces.ts';
import { QUESTS } from './laws/quests.ts';
import { SHAPE } from './laws/shape.ts';
import { TURN } from './laws/turn.ts';
import type { Match } from './queries/table.ts';

const LAWS: readonly Law[] = [...PIECES, ...TURN, ...CARDS, ...GROUND, ...SHAPE, ...QUESTS, ...MOMENTS, ...COMBINED];

/** What no state may break, whatever was played. */
export const laws = (state: Match): readonly string[] => broken(LAWS, state);
