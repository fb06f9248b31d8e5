import type { Action, HeroQuest } from '@questhall/heroquest';
import { offerOdds } from '@questhall/heroquest/client';
import type { Ask, Sight } from '@questhall/kernel';
import { ACTS, type Acts } from '../wording/acts.ts';
import type { BoardWords } from './words.ts';

/** What an offer is called in a menu, and what it does. */
export function labelOf(
  action: Action,
  ask: Ask<HeroQuest>,
  sight: Sight<HeroQuest>,
  texts: BoardWords,
): { readonly title: string; readonly detail: string } {
  const odds = offerOdds(sight.view, ask.question, action);
  const { detail: said } = texts.action(action, ask, sight);
  const detail = odds === null ? said : `${said}; ${texts.odds(odds.kill, odds.damage)}`;
  return { title: titleOf(action, texts), detail: capital(detail) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function titleOf(action: Action, texts: BoardWords): string {
  switch (action.type) {
    case 'attack':
      return action.isThrown ? texts.acts.throw : texts.acts.attack;
    case 'cast':
      return texts.names.spell[action.spell];
    case 'dread':
      return texts.names.dreadSpell[action.spell];
    default:
      return isNamed(action.type) ? texts.acts[action.type] : capital(action.type);
  }
}

const isNamed = (type: string): type is keyof Acts => Object.hasOwn(ACTS.en, type);
