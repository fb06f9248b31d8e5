import { type EffectOf, type Form, questOf } from '../content/index.ts';
import {
  clockwise,
  errandsOf,
  heroesOn,
  heroOf,
  type Match,
  progressOf,
  type Telling,
  turnOf,
} from '../queries/table.ts';
import type { FrameOf } from '../types/index.ts';
import { complete } from './complete.ts';
import { workAll } from './effects.ts';
import { threaten } from './threat.ts';

type Attempt = FrameOf<'attempt'>;

/** A Threat on a Quest: a marker for a success, what is printed for a fail. [quest.threat] */
export function attempt(draft: Match, frame: Attempt, tell: Telling): void {
  const { seat, quest, form } = frame;
  const threat = threatOn(quest);
  if (threat === null) throw new Error(`${quest} is not overcome by a Threat`);
  if (frame.stage === 'roll') {
    frame.stage = 'result';
    threaten(draft, seat, form, threat.number, 'quest', quest, 'quest.threat');
    return;
  }
  draft.agenda.pop();
  if (frame.overcame === true) {
    mark(draft, seat, quest, threat.times, 'quest.threat', tell);
    return;
  }
  const everybody = threat.isFailForAll ? heroesOn(draft.table, heroOf(draft.table, seat).space) : [seat];
  // Pushed from the last to the first: the active player's hero comes first. [threat.order]
  for (const hero of clockwise(draft.table, seat)
    .filter((one) => everybody.includes(one))
    .toReversed())
    workAll(draft, { by: seat, target: hero, source: quest, rule: 'quest.fail-hits-everyone' }, threat.fail);
}

/** The Threat that a Quest asks for; null where it asks for something else. */
export function threatOn(quest: string): EffectOf<'threat'> | null {
  const { criteria } = questOf(quest);
  if (criteria.form !== 'threat' && criteria.form !== 'search') return null;
  const [effect] = criteria.threat.choices[0] ?? [];
  return effect?.word === 'threat' ? effect : null;
}

export const scoresFor = (quest: string): readonly Form[] => threatOn(quest)?.scores ?? [];

/**
 * One marker, and no more attempts in this turn; with the last one the Quest is completed by its own rule.
 * [quest.progress-markers]
 */
export function mark(
  draft: Match,
  seat: number,
  quest: string,
  wanted: number,
  done: 'quest.threat' | 'quest.chance',
  tell: Telling,
): void {
  const progress = progressOf(draft.table, quest);
  const markers = (progress.markers[seat] ?? 0) + 1;
  progress.markers[seat] = markers;
  tell.all(markers < wanted ? 'quest.progress-markers' : done, { type: 'marked', seat, quest, markers, wanted });
  if (markers >= wanted) complete(draft, seat, quest);
  else turnOf(draft).closed.push(quest);
}

/** Turned up when it is first attempted, searched for or given a token. [quest.reveal-on-attempt] */
export function reveal(draft: Match, seat: number, quest: string, tell: Telling): void {
  const own = errandsOf(draft.table, seat);
  const at = own.findIndex((errand) => errand.quest === quest && !errand.isUp);
  if (at < 0) return;
  own[at] = { quest, isUp: true };
  tell.all('quest.reveal-on-attempt', { type: 'questShown', seat, quest, at });
}
