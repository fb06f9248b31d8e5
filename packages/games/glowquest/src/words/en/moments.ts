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
    moment('The expedition', `Clear ${small(ROOMS_TO_CLEAR)} rooms and then the Quest room. ${resolveText(resolve)}`),
  kept: ({ hero, card }, view) =>
    moment(
      `${whoever(view, hero)} ${CARDS[card].deck === 'equipment' ? 'takes' : 'learns'} ${NAMES.card[card]}`,
      sayCard(CARDS[card], PHRASES).join(' '),
    ),
  readyTaken: ({ hero, set, cards }, view) =>
    moment(`${whoever(view, hero)}: the ${NAMES.ready[set]}`, `${list(cards.map((card) => NAMES.card[card]))}.`),
  falseDoor: () => moment('A false door', 'Nothing but rubble is behind it.'),
  roomFound: ({ room, found }) =>
    room === 'quest'
      ? moment(`The ${NAMES.room.quest}`, 'A Lord waits in it: whoever beats it has won.')
      : moment(capital(NAMES.room[room]), `Room ${found} of the expedition.`),
  glowHarvested: ({ glow }) => moment('The Glow is harvested', `It goes out, and every hero gains Shield ${glow}.`),
  wentDown: ({ level }) => moment(`Floor ${level}`, 'Nothing was left to explore above.'),
  wandered: ({ isPatrol }) => (isPatrol ? moment('A Patrol', 'Somebody has heard you.') : null),
  encounterBegan: encounterMoment,
  patrolRolled: ({ record }) => moment(capital(severalOf(record)), 'They come into sight.'),
  called: ({ monster }, view) =>
    moment(`${whoever(view, monster)} calls for help`, 'The rest of the Patrol comes with its next Turn.'),
  bountyMarked: ({ bounty }) =>
    moment(
      'A Bounty',
      bounty === 1
        ? 'One more card for whoever kills it.'
        : `${capital(small(bounty))} more cards for whoever kills it.`,
    ),
  reinforced: () => moment('The rest of the Patrol', 'The call was answered.'),
  chose: choseMoment,
  used: ({ benefit }) => moment(benefitName(benefit)),
  survived: ({ who, card, passed }, view) =>
    moment(NAMES.card[card], passed ? `${whoever(view, who)} stays up.` : `It does not keep ${nameOf(view, who)} up.`),
  fell: ({ hero, resolve }, view) => moment(`${whoever(view, hero)} falls`, resolveText(resolve)),
  stoodUp: ({ hero, hitpoints: left, resolve }, view) =>
    moment(`${whoever(view, hero)} makes a Last Stand`, `${capital(hitpoints(left))} left. ${resolveText(resolve)}`),
  recovered: ({ hero, passed }, view) => (passed ? moment(`${whoever(view, hero)} is awake again`) : null),
  encounterWon: ({ room, cleared }) => wonMoment(room, cleared),
  expeditionWon: () => moment('Victory', 'The Quest room is cleared, and the expedition won.'),
  expeditionLost: () => moment('Defeat', 'The expedition is lost.'),
};

export const momentOf: Wording<Glowquest>['moment'] = momentsBy<Glowquest>(MOMENTS);

const resolveText = (resolve: number): string => (resolve === 0 ? 'No Resolve is left.' : `Resolve: ${resolve} left.`);

function encounterMoment(event: Of<'encounterBegan'>, view: View): Moment {
  const { room, family, hero } = event;
  const foes = foesOf(view, event);
  const who = foes.length === 0 ? '' : `${capital(foesText(foes))}. `;
  const where = room === null ? 'A Patrol of the' : 'The';
  return moment(`${where} ${NAMES.family[family]}`, `${who}${whoever(view, hero)} acts first.`);
}

function choseMoment({ target, why }: Of<'chose'>, view: View): Moment {
  if (target !== null) return moment(`Goes for ${nameOf(view, target)}`, PREFERRED[why]);
  return moment(capital(PICKED[why]));
}

/** After every fight the heroes learn something. [level.after-encounter] */
function wonMoment(room: Of<'encounterWon'>['room'], cleared: number): Moment {
  if (room === 'quest') return moment(`The ${NAMES.room.quest} is cleared`);
  if (room === null) return moment('The Patrol is beaten', 'Every hero Levels Up.');
  const rooms = `${capital(small(Math.min(cleared, ROOMS_TO_CLEAR)))} of ${small(ROOMS_TO_CLEAR)} rooms.`;
  return moment(`The ${NAMES.room[room]} is cleared`, `${rooms} Every hero Levels Up.`);
}
