import { ask, everyone, type Frames, NOBODY, seatsOf, type Tell } from '@questhall/kernel';
import { isArtifact } from '../content/artifacts.ts';
import { HERO_NAMES } from '../content/hero-names.ts';
import { QUESTS } from '../content/quests/index.ts';
import { belongings } from '../queries/gear.ts';
import type { Rule } from '../rulebook/index.ts';
import { newHero, restore } from '../setup/heroes.ts';
import { missingArtifacts, placeHeroes, prizeOf, questTable } from '../setup/quest-table.ts';
import { sheetOf } from '../setup/sheets.ts';
import type { HeroQuest, Table } from '../types/index.ts';
import { type Draft, zargonSeat } from './agenda.ts';
import { stow } from './gains.ts';
import { layDown } from './piles.ts';
import { handInSchools } from './quest.ts';

type Speaker = Tell<HeroQuest>;

/** Quest after quest, with the armory in between. */
export const campaign: Frames<HeroQuest>['campaign'] = (draft, frame, tell) => {
  const { table } = draft;
  if (frame.stage === 'quest') {
    if (table.ending === null) {
      draft.agenda.push({ kind: 'quest', stage: 'hide', next: 0, ...handInSchools(table) });
      return;
    }
    closeQuest(draft, tell);
    if (draft.outcome === null) frame.stage = 'town';
    return;
  }
  const seats = Array.from({ length: zargonSeat(draft) }, (_, seat) => seat);
  const waiting = seats.filter((seat) => !frame.ready.includes(seat));
  const [first] = waiting;
  if (first === undefined) {
    frame.ready = [];
    frame.stage = 'quest';
    openQuest(draft);
  } else ask(draft, first, 'campaign.armory-between-quests', { kind: 'town' });
};

/** Rewards, and what comes next. */
function closeQuest(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  const isWon = table.ending === 'success';
  if (table.stripped !== null) giveGearBack(table);
  forsakePiles(table);
  if (isWon) reward(table, tell);
  if (!table.isCampaign) finish(draft, isWon);
  else if (isWon && table.quest >= QUESTS.length) {
    tell.all('quest.q14-goal', { type: 'campaignWon' });
    finish(draft, true);
  } else if (!goesOn(table)) finish(draft, false);
  else goToTown(draft, isWon, tell);
}

/** What still lies about below is the monsters' now. [death.monsters-claim, campaign.lost-artifact] */
function forsakePiles(table: Table): void {
  for (const { items } of table.piles.splice(0)) table.lostArtifacts.push(...items.filter(isArtifact));
}

/** Gold for each survivor, and a circle on the sheet. [quest.reward-per-survivor, quest.circle-number] */
function reward(table: Table, tell: Speaker): void {
  for (const hero of table.heroes) {
    if (hero.status === 'dead') continue;
    hero.gold += table.reward;
    const isNew = table.ownSheet === '' && !hero.circled.includes(table.quest);
    if (isNew) hero.circled.push(table.quest);
    tell.all(isNew ? 'quest.circle-number' : 'quest.reward-per-survivor', {
      type: 'rewarded',
      hero: hero.hero,
      gold: table.reward,
      quest: table.quest,
    });
  }
}

/** Whether there is another quest to play, or another try. */
function goesOn(table: Table): boolean {
  if (table.ending === 'success') return true;
  if (table.house.playOnAfterFailure) return table.quest < QUESTS.length;
  return table.attemptsMax === null || table.attempt + 1 < table.attemptsMax;
}

function finish(draft: Draft, isWon: boolean): void {
  const heroSeats = everyone(draft.seats) & ~seatsOf(zargonSeat(draft));
  const winners = isWon ? heroSeats : seatsOf(zargonSeat(draft));
  draft.outcome = {
    winners: draft.seats < 2 ? NOBODY : winners,
    rule: isWon ? 'quest.goal-and-stairway' : defeatOf(draft.table),
  };
}

/** What a quest was lost by. [quest.all-dead-fails, quest.goal-lost-fails, quest.leave-early] */
function defeatOf({ ending, heroes }: Table): Rule {
  if (heroes.every(({ status }) => status === 'dead')) return 'quest.all-dead-fails';
  return ending === 'failure' ? 'quest.goal-lost-fails' : 'quest.leave-early';
}

/**
 * Survivors are made whole and keep what they own, the dead are replaced. [campaign.restore-survivors,
 * campaign.keep-treasure, campaign.dead-hero-replaced]
 */
function goToTown(draft: Draft, isWon: boolean, tell: Speaker): void {
  const { table } = draft;
  const isNext = isWon || table.house.playOnAfterFailure; // [campaign.success-unlocks-next]
  table.attempt = isNext ? 0 : table.attempt + 1;
  if (isNext) table.quest += 1;
  for (const [i, hero] of table.heroes.entries()) {
    if (hero.status === 'dead') {
      const names = HERO_NAMES[hero.hero];
      const name = names[(names.indexOf(hero.name) + 1) % names.length] ?? hero.name;
      table.heroes[i] = newHero(hero.hero, hero.seat, name);
      tell.all('campaign.dead-hero-replaced', { type: 'replaced', hero: hero.hero, name });
    } else {
      restore(hero);
      tell.all('campaign.restore-survivors', { type: 'restored', hero: hero.hero });
    }
  }
  tell.all(isWon ? 'campaign.success-unlocks-next' : 'campaign.armory-between-quests', {
    type: 'townEntered',
    next: table.quest,
  });
}

/**
 * Everything from the chest. What belonged to the dead stays in it for others, and none of it is lost.
 * [quest.q6-gear-chest]
 */
export function giveGearBack(table: Table): void {
  for (const kept of table.stripped ?? []) {
    const hero = table.heroes.find((one) => one.hero === kept.hero);
    if (hero === undefined) continue;
    if (hero.status === 'dead') {
      const at = table.gearAt ?? hero.at;
      layDown(table, { at, owner: hero.hero, gold: 0, items: belongings(kept), corroded: [], isSafe: true });
      continue;
    }
    for (const item of belongings(kept)) stow(hero, item, false);
    hero.suit ??= kept.suit; // unless it has found Borin’s Armor meanwhile
    hero.held ??= kept.held;
  }
  table.stripped = null;
}

/** The next quest is laid out. Artifacts that somebody owns are not found a second time. [artifact.ten-in-play] */
function openQuest(draft: Draft): void {
  const { table } = draft;
  const sheet = sheetOf(table.quest, table.ownSheet, table.attempt, table.house);
  for (const hero of table.heroes) restore(hero); // once more, for what changed hands in town [setup.full-points]
  const prize = prizeOf(sheet);
  table.lostArtifacts = table.lostArtifacts.filter((artifact) => artifact !== prize); // the goal itself is back in its place
  const owned = [...table.heroes.flatMap(({ artifacts }) => artifacts), ...table.goneArtifacts, ...table.lostArtifacts];
  table.lostArtifacts.push(...missingArtifacts(table.quest, owned));
  Object.assign(table, questTable(sheet, table.quest, table.heroes, table.house, owned), { ending: null });
  placeHeroes(table, sheet);
}
