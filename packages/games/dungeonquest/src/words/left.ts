import type { Sight } from '@questhall/kernel';
import type { DungeonQuest } from '../types/index.ts';

/** What whoever is asked has left of a fight. */
interface Left {
  readonly life: number;
  /** Null where tokens are of no use. */
  readonly tokens: number | null;
}

/** Null while nobody is asked who fights or walks. */
export function leftIn({ asks: [ask], view }: Sight<DungeonQuest>): Left | null {
  if (ask === undefined || ask.question.kind === 'mode') return null;
  const { heroes, fighter, monster, house, keep } = view;
  if (ask.question.kind === 'lay' && ask.question.side === 'monster')
    return monster === null || monster.life === null
      ? null
      : { life: Math.max(0, monster.life - monster.wounds), tokens: null };
  const hero = heroes[keep === null ? fighter : ask.seat];
  if (hero?.fate !== 'inside') return null;
  return {
    life: Math.max(0, hero.life - hero.wounds),
    tokens: house.determinationInCombat || (keep !== null && hero.determination > 0) ? hero.determination : null,
  };
}
