import { below, copyRng, pending } from '@questhall/kernel';
import type { Hero } from '../src/content/heroes.ts';
import type { Potion } from '../src/content/potions.ts';
import type { Spell } from '../src/content/spells.ts';
import type { TreasureCard } from '../src/content/treasure-cards.ts';
import { heroOf } from '../src/queries/figures.ts';
import type { Action, FigureId, HeroInPlay, Item, MonsterInPlay } from '../src/types/index.ts';
import { cast, type DungeonStory, END, type Scene, sq } from './dungeon.ts';

type At = readonly [column: number, row: number];

export const jump = (over: At, to: At): Action => ({ type: 'jump', over: sq(...over), to: sq(...to) });
export const disarm = (column: number, row: number, tool: 'kit' | 'hands'): Action => ({
  type: 'disarm',
  at: sq(column, row),
  with: tool,
});
export const drink = (hero: Hero, potion: Potion): Action => ({ type: 'drink', hero, potion });
export const give = (item: Item, to: Hero): Action => ({ type: 'give', item, to });
export const pickUp = (column: number, row: number, item: Item | 'gold'): Action => ({
  type: 'pickUp',
  at: sq(column, row),
  item,
});
export const castOn = (spell: Spell, ...targets: readonly FigureId[]): Action => cast(spell, { targets: [...targets] });

/** A hero as it is by now. */
export const who = (s: DungeonStory, hero: Hero): HeroInPlay => heroOf(s.table, hero);

/** A monster as it is by now. */
export function foe(s: DungeonStory, id: FigureId): MonsterInPlay {
  const monster = s.table.monsters.find((one) => one.id === id);
  if (monster === undefined) throw new Error(`no monster ${id}`);
  return monster;
}

/** Whose turn is asked about; null when it is nobody's. */
export function onTurn(s: DungeonStory): Hero | 'zargon' | null {
  for (const { question } of s.state.asks) {
    if (question.kind === 'turn') return question.hero;
    if (question.kind === 'zargon') return 'zargon';
  }
  return null;
}

/** Everybody does nothing until it is this one's turn. */
export function untilTurn(s: DungeonStory, hero: Hero | 'zargon'): DungeonStory {
  for (let turns = 0; turns < 20; turns++) {
    if (onTurn(s) === hero) return s;
    for (const { seat } of pending(s.state)) s.does(seat, END);
  }
  throw new Error(`the turn of ${hero} does not come`);
}

/** Nobody drinks, until somebody must decide something else or is dying. */
export function hush(s: DungeonStory): DungeonStory {
  for (;;) {
    const [asked] = pending(s.state);
    if (asked?.question.kind !== 'defend') return s;
    s.does(asked.seat, { type: 'pass' });
  }
}

/** Turns the source of chance until these cards would be drawn first, in this order, if no die falls before them. */
export function stack(scene: Scene, ...cards: readonly TreasureCard[]): void {
  const { rng, table } = scene.draft;
  const isStacked = (): boolean => {
    const trial = copyRng(rng);
    const deck = [...table.deck];
    return cards.every((card) => {
      const drawn = below(trial, deck.length);
      if (deck[drawn] !== card) return false;
      deck.splice(drawn, 1);
      return true;
    });
  };
  while (!isStacked()) below(rng, 2);
}
