import type { Exit, Form, SectionName, Sign } from '../../content/index.ts';
import { FORMS } from '../../content/index.ts';
import { nameIn } from '../names.ts';
import { type CardTexts, cardTexts } from '../telling/cards.ts';
import { PHRASES } from './effects.ts';
import { priceText } from './effects-moments.ts';
import { either, list } from './effects-voices.ts';
import { NAMES } from './names.ts';

const place = (map: string): string => nameIn(NAMES.map, map);

/** L and T have another name in the open. [exit.locked] [exit.trapped] */
const EXITS: Readonly<Record<SectionName, Readonly<Record<Exit['kind'], string>>>> = {
  dungeon: { open: 'open', locked: 'Locked', trapped: 'Trapped', wall: 'wall' },
  wilderness: { open: 'open', locked: 'Lost', trapped: 'Treacherous', wall: 'impassable' },
};

const SIGNS: Readonly<Record<Sign, string>> = {
  attack: 'attacks with',
  counter: 'only counter-attacks with',
  none: 'cannot wound with',
};

const threatOf = (form: Form, number: number): string => `${NAMES.form[form]} Threat of ${number}`;

/** All that cards say in English. */
export const TEXTS: CardTexts = cardTexts({
  phrases: PHRASES,
  fighter: ({ scores, signs, life }) => {
    const groups = (['attack', 'counter', 'none'] as const).flatMap((sign) => {
      const forms = FORMS.filter((form) => signs[form] === sign).map((form) => `${NAMES.form[form]} ${scores[form]}`);
      return forms.length === 0 ? [] : `${SIGNS[sign]} ${either(forms)}`;
    });
    return `${groups.join(', ')}, and has ${life} life`;
  },
  attach: 'attach it to a monster in your Pack or of this batch',
  untargeted: 'without a target: any opponent’s Peril pays for it',
  location: (location) => {
    switch (location.at) {
      case 'card':
        return place(location.card);
      case 'kinds':
        return `any ${either(location.kinds.map((kind) => NAMES.mapKind[kind]))}`;
      case 'entrance':
        return 'any Entrance';
      case 'farthest':
        return 'the space farthest from an Entrance';
    }
  },
  slay: (monster) => `slay a monster that ${monster}`,
  overcome: ({ scores, number, times }) => {
    const [only = 'melee'] = scores;
    const choice = `Threat of ${number} with ${either(scores.map((form) => NAMES.form[form]))}`;
    const often = times === 1 ? '' : `, ${times} times, at most once in a turn`;
    return `overcome a ${scores.length === 1 ? threatOf(only, number) : choice}${often}`;
  },
  escort: (from, to) => `take the token at ${place(from)} and bring it to ${place(to)}`,
  pay: (prices) =>
    either(
      prices.map((price) =>
        price.pay === 'treasures' || price.pay === 'hand' ? `discard ${priceText(price)}` : `pay ${priceText(price)}`,
      ),
    ),
  search: (number) =>
    'search first: pay 1 movement point and roll a die, adding 1 for each step to the nearest Entrance; ' +
    `on ${number} or more you have found it for this turn`,
  chance: (dice, sequence) =>
    `roll ${dice} dice and look for ${list(sequence)}, in this order: ` +
    'each attempt that shows the next number brings you one further, at most once in a turn',
  concerns: 'as a Personal Quest this works on its owner, as the Global Quest on everybody',
  side: NAMES.side,
  exit: (exit, section) =>
    exit.kind === 'open' || exit.kind === 'wall'
      ? EXITS[section][exit.kind]
      : `${EXITS[section][exit.kind]}, ${threatOf(exit.form, exit.number)}`,
  obstacle: (obstacle) => {
    switch (obstacle.kind) {
      case 'hazard':
        return `Hazard: the Threats of Traps are ${obstacle.more} higher here`;
      case 'pit':
        return `Pit: overcome a ${threatOf(obstacle.form, obstacle.number)} or be tipped`;
      case 'spikes':
        return `Spikes: overcome a ${threatOf(obstacle.form, obstacle.number)} or take 1 wound`;
    }
  },
  sewer: (letter) => `Sewer ${letter}: 1 movement point takes you to the other end`,
  portal: 'Portal: 1 movement point takes you to the Dungeon Entrance with its letter',
});
