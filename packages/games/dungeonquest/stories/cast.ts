import { Story } from '@questhall/testkit';
import { test } from 'vitest';
import { dungeonquest } from '../src/game.ts';
import { fighterOf } from '../src/queries/heroes.ts';
import type { Action, DungeonQuest, Options } from '../src/types/index.ts';

/** Three sit at the table: the hero's player, the monster player on the left, and somebody who only watches. */
export const HERO = 0;
export const MONSTER = 1;
export const BYSTANDER = 2;

export const FIGHT: Action = { type: 'fight' };
export const ROLL: Action = { type: 'roll' };
export const KEEP: Action = { type: 'keep' };
export const WAIT: Action = { type: 'wait' };
export const SPEND: Action = { type: 'spend', tokens: 1 };
export const ADD_WOUND: Action = { type: 'addWound' };
export const DECLINE: Action = { type: 'decline' };
export const DRAUGHT: Action = { type: 'useItem', item: 'Healing Draught' };
export const lay = (card: Extract<Action, { type: 'lay' }>['card']): Action => ({ type: 'lay', card });
export const reroll = (...dice: number[]): Action => ({ type: 'reroll', dice });

/** Who fights whom, by the name of the hero; what they test is the sheet's. */
export const HUGO = { mode: 'dice', hero: 'hugo', monster: 'golem', monsterLife: 6 } as const; // Strength 6
export const KRUTZBECK = { mode: 'dice', hero: 'krutzbeck', monster: 'demon', monsterLife: 8 } as const; // Strength 8
export const CHALLARA = { hero: 'challara', monster: 'sorcerer', monsterLife: 4 } as const; // Luck 8, Life 11
export const GOLEM = { mode: 'dice', monster: 'golem', monsterLife: 6 } as const;
export const LINDEL_WITH_CARDS = { mode: 'cards', hero: 'lindel', monster: 'skeleton', monsterLife: 4 } as const;
export const LINDEL = { mode: 'dice', hero: 'lindel', monster: 'skeleton', monsterLife: 3 } as const;
export const MAUD = { mode: 'dice', hero: 'maud', monster: 'golem', monsterLife: 6 } as const;
export const LINDEL_SOLO = { mode: 'solo', hero: 'lindel', monster: 'troll', monsterLife: 6 } as const;

export type ArenaStory = Story<DungeonQuest>;

export function arena(options: Partial<Options>, seats = 3, seed = 'story'): ArenaStory {
  return new Story(dungeonquest, { options: { play: 'arena', ...options }, seats, seed });
}

/** A story in the arena: every scripted die must fall, and the bystander is never asked. */
export function story(name: string, options: Partial<Options>, play: (s: ArenaStory) => void, seats = 3): void {
  test(name, () => {
    const s = arena(options, seats);
    play(s);
    s.finish();
    if (s.asked().some(({ seat }) => seat === BYSTANDER)) throw new Error('the bystander is asked');
  });
}

/** Wounds on both sides, as everybody can see them. */
export function wounds(s: ArenaStory): { readonly hero: number; readonly monster: number | null } {
  return { hero: fighterOf(s.table).wounds, monster: s.table.monster?.wounds ?? null };
}
