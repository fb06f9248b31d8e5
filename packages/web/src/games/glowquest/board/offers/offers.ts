import type { Action, View } from '@questhall/glowquest';
import { type EntityId, enemiesOf, entityAt, findEntity, type Question } from '@questhall/glowquest/queries';
import { actorOf } from './actor.ts';
import { bestFirst, bestWeapon } from './strikes.ts';
import { tollOf } from './walks.ts';

type Cell = number;

/** Where somebody stands; -1 for nowhere. */
export const squareOf = (view: View, id: EntityId): Cell => findEntity(view, id)?.at ?? -1;

/** The squares that an answer is aimed at; none for what is aimed at nothing. */
export function aimedAt(view: View, action: Action): readonly Cell[] {
  switch (action.type) {
    case 'go':
    case 'crawl':
    case 'place':
      return [action.to];
    case 'stand':
    case 'setUp':
      return [action.at];
    case 'attack':
    case 'throwRock':
    case 'name':
      return on(squareOf(view, action.target));
    case 'activate':
      return on(squareOf(view, action.monster));
    case 'flee':
    case 'dodge':
      return on(squareOf(view, action.enemy));
    case 'open':
      return on(nearOf(view, action.door));
    case 'use':
      if (action.target !== null) return on(squareOf(view, action.target));
      return action.glow === null ? [] : [action.glow];
    default:
      return [];
  }
}

const on = (square: Cell): readonly Cell[] => (square < 0 ? [] : [square]);

const nearOf = ({ floor }: View, door: number): Cell => floor.doors.find(({ id }) => id === door)?.near ?? -1;

/** What belongs to whoever acts, and to no place in particular. */
const OWN: readonly Action['type'][] = ['endTurn', 'endPhase', 'done', 'recover'];

/** Everything among the offers that has to do with a square, whoever stands there and its doors. */
export function offersAt(view: View, question: Question, offers: readonly Action[], square: Cell): readonly Action[] {
  const actor = actorOf(question);
  const isOwn = actor !== null && squareOf(view, actor) === square;
  const here = offers.filter((offer) => {
    if (OWN.includes(offer.type)) return isOwn;
    if (offer.type === 'use' && offer.target === null && offer.glow === null) return isOwn;
    return aimedAt(view, offer).includes(square) || (offer.type === 'use' && offer.glow === square);
  });
  return bestFirst(view, actor, here);
}

/** Done at once when a square is pointed at, without a menu. */
const PLAIN: readonly Action['type'][] = [
  'go',
  'crawl',
  'place',
  'stand',
  'setUp',
  'name',
  'activate',
  'attack',
  'throwRock',
];

/** What is plainly meant by pointing here; null where there is a choice, or nothing. */
export function plainAt(here: readonly Action[]): Action | null {
  const [only, second] = here.filter(({ type }) => PLAIN.includes(type));
  return only !== undefined && second === undefined ? only : null;
}

/** An answer that costs something, or stakes something: whoever touches the board has not seen it beforehand. */
export const isDear = (view: View, { type }: Action): boolean =>
  type === 'attack' || type === 'throwRock' || (type === 'go' && tollOf(view) > 0);

/**
 * What somebody who points here most likely wants, though it may be against the rules: why not is for the rules to say.
 */
export function wishAt(view: View, question: Question, square: Cell): Action | null {
  const there = entityAt(view, square);
  const id = actorOf(question);
  const actor = id === null ? null : findEntity(view, id);
  switch (question.kind) {
    case 'stand':
    case 'setUp':
      return { type: question.kind, at: square };
    case 'momentum':
    case 'follow':
    case 'forced':
      return { type: 'place', to: square };
    case 'victim':
    case 'shove':
    case 'packets':
      return there === null ? null : { type: 'name', target: there.id };
    case 'activate':
      return there === null ? null : { type: 'activate', monster: there.id };
    case 'down':
      return there === null ? { type: 'crawl', to: square } : { type: 'throwRock', target: there.id };
    case 'turn':
      if (actor !== null && there !== null && enemiesOf(view, actor).some((enemy) => enemy.id === there.id))
        return { type: 'attack', target: there.id, base: bestWeapon(view, actor) };
      return { type: 'go', to: square };
    case 'explore':
    case 'move':
      return { type: 'go', to: square };
    default:
      return null;
  }
}
