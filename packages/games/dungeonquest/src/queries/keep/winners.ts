import { NOBODY, type Outcome, type Seats } from '@questhall/kernel';
import type { DungeonQuest, HeroInPlay } from '../../types/index.ts';
import { bestTreasure, treasuresOf, worthOf } from './worth.ts';

/** Compares by result, then by the best single Treasure, then by wounds, where fewer are better. */
const beats = (one: HeroInPlay, other: HeroInPlay): number =>
  worthOf(one) - worthOf(other) || bestTreasure(one) - bestTreasure(other) || other.wounds - one.wounds;

/** Who has won, of those who left alive with a Treasure at least, and by which rule. */
export function winnersOf({ heroes }: Pick<DungeonQuest['Table'], 'heroes'>): Outcome<DungeonQuest> {
  const out = heroes.filter((hero) => hero?.fate === 'left');
  const able = out.filter((hero): hero is HeroInPlay => hero !== null && treasuresOf(hero) > 0);
  const [first] = able;
  if (first === undefined) {
    const rule = heroes.length === 1 && out.length === 1 ? 'win.needs-treasure' : 'win.nobody';
    return { winners: NOBODY, rule };
  }
  const best = able.reduce((leader, hero) => (beats(hero, leader) > 0 ? hero : leader), first);
  const winners = heroes.reduce<Seats>(
    (set, hero, seat) => (hero !== null && able.includes(hero) && beats(hero, best) === 0 ? set | (1 << seat) : set),
    NOBODY,
  );
  if (heroes.length === 1) return { winners, rule: 'single.win' };
  const isTied = able.some((hero) => hero !== best && worthOf(hero) === worthOf(best));
  return { winners, rule: isTied ? 'win.ties' : 'win.most' };
}
