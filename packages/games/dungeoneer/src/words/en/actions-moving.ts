import type { Said } from '@questhall/facets';
import { adventureOf, type MapId, mapCardOf } from '../../content/index.ts';
import { placedAt } from '../../map/placing.ts';
import { exitTrial, spaceTrial } from '../../odds/index.ts';
import { barrierAt, wayBy } from '../../queries/exits.ts';
import { heroesOn, heroOf } from '../../queries/table.ts';
import type { ActionOf, Spot } from '../../types/index.ts';
import type { Listener } from '../telling/people.ts';
import { bountyOf, joinedBy, pointsNow, roughly } from '../telling/reckoning.ts';
import { type Answers, titled } from '../telling/sayings.ts';
import { exitsText, obstacleLine } from './card-lines.ts';
import { list, points } from './effects-voices.ts';
import { PHASES } from './events-course.ts';
import { NAMES } from './names.ts';
import { card as cardName, heroName, place } from './people.ts';
import { spotText } from './places.ts';

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');

/** What waits there, with the chance to overcome it. */
function obstacleText({ view, seat }: Listener, space: MapId): string {
  const trial = spaceTrial(view, seat, space);
  return `${obstacleLine(space)}${trial === null ? '' : ` (${roughly(trial.chance)})`}`;
}

/** What a hero finds where he goes: Glory and Peril, an obstacle, company. */
function thereText(to: Listener, space: MapId): string {
  const bounty = bountyOf(to.view, to.seat, space);
  const others = heroesOn(to.view, space).filter((seat) => seat !== to.seat);
  return joined([
    bounty === null ? '' : `${bounty.glory} Glory, ${bounty.peril} Peril`,
    obstacleText(to, space),
    others.length === 0
      ? ''
      : `${list(others.map((seat) => heroName(to, seat)))} ${others.length === 1 ? 'is' : 'are'} there`,
  ]);
}

/** The Threat of an exit, with the chance to overcome it. */
function barrierText(to: Listener, side: ActionOf<'move'>['side']): string {
  const barrier = barrierAt(to.view, to.seat, side);
  if (barrier === null) return '';
  const { kind, form, number } = barrier;
  const chance = exitTrial(to.view, to.seat, side)?.chance ?? 1;
  const what = kind === 'locked' ? 'locked' : 'trapped';
  const fail = kind === 'locked' ? '1 point more' : '1 wound';
  return `${what}, ${NAMES.form[form]} ${number} (${roughly(chance)}) or ${fail}`;
}

function laySaid(to: Listener, verb: string, card: MapId, spot: Spot, except: MapId | null): Said {
  const turned = spot.turn === 0 ? '' : ', turned';
  const where = spotText(to, spot, spot.section, except);
  const neighbours = joinedBy(to.view, card, spot, except);
  const ways = neighbours.length === 0 ? '' : `joins ${list(neighbours.map(place))}`;
  return titled(`${verb} ${where}${turned}`, joined([ways, exitsText(placedAt(card, spot))]));
}

type Moving =
  | 'endPhase'
  | 'chooseEntrance'
  | 'lay'
  | 'place'
  | 'pair'
  | 'move'
  | 'sewer'
  | 'portal'
  | 'explore'
  | 'dodge'
  | 'shift'
  | 'stop'
  | 'untip'
  | 'tip'
  | 'lift'
  | 'save'
  | 'rebirthPlace';

/** Where heroes go, and where Map cards. */
export const MOVING: Pick<Answers, Moving> = {
  endPhase: (_action, to) => {
    const { phase } = to.view;
    const left = phase === 'hero' ? pointsNow(to.view, to.seat) : 0;
    return titled(`End the ${phase === null ? 'phase' : PHASES[phase]}`, left === 0 ? '' : `${points(left)} left`);
  },
  chooseEntrance: ({ space }) => titled(`Begin on ${place(space)}`, NAMES.section[mapCardOf(space).section]),
  lay: ({ card, ...spot }, to) => laySaid(to, `Lay ${place(card)}`, card, spot, null),
  place: (spot, to) =>
    to.question.kind === 'place' ? laySaid(to, 'Lay it', to.question.card, spot, null) : titled('Lay it'),
  pair: ({ entrance }) => titled(`To ${place(entrance)}`),
  move: ({ side }, to) => {
    const space = wayBy(to.view, to.seat, side);
    if (space === null) return titled(`Go ${NAMES.side[side]}`);
    return titled(`Go ${NAMES.side[side]} to ${place(space)}`, joined([barrierText(to, side), thereText(to, space)]));
  },
  sewer: ({ to: space }, to) => titled(`Crawl through the sewer to ${place(space)}`, thereText(to, space)),
  portal: ({ to: space }, to) => titled(`Step through the Portal to ${place(space)}`, thereText(to, space)),
  explore: () => titled('Explore', '1 movement point: draw and lay another Map card'),
  dodge: ({ pays }) => (pays ? titled('Jump clear', '1 movement point') : titled('Roll')),
  shift: ({ card, ...spot }, to) => laySaid(to, `Shift ${place(card)} to lie`, card, spot, card),
  stop: () => titled('Shift no more'),
  untip: (_action, to) => {
    const { mud } = heroOf(to.view, to.seat);
    const trial = mud === null ? '' : `, and ${NAMES.form[mud.form]} against ${mud.number}`;
    return titled('Stand up', `1 movement point${trial}`);
  },
  tip: () => titled('Lie down', 'for a movement point that is not for moving'),
  lift: ({ card }) => {
    const effects = adventureOf(card).clauses.flatMap(({ choices }) => choices.flat());
    const price = effects.find((effect) => effect.word === 'lift');
    return titled(`Get rid of ${cardName(card)}`, price?.word === 'lift' ? points(price.points) : '');
  },
  save: ({ saves }) =>
    saves ? titled('Save a movement point', 'to challenge or stand up in another’s turn') : titled('Save none'),
  rebirthPlace: ({ space }) => titled(`On ${place(space)}`),
};
