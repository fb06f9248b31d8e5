import { findFrame } from '@questhall/groundwork';
import { ask, type Frames } from '@questhall/kernel';
import { isNear } from '@questhall/tiles';
import type { CardId } from '../content/index.ts';
import { findEntity, heroOf, isConscious, isHero, partySize } from '../queries/entities.ts';
import { armorOf, cardWith, hasTrait, hitpointsMax, traitOf } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import {
  type Entity,
  type EntityId,
  FIRST_MONSTER,
  type Glowquest,
  type Harm,
  type HarmFrame,
  type HeroInPlay,
  type MonsterInPlay,
} from '../types/index.ts';
import { type Draft, monstersSeats, type Speaker } from './agenda.ts';
import { heal } from './effects.ts';

/** Damage on its way; the innermost frame comes first. */
export function harmed(
  target: EntityId,
  amount: number,
  how: Harm,
  by: EntityId | null,
  rule: Rule,
  bypass: HarmFrame['bypass'] = 'none',
): HarmFrame {
  return {
    kind: 'harm',
    stage: 'layers',
    target,
    amount,
    by,
    how,
    bypass,
    rule,
    reflected: 0,
    shielded: 0,
    armored: 0,
    loss: 0,
  };
}

/** One packet of damage: through the layers, past a Bodyguard, off the Hitpoints, and perhaps to the ground. */
export const harm: Frames<Glowquest>['harm'] = (draft, frame, tell) => {
  const target = findEntity(draft.table, frame.target);
  if (target === null || (frame.stage === 'layers' && !isConscious(target))) {
    draft.agenda.pop(); // dead already, or asleep: nothing more to lose [pattern.unconscious-unhurt]
    return;
  }
  switch (frame.stage) {
    case 'layers':
      passLayers(draft, frame, target, tell);
      break;
    case 'lose':
      lose(draft, frame, target, tell);
      break;
    case 'brink':
      standAtTheBrink(draft, frame, target);
      break;
    case 'fall':
      draft.agenda.pop();
      if (isHero(target)) fall(draft, target, frame.by, tell);
      else die(draft, target, frame, tell);
      break;
  }
};

interface Passed {
  readonly reflected: number;
  readonly shielded: number;
  readonly armored: number;
  readonly loss: number;
}

/** Reflect, Shield, Armor, or Armor first where the house has it so. [damage.layer-order] */
export function layersOf(
  target: Entity,
  amount: number,
  how: Harm,
  bypass: HarmFrame['bypass'],
  isArmorFirst: boolean,
): Passed {
  if (how === 'ongoing' || how === 'guarded') return { reflected: 0, shielded: 0, armored: 0, loss: amount };
  let loss = amount;
  const take = (most: number): number => {
    const taken = Math.min(loss, Math.max(0, most));
    loss -= taken;
    return taken;
  };
  const armor = bypass === 'none' ? armorOf(target) : 0;
  const armoredFirst = isArmorFirst ? take(armor) : 0;
  const reflected = how === 'self' ? 0 : take(target.reflect); // [damage.self-inflicted]
  const shielded = bypass === 'shield-and-armor' ? 0 : take(target.shield);
  const armored = isArmorFirst ? armoredFirst : take(armor);
  return { reflected, shielded, armored, loss };
}

function passLayers(draft: Draft, frame: HarmFrame, target: Entity, tell: Speaker): void {
  const { amount, how, by, bypass } = frame;
  const { reflected, shielded, armored, loss } = layersOf(target, amount, how, bypass, draft.table.house.armorFirst);
  frame.reflected = reflected;
  frame.shielded = shielded;
  frame.armored = armored;
  frame.loss = loss;
  target.reflect -= reflected;
  target.shield -= shielded;
  frame.stage = 'lose';
  if (frame.reflected > 0 && by !== null && by !== target.id) sendBack(draft, how, target.id, by, frame.reflected);
  const guard = frame.loss > 0 && isOfAttack(draft, how) && !isLost(draft) ? bodyguardOf(draft, target) : null;
  if (guard === null) lose(draft, frame, target, tell);
  else
    ask(draft, guard.seat, 'benefit.own-turn-only', {
      kind: 'guard',
      who: guard.id,
      ally: target.id,
      loss: frame.loss,
    });
}

/** An attack gathers what comes back until all are hurt; anything else comes back at once. [damage.simultaneous] */
function sendBack(draft: Draft, how: Harm, from: EntityId, to: EntityId, amount: number): void {
  if (how === 'attack' || how === 'pattern') draft.table.attack?.packets.push({ from, amount });
  else if (how === 'dealt') draft.agenda.splice(-1, 0, harmed(to, amount, 'returned', from, 'damage.reflect'));
}

/** Whether an attack takes these Hitpoints, the attacker's own in its Radius too. */
const isOfAttack = (draft: Draft, how: Harm): boolean =>
  how === 'attack' || how === 'pattern' || (how === 'self' && blowIn(draft) >= 0);

/** Where on the agenda a blow is that is being dealt; -1 when there is none. */
const blowIn = ({ agenda }: Draft): number =>
  agenda.findLastIndex((frame) => frame.kind === 'attack' && frame.stage === 'returned');

/** A conscious hero next to the victim who can take the blow, and has not since its last Turn. */
function bodyguardOf({ table }: Draft, victim: Entity): HeroInPlay | null {
  if (!isHero(victim)) return null;
  const canGuard = (hero: HeroInPlay): boolean =>
    hero.id !== victim.id &&
    isConscious(hero) &&
    !hero.hasGuarded &&
    hasTrait(hero, 'bodyguard') &&
    isNear(table.floor, hero.at, victim.at);
  return table.heroes.find(canGuard) ?? null;
}

function lose(draft: Draft, frame: HarmFrame, target: Entity, tell: Speaker): void {
  const { target: who, by, how, amount, reflected, shielded, armored } = frame;
  const loss = Math.min(frame.loss, target.hitpoints); // [damage.no-negative]
  target.hitpoints -= loss;
  const { hitpoints } = target;
  const rule = harmRule(frame, target);
  tell.all(rule, { type: 'harmed', who, by, how, amount, reflected, shielded, armored, loss, hitpoints });
  if (hitpoints > 0) draft.agenda.pop();
  else frame.stage = isHero(target) ? 'brink' : 'fall';
}

/** What decided how much of a blow got through: the layers that took some, a way around them, or neither. */
function harmRule({ rule, how, amount, reflected, shielded, armored, bypass }: HarmFrame, target: Entity): Rule {
  if (how === 'returned' && reflected > 0) return 'damage.returned-not-returned';
  if (how !== 'attack') return rule; // why it is hurt at all says more
  if (reflected + shielded + armored === amount) return 'damage.zero-ok';
  if (isBypassed(target, bypass)) return 'damage.bypass';
  const most = Math.max(reflected, shielded, armored);
  if (most < reflected + shielded + armored) return 'damage.layer-order'; // several had a part in it
  if (most === 0) return rule;
  return most === reflected ? 'damage.reflect' : most === shielded ? 'damage.shield' : 'damage.armor';
}

/** Something would have been in its way. */
const isBypassed = (target: Entity, bypass: HarmFrame['bypass']): boolean =>
  bypass !== 'none' && (armorOf(target) > 0 || (bypass === 'shield-and-armor' && target.shield > 0));

/** A hero at 0 Hitpoints may have a card for it. */
function standAtTheBrink(draft: Draft, frame: HarmFrame, target: Entity): void {
  frame.stage = 'fall';
  if (!isHero(target) || isLost(draft)) return;
  const cards = lastChances(target);
  if (cards.length > 0) ask(draft, target.seat, 'damage.hero-falls', { kind: 'brink', who: target.id, cards });
}

/** Last Effort once an Encounter, the Phoenix Charm once for ever. */
function lastChances(hero: HeroInPlay): CardId[] {
  const effort = cardWith(hero, 'last-effort');
  const charm = cardWith(hero, 'stay-at-one');
  return [effort !== null && !hero.spent.includes(effort) ? effort : null, charm].filter((card) => card !== null);
}

/** A hero goes down, or a lone one makes its stand. [damage.hero-falls] */
function fall(draft: Draft, hero: HeroInPlay, by: EntityId | null, tell: Speaker): void {
  const { table } = draft;
  Object.assign(hero, { effects: [], shield: 0, reflect: 0, saved: 0 }); // [down.strip, effect.gone-with-bearer]
  markBounty(draft, by, tell);
  const isLone = partySize(table) === 1 && !table.house.literalLoneHero;
  if (table.resolve === 0) {
    tell.all('damage.hero-falls', { type: 'fell', hero: hero.id, resolve: 0 });
    loseExpedition(draft, 'lose.resolve-empty');
    return;
  }
  table.resolve -= 1; // nothing ever adds to it [resolve.pay-on-unconscious, resolve.several-at-once, resolve.never-regained]
  if (isLone) {
    hero.hitpoints = Math.min(
      hitpointsMax(table, hero),
      Math.ceil(hitpointsMax(table, hero) / 2) + traitOf(hero, 'last-stand'),
    );
    tell.all('scale.last-stand', { type: 'stoodUp', hero: hero.id, hitpoints: hero.hitpoints, resolve: table.resolve });
    return;
  }
  if (table.turn?.who === hero.id) table.turn.isCut = true; // [turn.cut-short]
  tell.all('resolve.pay-on-unconscious', { type: 'fell', hero: hero.id, resolve: table.resolve });
  if (!table.heroes.some(isConscious)) loseExpedition(draft, 'lose.all-unconscious');
}

/**
 * It is over at once. Of a blow that loses the expedition all the rest is dealt, but nobody is asked anything any more,
 * and nothing that it kills wins or heals. [damage.simultaneous, lose.beats-win]
 */
function loseExpedition(draft: Draft, rule: Rule): void {
  if (isLost(draft)) return;
  const { agenda } = draft;
  const blow = blowIn(draft);
  agenda.splice(blow === -1 ? agenda.length : blow, 0, { kind: 'defeat', rule });
}

export const isLost = (draft: Draft): boolean => findFrame(draft, 'defeat') !== null;

/** All ends here: nothing is harvested any more. [glow.harvest-not-on-loss] */
export const defeat: Frames<Glowquest>['defeat'] = (draft, { rule }, tell) => {
  draft.outcome = { winners: monstersSeats(draft), rule };
  tell.all(rule, { type: 'expeditionLost' });
};

/** A monster that brings a hero down is worth more, as long as it stands: the dead are marked no more. [bounty.mark] */
function markBounty({ table }: Draft, by: EntityId | null, tell: Speaker): void {
  const monster = table.monsters.find(({ id }) => id === by);
  if (monster === undefined) return;
  monster.bounty += 1;
  tell.all('bounty.mark', { type: 'bountyMarked', monster: monster.id, bounty: monster.bounty });
}

/** A monster leaves the board at once. [damage.monster-dies] */
function die(draft: Draft, monster: MonsterInPlay, { by, how }: HarmFrame, tell: Speaker): void {
  const { table } = draft;
  const { encounter, turn } = table;
  table.monsters = table.monsters.filter(({ id }) => id !== monster.id);
  const { id, record, number, at, bounty } = monster;
  tell.all('damage.monster-dies', { type: 'died', monster: id, record, number, at, bounty });
  if (table.attack?.target === id) table.attack.diedAt = at;
  if (encounter !== null) {
    encounter.bounties += bounty;
    if (encounter.caller === id) {
      encounter.caller = null;
      tell.all('patrol.call-cancelled', { type: 'callVoid', monster: id });
    }
  }
  if (by === null || by >= FIRST_MONSTER) return;
  const killer = heroOf(table, by);
  if (how !== 'attack' && how !== 'pattern' && how !== 'dealt') return;
  if (turn?.who === by && how !== 'dealt') turn.hasKilled = true;
  if (!isLost(draft)) heal(draft, killer, traitOf(killer, 'heal-on-kill'), 'heal.amount', tell); // [down.heal-wakes]
}
