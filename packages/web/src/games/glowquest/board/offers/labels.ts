import type { Action, Glowquest } from '@questhall/glowquest';
import type { Ask, Sight } from '@questhall/kernel';
import { ACTS, type Acts } from '../../wording/acts.ts';
import type { BoardWords } from '../words.ts';
import { actorOf } from './actor.ts';
import { oddsText } from './strikes.ts';

/** What an offer is called in a menu, and what it does. */
export function labelOf(
  action: Action,
  ask: Ask<Glowquest>,
  sight: Sight<Glowquest>,
  texts: BoardWords,
): { readonly title: string; readonly detail: string } {
  const odds = oddsText(sight.view, actorOf(ask.question), action, texts);
  const { detail: said } = texts.action(action, ask, sight);
  return { title: titleOf(action, ask, texts), detail: capital(odds === '' ? said : `${said}; ${odds}`) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function titleOf(action: Action, { question }: Ask<Glowquest>, texts: BoardWords): string {
  const { acts } = texts;
  switch (action.type) {
    case 'attack': {
      const base = texts.base(action.base);
      return base === '' ? acts.attack : `${acts.attack}: ${base}`;
    }
    case 'use':
      return texts.benefit(action.benefit);
    case 'done':
      return question.kind === 'move' ? acts.stop : question.kind === 'leave' ? acts.giveUp : acts.done;
    default:
      return isNamed(action.type) ? acts[action.type] : capital(action.type);
  }
}

const isNamed = (type: string): type is keyof Acts => Object.hasOwn(ACTS.en, type);
