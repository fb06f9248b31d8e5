import { fixed, type Seat } from '@questhall/kernel';
import { type Amount, type Clause, type Effect, type EffectOf, type MapId, mapCardOf } from '../content/index.ts';
import { blowOf } from '../queries/fighting.ts';
import { rollAhead } from '../queries/means.ts';
import { FIRST_LEVEL, ignores } from '../queries/scores.ts';
import { clockwise, heroOf, innermost, isIn, type Match, type Telling, turnIn } from '../queries/table.ts';
import { hazardAt, threatNumberAt } from '../queries/threats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Aim, FrameOf, Source, ThreatKind } from '../types/index.ts';
import { enter } from './entry.ts';
import { repel, tame } from './monsters.ts';
import { openGate } from './move.ts';
import { change, gainPoints, heal, tip, untip } from './pieces.ts';
import { threaten } from './threat.ts';
import { trimSoon } from './trim.ts';
import { wound } from './wounds.ts';

type Working = FrameOf<'effects'>;

/** Who plays it, on whom it works, and what it is printed on. */
export interface Origin {
  readonly by: Seat;
  readonly target: Seat;
  readonly source: Source;
  readonly rule: Rule;
  /** What its Threats are about: cards, unless it is a Trap. */
  readonly about?: ThreatKind;
}

const NO_AIM: Aim = { space: null, strike: null, side: null, choice: 0, variable: 0 };

/** The effects of a clause happen one after the other. */
export function work(draft: Match, origin: Origin, clause: Clause, aim: Aim = NO_AIM): void {
  workAll(draft, origin, clause.choices[aim.choice] ?? [], aim);
}

export function workAll(
  draft: Match,
  { by, target, source, rule, about = 'card' }: Origin,
  effects: readonly Effect[],
  aim: Aim = NO_AIM,
): void {
  const { space, strike, side, variable } = aim;
  draft.agenda.push({
    kind: 'effects',
    by,
    target,
    source,
    rule,
    about,
    effects: effects.map(fixed),
    at: 0,
    variable,
    space,
    strike,
    side,
    rollers: [],
    overcame: null,
  });
}

export function effects(draft: Match, frame: Working, tell: Telling): void {
  const [roller] = frame.rollers;
  if (roller !== undefined) {
    rollNext(draft, frame, roller);
    return;
  }
  const effect = frame.effects[frame.at];
  if (effect === undefined || !isIn(draft.table, frame.target)) {
    draft.agenda.pop();
    return;
  }
  frame.at += 1;
  perform(draft, frame, effect, tell);
}

const amountOf = (amount: Amount, { variable }: Working): number => (typeof amount === 'number' ? amount : variable);

type Verbs = {
  readonly [W in Effect['word']]?: (draft: Match, frame: Working, effect: EffectOf<W>, tell: Telling) => void;
};

/** What each word does when it happens; the others work for as long as their card is in play. */
const VERBS: Verbs = {
  heal: (draft, { target, rule }, { by }, tell) => heal(draft, target, by, rule, tell),
  untip: (draft, { target, rule }, _effect, tell) => untip(draft, target, rule, tell),
  tip: (draft, { target, rule }, effect, tell) => tip(draft, target, effect.untip, rule, tell),
  glory: (draft, frame, { by }, tell) => change(draft, frame.target, 'glory', amountOf(by, frame), frame.rule, tell),
  peril: (draft, frame, { by }, tell) => change(draft, frame.target, 'peril', amountOf(by, frame), frame.rule, tell),
  move: (draft, { target, rule }, { by }, tell) => gainPoints(draft, target, by, rule, tell),
  level: (draft, { target }, { by }, tell) => drain(draft, target, -by, tell),
  wound: (draft, { target, rule, strike }, { by }) => wound(draft, target, by, rule, strike ?? -1),
  threat: (draft, frame, effect) => callRollers(draft, frame, effect),
  draw({ agenda }, { target, rule }, { by }) {
    agenda.push({ kind: 'drawing', seat: target, count: by, rule });
  },
  discard({ agenda }, { target, rule }, { by }) {
    agenda.push({ kind: 'discarding', seat: target, of: 'boon', count: by, rule });
  },
  look({ agenda }, { target }, { by }) {
    agenda.push({ kind: 'look', seat: target, count: by, pile: null });
  },
  shift({ agenda }, { by: seat }, { by }) {
    agenda.push({ kind: 'shift', seat, left: by, rule: 'fx.shift-what' });
  },
  warp: (draft, frame, _effect, tell) => warp(draft, frame, tell),
  repel: (draft, { strike }, _effect, tell) => repel(draft, strike ?? -1, tell),
  minion: (draft, { by, strike, source }, _effect, tell) => tame(draft, by, strike ?? -1, source, tell),
  attack: sharpen,
  counter: sharpen,
  bestOfTwo: sharpen,
  prevent: (draft, _frame, effect) => guard(draft, effect),
  preventTo: (draft, _frame, effect) => guard(draft, effect),
  open: unbar,
};

function perform(draft: Match, frame: Working, effect: Effect, tell: Telling): void {
  // `Verbs` pairs each word with its own effect, which TypeScript cannot follow through an index.
  const verbs = VERBS as Readonly<Record<string, ((d: Match, f: Working, e: Effect, t: Telling) => void) | undefined>>;
  const verb = verbs[effect.word];
  if (verb === undefined) throw new Error(`${effect.word} of ${frame.source} is nothing that happens`);
  verb(draft, frame, effect, tell);
}

/** Never below the first level of the grade in play. [fx.level-drain-floor] */
function drain(draft: Match, seat: Seat, by: number, tell: Telling): void {
  const { table } = draft;
  const hero = heroOf(table, seat);
  if (ignores(table, seat, 'levelDrain')) return;
  const level = Math.max(FIRST_LEVEL[table.grade], hero.level - by);
  if (level >= hero.level) {
    tell.all('fx.level-drain-floor', { type: 'level', seat, level: hero.level, by: 0 });
    return;
  }
  const lost = level - hero.level;
  hero.level = level;
  tell.all('fx.level-drain', { type: 'level', seat, level, by: lost });
  trimSoon(draft, seat);
}

/** Several heroes roll in turn order, and each result is applied before the next one rolls. [threat.order] */
function callRollers(draft: Match, frame: Working, { who }: EffectOf<'threat'>): void {
  const from = turnIn(draft)?.seat ?? frame.target;
  frame.rollers = clockwise(draft.table, from).filter((seat) => isMeant(draft, frame, who, seat));
  frame.overcame = null;
}

function isMeant({ table }: Match, frame: Working, who: EffectOf<'threat'>['who'], seat: Seat): boolean {
  const there = heroOf(table, seat).space;
  const where = frame.space ?? heroOf(table, frame.target).space;
  switch (who) {
    case 'target':
      return seat === frame.target;
    case 'space':
      return there === where;
    case 'terrain': {
      const terrains = where === null ? [] : mapCardOf(where).terrains;
      return (
        seat === frame.target || (there !== null && mapCardOf(there).terrains.some((one) => terrains.includes(one)))
      );
    }
  }
}

/**
 * One hero rolls, or the result of the one who has rolled is applied; only what is printed happens.
 * [threat.only-printed-results]
 */
function rollNext(draft: Match, frame: Working, seat: Seat): void {
  const effect = frame.effects[frame.at - 1];
  const form = effect?.word === 'threat' ? effect.scores[0] : undefined;
  if (effect?.word !== 'threat' || form === undefined || !isIn(draft.table, seat)) {
    frame.rollers.shift();
    return;
  }
  const { by, source, about, strike, space, side, variable } = frame;
  if (frame.overcame === null) {
    const cited = threatRule(draft, frame, effect, seat);
    threaten(draft, seat, form, threatNumberAt(effect, placeOf(draft, frame), about), about, source, cited);
    return;
  }
  const isFailed = !frame.overcame;
  frame.rollers.shift();
  frame.overcame = null;
  if (isFailed)
    workAll(draft, { by, target: seat, source, rule: 'threat.only-printed-results', about }, effect.fail, {
      strike,
      space,
      side,
      variable,
      choice: 0,
    });
}

/** By which a Threat is rolled: a Trap and a special effect have rules of their own, a Bane has only the card. */
function rollRule(rule: Rule, { who }: EffectOf<'threat'>): Rule {
  if (rule !== 'dur.instant') return rule;
  return who === 'terrain' ? 'threat.order' : 'threat.roll';
}

const placeOf = ({ table }: Match, { space, target }: Working): MapId | null => space ?? heroOf(table, target).space;

/** What a Hazard does to the target, and a Bane to its own player's hero, is told as such. [fx.bane-own-hero] */
function threatRule(draft: Match, frame: Working, effect: EffectOf<'threat'>, seat: Seat): Rule {
  const { about, by, target, rule } = frame;
  if (seat === target && hazardAt(placeOf(draft, frame), about) > 0) return 'obst.hazard';
  return about === 'card' && seat === by && seat !== target ? 'fx.bane-own-hero' : rollRule(rule, effect);
}

/**
 * A warped hero keeps his state; on arrival it cuts short the entry that runs, and takes its place. [time.warp-inside]
 */
function warp(draft: Match, { target, space }: Working, tell: Telling): void {
  const { agenda } = draft;
  if (space === null) return;
  const at = agenda.findLastIndex((frame) => frame.kind === 'window' && frame.window === 'arrived');
  if (at > 0 && innermost(draft, 'entry')?.seat === target) agenda.splice(at - 1, 2);
  enter(draft, target, space, 'warp', tell);
}

/** What is declared before dice fall: for one attack of the combat, or for the Threat ahead. */
function sharpen(
  draft: Match,
  frame: Working,
  effect: EffectOf<'attack' | 'counter' | 'bestOfTwo'>,
  tell: Telling,
): void {
  const index = frame.strike;
  const strike = draft.table.strikes[index ?? -1];
  if (index === null || strike === undefined) {
    const threat = innermost(draft, 'threat');
    if (threat !== null) threat.isBestOfTwo = true;
    return;
  }
  if (effect.word === 'bestOfTwo') {
    if (rollAhead(draft) === 'attack') strike.hasBestAttack = true;
    else strike.hasBestCounter = true;
    return;
  }
  const by = amountOf(effect.by, frame);
  if (effect.word === 'counter') strike.counterMore += by;
  else strike.attackMore += effect.isFoes ? -Math.abs(by) : by;
  tell.all(frame.rule, {
    type: 'aimed',
    ...blowOf(draft.table, index),
    attack: strike.attackMore,
    counter: strike.counterMore,
  });
}

function guard(draft: Match, effect: EffectOf<'prevent' | 'preventTo'>): void {
  const wounds = innermost(draft, 'wounds');
  if (wounds === null) return;
  if (effect.word === 'prevent') wounds.prevented += effect.by;
  else wounds.floor = Math.max(wounds.floor, effect.life);
}

function unbar(draft: Match, { target, side }: Working, { what }: EffectOf<'open'>, tell: Telling): void {
  if (side === null) return;
  if (what === 'exit') openGate(draft, target, side, 'opened', tell);
  else if (what === 'wall') {
    heroOf(draft.table, target).wall = side;
    tell.all('act.activate-readied', { type: 'wallOpened', seat: target, side });
  }
}
