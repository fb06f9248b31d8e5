import { heroSeen } from '../../queries/heroes.ts';
import { type Changes, keepChanged } from './change.ts';

/** What waits on the board, and what of it is met again. */
type OfMonsters = 'tokenFound' | 'tokenLeft' | 'bluffed';

export const MONSTERS_WAITING: Changes<OfMonsters> = {
  // Whoever has known its life before knows it still.
  tokenFound: (view) => {
    const found = view.keep?.lairs.find(({ square }) => square === heroSeen(view)?.square);
    if (found === undefined) return view;
    const { monster, life } = found;
    const woken = keepChanged(view, ({ lairs }) => ({ lairs: lairs.filter((lair) => lair !== found) }));
    return { ...woken, monster: { monster, life, wounds: 0 } };
  },
  tokenLeft: (view, { square, monster }) => {
    const life = view.monster?.life ?? null;
    const left = keepChanged(view, ({ lairs }) => ({ lairs: [...lairs, { square, monster, life }] }));
    return { ...left, monster: null, test: null, round: 0 };
  },
  bluffed: (view, { life }) => ({ ...view, monster: view.monster && { ...view.monster, life } }),
};
