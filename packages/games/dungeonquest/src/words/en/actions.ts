import { ANYTHING } from '../../content/anything.ts';
import type { Card } from '../../content/combat-cards.ts';
import type { Mode } from '../../content/modes.ts';
import { POWER_CARDS } from '../../content/power-cards.ts';
import type { Side } from '../../content/sides.ts';
import type { View } from '../../types/index.ts';
import { meetingsOf } from '../meetings.ts';
import type { ArenaWording } from '../wording.ts';
import { keepAction, playing, using } from './keep/actions.ts';
import { NAMES } from './names.ts';
import { listed, tokens } from './numbers.ts';

const PLACES = ['first', 'second'] as const;

const MODE_LINES: Readonly<Record<Mode, string>> = {
  dice: 'two dice against an attribute; nothing to decide for most heroes',
  solo: 'one die and a table; the quickest',
  cards: 'each side lays one of three cards in secret; the most to think about',
};

const just = (title: string): ReturnType<ArenaWording['action']> => ({ title, detail: '' });

export const action: ArenaWording['action'] = (chosen, ask, sight) => {
  const { question } = ask;
  switch (chosen.type) {
    case 'agree':
      if (chosen.mode === 'base') return just('None of the three');
      return { title: NAMES.mode[chosen.mode], detail: MODE_LINES[chosen.mode] };
    case 'wait':
      return just('Agree to nothing yet');
    case 'fight':
      return just('Fight');
    case 'escape':
      return just('Escape');
    case 'roll':
      return just(question.kind === 'roll' && question.dice === 1 ? 'Roll the die' : 'Roll the dice');
    case 'keep':
      if (question.kind === 'failed') return just('Leave it at that');
      return just(
        question.kind === 'reroll' && question.dice.length === 1
          ? 'Leave the die as it lies'
          : 'Leave the dice as they lie',
      );
    case 'reroll':
      return just(
        question.kind === 'reroll' ? `Roll ${facesNamed(question.dice, chosen.dice)} again` : 'Roll dice again',
      );
    case 'spend':
      return { title: `Spend ${tokens(chosen.tokens)}`, detail: 'the test is passed after all' };
    case 'addWound':
      return just('Inflict one wound more');
    case 'decline':
      return just('Leave it at that');
    case 'lay':
      return {
        title: NAMES.card[chosen.card],
        detail: meetings(chosen.card, question.kind === 'lay' ? question.side : 'hero', sight.view),
      };
    case 'playPower':
      return power(chosen.card);
    case 'useItem':
      return chosen.item === ANYTHING ? just('Use an item') : using(chosen.item);
    default:
      return keepAction(chosen, ask, sight);
  }
};

function power(card: string): ReturnType<ArenaWording['action']> {
  const known = POWER_CARDS.find((one) => one === card);
  if (known !== undefined) return playing(known);
  return just(`Play ${card === ANYTHING ? 'a Power card' : card}`);
}

/** `the 6`, `the 5 and 6`, `the second 5`. */
function facesNamed(dice: readonly number[], positions: readonly number[]): string {
  const [only] = positions;
  const isTwin = dice.length === 2 && dice[0] === dice[1];
  if (isTwin && positions.length === 1 && only !== undefined) return `the ${PLACES[only]} ${dice[only]}`;
  return isTwin ? `both ${dice[0]}s` : `the ${listed(positions.map((position) => dice[position] ?? 0))}`;
}

function meetings(card: Card, side: Side, view: View): string {
  const { beats, losesTo } = meetingsOf(card, side, view);
  const named = ({ card: other, wounds }: (typeof beats)[number]): string =>
    wounds > 1 ? `${NAMES.card[other]} (${wounds} wounds)` : NAMES.card[other];
  return `beats ${listed(beats.map(named))}, loses to ${listed(losesTo.map(named))}`;
}
