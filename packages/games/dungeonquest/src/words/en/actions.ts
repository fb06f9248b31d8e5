import { ANYTHING } from '../../content/anything.ts';
import type { Card } from '../../content/combat-cards.ts';
import type { Mode } from '../../content/modes.ts';
import type { Side } from '../../content/sides.ts';
import type { View } from '../../types.ts';
import { meetingsOf } from '../meetings.ts';
import { powerName } from '../names.ts';
import type { ArenaWording } from '../wording.ts';
import { keepAction } from './keep-actions.ts';
import { NAMES } from './names.ts';
import { listed, tokens } from './numbers.ts';

const PLACES = ['first', 'second'] as const;

const MODE_LINES: Readonly<Record<Mode, string>> = {
  dice: 'two dice against an attribute; nothing to decide for most heroes',
  solo: 'one die and a table; the quickest',
  cards: 'each side lays one of three cards in secret; the most to think about',
};

const just = (title: string): ReturnType<ArenaWording['action']> => ({ title, detail: '' });

export const action: ArenaWording['action'] = (chosen, { question }, { view }) => {
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
        detail: meetings(chosen.card, question.kind === 'lay' ? question.side : 'hero', view),
      };
    case 'playPower':
      return just(`Play ${chosen.card === ANYTHING ? 'a Power card' : powerName(NAMES, chosen.card)}`);
    case 'useItem':
      return just(`Use ${chosen.item === ANYTHING ? 'an item' : chosen.item}`);
    default:
      return just(keepAction(chosen, question, view) ?? '');
  }
};

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
