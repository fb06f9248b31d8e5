import {
  type Ask,
  advance,
  below,
  legal,
  open,
  type Sight,
  type State,
  seedRng,
  sight,
  silence,
} from '@questhall/kernel';
import { expect, test } from 'vitest';
import { rules } from '../../src/facets/rules.ts';
import { dungeoneer } from '../../src/game.ts';
import type { Dungeoneer } from '../../src/types/index.ts';
import { keen, tableOf } from '../../src/words/telling/samples.ts';

const { orders = {} } = rules;
const OWN = 2;

const covers = (name: string, ask: Ask<Dungeoneer>, seen: Sight<Dungeoneer>, note = ''): boolean =>
  orders[name]?.covers(ask, seen, note) === true;
const begun = (name: string, seen: Sight<Dungeoneer>): string => orders[name]?.begins?.(seen) ?? '';
const after = (name: string, note: string, seen: Sight<Dungeoneer>): string | null =>
  orders[name]?.goesOn?.(note, seen) ?? null;

/** A match of three, looked at whenever one seat is asked something. */
function watch(
  seed: string,
  look: (ask: Ask<Dungeoneer>, seen: Sight<Dungeoneer>, state: State<Dungeoneer>) => void,
): void {
  const rng = seedRng(`fast:${seed}`);
  const state = open(dungeoneer, tableOf('HD'), 3, `fast:${seed}`, silence);
  for (let move = 0; move < 900 && state.outcome === null; move++) {
    for (const ask of state.asks) if (ask.seat === OWN) look(ask, sight(dungeoneer, state, OWN), state);
    const [asked] = state.asks;
    if (asked === undefined) throw new Error('nobody is asked');
    const action = keen(legal(dungeoneer, state, asked), (n) => below(rng, n));
    advance(dungeoneer, state, { seat: asked.seat, ask: asked.id, action }, silence);
  }
}

/** What concerns one's own hero, said once more. */
const isOwn = ({ question }: Ask<Dungeoneer>): boolean =>
  question.kind === 'challenge' || (question.kind === 'window' && question.part !== 'onlooker');

test('[time.standing-pass] [time.mandatory] each order covers its windows, and none a decision that a rule demands', () => {
  const seenBy = new Map<string, Set<boolean>>();
  watch('covering', (ask, seen) => {
    const { question, wait } = ask;
    const isWindow = question.kind === 'window' || question.kind === 'challenge';
    expect(covers('deep', ask, seen)).toBe(isWindow);
    for (const name of ['this-phase', 'until-my-turn']) expect(covers(name, ask, seen)).toBe(isWindow && !isOwn(ask));
    if (!isWindow) expect(covers('quiet', ask, seen)).toBe(false);
    else expect(wait).toBe('pass');
    const key = question.kind === 'window' ? `${question.window} ${question.part}` : question.kind;
    seenBy.set(key, (seenBy.get(key) ?? new Set()).add(covers('quiet', ask, seen)));
  });
  const quiet = (key: string): readonly boolean[] => [...(seenBy.get(key) ?? [])];
  expect([quiet('action-done onlooker'), quiet('entered onlooker'), quiet('response defender')]).toEqual([
    [true],
    [false],
    [false],
  ]);
  for (const [key, answers] of seenBy) if (key.endsWith('target')) expect([key, ...answers]).toEqual([key, false]);
});

test('[time.break-through] what concerns one’s own hero ends the orders for a time, unless it was asked before them', () => {
  let [broken, quietly] = [0, 0];
  const given = new Map<string, string>();
  watch('breaking', (ask, seen) => {
    for (const name of ['this-phase', 'until-my-turn']) {
      const now = begun(name, seen);
      expect(after(name, now, seen)).toBe(now);
      const before = given.get(name) ?? now;
      const isSame = before.split('/')[0] === now.split('/')[0];
      if (isSame && before !== now) {
        expect(after(name, before, seen) === null).toBe(isOwn(ask));
        if (isOwn(ask)) broken += 1;
        else quietly += 1;
      }
      given.set(name, now);
    }
    expect(after('deep', begun('deep', seen), seen)).not.toBeNull();
  });
  expect([broken > 0, quietly > 0]).toEqual([true, true]);
});

test('[time.standing-pass] an order for a phase or a turn ends with it', () => {
  let [phases, turns] = [0, 0];
  let given: { readonly phase: string; readonly turn: string; readonly at: string; readonly own: number } | null = null;
  watch('ending', (_ask, seen) => {
    const at = `${seen.view.turns} ${seen.view.phase}`;
    const own = seen.view.heroes[OWN]?.turns ?? 0;
    if (given !== null && given.at !== at) {
      expect(after('this-phase', given.phase, seen)).toBeNull();
      phases += 1;
    }
    if (given !== null && given.own !== own) {
      expect([after('until-my-turn', given.turn, seen), after('deep', given.turn, seen)]).toEqual([null, null]);
      turns += 1;
    }
    given = { phase: begun('this-phase', seen), turn: begun('deep', seen), at, own };
  });
  expect([phases > 3, turns > 2]).toEqual([true, true]);
});

test('[time.pass-binds-one-lap] further laps of an open window can be spared, and another window cannot', () => {
  let laps = 0;
  let note = '';
  watch('laps', (ask, seen) => {
    const { question } = ask;
    if (question.kind !== 'window') return;
    if (question.lap === 1) {
      expect(covers('this-window', ask, seen, note)).toBe(false);
      note = begun('this-window', seen);
      expect([covers('this-window', ask, seen, note), after('this-window', note, seen)]).toEqual([false, note]);
    } else if (after('this-window', note, seen) !== null) {
      expect(covers('this-window', ask, seen, note)).toBe(!isOwn(ask));
      laps += 1;
    }
  });
  expect(laps).toBeGreaterThan(0);
});

test('[time.hand-up] a raised hand holds all orders back until a window that asks has closed', () => {
  expect(orders['hand-up']?.isPause).toBe(true);
  let [isUp, closed] = ['', 0];
  watch('hand', ({ question }, seen) => {
    const next = after('hand-up', isUp, seen);
    if (next === null) closed += 1;
    isUp = next ?? '';
    if (question.kind === 'window' && next !== null && next !== '')
      expect(seen.view.windows.map(({ since }) => String(since))).toContain(next);
  });
  expect(closed).toBeGreaterThan(3);
});

test('[time.hand-up] a challenge is a window that asks, and lets the hand sink as well', () => {
  let raised = 0;
  watch('breaking', (ask, seen) => {
    if (ask.question.kind !== 'challenge') return;
    const note = after('hand-up', '', seen);
    expect(note).toBe(`challenge ${ask.id}`);
    expect(after('hand-up', note ?? '', { ...seen, asks: [] })).toBeNull();
    raised += 1;
  });
  expect(raised).toBeGreaterThan(0);
});

test('[time.quiet-at-start] people begin with quiet', () => {
  expect(Object.entries(orders).flatMap(([name, { isInitial }]) => (isInitial === true ? [name] : []))).toEqual([
    'quiet',
  ]);
});
