import { fixed } from '@questhall/kernel';
import { rerollDungeon as reroll } from '../../frames/dungeons.ts';
import { useVisit } from '../../frames/town.ts';
import { hasFreeUse, withoutFreeUse } from '../../queries/allowance.ts';
import { note } from '../../queries/chronicle.ts';
import { heroOf } from '../../queries/entities.ts';
import { LOCKS_MAX, rerollPrice } from '../../queries/prices.ts';
import { townOf } from '../../queries/town.ts';
import { FEATURES, type Feature } from '../../types/index.ts';
import { type DeedOf, no } from '../common.ts';
import { isServed, payRefusal, visitorsOf, visitRefusal } from './common.ts';

/** All choices of features, each in the order of its dice; the last one leaves nothing to throw. */
const LOCKS: readonly (readonly Feature[])[] = Array.from({ length: 2 ** FEATURES.length }, (_, bits) =>
  FEATURES.filter((_feature, at) => ((bits >> at) & 1) === 1),
);

const isListed = (locks: readonly Feature[]): boolean =>
  LOCKS.some((known) => known.length === locks.length && known.every((feature, at) => locks[at] === feature));

/** The locks are chosen and paid for with the rest, before any die. [explorer.locks-paid-before-dice] */
export const rerollDungeon: DeedOf<'rerollDungeon'> = {
  propose: (state, asked) =>
    visitorsOf(state, asked, 'explorer').flatMap(({ id }) =>
      state.table.dungeons.flatMap(({ isVisited }, dungeon) =>
        isVisited
          ? []
          : LOCKS.map((locks) => ({ type: 'rerollDungeon', hero: id, dungeon, locks: [...locks] }) as const),
      ),
    ),
  judge(state, asked, { hero, dungeon, locks }) {
    const { table } = state;
    const refusal = visitRefusal(state, asked, hero, 'explorer');
    if (refusal !== null) return refusal;
    if (isServed(state, hero)) return no('explorer.one-reroll-per-visit', { hero });
    if (table.dungeons[dungeon]?.isVisited !== false) return no('explorer.unvisited-only', { dungeon });
    if (locks.length > LOCKS_MAX) return no('explorer.max-three-locks', { locks: locks.length });
    if (!isListed(locks)) return no('explorer.lock-10-each', { locks: locks.join() });
    const visitor = heroOf(table, hero);
    return payRefusal(visitor, rerollPrice(locks, hasFreeUse(townOf(table), visitor, 'explorer')));
  },
  perform(draft, _asked, { hero, dungeon, locks }, tell) {
    const { table } = draft;
    const town = townOf(table);
    const visitor = heroOf(table, hero);
    const isFree = hasFreeUse(town, visitor, 'explorer');
    const paid = rerollPrice(locks, isFree);
    visitor.crowns -= paid;
    town.freeUses = withoutFreeUse(town, visitor, 'explorer');
    useVisit(table, hero, { isServed: true });
    const [features, dice] = reroll(draft, dungeon, locks);
    note(table, { note: 'rerolled', hero: visitor.name, dungeon });
    const rule = isFree ? 'reward.explorer' : locks.length > 0 ? 'explorer.only-unlocked-dice' : 'explorer.reroll-25';
    tell.all(rule, { type: 'dungeonRerolled', hero, dungeon, features: fixed(features), locks, dice, paid });
  },
};
