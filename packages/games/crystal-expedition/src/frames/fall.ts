import { findFrame } from '@questhall/groundwork';
import type { Frames } from '@questhall/kernel';
import { BOUNTY, THREAT } from '../content/index.ts';
import { dungeonOf, entityOf, expeditionOf, findEntity, isConscious, isHero, recordOf } from '../queries/entities.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CrystalExpedition, EntityId, FallFrame, Hero, Monster, Table } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';
import { endTaunts } from './effects.ts';
import { goHome } from './home.ts';
import { triggered } from './interrupts.ts';
import { advanceQuest, changeGlory, gainCrowns } from './quest.ts';

/** Somebody has no Hitpoints left. */
export const fallOf = (who: EntityId, by: EntityId | null): FallFrame => ({ kind: 'fall', stage: 'fall', who, by });

/** A hero goes down, or a monster dies. [down.fall-order] */
export const fall: Frames<CrystalExpedition>['fall'] = (draft, frame, tell) => {
  switch (frame.stage) {
    case 'fall': {
      const one = entityOf(draft.table, frame.who);
      if (isHero(one)) goDown(draft, frame, one, tell);
      else die(draft, frame, one, tell);
      break;
    }
    case 'fell':
      frame.stage = 'check';
      triggered(draft, 'fell', frame.who, frame.by);
      break;
    case 'check':
      draft.agenda.pop();
      if (!draft.table.party.some(isConscious)) goHome(draft, 'fallen', 'expedition.all-unconscious-fails');
      break;
  }
};

/** Unconscious; the Bounty is noted, and Glory lost. [damage.hero-falls, glory.minus-one-per-fall] */
function goDown(draft: Draft, frame: FallFrame, hero: Hero, tell: Speaker): void {
  const { table } = draft;
  const expedition = expeditionOf(table);
  frame.stage = 'fell';
  hero.falls += 1;
  expedition.falls += 1;
  tell.all('damage.hero-falls', { type: 'fell', hero: hero.id });
  cutShort(draft, hero);
  endTaunts(draft, hero.id, tell);
  noteBounty(table, frame.by, tell);
  changeGlory(draft, -1, 'glory.minus-one-per-fall', tell);
  if (expedition.glory > 0) return;
  if (table.party.some(isConscious)) goHome(draft, 'glory', 'glory.zero-fails-at-once');
  else goHome(draft, 'fallen', 'expedition.failure-order');
}

/** Its own Attack is over, whoever may wake it before the Damage is finished. [attack.attacker-falls] */
function cutShort(draft: Draft, { id }: Hero): void {
  const attack = findFrame(draft, 'attack');
  if (attack !== null && expeditionOf(draft.table).attack?.attacker === id) attack.stage = 'fallen';
}

/** Whatever it did it with, as long as it lives. [loot.bounty, loot.bounty-stacks] */
function noteBounty(table: Table, by: EntityId | null, tell: Speaker): void {
  const monster = by === null ? null : findEntity(table, by);
  if (monster === null || isHero(monster)) return;
  monster.bounties += 1;
  const rule = monster.bounties > 1 ? 'loot.bounty-stacks' : 'loot.bounty';
  tell.all(rule, { type: 'bountyNoted', monster: monster.id, bounties: monster.bounties });
}

/** Off the board, and its Purse to the party's. [damage.monster-dies, loot.purse] */
function die(draft: Draft, { who, by }: FallFrame, monster: Monster, tell: Speaker): void {
  const { table } = draft;
  const expedition = expeditionOf(table);
  const { encounter } = expedition;
  draft.agenda.pop();
  expedition.monsters = expedition.monsters.filter(({ id }) => id !== who);
  if (encounter !== null)
    encounter.sheet = encounter.sheet.map((line) => (line.monster === who ? { ...line, state: 'dead' } : line));
  const purse = monster.isRaised ? 0 : purseOf(table, monster);
  const bounty = monster.bounties * BOUNTY;
  const { record, number, at } = monster;
  tell.all(deathRule(bounty), { type: 'died', monster: who, record, number, at, purse, bounty });
  if (purse + bounty > 0) gainCrowns(draft, purse + bounty, 'loot.purse', tell);
  if (recordOf(monster).rank === 'champion') {
    expedition.champions += 1;
    advanceQuest(draft, 'kill-champions', 1, tell);
    changeGlory(draft, 1, 'glory.plus-one-per-champion', tell);
  }
  triggered(draft, 'monster-killed', who, by, null, at);
}

const deathRule = (bounty: number): Rule => (bounty > 0 ? 'loot.bounty' : 'damage.monster-dies');

/** More in a dungeon of more Threat. [dungeon.threat] */
function purseOf(table: Table, monster: Monster): number {
  const { purse, rank } = recordOf(monster);
  const { minionPurse, championPurse } = THREAT[dungeonOf(table).threat];
  return purse + (rank === 'champion' ? championPurse : minionPurse);
}
