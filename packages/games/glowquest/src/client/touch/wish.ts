import type { Cell } from '@questhall/grid';
import { CARD_IDS, DECKS } from '../../content/index.ts';
import { entityAt, findEntity, isEnemy } from '../../queries/entities.ts';
import type { Action, Entity, Question, View } from '../../types/index.ts';
import { actorOf } from '../places/actor.ts';
import type { Named } from '../places/names.ts';
import { bestWeapon } from './weapons.ts';

/**
 * What somebody who points here most likely wants, though it may be against the rules: why not is for the rules to say.
 */
export function wishAt(view: View, question: Question, { kind, name, number }: Named): Action | null {
  switch (kind) {
    case 'square':
      return onSquare(view, question, number, entityAt(view, number));
    case 'figure': {
      const there = findEntity(view, number);
      return there === null ? null : onSquare(view, question, there.at, there);
    }
    case 'door':
      return { type: 'open', door: number };
    case 'deck': {
      const deck = DECKS.find((one) => one === name);
      return deck === undefined || question.kind !== 'gain' ? null : { type: 'gain', deck };
    }
    case 'card':
      return withCard(question, name);
    case 'hero':
      return null;
  }
}

function withCard(question: Question, name: string): Action | null {
  const card = CARD_IDS.find((one) => one === name);
  if (card === undefined) return null;
  switch (question.kind) {
    case 'keep':
      return { type: 'keep', card, reshuffle: false };
    case 'overflow':
      return { type: 'discard', card };
    case 'brink':
      return { type: 'survive', card };
    case 'turn':
    case 'roll':
    case 'hit':
    case 'miss':
      return { type: 'use', benefit: card, target: null, glow: null };
    default:
      return null;
  }
}

function onSquare(view: View, question: Question, square: Cell, there: Entity | null): Action | null {
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
      return striking(view, question, there) ?? { type: 'go', to: square };
    case 'explore':
    case 'move':
      return { type: 'go', to: square };
    default:
      return null;
  }
}

function striking(view: View, question: Question, there: Entity | null): Action | null {
  const id = actorOf(question);
  const actor = id === null ? null : findEntity(view, id);
  if (actor === null || there === null || !isEnemy(actor, there)) return null;
  return { type: 'attack', target: there.id, base: bestWeapon(view, actor) };
}
