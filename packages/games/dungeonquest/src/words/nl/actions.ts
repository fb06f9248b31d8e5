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
import { capital, listed, tokens, wounds } from './numbers.ts';

const PLACES = ['eerste', 'tweede'] as const;

const MODE_LINES: Readonly<Record<Mode, string>> = {
  dice: 'twee dobbelstenen tegen een eigenschap; de meeste helden hebben niets te beslissen',
  solo: 'één dobbelsteen en een tabel; het snelst',
  cards: 'elke kant legt in het geheim een van drie kaarten; het meeste denkwerk',
};

const just = (title: string): ReturnType<ArenaWording['action']> => ({ title, detail: '' });

export const action: ArenaWording['action'] = (chosen, ask, sight) => {
  const { question } = ask;
  switch (chosen.type) {
    case 'agree':
      if (chosen.mode === 'base') return just('Geen van de drie');
      return { title: NAMES.mode[chosen.mode], detail: MODE_LINES[chosen.mode] };
    case 'wait':
      return just('Nog nergens mee instemmen');
    case 'fight':
      return just('Vechten');
    case 'escape':
      return just('Ontsnappen');
    case 'roll':
      return just(question.kind === 'roll' && question.dice === 1 ? 'De dobbelsteen gooien' : 'De dobbelstenen gooien');
    case 'keep':
      if (question.kind === 'failed') return just('Het daarbij laten');
      return just(
        question.kind === 'reroll' && question.dice.length === 1
          ? 'De dobbelsteen laten liggen'
          : 'De dobbelstenen laten liggen',
      );
    case 'reroll':
      return just(
        question.kind === 'reroll'
          ? `${capital(facesNamed(question.dice, chosen.dice))} opnieuw gooien`
          : 'Dobbelstenen opnieuw gooien',
      );
    case 'spend':
      return { title: `${capital(tokens(chosen.tokens))} inzetten`, detail: 'de toets lukt alsnog' };
    case 'addWound':
      return just('Nog één wond toebrengen');
    case 'decline':
      return just('Het hierbij laten');
    case 'lay':
      return {
        title: NAMES.card[chosen.card],
        detail: meetings(chosen.card, question.kind === 'lay' ? question.side : 'hero', sight.view),
      };
    case 'playPower':
      return power(chosen.card);
    case 'useItem':
      return chosen.item === ANYTHING ? just('Een voorwerp gebruiken') : using(chosen.item);
    default:
      return keepAction(chosen, ask, sight);
  }
};

function power(card: string): ReturnType<ArenaWording['action']> {
  const known = POWER_CARDS.find((one) => one === card);
  if (known !== undefined) return playing(known);
  return just(card === ANYTHING ? 'Een krachtkaart spelen' : `${capital(card)} spelen`);
}

/** `de 6`, `de 5 en de 6`, `de tweede 5`. */
function facesNamed(dice: readonly number[], positions: readonly number[]): string {
  const [only] = positions;
  const isTwin = dice.length === 2 && dice[0] === dice[1];
  if (isTwin && positions.length === 1 && only !== undefined) return `de ${PLACES[only]} ${dice[only]}`;
  return isTwin
    ? `beide dobbelstenen met ${dice[0]}`
    : listed(positions.map((position) => `de ${dice[position] ?? 0}`));
}

function meetings(card: Card, side: Side, view: View): string {
  const { beats, losesTo } = meetingsOf(card, side, view);
  const named = ({ card: other, wounds: n }: (typeof beats)[number]): string =>
    n > 1 ? `${NAMES.card[other]} (${wounds(n)})` : NAMES.card[other];
  return `wint van ${listed(beats.map(named))}, verliest van ${listed(losesTo.map(named))}`;
}
