import type { Cell, Direction } from '@questhall/grid';
import type { Seat, State, Tell } from '@questhall/kernel';
import type { Attribute } from '../content/heroes.ts';
import { fighterOf } from '../queries/heroes.ts';
import { isHoard } from '../queries/keep/squares.ts';
import { frameBelow } from '../queries/keep/turn.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Coming, DungeonQuest, TestedBy } from '../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;

export function beginTurn(draft: Draft, seat: Seat, tell: Teller): void {
  const { table } = draft;
  table.fighter = seat;
  const square = table.heroes[seat]?.square ?? -1;
  draft.agenda.push({ kind: 'turn', stage: 'begin', trail: [square], entered: -1, from: -1, hasSwapped: false });
  tell.all('round.order', { type: 'turnBegan', seat });
}

export function pushMove(draft: Draft, from: Cell, way: Direction): void {
  draft.agenda.push({ kind: 'move', stage: 'leave', from, way, isOpen: false });
}

export function pushEntry(draft: Draft, to: Cell, way: Direction, by: Coming): void {
  draft.agenda.push({ kind: 'entry', stage: 'tile', to, way, by, isNew: false, wasGuarded: false, forms: [] });
}

export function pushTest(draft: Draft, by: TestedBy, attribute: Attribute, rule: Rule): void {
  draft.agenda.push({
    kind: 'test',
    stage: 'before',
    by,
    rule,
    attribute,
    dice: [],
    less: 0,
    isBoosted: false,
    isRerolled: false,
    spent: 0,
    isSpared: false,
  });
}

/** Out of the hoard's two squares, the one whose edge he tried. [cat.enter-fall] */
export function fallSquare(draft: Draft): Cell {
  const { square } = fighterOf(draft.table);
  return isHoard(square) ? (frameBelow(draft, 'move')?.from ?? square) : square;
}

export function goDown(draft: Draft, isFall: boolean): void {
  draft.agenda.push({
    kind: 'descent',
    stage: 'begin',
    square: fallSquare(draft),
    way: null,
    isFall,
    hasFailed: false,
  });
}
