import { isNear } from '@questhall/tiles';
import { attackOf, isHitting, totalOf } from '../../queries/blow.ts';
import { expeditionOf, findEntity, monstersOf } from '../../queries/entities.ts';
import type { Action, Question, View } from '../../types/index.ts';
import { type Asked, anyOf, bestOf, offersOf } from '../choice.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** A Knight with few Hitpoints left does not step in for others. */
const GUARD_FROM = 6;

/** What can be used is used, but nobody steps in who would fall by it. */
export function interruptFor(turn: Asked): Action {
  const { view } = turn.sight;
  const wanted = offersOf(turn, 'interrupt').find(
    ({ who, interrupt }) => interrupt !== 'guardian' || (findEntity(view, who)?.hitpoints ?? 0) >= GUARD_FROM,
  );
  return wanted ?? { type: 'done' };
}

/** Everything else that comes up in a fight. */
export function answerFor(turn: Asked, question: Question): Action {
  switch (question.kind) {
    case 'down':
      return { type: 'recover' };
    case 'reroll':
      return rerollFor(turn, question);
    case 'push':
    case 'advance':
    case 'shift':
      return placeFor(turn);
    case 'next':
      return (
        bestOf(offersOf(turn, 'name'), ({ target }) => -(findEntity(turn.sight.view, target)?.hitpoints ?? 0)) ??
        anyOf(turn)
      );
    case 'assign':
      return offersOf(turn, 'assign').find(({ hero }) => hero !== null) ?? { type: 'assign', hero: null };
    default:
      return anyOf(turn);
  }
}

/** The lowest die, where it would be a miss, or where somebody is held fast. */
function rerollFor(turn: Asked, { of, dice, by }: Of<'reroll'>): Action {
  const attack = of === 'attack' ? attackOf(turn.sight.view) : null;
  const isGood = attack !== null && (isHitting(attack) || attack.grit - totalOf(attack) <= attack.surges);
  const [source] = by;
  const die = dice.indexOf(Math.min(...dice));
  const wanted = offersOf(turn, 'reroll').find((offer) => offer.die === die && offer.by === source);
  return isGood || wanted === undefined ? { type: 'done' } : wanted;
}

const monstersNear = (view: View, cell: number): number =>
  monstersOf(view).filter(({ at }) => isNear(expeditionOf(view).floor, at, cell)).length;

/** Whoever is moved goes where few monsters are: a monster is best alone, and so is a hero among them. */
const placeFor = (turn: Asked): Action =>
  bestOf(offersOf(turn, 'place'), ({ to }) => -monstersNear(turn.sight.view, to)) ?? anyOf(turn);
