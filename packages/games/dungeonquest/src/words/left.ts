import type { Sight } from '@questhall/kernel';
import { heroSeen } from '../queries/heroes.ts';
import type { DungeonQuest } from '../types.ts';

/** What whoever is asked has left of a fight. */
interface Left {
  readonly life: number;
  /** Null where tokens are of no use. */
  readonly tokens: number | null;
}

/** Null while nobody is asked who fights. */
export function leftIn({ asks: [ask], view }: Sight<DungeonQuest>): Left | null {
  if (ask === undefined || ask.question.kind === 'mode') return null;
  const { monster, house } = view;
  const hero = heroSeen(view);
  if (hero === null) return null;
  if (ask.question.kind === 'lay' && ask.question.side === 'monster')
    return monster === null || monster.life === null
      ? null
      : { life: Math.max(0, monster.life - monster.wounds), tokens: null };
  return {
    life: Math.max(0, hero.life - hero.wounds),
    tokens: house.determinationInCombat ? hero.determination : null,
  };
}
