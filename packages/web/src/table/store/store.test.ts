import { ASKINGS, type Client, type Cue } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { Chair, Ears, Happened, Offered, Standing } from '@questhall/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seen } from './last-seen.ts';
import type { Seated } from './seated.ts';
import type { Manner } from './shown.ts';
import { TableStore } from './store.ts';

/** A game of nothing but a number that grows, with a figure that can fall. */
interface Count extends Types {
  Action: { type: 'add'; by: number } | { type: 'rest' };
  Event: { type: 'added'; by: number } | { type: 'fallen' };
  View: { readonly sum: number };
}

const CUES: Readonly<Record<Count['Event']['type'], readonly Cue[]>> = {
  added: [{ kind: 'number', at: 'figure:1', text: '+', tone: 'good' }],
  fallen: [{ kind: 'fall', who: 'figure:1' }],
};

const client: Pick<Client<Count>, 'after' | 'cues'> = {
  after: ({ sum }, event) => ({ sum: event.type === 'added' ? sum + event.by : -1 }),
  cues: ({ type }) => CUES[type],
};

const standingAt = (sum: number, clock: number, offers: readonly Count['Action'][]): Standing<Count> => ({
  sight: { seat: 0, clock, outcome: null, waitingFor: 1, sealedBy: 0, asks: [], view: { sum } },
  asked: offers.length === 0 ? [] : [asking(clock, offers)],
  company: [{ kind: 'person' }],
  waitingForPeople: offers.length === 0 ? 0 : 1,
  horizon: 0,
  undo: null,
  undoAsked: null,
  orders: [],
  wanted: null,
  trouble: null,
  isMarked: false,
});

const asking = (id: number, offers: readonly Count['Action'][]): Offered<Count> => ({
  ask: {
    ...{ id, seat: 0, rule: 'count', question: { kind: 'count' } },
    ...{ wait: 'answer', seal: null, isLaidInSight: false, fellows: 0 },
  },
  offers,
});

const told = (clock: number, ...events: readonly Count['Event'][]): Happened<Count> => ({
  kind: 'told',
  clock,
  by: 0,
  told: events.map((event) => ({ to: 1, rule: 'count', event })),
  fixed: null,
  why: null,
});

/** A host that says what the test lets it say, and writes down what it is answered. */
class Host {
  readonly answers: Count['Action'][] = [];
  readonly whys: number[] = [];
  past: readonly Happened<Count>[] = [];
  standing = standingAt(0, 0, [{ type: 'rest' }]);
  onAnswer: (action: Count['Action']) => void = () => undefined;
  #ears: Ears<Count> | null = null;
  #number = 0;

  say(happened: readonly Happened<Count>[], standing: Standing<Count>): void {
    this.#number += 1;
    this.standing = standing;
    this.#ears?.hear({ number: this.#number, happened, hasGap: false, standing });
  }

  readonly seated: Seated<Count> = {
    id: 'table',
    game: 'count',
    name: '',
    options: {},
    company: [{ kind: 'person' }],
    sit: async (seat, ears) => {
      this.#ears = ears;
      this.say([], this.standing);
      const refused = async (): Promise<{ ok: true }> => ({ ok: true });
      const chair: Chair<Count> = {
        ...{ seat, askUndo: refused, agree: refused, handTo: refused, order: refused, rollFor: refused },
        ...{ retry: refused, leave: () => undefined },
        why: async (ask) => {
          this.whys.push(ask);
          return null;
        },
        past: async () => ({ from: 0, happened: this.past }),
        recall: async (clock) => ({ ...this.standing.sight, clock, view: { sum: clock } }),
        answer: async (_ask, action) => {
          const chosen = action as Count['Action']; // the test gives no others
          this.answers.push(chosen);
          this.onAnswer(chosen);
          return { ok: true };
        },
      };
      return chair;
    },
  };
}

const seenUpTo = (clock: number | null): Seen & { readonly noted: number[] } => {
  const noted: number[] = [];
  return { noted, of: () => clock, note: (_seat, at) => void noted.push(at) };
};

const mannerOf = (more: Partial<Manner<Count>> = {}): Manner<Count> => ({
  client,
  pace: () => 1,
  isOpen: false,
  isOpenBetween: () => false,
  asking: () => 'less',
  seen: seenUpTo(null),
  ...more,
});

const openWith = async (host: Host, more: Partial<Manner<Count>> = {}): Promise<TableStore<Count>> =>
  TableStore.open(host.seated, 0, mannerOf(more));

const sumIn = (store: TableStore<Count>): number => store.snapshot().sight.view.sum;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('events are shown one after the other, and the log is never ahead of the board', async () => {
  const host = new Host();
  const store = await openWith(host);
  host.say([told(1, { type: 'added', by: 2 }, { type: 'added', by: 3 })], standingAt(5, 1, []));
  await vi.advanceTimersByTimeAsync(1);
  expect([sumIn(store), store.snapshot().log.length, store.snapshot().isSettled]).toEqual([2, 1, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect([sumIn(store), store.snapshot().log.length]).toEqual([5, 2]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.snapshot()).toMatchObject({ isSettled: true, scene: null });
  expect(store.snapshot().log.map(({ sight }) => sight.view.sum)).toEqual([2, 5]);
});

test('whoever falls is still there until that has been seen', async () => {
  const host = new Host();
  const store = await openWith(host);
  host.say([told(1, { type: 'fallen' })], standingAt(-1, 1, []));
  await vi.advanceTimersByTimeAsync(1);
  expect([sumIn(store), store.snapshot().scene?.cues]).toEqual([0, CUES.fallen]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sumIn(store)).toBe(-1);
});

test('why something cannot be done is asked only while something is asked', async () => {
  const host = new Host();
  const store = await openWith(host, { pace: () => 0 });
  await vi.advanceTimersByTimeAsync(1);
  await store.explain({ type: 'rest' });
  host.say([], standingAt(0, 1, []));
  await vi.advanceTimersByTimeAsync(1);
  await store.explain({ type: 'rest' });
  expect(host.whys).toEqual([0]);
});

test('“show at once” shows all that is waiting, and what comes later has its time again', async () => {
  const host = new Host();
  const store = await openWith(host);
  const many = Array.from({ length: 9 }, () => ({ type: 'added', by: 1 }) as const);
  host.say([told(1, ...many)], standingAt(9, 1, []));
  await vi.advanceTimersByTimeAsync(1);
  store.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect([sumIn(store), store.snapshot().isSettled, store.snapshot().passed.length]).toEqual([9, true, 8]);
  host.say([told(2, { type: 'added', by: 1 })], standingAt(10, 2, []));
  await vi.advanceTimersByTimeAsync(1);
  expect(store.snapshot().isSettled).toBe(false);
});

test('nobody keeps the screen for an aside while play waits for somebody else', async () => {
  const host = new Host();
  const store = await openWith(host);
  const here = standingAt(0, 1, [{ type: 'rest' }]);
  const asked = here.asked.map(({ ask, offers }) => ({ ask: { ...ask, wait: 'none' as const }, offers }));
  host.say([], { ...here, asked, company: [{ kind: 'person' }, { kind: 'person' }], waitingForPeople: 2 });
  await vi.advanceTimersByTimeAsync(1);
  expect(store.snapshot().handOver).toBe(1);
});

test('a plan goes on while its next step is offered, and is dropped when it is not', async () => {
  const host = new Host();
  const store = await openWith(host, { pace: () => 0 });
  const [one, two, three] = [1, 2, 3].map((by) => ({ type: 'add' as const, by }));
  if (one === undefined || two === undefined || three === undefined) throw new Error('three steps');
  host.say([], standingAt(0, 0, [one]));
  host.onAnswer = () =>
    host.say([told(host.answers.length, { type: 'added', by: 1 })], standingAt(1, host.answers.length, [two]));
  await vi.advanceTimersByTimeAsync(1);
  await store.carryOut({ steps: [one, two, three] });
  await vi.advanceTimersByTimeAsync(10);
  expect(host.answers).toEqual([one, two]);
});

test('the only answer is given by itself, but not after something was taken back', async () => {
  const host = new Host();
  const forced = vi.fn(() => ({ type: 'rest' }) as const);
  const store = await openWith(host, { pace: () => 0, client: { ...client, forced } });
  await vi.advanceTimersByTimeAsync(1);
  expect(host.answers).toEqual([{ type: 'rest' }]);
  await store.undo();
  host.say([], standingAt(0, 7, [{ type: 'rest' }]));
  await vi.advanceTimersByTimeAsync(1);
  expect(host.answers).toHaveLength(1);
});

test('what is asked by what everybody sees is not answered in no time where other people sit', async () => {
  const two = { ...standingAt(0, 0, [{ type: 'rest' }]), company: [{ kind: 'person' }, { kind: 'person' }] } as const;
  const blind = { ...client, forced: () => ({ type: 'rest' }) as const, isBlind: () => true };
  for (const [isOpen, standing, answers] of [
    [false, two, 0],
    [true, two, 1],
    [false, standingAt(0, 0, [{ type: 'rest' }]), 1],
  ] as const) {
    const host = new Host();
    host.standing = standing;
    const store = await openWith(host, { pace: () => 0, isOpen, client: blind });
    await vi.advanceTimersByTimeAsync(800);
    expect(host.answers).toHaveLength(answers);
    expect(store.asked).not.toBeNull(); // whoever wants to may answer before
    await vi.advanceTimersByTimeAsync(2_000);
    expect(host.answers).toEqual([{ type: 'rest' }]);
  }
});

test('a spent turn ends by itself unless somebody wants to be asked', async () => {
  const ending = (): { action: { type: 'rest' }; isSpent: boolean } => ({ action: { type: 'rest' }, isSpent: true });
  for (const asking of ASKINGS) {
    const host = new Host();
    await openWith(host, { pace: () => 0, asking: () => asking, client: { ...client, ending } });
    await vi.advanceTimersByTimeAsync(1);
    expect(host.answers).toHaveLength(asking === 'less' ? 1 : 0);
  }
});

test('whoever comes back is shown what happened meanwhile, from where they left', async () => {
  const host = new Host();
  host.past = [1, 2, 3, 4].map((clock) => told(clock, { type: 'added', by: 1 }));
  host.standing = standingAt(4, 4, [{ type: 'rest' }]);
  const seen = seenUpTo(2);
  const store = await openWith(host, { seen });
  await vi.advanceTimersByTimeAsync(1);
  expect([sumIn(store), store.snapshot().isMeanwhile, store.asked]).toEqual([3, true, null]);
  expect(store.snapshot().log).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.snapshot()).toMatchObject({ isMeanwhile: false, isSettled: true });
  expect(store.snapshot().log).toHaveLength(4);
  expect(seen.noted).toEqual([4]);
});
