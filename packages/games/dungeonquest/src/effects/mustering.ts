import type { Cell } from '@questhall/grid';
import { ask, type State, seatsOf, type Tell } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import { fighterOf, keepOf, newHero } from '../queries/heroes.ts';
import { freeHeroes, freeTowers } from '../queries/keep/second-hero.ts';
import type { DungeonQuest } from '../types/index.ts';
import { readyCombatDeck } from './combat-deck.ts';
import { dealPower } from './decks.ts';
import { beginTurn } from './push.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;

/** Whoever has one hero left to lead is not asked. [seat.no-empty-question] */
export function chooseHero(draft: Draft, tell: Teller): void {
  const [only, another] = freeHeroes(draft.table);
  if (only !== undefined && another === undefined) leadHero(draft, only, tell);
  else ask(draft, draft.table.fighter, 'setup.hero-choice', { kind: 'hero' });
}

export function leadHero({ table }: Draft, hero: Hero, tell: Teller): void {
  keepOf(table).taken.push(hero);
  table.heroes[table.fighter] = newHero(hero);
  tell.all('setup.hero-choice', { type: 'heroTaken', seat: table.fighter, hero });
}

/** Whoever has one tower left is not asked. [seat.no-empty-question] */
export function chooseTower(draft: Draft, tell: Teller): void {
  const [only, another] = freeTowers(draft.table);
  if (only !== undefined && another === undefined) startFrom(draft, only, tell);
  else ask(draft, draft.table.fighter, 'setup.tower-choice', { kind: 'tower' });
}

/** Into the tower; a second hero has his turn at once. */
export function startFrom(draft: Draft, square: Cell, tell: Teller): void {
  const { table } = draft;
  const seat = table.fighter;
  fighterOf(table).square = square;
  tell.all('setup.tower-choice', { type: 'towerTaken', seat, square });
  if (draft.agenda.at(-1)?.kind !== 'restart') return;
  keepOf(table).restarted |= seatsOf(seat);
  dealPower(draft, seat, tell);
  readyCombatDeck(draft);
  draft.agenda.pop();
  beginTurn(draft, seat, tell);
}
