import { ask, type Frames, type State, type Tell } from '@questhall/kernel';
import { KEEP_CARDS } from '../../content/keep/decks.ts';
import type { Effect } from '../../content/keep/effects.ts';
import { SHAFT_DICE } from '../../content/keep/figures.ts';
import { ROPE_TILES, TILE_SHEETS } from '../../content/keep/tile-sheets.ts';
import { apply } from '../../effects/apply.ts';
import { DECK_RULES } from '../../effects/deck-rules.ts';
import { endTurn } from '../../effects/end-turn.ts';
import { gainForFailure } from '../../effects/harm.ts';
import { fighterOf, keepOf } from '../../queries/heroes.ts';
import { hasTreasure, itemCard, mayHold } from '../../queries/keep/items.ts';
import { kindOf } from '../../queries/keep/laid.ts';
import { besideOf } from '../../queries/keep/squares.ts';
import { neededFor, testValue, totalOf } from '../../queries/keep/tests.ts';
import { frameBelow } from '../../queries/keep/turn.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { DungeonQuest, TestedBy } from '../../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;
type TestFrame = Extract<DungeonQuest['Frame'], { kind: 'test' }>;

/** Drops and boost, roll, Coin, tokens, consequences, and determination for a failure. [test.order] */
export const test: Frames<DungeonQuest>['test'] = (draft, frame, tell) => {
  const { table } = draft;
  const { fighter } = table;
  switch (frame.stage) {
    case 'before': {
      const { by, attribute, less } = frame;
      if (isRoped(draft, frame)) conclude(draft, frame, true, tell);
      else
        ask(draft, fighter, frame.rule, {
          kind: 'test',
          by,
          card: by === 'card' ? cardOf(draft) : null,
          attribute,
          value: testValue(table, attribute),
          less,
        });
      return;
    }
    case 'failed': {
      frame.stage = 'read';
      const needed = neededFor(table, frame);
      const hero = fighterOf(table);
      const hasCoin = !frame.isRerolled && mayHold(draft, hero.treasures, hasTreasure(hero, 'coinOfSecondChances'));
      if (needed > 0 && (hasCoin || needed <= hero.determination))
        ask(draft, fighter, 'test.spend-after', {
          kind: 'failed',
          attribute: frame.attribute,
          total: totalOf(frame),
          needed,
        });
      return;
    }
    case 'read':
      conclude(draft, frame, frame.isSpared || neededFor(table, frame) === 0, tell);
  }
};

function cardOf({ agenda }: Draft): number | null {
  const below = agenda.at(-2);
  return below?.kind === 'card' ? below.card : null;
}

/** A rope passes some tiles without a test, and without a question. [tile.rope] */
function isRoped({ table }: Draft, frame: TestFrame): boolean {
  if (frame.by !== 'entering' && frame.by !== 'leaving') return false;
  const hero = fighterOf(table);
  const kind = kindOf(keepOf(table).tiles[hero.square] ?? -1);
  if (kind === null || !ROPE_TILES.includes(kind) || itemCard(hero, 'rope') === undefined) return false;
  frame.isSpared = true;
  return true;
}

function conclude(draft: Draft, frame: TestFrame, isPassed: boolean, tell: Teller): void {
  draft.agenda.pop();
  const { attribute, by } = frame;
  if (frame.isSpared) {
    const rule = frame.stage === 'before' ? 'tile.rope' : 'treasure.use-optional';
    tell.all(rule, { type: 'testSpared', attribute });
  } else {
    const rule = isPassed && by === 'entering' ? 'tile.test-passed-stay' : 'test.no-automatic';
    const value = testValue(draft.table, attribute);
    tell.all(rule, { type: 'tested', total: totalOf(frame), attribute, value, isPassed });
  }
  if (isPassed) pass(draft, frame, tell);
  else fail(draft, frame, tell);
}

function pass(draft: Draft, frame: TestFrame, tell: Teller): void {
  if (frame.by === 'cage') {
    fighterOf(draft.table).isCaged = false;
    tell.all('turn.caged', { type: 'freed' });
  }
  if (frame.by === 'card') apply(draft, testOf(draft)?.passed ?? [], ruleOf(draft, frame), tell);
}

/** What comes of it, then a token for whoever lives; and where it was a way out, the turn ends. */
function fail(draft: Draft, frame: TestFrame, tell: Teller): void {
  const { by } = frame;
  if (!apply(draft, failedBy(draft, by), ruleOf(draft, frame), tell)) return;
  const top = draft.agenda.at(-1);
  if (top?.kind === 'descent') {
    top.hasFailed = true;
    return;
  }
  gainForFailure(draft, tell);
  if (by === 'leaving' || by === 'portcullis') stayHere(draft, by, tell);
  else if (fighterOf(draft.table).isCaged) endTurn(draft);
}

/** Whoever cannot get out, or through, stays on the old square. [move.failed-crossing] */
function stayHere(draft: Draft, by: 'leaving' | 'portcullis', tell: Teller): void {
  const move = frameBelow(draft, 'move');
  const to = move === undefined ? -1 : besideOf(move.from, move.way);
  const rule = by === 'leaving' ? 'move.leave-effects-first' : 'move.failed-crossing';
  tell.all(rule, { type: 'crossingFailed', to });
  endTurn(draft);
}

/** The test that the card beneath has called for: it has gone one effect on. */
function testOf({ agenda }: Draft): Extract<Effect, { does: 'test' }> | null {
  const frame = agenda.at(-1);
  const effect = frame?.kind === 'card' ? KEEP_CARDS[frame.card]?.effects[frame.at - 1] : undefined;
  return effect?.does === 'test' ? effect : null;
}

function failedBy(draft: Draft, by: TestedBy): readonly Effect[] {
  if (by === 'card') return testOf(draft)?.failed ?? [];
  if (by !== 'entering' && by !== 'leaving') return [];
  const kind = kindOf(keepOf(draft.table).tiles[fighterOf(draft.table).square] ?? -1);
  if (kind === null) return [];
  if (by === 'leaving') return TILE_SHEETS[kind].leaving?.failed ?? [];
  if (kind === 'shaft' && draft.table.house.noInstantDeath) return SHORT_SHAFT;
  return TILE_SHEETS[kind].entry?.failed ?? [];
}

/** With the house rule of no sudden death. [tile.shaft] */
const SHORT_SHAFT: readonly Effect[] = [{ does: 'wound', dice: SHAFT_DICE, wounds: 0, isHalved: false }];

/** What the wounds of a failed test are told by. */
function ruleOf({ agenda }: Draft, { by, rule }: TestFrame): Rule {
  const top = agenda.at(-1);
  return by === 'card' && top?.kind === 'card' ? DECK_RULES[KEEP_CARDS[top.card]?.deck ?? 'trap'] : rule;
}
