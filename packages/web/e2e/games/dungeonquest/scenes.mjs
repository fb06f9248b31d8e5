// Moments of the arena, for pictures and tests.
import { bots, dungeonquest } from '@questhall/dungeonquest';
import { BOT, orFail, PERSON, playedOut, playedUntil } from '../../../../../tools/run/saved.js';

/** @param {Readonly<Record<string, unknown>>} raw */
const table = (raw) => ({ raw, company: [PERSON, BOT], seed: 'fast:1' });

/** @param {Readonly<Record<string, unknown>>} raw in its second round, when dice or cards lie there */
const fight = (raw) =>
  orFail(playedUntil(dungeonquest, bots.standard, table(raw), (_question, _offers, view) => view.round === 2));

/** A fight that is over. */
export const finished = () => playedOut(dungeonquest, bots.standard, table({ hero: 'hugo', monster: 'troll' }));

/** What is worth a picture, by name. */
export const scenes = {
  dice: () => fight({ mode: 'dice', hero: 'hugo', monster: 'golem' }),
  solo: () => fight({ mode: 'solo', hero: 'challara', monster: 'demon' }),
  cards: () => fight({ mode: 'cards', hero: 'tatianna', monster: 'sorcerer' }),
};

/** What somebody does who means to get on, by the names of the answers. */
export const wishes = [/^fight/, /^roll/];
