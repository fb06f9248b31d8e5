import { Story } from '@questhall/testkit';
import { test } from 'vitest';
import { dungeonquest } from '../src/game.ts';
import type { Action, DungeonQuest, Options } from '../src/types.ts';

/** Three sit at the table: the hero's player, the monster player on the left, and somebody who only watches. */
export const HERO = 0;
export const MONSTER = 1;
export const BYSTANDER = 2;

export const FIGHT: Action = { type: 'fight' };
export const ROLL: Action = { type: 'roll' };
export const KEEP: Action = { type: 'keep' };
export const lay = (card: Extract<Action, { type: 'lay' }>['card']): Action => ({ type: 'lay', card });
export const reroll = (...dice: number[]): Action => ({ type: 'reroll', dice });

export type ArenaStory = Story<DungeonQuest>;

export function arena(options: Partial<Options>, seats = 3, seed = 'story'): ArenaStory {
  return new Story(dungeonquest, { options, seats, seed });
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
  return { hero: s.table.hero.wounds, monster: s.table.monster?.wounds ?? null };
}
