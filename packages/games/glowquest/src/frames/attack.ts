import { type Frames, roll } from '@questhall/kernel';
import type { Pattern, PatternKind } from '../content/vocabulary.ts';
import { damageOf, gritAgainst, patternDamage, toHitBonus } from '../queries/blow.ts';
import { canGoOn, entityOf, findEntity, isConscious } from '../queries/entities.ts';
import { coveredBy, struckBy, victimsOf } from '../queries/patterns.ts';
import { canUseAny } from '../queries/using.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Attack, AttackFrame, Entity, EntityId, Glowquest } from '../types/index.ts';
import { type Draft, decide, isFightOver, leaveOpen, type Speaker } from './agenda.ts';
import { harmed, isLost } from './harm.ts';
import { momentumOf } from './momentum.ts';

/** One attack, from the die to what comes back. [attack.sequence] */
export const attack: Frames<Glowquest>['attack'] = (draft, frame, tell) => {
  const blow = draft.table.attack;
  if (blow === null || isBrokenOff(draft, frame, blow)) end(draft);
  else STAGES[frame.stage](draft, frame, blow, tell);
};

/**
 * An attack is over before its end when nobody is left to make it, to be hit or to fight. What is being dealt is dealt.
 * [turn.cut-short, enc.end]
 */
function isBrokenOff({ table }: Draft, { stage }: AttackFrame, { attacker, target }: Attack): boolean {
  if (stage === 'returned') return !isStanding(findEntity(table, attacker)); // [damage.simultaneous]
  if (!canGoOn(table, attacker) || isFightOver(table)) return true;
  return (stage === 'declared' || stage === 'rolled' || stage === 'resolve') && !isStanding(findEntity(table, target));
}

const isStanding = (entity: Entity | null): boolean => entity !== null && isConscious(entity);

function end(draft: Draft): void {
  draft.agenda.pop();
  draft.table.attack = null;
}

type Stage = (draft: Draft, frame: AttackFrame, blow: Attack, tell: Speaker) => void;

const STAGES: Readonly<Record<AttackFrame['stage'], Stage>> = {
  declared(draft, frame, blow, tell) {
    if (draft.table.house.spendBeforeRoll && offerWindow(draft, frame, blow, 'roll', 'declared')) return;
    blow.die = roll(draft.rng, 12);
    const { attacker, target, die } = blow;
    const total = die + toHitBonus(draft.table, blow);
    tell.all('attack.to-hit', {
      type: 'rolledToHit',
      attacker,
      target,
      die,
      total,
      grit: gritAgainst(draft.table, blow),
    });
    frame.stage = 'rolled';
  },
  rolled(draft, frame, blow) {
    if (draft.table.house.spendBeforeRoll || !offerWindow(draft, frame, blow, 'roll', 'rolled'))
      frame.stage = 'resolve';
  },
  resolve(draft, frame, blow, tell) {
    const { table } = draft;
    const { attacker, target, wasAdjacent } = blow;
    const total = blow.die + toHitBonus(table, blow);
    const grit = gritAgainst(table, blow);
    blow.isHit = total >= grit; // [attack.hit-at-grit]
    if (blow.isHit && table.turn !== null) table.turn.hasHit = true;
    tell.all('attack.hit-at-grit', { type: blow.isHit ? 'hit' : 'missed', attacker, target, total, grit });
    frame.stage = 'window';
    frame.isWindowOpen = true;
    const one = entityOf(table, attacker);
    const other = entityOf(table, target);
    draft.agenda.push(blow.isHit ? momentumOf(one, other, wasAdjacent) : momentumOf(other, one, wasAdjacent)); // [momentum.winner-loser]
  },
  window(draft, frame, blow) {
    if (offerWindow(draft, frame, blow, blow.isHit === true ? 'hit' : 'miss', 'window')) return;
    frame.stage = blow.isHit === true ? 'victims' : 'end'; // [pattern.only-on-hit]
    blow.open = blow.patterns.filter(({ kind }) => kind === 'cleave' || kind === 'bounce');
  },
  victims(draft, frame, blow) {
    const pattern = blow.open.shift();
    if (pattern === undefined) {
      frame.stage = 'damage';
      return;
    }
    const victims = unharmed(draft, blow, pattern);
    const kind = pattern.kind === 'cleave' ? 'cleave' : 'bounce';
    const { attacker: who } = blow;
    if (victims.length > 0) leaveOpen(draft, who, NAMING[kind], { kind: 'victim', who, pattern: kind, victims });
  },
  damage(draft, frame, blow) {
    frame.stage = 'returned';
    const { table } = draft;
    const { attacker, target, bypass } = blow;
    // The innermost frame comes first, so the primary target is pushed last. [damage.simultaneous,
    // resolve.several-at-once]
    for (const [id, rule] of [...extraTargets(draft, blow)].reverse()) {
      const amount = patternDamage(table, blow, id);
      const isSelf = id === attacker;
      const cited = isSelf ? 'damage.self-inflicted' : rule;
      draft.agenda.push(harmed(id, amount, isSelf ? 'self' : 'pattern', attacker, cited));
    }
    // A Crush may have killed it before the blow could fall; whatever else was paid for is dealt.
    if (findEntity(table, target) !== null)
      draft.agenda.push(harmed(target, damageOf(table, blow), 'attack', attacker, 'damage.fixed', bypass));
  },
  returned(draft, frame, blow) {
    const [first, ...rest] = blow.packets;
    if (first === undefined) {
      frame.stage = 'end';
      return;
    }
    const isOpen = first.from !== blow.target && rest.length > 0 && !isLost(draft); // [lose.resolve-empty]
    if (isOpen && !frame.isOrdered) {
      leaveOpen(draft, blow.attacker, 'damage.simultaneous', {
        kind: 'packets',
        who: blow.attacker,
        from: blow.packets.map(({ from }) => from),
      });
      return;
    }
    frame.isOrdered = false;
    blow.packets.shift();
    draft.agenda.push(harmed(blow.attacker, first.amount, 'returned', first.from, 'damage.reflect-each-target'));
  },
  end,
};

/**
 * A window stays open while the attacker can use anything in it; it is asked again after each.
 * [attack.spend-after-roll, attack.hit-window, attack.miss-window]
 */
function offerWindow(
  draft: Draft,
  frame: AttackFrame,
  blow: Attack,
  kind: 'roll' | 'hit' | 'miss',
  stage: AttackFrame['stage'],
): boolean {
  if (!frame.isWindowOpen || !canUseAny(draft.table, entityOf(draft.table, blow.attacker), kind)) {
    frame.isWindowOpen = true;
    return false;
  }
  frame.stage = stage;
  decide(draft, blow.attacker, WINDOWS[kind], { kind, who: blow.attacker });
  return true;
}

const WINDOWS = { roll: 'attack.spend-after-roll', hit: 'attack.hit-window', miss: 'attack.miss-window' } as const;

/** Everybody on the squares of Line, Sweep and Radius, as they stand now, with the pattern. [pattern.after-momentum] */
function covered({ table }: Draft, blow: Attack): Strike[] {
  const attacker = entityOf(table, blow.attacker);
  const target = struckBy(table, blow);
  if (target === null) return [];
  return blow.patterns.flatMap((pattern) => {
    const rule = STRIKING[pattern.kind];
    return rule === undefined ? [] : coveredBy(table, attacker, target, pattern).map((id): Strike => [id, rule]);
  });
}

/** Somebody whom a pattern strikes, and by which rule. */
type Strike = readonly [id: EntityId, rule: Rule];

/** The patterns that strike whoever stands on their squares, and those for which the attacker names somebody. */
const STRIKING: Readonly<Partial<Record<PatternKind, Rule>>> = {
  line: 'pattern.line',
  sweep: 'pattern.sweep',
  radius: 'pattern.radius',
};
export const NAMING = { cleave: 'pattern.cleave', bounce: 'pattern.bounce' } as const;

/** Whom a Cleave or a Bounce may name: somebody new, if there is anybody. [pattern.once-per-attack] */
function unharmed(draft: Draft, blow: Attack, pattern: Pattern): EntityId[] {
  const { table } = draft;
  const target = struckBy(table, blow);
  if (target === null) return [];
  const already = [...covered(draft, blow).map(([id]) => id), ...blow.victims];
  return victimsOf(table, entityOf(table, blow.attacker), target, pattern).filter((id) => !already.includes(id));
}

/** Everybody else who is hurt, each once: whoever was named, then whoever stands there. [pattern.once-per-attack] */
function extraTargets(draft: Draft, blow: Attack): ReadonlyMap<EntityId, Rule> {
  const struck = new Map<EntityId, Rule>();
  if (blow.patterns.length === 0) return struck;
  for (const id of blow.victims) struck.set(id, 'damage.pattern-amount');
  for (const [id, rule] of covered(draft, blow)) if (id !== blow.target && !struck.has(id)) struck.set(id, rule);
  return struck;
}
