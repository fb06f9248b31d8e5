import type { Card } from '../content/combat-cards.ts';
import type { Mode } from '../content/modes.ts';
import type { Side } from '../content/sides.ts';
import type { DungeonQuest, View } from '../types.ts';
import { meetingsOf } from '../words/meetings.ts';
import type { Telling } from '../words/words.ts';
import { DUTCH_NAMES } from './names.ts';
import { listed, tokens, wounds } from './numbers.ts';

const PLACES = ['eerste', 'tweede'] as const;

const MODE_LINES: Readonly<Record<Mode, string>> = {
  dice: 'twee dobbelstenen tegen een eigenschap; de meeste helden hebben niets te beslissen',
  solo: 'één dobbelsteen en een tabel; het snelst',
  cards: 'elke kant legt in het geheim een van drie kaarten; het meeste denkwerk',
};

export const action: Telling<DungeonQuest>['action'] = (chosen, { question }, { view }) => {
  switch (chosen.type) {
    case 'agree':
      return chosen.mode === 'base'
        ? 'geen van de drie'
        : `${DUTCH_NAMES.mode[chosen.mode]}: ${MODE_LINES[chosen.mode]}`;
    case 'wait':
      return 'nog nergens mee instemmen';
    case 'fight':
      return 'vechten';
    case 'escape':
      return 'ontsnappen';
    case 'roll':
      return question.kind === 'roll' && question.dice > 1 ? 'de dobbelstenen gooien' : 'de dobbelsteen gooien';
    case 'keep':
      return question.kind === 'reroll' && question.dice.length === 1
        ? 'de dobbelsteen laten liggen'
        : 'de dobbelstenen laten liggen';
    case 'reroll':
      return `${question.kind === 'reroll' ? facesNamed(question.dice, chosen.dice) : 'dobbelstenen'} opnieuw gooien`;
    case 'spend':
      return `${tokens(chosen.tokens)} inzetten`;
    case 'addWound':
      return 'nog één wond toebrengen';
    case 'decline':
      return 'het hierbij laten';
    case 'lay':
      return `${DUTCH_NAMES.card[chosen.card]}: ${meetings(chosen.card, question.kind === 'lay' ? question.side : 'hero', view)}`;
    case 'playPower':
      return `${chosen.card} spelen`;
    case 'useItem':
      return `${chosen.item} gebruiken`;
  }
};

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
    n > 1 ? `${DUTCH_NAMES.card[other]} (${wounds(n)})` : DUTCH_NAMES.card[other];
  return `wint van ${listed(beats.map(named))}, verliest van ${listed(losesTo.map(named))}`;
}

/** The name of an answer in the list. */
export const shorthand: Telling<DungeonQuest>['shorthand'] = (chosen) => {
  switch (chosen.type) {
    case 'agree':
      return chosen.mode === 'base' ? 'geen' : DUTCH_NAMES.mode[chosen.mode];
    case 'wait':
      return 'wachten';
    case 'fight':
      return 'vecht';
    case 'escape':
      return 'ontsnap';
    case 'roll':
      return 'gooi';
    case 'keep':
      return 'laat liggen';
    case 'reroll':
      return `opnieuw ${listed(chosen.dice.map((position) => position + 1))}`;
    case 'spend':
      return `zet in ${chosen.tokens}`;
    case 'addWound':
      return 'erbij';
    case 'decline':
      return 'hierbij';
    case 'lay':
      return DUTCH_NAMES.card[chosen.card];
    case 'playPower':
      return `kaart ${chosen.card}`;
    case 'useItem':
      return `ding ${chosen.item}`;
  }
};
