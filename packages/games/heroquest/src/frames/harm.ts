import { fixed, type Tell } from '@questhall/kernel';
import { type Artifact, isArtifact } from '../content/artifacts.ts';
import { HEALING } from '../content/potions.ts';
import {
  captiveName,
  captiveOf,
  findAlly,
  findHero,
  findMonster,
  genieOf,
  heroesHere,
  idOfHero,
} from '../queries/figures.ts';
import { belongings, bodyMax } from '../queries/gear.ts';
import { isBladeWanted } from '../queries/goal.ts';
import { openSquare } from '../queries/moving.ts';
import { isInScope } from '../queries/sight.ts';
import type { Rule } from '../rulebook/index.ts';
import { endEffects } from '../setup/heroes.ts';
import {
  type Effects,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type HeroQuest,
  type HeroTurnFrame,
  type MonsterInPlay,
} from '../types/index.ts';
import { cutTurn, type Draft } from './agenda.ts';
import { strip } from './gains.ts';
import { checkGoal } from './goal.ts';
import { bladeAt, layDown } from './piles.ts';

type Speaker = Tell<HeroQuest>;

/** Body Points are lost. [combat.damage-is-difference, death.zero-body] */
export function wound(draft: Draft, figure: FigureId, amount: number, rule: Rule, tell: Speaker): void {
  if (amount <= 0) return;
  const hero = findHero(draft.table, figure);
  const monster = findMonster(draft.table, figure);
  if (hero !== null) woundHero(draft, hero, amount, rule, tell);
  else if (monster !== null) woundMonster(draft, monster, amount, rule, tell);
  else woundAlly(draft, figure, amount, rule, tell);
}

function woundHero(draft: Draft, hero: HeroInPlay, amount: number, rule: Rule, tell: Speaker): void {
  hero.body = Math.max(0, hero.body - amount);
  tell.all(rule, { type: 'wounded', figure: idOfHero(hero.hero), amount, left: hero.body });
  endEffect(hero, 'rockSkin', 'spell.rock-skin', tell);
  endEffect(hero, 'slumber', 'dread.slumber-hex', tell);
  if (hero.body === 0) draft.agenda.push({ kind: 'dying', hero: hero.hero, isResigned: false });
}

function woundMonster(draft: Draft, monster: MonsterInPlay, amount: number, rule: Rule, tell: Speaker): void {
  const { table } = draft;
  monster.wounds = Math.min(monster.body, monster.wounds + amount);
  const left = monster.body - monster.wounds;
  tell.all(rule, { type: 'wounded', figure: monster.id, amount, left }); // [component.skull-tiles-mark-wounds]
  if (monster.isAsleep) {
    monster.isAsleep = false;
    tell.all('spell.sleep', { type: 'woke', figure: monster.id, dice: [] });
  }
  if (left > 0) return;
  table.monsters = table.monsters.filter((one) => one !== monster); // [combat.monster-dies-at-zero]
  if (table.hidden.freed.includes(monster.key))
    tell.all('quest.q7-freed-not-slain', { type: 'freed', monster: monster.id, name: monster.name });
  else
    tell.all('combat.monster-dies-at-zero', { type: 'died', figure: monster.id, name: monster.name, at: monster.at });
  if (monster.isUndead && monster.home !== null) table.fallen.push(fixed(lurkingOf(monster, monster.home)));
  if (table.isAuraUp && table.aura?.until === monster.key) {
    table.isAuraUp = false;
    tell.all('quest.dread-banner', { type: 'bannerFell' });
  }
  checkGoal(draft, tell);
}

/** A monster as it was before anybody met it. */
function lurkingOf(
  { key, name, figure, move, attack, defend, body, mind, isUndead, spells }: MonsterInPlay,
  at: number,
) {
  return { key, name, figure, move, attack, defend, body, mind, isUndead, at, spells: spells.slice() };
}

function woundAlly(draft: Draft, figure: FigureId, amount: number, rule: Rule, tell: Speaker): void {
  const { table } = draft;
  const ally = findAlly(table, figure);
  if (ally === null) return;
  ally.body = Math.max(0, ally.body - amount);
  tell.all(rule, { type: 'wounded', figure, amount, left: ally.body });
  if (ally.body > 0) return;
  table.allies = table.allies.filter((one) => one !== ally);
  cutTurn(draft, figure);
  if (figure === GENIE_ID) tell.all('ally.genie-ends', { type: 'vanished', figure });
  else tell.all('combat.monster-dies-at-zero', { type: 'died', figure, name: captiveName(table) ?? '', at: ally.at });
}

/** Points come back, never above the starting value. [potion.healing] */
export function heal(hero: HeroInPlay, rule: Rule, tell: Speaker): void {
  const amount = Math.min(HEALING, bodyMax(hero) - hero.body);
  hero.body += amount;
  tell.all(rule, { type: 'healed', hero: hero.hero, amount, body: hero.body });
}

export function beginEffect(hero: HeroInPlay, effect: keyof Effects, count: number, rule: Rule, tell: Speaker): void {
  const isAgain = hero.effects[effect] > 0; // the same one twice is still one
  hero.effects[effect] = count;
  tell.all(isAgain ? 'cast.one-of-a-kind-lasting' : rule, { type: 'effectBegan', hero: hero.hero, effect });
}

export function endEffect(hero: HeroInPlay, effect: keyof Effects, rule: Rule, tell: Speaker): void {
  if (hero.effects[effect] === 0) return;
  hero.effects[effect] = 0;
  tell.all(rule, { type: 'effectEnded', hero: hero.hero, effect });
}

/** There are no more steps in this turn's move, whatever else is left of the turn. */
export function endMove(hero: HeroInPlay, turn: HeroTurnFrame, tell: Speaker): void {
  if (!turn.isMoveOver) comeOutOfRock(hero, tell);
  turn.isMoveOver = true;
}

/**
 * The spell has served for one move, of whatever kind; one that is cast after it is for the next.
 * [spell.pass-through-rock]
 */
export const comeOutOfRock = (hero: HeroInPlay, tell: Speaker): void =>
  endEffect(hero, 'throughRock', 'spell.pass-through-rock', tell);

/** A hero is dead, and the figure is taken off. [death.removed] */
export function die(draft: Draft, hero: HeroInPlay, rule: Rule, tell: Speaker): void {
  const { table } = draft;
  hero.status = 'dead';
  endEffects(hero); // whoever is revived begins anew [artifact.elixir-of-life]
  cutTurn(draft, idOfHero(hero.hero));
  tell.all(rule, { type: 'died', figure: idOfHero(hero.hero), name: hero.name, at: hero.at });
  hero.at = openSquare(table, hero.at);
  for (const chest of table.chests) {
    if (chest.carrier !== hero.hero) continue;
    Object.assign(chest, { at: hero.at, where: 'floor', carrier: null }); // [quest.q4-hand-over]
    tell.all('quest.q4-hand-over', { type: 'chestSetDown', hero: hero.hero, at: hero.at });
  }
  dismissGenie(draft, hero, tell);
  handCaptiveOver(draft, hero);
  if (rule !== 'quest.q9-collapse') leaveLoot(draft, hero, tell);
  else {
    claim(draft, hero, hero.artifacts, tell);
    strip(hero);
  }
}

/** It does not stay without whoever called it. [ally.genie-ends] */
export function dismissGenie({ table }: Draft, { hero }: HeroInPlay, tell: Speaker): void {
  const genie = genieOf(table);
  if (genie?.summoner !== hero) return;
  table.allies = table.allies.filter((ally) => ally !== genie);
  tell.all('ally.genie-ends', { type: 'vanished', figure: GENIE_ID });
}

/** A freed captive follows somebody else's word when its guide's heroes are all dead. */
function handCaptiveOver({ table }: Draft, dead: HeroInPlay): void {
  const captive = captiveOf(table);
  if (captive === null || captive.isChained || captive.seat !== dead.seat) return;
  const here = heroesHere(table);
  if (!here.some(({ seat }) => seat === dead.seat)) captive.seat = here[0]?.seat ?? captive.seat;
}

/**
 * What the dead hero had stays when somebody is there to see it; its spells do not. [death.loot, death.monsters-claim,
 * death.spells-lost-for-quest]
 */
function leaveLoot(draft: Draft, hero: HeroInPlay, tell: Speaker): void {
  const { table } = draft;
  const isWitnessed = heroesHere(table).some((other) => isInScope(table, other.at, hero.at));
  const items = belongings(hero);
  const staying = !isWitnessed && isBladeWanted(table) && hero.artifacts.includes('spirit-blade'); // [quest.q14-blade-stays]
  if (staying) {
    layDown(table, bladeAt(hero.at));
    hero.artifacts = hero.artifacts.filter((artifact) => artifact !== 'spirit-blade');
    tell.all('quest.q14-blade-stays', { type: 'lootLeft', hero: hero.hero, at: hero.at });
  }
  if (items.length === 0 && hero.gold === 0) return;
  if (isWitnessed) {
    layDown(table, { at: hero.at, owner: hero.hero, gold: hero.gold, items, corroded: hero.corroded, isSafe: false });
    tell.all('death.loot', { type: 'lootLeft', hero: hero.hero, at: hero.at });
  } else claim(draft, hero, hero.artifacts, tell);
  strip(hero);
}

/** Monsters carry things off; artifacts will turn up again. [campaign.lost-artifact] */
function claim(draft: Draft, hero: HeroInPlay, artifacts: readonly Artifact[], tell: Speaker): void {
  draft.table.lostArtifacts.push(...artifacts);
  tell.all('death.monsters-claim', { type: 'lootClaimed', at: hero.at, artifacts: [...artifacts] });
}

/** Piles nobody watches any more are gone at the end of Zargon's turn. [death.monsters-claim] */
export function claimPiles(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  const watched = (at: number): boolean => heroesHere(table).some((hero) => isInScope(table, hero.at, at));
  for (const pile of table.piles.filter((one) => !one.isSafe && !watched(one.at))) {
    table.piles = table.piles.filter((one) => one !== pile);
    const isBladeStaying = isBladeWanted(table) && pile.items.includes('spirit-blade'); // [quest.q14-blade-stays]
    if (isBladeStaying) layDown(table, bladeAt(pile.at));
    const artifacts = pile.items
      .filter(isArtifact)
      .filter((artifact) => artifact !== 'spirit-blade' || !isBladeStaying);
    table.lostArtifacts.push(...artifacts);
    tell.all('death.monsters-claim', { type: 'lootClaimed', at: pile.at, artifacts });
  }
}
