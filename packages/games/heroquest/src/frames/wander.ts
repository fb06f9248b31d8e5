import type { Frames, Tell } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import { FIGURE_COUNTS, type Figure } from '../content/monsters.ts';
import { attackDice } from '../queries/combat.ts';
import { heroOf, idOfHero } from '../queries/figures.ts';
import { lurkingOf } from '../queries/lurking.ts';
import { isFreeFor, nearestFree, nearestFreeOnes } from '../queries/moving.ts';
import { areAdjacent, neighbours } from '../queries/sight.ts';
import type { Square } from '../sheet/sheet.ts';
import type { HeroQuest, Lurking, MonsterStats, Part, Table } from '../types/index.ts';
import { askSeat, type Draft, zargonSeat } from './agenda.ts';
import { beginBlow } from './attack.ts';
import { appear } from './reveal.ts';

type Speaker = Tell<HeroQuest>;

/** Whether such a monster can come: where the house counts figures, the box must still have one. */
const hasFigure = ({ house, monsters, hidden }: Table, { figure }: Lurking): boolean =>
  !house.figureLimits || isInBox(figure, [...monsters, ...hidden.monsters]);

const isInBox = (figure: Figure, monsters: readonly MonsterStats[]): boolean =>
  monsters.filter((monster) => monster.figure === figure).length < FIGURE_COUNTS[figure];

/** Something comes round the corner while a hero rummages. [treasure.wandering-monster] */
export const wander: Frames<HeroQuest>['wander'] = (draft, frame, tell) => {
  const { table } = draft;
  if (frame.stage === 'strike') {
    draft.agenda.pop();
    if (frame.monster !== null) strikeAtOnce(draft, frame.monster, frame.hero);
    return;
  }
  if (!hasFigure(table, table.hidden.wander)) {
    draft.agenda.pop();
    return;
  }
  const squares = wanderSquares(table, frame.hero);
  if (squares.length > 1) {
    askSeat(draft, zargonSeat(draft), 'treasure.wandering-placement', {
      kind: 'place',
      name: table.hidden.wander.name,
      squares,
    });
  } else placeWanderer(draft, squares[0] ?? nearestFree(table, heroOf(table, frame.hero).at, true), tell);
};

/** Empty squares beside the searching hero. [treasure.wandering-placement] */
function wanderSquares(table: Table, hero: Hero): Square[] {
  const { at } = heroOf(table, hero);
  return neighbours(table, at).filter((square) => isFreeFor(table, square, true));
}

export function placeWanderer(draft: Draft, at: Square, tell: Speaker): void {
  const { table } = draft;
  const frame = draft.agenda.at(-1);
  if (frame?.kind !== 'wander') throw new Error('nobody is wandering');
  const rule = isInBox(table.hidden.wander.figure, table.monsters)
    ? 'treasure.wandering-stays'
    : 'component.supply-is-soft';
  const monster = appear(draft, table.hidden.wander, at, { rule, home: null }, tell);
  frame.monster = monster.id;
  frame.stage = 'strike';
}

/** It attacks at once, if it stands close enough. [treasure.wandering-stays] */
function strikeAtOnce(draft: Draft, id: number, hero: Hero): void {
  const { table } = draft;
  const monster = table.monsters.find((one) => one.id === id);
  const target = heroOf(table, hero);
  if (monster === undefined || !areAdjacent(table, monster.at, target.at)) return;
  const figure = idOfHero(hero);
  const parts: Part[] = [];
  const dice = attackDice(table, id, figure, parts);
  beginBlow(draft, { attacker: id, target: figure, dice, weapon: null, rule: 'treasure.wandering-monster' }, parts);
}

/** Monsters called by a spell stand nearest to the caster, and wait. [dread.summons-wait] */
export const summon: Frames<HeroQuest>['summon'] = (draft, frame, tell) => {
  const { table } = draft;
  const [key] = frame.keys;
  const caster = table.monsters.find(({ id }) => id === frame.caster);
  if (key === undefined || caster === undefined) {
    draft.agenda.pop();
    return;
  }
  const lurking = lurkingOf({ named: [] }, key, caster.at, table.house);
  if (!hasFigure(table, lurking)) {
    frame.keys.shift();
    return;
  }
  const squares = nearestFreeOnes(table, caster.at, true);
  if (squares.length > 1)
    askSeat(draft, zargonSeat(draft), 'dread.summons-wait', { kind: 'place', name: lurking.name, squares });
  else placeSummoned(draft, squares[0] ?? caster.at, tell);
};

export function placeSummoned(draft: Draft, at: Square, tell: Speaker): void {
  const frame = draft.agenda.at(-1);
  if (frame?.kind !== 'summon') throw new Error('nobody was called');
  const key = frame.keys.shift();
  const { house } = draft.table;
  if (key !== undefined)
    appear(draft, lurkingOf({ named: [] }, key, at, house), at, { rule: 'dread.summons-wait', home: null }, tell);
}
