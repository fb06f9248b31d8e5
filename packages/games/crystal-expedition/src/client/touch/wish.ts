import type { Cell } from '@questhall/grid';
import { KIT_IDS } from '../../content/index.ts';
import { findEntity, isHero } from '../../queries/entities.ts';
import { armsOf } from '../../queries/reach.ts';
import { type Action, type Entity, LOCATIONS, type Question, type View } from '../../types/index.ts';
import type { Named } from '../places/names.ts';

/**
 * What somebody who points here most likely wants, though it may be against the rules: why not is for the rules to say.
 */
export function wishAt(
  view: View,
  question: Question,
  { kind, name, number }: Named,
  there: Entity | null,
): Action | null {
  const [first] = view.party;
  switch (kind) {
    case 'square':
      return onSquare(view, question, number, there);
    case 'figure':
      return there === null ? null : onSquare(view, question, there.at, there);
    case 'crystal':
      return question.kind === 'attack'
        ? { type: 'useCrystal', at: number, crystal: 'heal', option: 0, target: question.who, element: null }
        : onSquare(view, question, number, there);
    case 'door':
    case 'end':
      return first === undefined ? null : { type: 'explore', hero: first.id, exit: number };
    case 'chest':
      return { type: 'openChest', room: number };
    case 'town': {
      const location = LOCATIONS.find((one) => one === name);
      return first === undefined || location === undefined ? null : { type: 'visit', hero: first.id, location };
    }
    case 'dungeon':
      return { type: 'chooseDungeon', dungeon: number };
    case 'kit': {
      const kit = KIT_IDS.find((one) => one === name);
      return kit === undefined ? null : { type: 'takeKit', kit };
    }
    case 'hero':
    case 'waiting':
      return null;
  }
}

function onSquare(view: View, question: Question, square: Cell, there: Entity | null): Action | null {
  switch (question.kind) {
    case 'stand':
      return { type: 'stand', at: square };
    case 'shift':
    case 'push':
    case 'advance':
      return { type: 'place', to: square };
    case 'next':
      return there === null ? null : { type: 'name', target: there.id };
    case 'down':
      return { type: 'crawl', to: square };
    case 'turn':
      return striking(view, question.who, there) ?? { type: 'go', to: square };
    case 'encore':
      return striking(view, question.who, there);
    case 'explore': {
      const [first] = view.party;
      return first === undefined ? null : { type: 'walk', hero: first.id, to: square };
    }
    default:
      return null;
  }
}

/** With whatever is at hand. */
function striking(view: View, who: number, there: Entity | null): Action | null {
  const actor = findEntity(view, who);
  const arm = actor === null ? undefined : armsOf(view, actor)[0];
  if (actor === null || arm === undefined || there === null || isHero(actor) === isHero(there)) return null;
  const { means, form, elements } = arm;
  return { type: 'attack', target: there.id, means, form, element: elements[0] ?? null };
}
