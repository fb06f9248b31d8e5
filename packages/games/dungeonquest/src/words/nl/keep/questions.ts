import type { Sight } from '@questhall/kernel';
import type { DungeonQuest, Question } from '../../../types/index.ts';
import { cardName } from '../../telling/keep.ts';
import { aMonster } from '../fighters.ts';
import { NAMES } from '../names.ts';
import { capital, count, wounds } from '../numbers.ts';
import { THINGS } from '../things.ts';

type KeepQuestion = Exclude<
  Question,
  { kind: 'mode' | 'encounter' | 'roll' | 'reroll' | 'spend' | 'extraWound' | 'lay' }
>;

const TESTED_BY = {
  card: '',
  entering: 'De vloer is verraderlijk. ',
  leaving: 'Iets houdt je vast. ',
  portcullis: 'Een valhek verspert de weg. ',
  cage: 'Je zit in een kooi. ',
} as const;

const OFFERS = {
  corpse: 'Hier is iemand gestorven. Doorzoek je het lijk?',
  crypt: 'Een sarcofaag. Open je hem?',
  trap: 'Een kaart trekken?',
} as const;

export function keepQuestion(asked: KeepQuestion, { view }: Sight<DungeonQuest>): string {
  switch (asked.kind) {
    case 'hero':
      return 'Welke held leid je?';
    case 'tower':
      return 'In welke toren begin je?';
    case 'startWindow':
      return 'Voor je aan de kooi rukt: gebruik je iets?';
    case 'action':
      return isBelow(view) ? 'Wat doe je hier beneden?' : 'Wat doe je?';
    case 'onward':
      return 'De gang loopt door. Welke kant op?';
    case 'tile':
      return 'Welke van de tegels leg je?';
    case 'door':
      return 'Een deur. Gebruik je er een sleutel op?';
    case 'tileCard':
      return `Er hoort een ${NAMES.deck[asked.deck]}kaart te komen. Trek je die?`;
    case 'stairwell':
      return 'Een trap leidt omlaag. Blijf je boven, of daal je af?';
    case 'heading':
      return 'Welke kant ga je beneden op?';
    case 'test': {
      const what = asked.card === null ? TESTED_BY[asked.by] : `${cardName(NAMES, asked.card)}. `;
      return `${what}Gooi ${asked.value + asked.less} of minder om te slagen (${NAMES.attribute[asked.attribute]} ${asked.value}${asked.less > 0 ? ` en ${asked.less}` : ''}).`;
    }
    case 'failed':
      return `${asked.total} is ${asked.needed} te veel voor ${NAMES.attribute[asked.attribute]}. Laat je het daarbij?`;
    case 'meeting':
      return `${cardName(NAMES, asked.card)}. Laat je het komen?`;
    case 'torch':
      return 'Je toorts flakkert. Geeft iets anders nog licht?';
    case 'trap':
      return `${cardName(NAMES, asked.card)}: ${THINGS.card(asked.card)} Stap je eromheen?`;
    case 'searchCards':
      return 'Welke van de twee vondsten neem je?';
    case 'offer':
      return OFFERS[asked.deck];
    case 'secretDoor':
      return 'Een geheime deur! Waar leidt hij heen?';
    case 'lookAtTiles':
      return `Deze ${count(asked.tiles, 'tegel komt', 'tegels komen')} hierna. In welke volgorde?`;
    case 'stair':
      return 'Een gebroken trap. Klim je naar boven?';
    case 'leave':
      return 'Je staat in een toren. Verlaat je de burcht voorgoed?';
    case 'aegis':
      return `Vuur: ${wounds(asked.wounds)}. Beschermt iets je?`;
    case 'handLimit':
      return 'Je hand is te vol. Welke Krachtkaart gaat weg?';
    case 'bluff':
      return `Voor je staat ${theFoe(view)}. Speel je iets voor je beslist?`;
    case 'parting':
      return 'Stel je voor in vrede uiteen te gaan?';
    case 'partingAnswer':
      return `${capital(theFoe(view))} wil in vrede uiteen. Stem je in?`;
    case 'betweenRounds':
      return 'Verder vechten, of proberen te ontsnappen?';
    case 'retreat':
      return 'Waarheen vlucht je?';
    case 'escapeCard':
      return asked.side === 'hero'
        ? 'Leg een Krachtkaart voor je ontsnapping, met de beeldzijde naar onder.'
        : 'Leg een Krachtkaart om de held vast te houden, met de beeldzijde naar onder, of laat het aan de stapel.';
  }
}

const isBelow = ({ heroes, fighter }: DungeonQuest['View']): boolean => (heroes[fighter]?.heading ?? null) !== null;

const theFoe = ({ monster }: DungeonQuest['View']): string => (monster === null ? 'iets' : aMonster(monster.monster));
