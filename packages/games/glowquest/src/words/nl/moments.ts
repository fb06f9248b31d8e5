import type { Moment, Wording } from '@questhall/facets';
import { CARDS, ROOMS_TO_CLEAR } from '../../content/index.ts';
import type { Event, Glowquest, View } from '../../types/index.ts';
import { foesOf } from '../telling/foes.ts';
import { sayCard } from '../telling/say.ts';
import { type Moments, momentsBy } from '../telling/sayings.ts';
import { benefitName, foesText, nameOf, severalOf, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { capital, hitpoints, list, small } from './numbers.ts';
import { PHRASES } from './phrases.ts';
import { PICKED, PREFERRED } from './reasons.ts';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;

const moment = (title: string, text = ''): Moment => ({ title, text });

const MOMENTS: Moments = {
  expeditionBegan: ({ resolve }) =>
    moment('De expeditie', `Zuiver ${small(ROOMS_TO_CLEAR)} kamers en dan de Queestekamer. ${resolveText(resolve)}`),
  kept: ({ hero, card }, view) =>
    moment(
      `${whoever(view, hero)} ${CARDS[card].deck === 'equipment' ? 'neemt' : 'leert'} ${NAMES.card[card]}`,
      sayCard(CARDS[card], PHRASES).join(' '),
    ),
  readyTaken: ({ hero, set, cards }, view) =>
    moment(`${whoever(view, hero)}: de ${NAMES.ready[set]}`, `${list(cards.map((card) => NAMES.card[card]))}.`),
  falseDoor: () => moment('Een loze deur', 'Er ligt alleen puin achter.'),
  roomFound: ({ room, found }) =>
    room === 'quest'
      ? moment(`De ${NAMES.room.quest}`, 'Hier wacht een Heer: wie die verslaat, heeft gewonnen.')
      : moment(capital(NAMES.room[room]), `Kamer ${found} van de expeditie.`),
  glowHarvested: ({ glow }) => moment('De Gloed is geoogst', `De Gloed dooft, en elke held krijgt Schild ${glow}.`),
  wentDown: ({ level }) => moment(`Verdieping ${level}`, 'Boven viel niets meer te verkennen.'),
  wandered: ({ isPatrol }) => (isPatrol ? moment('Een Patrouille', 'Iemand heeft jullie gehoord.') : null),
  encounterBegan: encounterMoment,
  patrolRolled: ({ record }) => moment(capital(severalOf(record)), 'Ze komen in zicht.'),
  called: ({ monster }, view) =>
    moment(`${whoever(view, monster)} roept om hulp`, 'De rest van de Patrouille komt met de volgende beurt.'),
  bountyMarked: ({ bounty }) =>
    moment('Een Premie', bounty === 1 ? 'Nog een kaart als het valt.' : `Nog ${small(bounty)} kaarten als het valt.`),
  reinforced: () => moment('De rest van de Patrouille', 'De roep is gehoord.'),
  chose: choseMoment,
  used: ({ benefit }) => moment(benefitName(benefit)),
  survived: ({ who, card, passed }, view) =>
    moment(
      NAMES.card[card],
      passed ? `${whoever(view, who)} blijft overeind.` : `Het houdt ${nameOf(view, who)} niet overeind.`,
    ),
  fell: ({ hero, resolve }, view) => moment(`${whoever(view, hero)} valt`, resolveText(resolve)),
  stoodUp: ({ hero, hitpoints: left, resolve }, view) =>
    moment(`${whoever(view, hero)} biedt Laatste Verzet`, `Nog ${hitpoints(left)}. ${resolveText(resolve)}`),
  recovered: ({ hero, passed }, view) => (passed ? moment(`${whoever(view, hero)} is weer bij bewustzijn`) : null),
  encounterWon: ({ room, cleared }) => wonMoment(room, cleared),
  expeditionWon: () => moment('Gewonnen', 'De Queestekamer is gezuiverd: de expeditie is geslaagd.'),
  expeditionLost: () => moment('Verloren', 'De expeditie is mislukt.'),
};

export const momentOf: Wording<Glowquest>['moment'] = momentsBy<Glowquest>(MOMENTS);

const resolveText = (resolve: number): string => (resolve === 0 ? 'De Moed is op.' : `Nog Moed ${resolve}.`);

function encounterMoment(event: Of<'encounterBegan'>, view: View): Moment {
  const { room, family, hero } = event;
  const foes = foesOf(view, event);
  const who = foes.length === 0 ? '' : `${capital(foesText(foes))}. `;
  const title = room === null ? `Patrouille: ${NAMES.family[family]}` : NAMES.family[family];
  return moment(title, `${who}${whoever(view, hero)} begint.`);
}

function choseMoment({ target, why }: Of<'chose'>, view: View): Moment {
  if (target !== null) return moment(`Heeft het gemunt op ${nameOf(view, target)}`, PREFERRED[why]);
  return moment(capital(PICKED[why]));
}

/** After every fight the heroes learn something. [level.after-encounter] */
function wonMoment(room: Of<'encounterWon'>['room'], cleared: number): Moment {
  if (room === 'quest') return moment(`De ${NAMES.room.quest} is gezuiverd`);
  if (room === null) return moment('De Patrouille is verslagen', 'Elke held gaat een niveau omhoog.');
  const rooms = `${capital(small(Math.min(cleared, ROOMS_TO_CLEAR)))} van de ${small(ROOMS_TO_CLEAR)} kamers.`;
  return moment(`De ${NAMES.room[room]} is gezuiverd`, `${rooms} Elke held gaat een niveau omhoog.`);
}
