import { readOptions } from '@questhall/border';
import { seedRng } from '@questhall/kernel';
import { cellAt } from '@questhall/tiles';
import { type CardId, forParty, MONSTERS, type MonsterId, type PartySize, type Role } from '../content/index.ts';
import { options } from '../options.ts';
import { freshTurn } from '../queries/fresh.ts';
import { attackCost, basesOf, hitpointsMax } from '../queries/stats.ts';
import { setup } from '../setup.ts';
import { type Base, FIRST_MONSTER, type OpenTable } from '../types/index.ts';
import { type BlowOdds, blowOdds } from './blow.ts';

/** A hero before a monster, and nobody else about. */
export interface Duel {
  readonly role: Role;
  readonly cards: readonly CardId[];
  readonly monster: MonsterId;
  readonly heroes: PartySize;
  readonly surges: number;
  /** Of the monster; its full Hitpoints when null. */
  readonly hitpoints: number | null;
  readonly shield: number;
  readonly reflect: number;
}

/** Each base damage value that the hero has, and what an attack with it comes to. */
export interface DuelOdds {
  readonly base: Base;
  readonly odds: BlowOdds;
}

/** The odds of one attack, for every value the hero could attack with. */
export function duelOdds(duel: Duel): readonly DuelOdds[] {
  const table = tableFor(duel);
  const [hero] = table.heroes;
  if (hero === undefined) return [];
  return basesOf(table, hero)
    .filter((base) => attackCost(base) <= duel.surges)
    .map((base) => ({ base, odds: blowOdds(table, hero.id, FIRST_MONSTER, base) }));
}

const SEATS = 2;

/** A table like any other, with the two beside each other, and room behind the monster; the party has no part in it. */
function tableFor({ role, cards, monster, heroes, surges, hitpoints, shield, reflect }: Duel): OpenTable {
  const read = readOptions(options, { heroes: role });
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  const { table } = setup(read.value, SEATS, seedRng('fast:odds'));
  const [hero] = table.heroes;
  if (hero !== undefined) {
    Object.assign(hero, { cards: [...cards], at: cellAt(0, 0) });
    hero.hitpoints = hitpointsMax(table, hero);
  }
  const full = forParty(MONSTERS[monster].hitpoints, heroes);
  const body = { id: FIRST_MONSTER, at: cellAt(0, -1), hitpoints: hitpoints ?? full, shield, reflect, effects: [] };
  table.monsters.push({ ...body, record: monster, number: 1, hitpointsMax: full, bounty: 0, mayCall: false });
  return { ...table, turn: { ...freshTurn(0, 1), surges } };
}
