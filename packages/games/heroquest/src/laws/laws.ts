import { broken } from '@questhall/groundwork';
import type { Match } from '../types/index.ts';
import { BOARD_LAWS } from './board-laws.ts';
import { FIGURE_LAWS } from './figure-laws.ts';
import { HERO_LAWS } from './hero-laws.ts';
import { SETUP_LAWS } from './setup-laws.ts';
import { THING_LAWS } from './thing-laws.ts';
import { TURN_LAWS } from './turn-laws.ts';

const LAWS = [...BOARD_LAWS, ...FIGURE_LAWS, ...HERO_LAWS, ...SETUP_LAWS, ...THING_LAWS, ...TURN_LAWS];

/** What must be true of every state of this game. */
export const laws = (state: Match): readonly string[] => broken(LAWS, state);
