import type { Cell } from '@questhall/grid';
import { check, cloneState, type State, step } from '@questhall/kernel';
import { freezeFloor, xOf, yOf } from '@questhall/tiles';
import { BENEFITS, type CardId, MONSTERS, type Usable } from '../../src/content/index.ts';
import type { MonsterBenefitId } from '../../src/content/monster-benefit-ids.ts';
import type { Benefit, Clause, Limit, Word } from '../../src/content/vocabulary.ts';
import { glowquest } from '../../src/game.ts';
import type { Action, Entity, EntityId, Glowquest, Question } from '../../src/types/index.ts';
import { DEFENSE, OFFENSE, UTILITY } from '../cast.ts';
import { block, type Scene, sq, story, tile } from '../scene.ts';

// Cards that nobody has printed, played through the rules: whatever the vocabulary can express has to come true.

export type Match = State<Glowquest>;

/** The cards that stand in for what is made up; any two with a Benefit would do. */
export const FIRST: CardId = 'heavy-swing';
export const SECOND: CardId = 'precise-cut';

const ONCE: Limit = { perTurn: 1, isLong: false, belowShield: 0, notLord: false };

/** A Benefit for nothing, on whomever, at any time, unless something else is said. */
export const made = (clauses: readonly Clause[], terms: Partial<Benefit> = {}): Benefit => ({
  ...{ cost: 0, timing: 'any', target: 'self', duration: 'now', pattern: null, limit: ONCE },
  ...terms,
  clauses,
});

export const clause = (word: Word, n: Clause['n'], changes: Partial<Clause> = {}): Clause => ({
  ...{ word, n, isSelf: false, condition: null },
  ...changes,
});

/** While `play` goes on, these cards and sheets say something else. */
export function printed<X>(cards: Partial<Record<CardId | MonsterBenefitId, Benefit>>, play: () => X): X {
  const book = BENEFITS as Map<string, Usable>; // it is a Map, and read-only for everybody but those who make up cards
  const old = new Map(book);
  for (const [id, benefit] of Object.entries(cards)) book.set(id, { id, ...benefit });
  try {
    return play();
  } finally {
    for (const [id, benefit] of old) book.set(id, benefit);
  }
}

/** The one beside the user, one beside that one, and one far off. */
export const [NEAR, NEXT, FAR_OFF] = [3, 4, 5] as const;
export const USER = OFFENSE;
export const BESIDE = DEFENSE;
export const AWAY = UTILITY;

const MONSTER = 'champion-goblin-warboss';
/** What each of the three enemies has at most. */
export const LIFE: number = MONSTERS[MONSTER].hitpoints[2];

/**
 * A wide hall with Offense in the middle of its Turn, an ally beside it and one away, and three enemies; all of them
 * hurt, none immune.
 */
export function hall(change: (scene: Scene) => void = () => {}): Match {
  const { state } = story((scene) => {
    scene.floor([tile(1, 'big', block(0, 0, 12, 12))]);
    scene.hero('defense', 5, 6, { hitpoints: 5 });
    scene.hero('offense', 6, 6, { hitpoints: 5 });
    scene.hero('utility', 1, 1, { hitpoints: 6 });
    scene.monster(MONSTER, 7, 6, { hitpoints: 8 });
    scene.monster(MONSTER, 8, 5, { hitpoints: 8 });
    scene.monster(MONSTER, 11, 11, { hitpoints: 8 });
    scene.turn(OFFENSE, 20);
    change(scene);
  });
  return state;
}

/** The same table, with the user holding these cards. */
export function holding(state: Match, ...cards: readonly CardId[]): Match {
  const draft = cloneState(glowquest, state);
  draft.table.floor = Object.isFrozen(draft.table.floor) ? draft.table.floor : freezeFloor(draft.table.floor);
  const user = draft.table.heroes[USER];
  if (user !== undefined) user.cards = Object.freeze([...cards]);
  return draft;
}

export const use = (card: CardId, target: EntityId | null = null): Action => ({
  type: 'use',
  benefit: card,
  target,
  glow: null,
});

/** What the rules say to an action of the seat that is asked; null when they let it pass. */
export function refusal(state: Match, action: Action): string | null {
  const [ask] = state.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  return check(glowquest, state, { seat: ask.seat, ask: ask.id, action })?.rule ?? null;
}

export function act(state: Match, action: Action, ...dice: readonly number[]): Match {
  const [ask] = state.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  const before = dice.length === 0 ? state : cloneState(glowquest, state);
  if (dice.length > 0) before.rng.loaded = [...dice];
  const next = step(glowquest, before, { seat: ask.seat, ask: ask.id, action });
  if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused by ${next.refusal.rule}`);
  return next.state;
}

/**
 * How those who are asked in the middle of a Benefit answer: all the way, straight south if they walk, or as it is
 * wished.
 */
export interface Wishes {
  /** Where the user walks to, and where somebody is slid to. */
  readonly walk?: Cell;
  readonly slide?: Cell;
}

function answerTo({ table }: Match, question: Question, { walk, slide }: Wishes): Action {
  switch (question.kind) {
    case 'forced': {
      const last = question.squares.at(-1) ?? -1;
      return {
        type: 'place',
        to: question.how === 'slide' && slide !== undefined && question.squares.includes(slide) ? slide : last,
      };
    }
    case 'momentum':
    case 'follow':
      return { type: 'place', to: question.squares[0] ?? -1 };
    case 'shove':
    case 'victim':
      return { type: 'name', target: question.victims[0] ?? -1 };
    case 'reduce':
      return { type: 'reduce', effect: 'weak' };
    case 'leave':
      return { type: 'flee', enemy: question.enemies[0] ?? -1 };
    case 'turn':
    case 'move': {
      const at = table.heroes[USER]?.at ?? -1;
      return { type: 'go', to: walk ?? sq(xOf(at), yOf(at) + (table.turn?.stroll?.left ?? 0)) };
    }
    default:
      throw new Error(`nobody expected to be asked about ${question.kind}`);
  }
}

/**
 * Everything that a Benefit still asks is answered; what is left of a walk is given up when it has led where it should.
 */
export function settled(state: Match, wishes: Wishes = {}): Match {
  const [ask] = state.asks;
  if (ask === undefined) return state;
  const { question } = ask;
  const isWindow = question.kind === 'roll' || question.kind === 'hit' || question.kind === 'miss';
  if (isWindow || (question.kind === 'turn' && state.table.turn?.stroll == null)) return state;
  const answer = answerTo(state, question, wishes);
  if (refusal(state, answer) === null) return settled(act(state, answer), wishes);
  return question.kind === 'turn' ? state : settled(act(state, { type: 'done' }), wishes);
}

/** All about somebody that a Benefit can change. */
export interface Figure {
  at: readonly [number, number];
  hitpoints: number;
  shield: number;
  reflect: number;
  effects: string[];
  saved: number;
}

/** All that a Benefit can change. */
export interface Account {
  readonly figures: Record<EntityId, Figure>;
  surges: number;
  extraAttacks: number;
  bases: string[];
  reach: string | null;
  toHit: number;
  damage: number;
  bypass: string;
  patterns: string[];
  caller: EntityId | null;
}

const figureOf = (entity: Entity): Figure => ({
  at: [xOf(entity.at), yOf(entity.at)],
  hitpoints: entity.hitpoints,
  shield: entity.shield,
  reflect: entity.reflect,
  effects: entity.effects.map(({ kind, n, duration }) => `${kind} ${n} ${duration}`),
  saved: 'saved' in entity ? entity.saved : 0,
});

export function accountOf({ table }: Match): Account {
  const { turn, attack, encounter } = table;
  return {
    figures: Object.fromEntries([...table.heroes, ...table.monsters].map((one) => [one.id, figureOf(one)])),
    surges: turn?.surges ?? -1,
    extraAttacks: turn?.extraAttacks ?? -1,
    bases: (turn?.bases ?? []).map(({ n, pattern }) => `${n} ${pattern?.kind ?? 'near'}`),
    reach: turn?.reach?.kind ?? null,
    toHit: attack?.toHit ?? 0,
    damage: attack?.damage ?? 0,
    bypass: attack?.bypass ?? 'none',
    patterns: (attack?.patterns ?? []).map(({ kind, n }) => `${kind} ${n}`),
    caller: encounter?.caller ?? null,
  };
}

/** Offense has hit its neighbour, and the window is open: it stands on 7,6 by now and the other on 8,6. */
export function afterHit(state: Match): Match {
  const struck = settled(act(act(state, STRIKE, 12), DONE));
  if (struck.asks[0]?.question.kind !== 'hit') throw new Error('no Hit window');
  return struck;
}

export const STRIKE: Extract<Action, { type: 'attack' }> = { type: 'attack', target: NEAR, base: 'role' };
export const DONE: Action = { type: 'done' };

/** On to the next window that can be used at all, or to the end of the attack. */
export const on = (state: Match, kind: string): Match => {
  let now = state;
  while (now.asks[0]?.question.kind !== kind)
    now = now.asks[0]?.question.kind === 'momentum' ? settled(now) : act(now, DONE);
  return now;
};
