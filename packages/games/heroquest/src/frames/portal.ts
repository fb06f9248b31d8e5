import { stepsApart } from '@questhall/grid';
import { type Frames, fixed, type Tell } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import { STEER } from '../content/quests/index.ts';
import { areaAt, boardOf, stairSquares } from '../queries/board.ts';
import { heroOf, idOfHero, isFriendAt, monsterAt } from '../queries/figures.ts';
import { isSolidTrue } from '../queries/moving.ts';
import type { Room, Square } from '../sheet/sheet.ts';
import type { HeroQuest, Table } from '../types/index.ts';
import { askSeat, type Draft, movingFrame } from './agenda.ts';
import { rollRed } from './combat-dice.ts';
import { comeToRest } from './delivery.ts';
import { endMove } from './harm.ts';
import { look } from './reveal.ts';

/** A step through a door that leads nobody knows where. [quest.q10-portal-doors] */
export const portal: Frames<HeroQuest>['portal'] = (draft, frame, tell) => {
  const { table } = draft;
  const hero = heroOf(table, frame.hero);
  const known = table.portals.find(({ edge }) => edge === frame.edge);
  if (known !== undefined) {
    draft.agenda.pop();
    arriveIn(draft, hero.hero, known.room, tell);
    return;
  }
  if (frame.stage === 'roll') {
    const dice = rollRed(draft, 2);
    frame.sum = dice.reduce((sum, die) => sum + die, 0);
    frame.stage = 'steer';
    tell.all('quest.q10-portal-roll', { type: 'portalRolled', hero: hero.hero, dice, sum: frame.sum });
  } else if (frame.stage === 'steer' && hero.mind >= STEER.mind) {
    askSeat(draft, hero.seat, 'quest.q10-steer', { kind: 'steer', hero: hero.hero, sum: frame.sum });
  } else table.portals.push(fixed({ edge: frame.edge, room: roomFor(table, frame.sum) }));
};

/** Where a sum leads. */
function roomFor({ hidden }: Table, sum: number): Room {
  const room = hidden.special?.kind === 'portals' ? hidden.special.rooms[sum] : undefined;
  if (room === undefined) throw new Error(`no portal leads anywhere on ${sum}`);
  return room;
}

/** [quest.q10-arrival] */
function arriveIn(draft: Draft, hero: Hero, room: Room, tell: Tell<HeroQuest>): void {
  const { table } = draft;
  const figure = heroOf(table, hero);
  const moving = movingFrame(draft);
  if (moving?.kind === 'heroTurn') endMove(figure, moving, tell);
  else if (moving !== null) moving.movement = 0;
  tell.all('quest.q10-arrival', { type: 'portalTaken', hero, room });
  if (areaAt(table, figure.at) === room) return;
  figure.at = arrivalSquare(table, room);
  tell.all('quest.q10-arrival', { type: 'placed', figure: idOfHero(hero), to: figure.at });
  look(draft, tell, [figure.at]);
  comeToRest(draft, idOfHero(hero), tell);
}

/**
 * The square the sheet names, or the nearest free one of that room; ties by row, then column, as squares are listed.
 */
function arrivalSquare(table: Table, room: Room): Square {
  const { hidden, plan } = table;
  const named = hidden.special?.kind === 'portals' ? hidden.special.arrivals[room] : undefined;
  const stairs = stairSquares({ plan, stairs: table.stairs ?? hidden.stairs });
  const wanted = named ?? stairs[0] ?? 0;
  if (stairs.includes(wanted)) return wanted;
  const { grid, squaresOf } = boardOf(plan);
  const distance = (square: Square): number => stepsApart(grid, square, wanted);
  const isFree = (square: Square): boolean =>
    !isFriendAt(table, square) &&
    monsterAt(table, square) === null &&
    !hidden.monsters.some(({ at }) => at === square) &&
    !isSolidTrue(table, square);
  const free = (squaresOf.get(room) ?? []).filter(isFree).sort((a, b) => distance(a) - distance(b));
  return free[0] ?? wanted;
}
