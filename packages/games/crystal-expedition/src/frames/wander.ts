import { type Frames, roll } from '@questhall/kernel';
import { isTokenOn } from '../content/index.ts';
import { expeditionOf } from '../queries/entities.ts';
import { patrolOf } from '../queries/gathering.ts';
import { areWanderersDue } from '../queries/wandering.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CrystalExpedition, EntityId } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';
import { mineAll } from './mine.ts';
import { muster } from './muster.ts';
import { checkQuest } from './success.ts';

/** A die that may bring the wanderers nearer: a token comes to those of other rooms. [wander.token-on-four] */
export function addToken({ table }: Draft, d4: number, tell: Speaker): void {
  if (!isTokenOn(d4)) return;
  const expedition = expeditionOf(table);
  const rule = expedition.tokens > 0 ? 'wander.pool-survives' : 'wander.token-on-four';
  expedition.tokens += 1;
  tell.all(rule, { type: 'tokenAdded', tokens: expedition.tokens });
}

/** They come if they are due, and the pool is empty then. */
export function callWanderers({ table, agenda }: Draft, hero: EntityId, rule: Rule): void {
  if (!areWanderersDue(table)) return;
  expeditionOf(table).tokens = 0;
  agenda.push({ kind: 'wander', stage: 'come', hero, rule });
}

/** As many Minions as there are heroes; after the fight it is as after any other. [wander.size, explore.after-encounter] */
export const wander: Frames<CrystalExpedition>['wander'] = (draft, frame, tell) => {
  const { table } = draft;
  if (frame.stage === 'come') {
    const die = roll(draft.rng, 6);
    frame.stage = 'won';
    tell.all(frame.rule, { type: 'wanderersCame', die });
    muster(draft, { ...patrolOf(table, die), hero: frame.hero, room: null, squares: null }, tell);
  } else if (frame.stage === 'won') {
    frame.stage = 'mined';
    mineAll(draft, 'crystal.mine-after-victory');
  } else {
    draft.agenda.pop();
    checkQuest(draft, null, 'expedition.quest-checked-outside-encounters', tell);
  }
};
