import type { Seat } from '@questhall/kernel';
import {
  adventureOf,
  type CardId,
  type EffectOf,
  type Form,
  type MapId,
  mapCardOf,
  type QuestId,
  questOf,
} from '../content/index.ts';
import { barrierAt, distanceOf } from '../queries/exits.ts';
import { ignores } from '../queries/scores.ts';
import { heroOf } from '../queries/table.ts';
import { threatNumberAt } from '../queries/threats.ts';
import type { ActionOf, Open } from '../types/index.ts';
import { chanceOf } from './dice.ts';
import { threatScore } from './match.ts';

// What a hero can try: the number to reach, what is added to the die, and how often that is enough.

export interface Trial {
  readonly number: number;
  readonly more: number;
  readonly chance: number;
}

export const trialOf = (number: number, more: number): Trial => ({ number, more, chance: chanceOf(number, more) });

/** The Threat of an exit; null where nothing is in the way. */
export function exitTrial(table: Open, seat: Seat, side: ActionOf<'move'>['side']): Trial | null {
  const barrier = barrierAt(table, seat, side);
  return barrier === null ? null : trialOf(barrier.number, threatScore(table, seat, barrier.form, 'exit'));
}

/** The Pit or the Spikes of a space; null where a hero need not roll. */
export function spaceTrial(table: Open, seat: Seat, space: MapId): Trial | null {
  const { obstacle } = mapCardOf(space);
  if (obstacle === null || obstacle.kind === 'hazard' || ignores(table, seat, obstacle.kind)) return null;
  return trialOf(obstacle.number, threatScore(table, seat, obstacle.form, 'space'));
}

/** What a Trap asks of whoever is there; null for a card that asks for no score. */
export const threatOfTrap = (card: CardId): EffectOf<'threat'> | null =>
  adventureOf(card).clauses[0]?.choices[0]?.find((effect) => effect.word === 'threat') ?? null;

/** The Threat of a Trap, as it is where it is sprung. [threat.trap-hits-whole-space] */
export function trapTrial(table: Open, card: CardId, space: MapId | null, seat: Seat): Trial | null {
  const threat = threatOfTrap(card);
  const form = threat?.scores[0];
  if (threat === null || form === undefined) return null;
  return trialOf(threatNumberAt(threat, space, 'trap'), threatScore(table, seat, form, 'trap'));
}

/** The Threat of a Quest; null where it asks for something else. */
export function questTrial(table: Open, seat: Seat, quest: QuestId, form: Form): Trial | null {
  const { criteria } = questOf(quest);
  const threat = criteria.form === 'threat' || criteria.form === 'search' ? criteria.threat.choices[0]?.[0] : undefined;
  return threat?.word === 'threat' ? trialOf(threat.number, threatScore(table, seat, form, 'quest')) : null;
}

/** A die and a step more for every space from the Entrance. [quest.search-roll] */
export function searchTrial(table: Open, seat: Seat, quest: QuestId): Trial | null {
  const { criteria } = questOf(quest);
  const { space } = heroOf(table, seat);
  return criteria.form === 'search' && space !== null ? trialOf(criteria.number, distanceOf(table, space)) : null;
}
