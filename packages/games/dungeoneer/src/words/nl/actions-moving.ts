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
import { POINTS, spotText } from './places.ts';

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
    bounty === null ? '' : `${bounty.glory} Roem, ${bounty.peril} Gevaar`,
    obstacleText(to, space),
    others.length === 0
      ? ''
      : `${list(others.map((seat) => heroName(to, seat)))} ${others.length === 1 ? 'is' : 'zijn'} daar`,
  ]);
}

/** The Threat of an exit, with the chance to overcome it. */
function barrierText(to: Listener, side: ActionOf<'move'>['side']): string {
  const barrier = barrierAt(to.view, to.seat, side);
  if (barrier === null) return '';
  const { kind, form, number } = barrier;
  const chance = exitTrial(to.view, to.seat, side)?.chance ?? 1;
  const what = kind === 'locked' ? 'op slot' : 'val';
  const fail = kind === 'locked' ? '1 punt meer' : '1 wond';
  return `${what}, ${NAMES.form[form]} ${number} (${roughly(chance)}) of ${fail}`;
}

function laySaid(to: Listener, verb: string, card: MapId, spot: Spot, except: MapId | null): Said {
  const turned = spot.turn === 0 ? '' : ', omgekeerd';
  const where = spotText(to, spot, spot.section, except);
  const neighbours = joinedBy(to.view, card, spot, except);
  const ways = neighbours.length === 0 ? '' : `grenst aan ${list(neighbours.map(place))}`;
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
    return titled(`Beëindig de ${phase === null ? 'fase' : PHASES[phase]}`, left === 0 ? '' : `nog ${points(left)}`);
  },
  chooseEntrance: ({ space }) => titled(`Begin op ${place(space)}`, NAMES.section[mapCardOf(space).section]),
  lay: ({ card, ...spot }, to) => laySaid(to, `Leg ${place(card)}`, card, spot, null),
  place: (spot, to) =>
    to.question.kind === 'place' ? laySaid(to, 'Leg de kaart', to.question.card, spot, null) : titled('Leg de kaart'),
  pair: ({ entrance }) => titled(`Naar ${place(entrance)}`),
  move: ({ side }, to) => {
    const space = wayBy(to.view, to.seat, side);
    if (space === null) return titled(`Ga naar ${POINTS[side]}`);
    return titled(
      `Ga naar ${POINTS[side]}, naar ${place(space)}`,
      joined([barrierText(to, side), thereText(to, space)]),
    );
  },
  sewer: ({ to: space }, to) => titled(`Kruip door het riool naar ${place(space)}`, thereText(to, space)),
  portal: ({ to: space }, to) => titled(`Stap door het Portaal naar ${place(space)}`, thereText(to, space)),
  explore: () => titled('Verken', '1 bewegingspunt: trek en leg nog een Gebiedskaart'),
  dodge: ({ pays }) => (pays ? titled('Spring opzij', '1 bewegingspunt') : titled('Gooi')),
  shift: ({ card, ...spot }, to) => laySaid(to, `Verschuif ${place(card)}:`, card, spot, card),
  stop: () => titled('Verschuif niets meer'),
  untip: (_action, to) => {
    const { mud } = heroOf(to.view, to.seat);
    const trial = mud === null ? '' : `, en ${NAMES.form[mud.form]} tegen ${mud.number}`;
    return titled('Sta op', `1 bewegingspunt${trial}`);
  },
  tip: () => titled('Ga liggen', 'voor een bewegingspunt dat niet voor bewegen is'),
  lift: ({ card }) => {
    const effects = adventureOf(card).clauses.flatMap(({ choices }) => choices.flat());
    const price = effects.find((effect) => effect.word === 'lift');
    return titled(`Ontdoe je van ${cardName(card)}`, price?.word === 'lift' ? points(price.points) : '');
  },
  save: ({ saves }) =>
    saves
      ? titled('Spaar een bewegingspunt', 'om uit te dagen of op te staan in de beurt van een ander')
      : titled('Spaar niets'),
  rebirthPlace: ({ space }) => titled(`Op ${place(space)}`),
};
