import type { Frames } from '@questhall/kernel';
import { isAtHalf } from '../queries/conditions.ts';
import { expeditionOf, findEntity, isConscious, isHero } from '../queries/entities.ts';
import { armorOf, hitpointsMax } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CrystalExpedition, Entity, EntityId, Harm, HarmFrame, Table } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';
import { fallOf } from './fall.ts';
import { triggered } from './interrupts.ts';

/** Damage on its way to one target. */
export function harmed(
  target: EntityId,
  amount: number,
  how: Harm,
  by: EntityId | null,
  rule: Rule,
  ignored = 0,
): HarmFrame {
  return {
    kind: 'harm',
    stage: 'coming',
    target,
    amount,
    by,
    how,
    ignored,
    rule,
    isMoved: false,
    armored: 0,
    reflected: 0,
    shielded: 0,
    loss: 0,
  };
}

/** Through Armor, Reflect and Shield to the Hitpoints, and whatever comes of it. [damage.order, interrupt.triggers] */
export const harm: Frames<CrystalExpedition>['harm'] = (draft, frame, tell) => {
  const target = findEntity(draft.table, frame.target);
  if (target === null)
    draft.agenda.pop(); // dead already
  else if (!isConscious(target) && frame.stage !== 'over') spare(draft, frame, target, tell);
  else STAGES[frame.stage](draft, frame, target, tell);
};

/** An Unconscious hero has nothing more to lose. [down.no-further-harm] */
function spare(draft: Draft, frame: HarmFrame, target: Entity, tell: Speaker): void {
  draft.agenda.pop();
  tellHarm({ ...frame, armored: 0, reflected: 0, shielded: 0, loss: 0 }, target, 'down.no-further-harm', tell);
}

type Stage = (draft: Draft, frame: HarmFrame, target: Entity, tell: Speaker) => void;

const STAGES: Readonly<Record<HarmFrame['stage'], Stage>> = {
  coming(draft, frame) {
    frame.stage = 'layers';
    const { target, by, how } = frame;
    if (how !== 'poison') triggered(draft, 'damage-coming', target, by, how);
  },
  layers(draft, frame, target) {
    frame.stage = 'rest';
    frame.loss = frame.amount;
    if (frame.how === 'poison') return; // [effect.poison]
    const armor = Math.max(0, armorOf(draft.table, target) - frame.ignored); // [damage.armor-bypass]
    frame.armored = take(frame, armor);
    frame.reflected = take(frame, target.reflect);
    target.reflect -= frame.reflected;
    noteLoss(draft, frame.reflected);
    if (frame.reflected > 0 && isReturned(frame)) sendBack(draft, frame);
  },
  rest(draft, frame, target) {
    frame.stage = 'brink';
    if (frame.how === 'poison') return;
    frame.shielded = take(frame, target.shield);
    target.shield -= frame.shielded;
    noteLoss(draft, frame.shielded);
  },
  brink(draft, frame, target) {
    frame.stage = 'lose';
    const { by, how } = frame;
    if (frame.loss >= target.hitpoints) triggered(draft, 'would-fall', target.id, by, how);
  },
  lose(draft, frame, target, tell) {
    frame.stage = 'lost';
    frame.loss = Math.min(frame.loss, target.hitpoints); // [damage.floor-zero]
    target.hitpoints -= frame.loss;
    noteLoss(draft, frame.loss);
    tellHarm(frame, target, harmRule(draft, frame), tell);
    if (target.hitpoints > 0) return;
    frame.stage = 'over';
    draft.agenda.push(fallOf(target.id, frame.by));
  },
  lost(draft, frame, target) {
    frame.stage = 'half';
    const { by, how } = frame;
    if (frame.loss > 0) triggered(draft, 'hitpoints-lost', target.id, by, how);
  },
  half(draft, frame, target) {
    frame.stage = 'over';
    const { by, how } = frame;
    if (frame.loss === 0 || !isAtHalf(draft.table, target)) return;
    if (isHero(target) ? wasAboveHalf(draft, target, frame) : !target.wasAtHalf)
      triggered(draft, 'half-hitpoints', target.id, by, how);
    if (!isHero(target)) target.wasAtHalf = true;
  },
  over(draft) {
    draft.agenda.pop();
  },
};

const wasAboveHalf = ({ table }: Draft, target: Entity, { loss }: HarmFrame): boolean =>
  2 * (target.hitpoints + loss) > hitpointsMax(table, target);

/** A layer takes as much as it can of what is left. */
function take(frame: HarmFrame, most: number): number {
  const taken = Math.min(frame.loss, most);
  frame.loss -= taken;
  return taken;
}

/** Poison and Crystals have no attacker, and what comes back never comes back again. [damage.reflect-any-distance] */
const isReturned = ({ how, by, target }: HarmFrame): boolean =>
  (how === 'attack' || how === 'activator') && by !== target;

/** Dealt before the rest goes on to the target. [damage.returned-comes-first] */
function sendBack(draft: Draft, { by, target, reflected }: HarmFrame): void {
  if (by !== null) draft.agenda.push(harmed(by, reflected, 'returned', target, 'damage.reflect'));
}

/** Somebody has lost something in this Round. [encounter.stall] */
function noteLoss({ table }: Draft, lost: number): void {
  const { encounter } = expeditionOf(table);
  if (lost > 0 && encounter !== null) encounter.hasLoss = true;
}

function tellHarm(frame: HarmFrame, { hitpoints, shield, reflect }: Entity, rule: Rule, tell: Speaker): void {
  const { target: who, by, how, amount, armored, reflected, shielded, loss } = frame;
  const left = { hitpoints, shield, reflect };
  tell.all(rule, { type: 'harmed', who, by, how, amount, armored, reflected, shielded, loss, ...left });
}

/** What decided how much got through: the layers that took some, or why it came at all. */
function harmRule({ table }: Draft, frame: HarmFrame): Rule {
  const { rule, how, amount, armored, reflected, shielded, ignored, isMoved } = frame;
  if (how === 'poison' || amount === 0) return rule;
  if (isMoved) return 'damage.redirected';
  if (how === 'returned')
    return reflected > 0
      ? 'damage.reflect-not-reflected-back'
      : armored + shielded > 0
        ? 'damage.returned-passes-defences'
        : rule;
  if (reflected === amount) return 'damage.worked-example-cleric';
  if (armored + reflected + shielded >= amount) return 'damage.may-be-zero';
  if (reflected > 0 && isReturned(frame) && isDown(table, frame.by)) return 'damage.returned-comes-first';
  if (ignored > 0) return 'damage.armor-bypass';
  return layersRule(frame);
}

const isDown = (table: Table, id: EntityId | null): boolean => {
  const one = id === null ? null : findEntity(table, id);
  return one === null || !isConscious(one);
};

/** Which of the layers took some of it. */
function layersRule({ rule, how, armored, reflected, shielded }: HarmFrame): Rule {
  const layers = [armored, reflected, shielded].filter((taken) => taken > 0).length;
  if (layers > 1) return layers === 3 ? 'damage.worked-example-fighter' : 'damage.order';
  if (armored > 0) return 'damage.armor-reduces';
  if (reflected > 0) return how === 'crystal' ? 'damage.reflect-any-distance' : 'damage.reflect';
  return shielded > 0 ? 'damage.shield' : rule;
}
