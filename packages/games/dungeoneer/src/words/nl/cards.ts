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
  dungeon: { open: 'open', locked: 'Op slot', trapped: 'Val in de uitgang', wall: 'muur' },
  wilderness: { open: 'open', locked: 'Verdwaald', trapped: 'Verraderlijk', wall: 'onbegaanbaar' },
};

const SIGNS: Readonly<Record<Sign, (scores: string) => string>> = {
  attack: (scores) => `valt aan met ${scores}`,
  counter: (scores) => `doet met ${scores} alleen een tegenaanval`,
  none: (scores) => `kan met ${scores} niet verwonden`,
};

const threatOf = (form: Form, number: number): string => `${NAMES.form[form]}-Dreiging van ${number}`;

/** All that cards say in Dutch. */
export const TEXTS: CardTexts = cardTexts({
  phrases: PHRASES,
  fighter: ({ scores, signs, life }) => {
    const groups = (['attack', 'counter', 'none'] as const).flatMap((sign) => {
      const forms = FORMS.filter((form) => signs[form] === sign).map((form) => `${NAMES.form[form]} ${scores[form]}`);
      return forms.length === 0 ? [] : SIGNS[sign](either(forms));
    });
    return `${groups.join(', ')}, en heeft ${life} leven`;
  },
  attach: 'hecht deze kaart aan een monster in je Horde of in deze reeks Ontmoetingen',
  untargeted: 'zonder doelwit: het Gevaar van een tegenstander naar keuze betaalt ervoor',
  location: (location) => {
    switch (location.at) {
      case 'card':
        return place(location.card);
      case 'kinds':
        return `elke ${either(location.kinds.map((kind) => NAMES.mapKind[kind]))}`;
      case 'entrance':
        return 'elke Ingang';
      case 'farthest':
        return 'het veld dat het verst van een Ingang ligt';
    }
  },
  slay: (monster) => `versla het monster: het ${monster}`,
  overcome: ({ scores, number, times }) => {
    const [only = 'melee'] = scores;
    const choice = `Dreiging van ${number} met ${either(scores.map((form) => NAMES.form[form]))}`;
    const often = times === 1 ? '' : `, ${times} keer, ten hoogste eenmaal per beurt`;
    return `overwin een ${scores.length === 1 ? threatOf(only, number) : choice}${often}`;
  },
  escort: (from, to) => `haal het fiche op bij ${place(from)} en breng het naar ${place(to)}`,
  pay: (prices) =>
    either(
      prices.map((price) =>
        price.pay === 'treasures' || price.pay === 'hand' ? `leg ${priceText(price)} af` : `betaal ${priceText(price)}`,
      ),
    ),
  search: (number) =>
    'zoek eerst: betaal 1 bewegingspunt en gooi een dobbelsteen, ' +
    'met 1 erbij voor elke stap naar de dichtstbijzijnde Ingang; ' +
    `bij ${number} of meer heb je het voor deze beurt gevonden`,
  chance: (dice, sequence) =>
    `gooi ${dice} dobbelstenen en zoek ${list(sequence)}, in die volgorde: ` +
    'elke poging die het volgende getal laat zien brengt je één verder, ten hoogste eenmaal per beurt',
  concerns: 'als Persoonlijke Queeste werkt dit op de eigenaar, als Algemene Queeste op iedereen',
  side: NAMES.side,
  exit: (exit, section) =>
    exit.kind === 'open' || exit.kind === 'wall'
      ? EXITS[section][exit.kind]
      : `${EXITS[section][exit.kind]}, ${threatOf(exit.form, exit.number)}`,
  obstacle: (obstacle) => {
    switch (obstacle.kind) {
      case 'hazard':
        return `Gevaarlijke plek: de Dreigingen van Vallen zijn hier ${obstacle.more} hoger`;
      case 'pit':
        return `Kuil: overwin een ${threatOf(obstacle.form, obstacle.number)} of kantel`;
      case 'spikes':
        return `Pinnen: overwin een ${threatOf(obstacle.form, obstacle.number)} of krijg 1 wond`;
    }
  },
  sewer: (letter) => `Riool ${letter}: voor 1 bewegingspunt kom je bij het andere eind`,
  portal: 'Portaal: voor 1 bewegingspunt kom je bij de Kerkeringang met dezelfde letter',
});
