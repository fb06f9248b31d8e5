import { KEEP_CARDS } from '../../content/keep/decks.ts';
import type { DungeonQuest } from '../../types.ts';
import { NAMES } from './names.ts';

type Question = DungeonQuest['Question'];

const ASKED: Partial<Readonly<Record<Question['kind'], string>>> = {
  hero: 'Wie leid je?',
  tower: 'Vanuit welke toren?',
  startWindow: 'Voor je de kooi probeert: gebruik je iets?',
  action: 'Wat doe je deze beurt?',
  onward: 'De gang gaat verder. Waarheen?',
  tile: 'Welke van de twee tegels leg je?',
  door: 'Er is een deur. Gebruik je een sleutel?',
  tileCard: 'Er wordt een kaart getrokken.',
  stairwell: 'Een kaart trekken, of de trap af?',
  heading: 'Welke kant ga je op, beneden?',
  meeting: 'Er beweegt iets in het donker.',
  torch: 'Je fakkel dooft: je verliest een beurt.',
  trap: 'Deze val houden, of licht stappen?',
  searchCards: 'Welke van de twee neem je?',
  offer: 'Maak je het open?',
  secretDoor: 'Een geheime deur. Waar leidt ze heen?',
  lookAtTiles: 'In welke volgorde gaan de tegels terug?',
  stair: 'Ga je de kapotte trap op?',
  leave: 'Verlaat je de burcht?',
  aegis: 'Vuur! Houd je iets omhoog?',
  handLimit: 'Eén krachtkaart te veel. Welke gaat weg?',
  bluff: 'Voor je beslist: bluffen?',
  parting: 'Stel je voor zonder gevecht uiteen te gaan?',
  partingAnswer: 'Het monster wil zonder gevecht uiteengaan. Jij ook?',
  betweenRounds: 'Verder vechten, of proberen te ontsnappen?',
  retreat: 'Waarheen wijk je uit?',
  escapeCard: 'Leg een krachtkaart, met de beeldzijde naar onder.',
};

/** What is asked in the keep; null for what is asked in a fight. */
export function keepQuestion(asked: Question): string | null {
  switch (asked.kind) {
    case 'test': {
      const card = asked.card === null ? undefined : KEEP_CARDS[asked.card];
      const why = card === undefined ? '' : `${NAMES.title[card.title]}: `;
      const less = asked.less === 0 ? '' : `, min ${asked.less}`;
      return `${why}gooi ${asked.value} of minder (${NAMES.attribute[asked.attribute]}${less}).`;
    }
    case 'failed':
      return `${asked.total} is ${asked.needed} te veel. Keer je het?`;
    default:
      return ASKED[asked.kind] ?? null;
  }
}
