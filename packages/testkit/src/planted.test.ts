import { ask, type Game, roll, type State, silence, type Tell } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { conform, Nonconformity } from './conform.ts';
import type { Vault } from './vault/types.ts';
import { vault } from './vault/vault.ts';

/** A vault with something wrong in it. */
type Plant = Partial<Game<Vault>>;

const SEEDS = 60;

/** What the suite says about a vault with this planted in it. */
function finding(plant: Plant, samples: readonly Vault['Action'][] = []): string {
  const game = { ...vault, ...plant };
  for (let seed = 0; seed < SEEDS; seed++) {
    try {
      conform({
        game,
        options: { traps: 3, crowded: seed % 2 === 1 },
        seats: 3,
        seed: `fast:planted ${seed}`,
        samples,
      });
    } catch (error) {
      if (error instanceof Nonconformity) return error.what;
      throw error;
    }
  }
  return 'nothing';
}

const showing = (more: (state: State<Vault>) => object): Plant => ({
  view: (state, seat) => ({ ...vault.view(state, seat), ...more(state) }),
});

const doing = (then: (draft: State<Vault>, action: Vault['Action'], tell: Tell<Vault>) => void): Plant => ({
  perform(draft, asked, action, tell) {
    vault.perform(draft, asked, action, tell);
    then(draft, action, tell);
  },
});

const framing = (frames: Partial<typeof vault.frames>): Plant => ({ frames: { ...vault.frames, ...frames } });

const retold = (tell: Tell<Vault>, changed: Partial<Tell<Vault>>): Tell<Vault> => ({
  all: (rule, event) => tell.all(rule, event),
  only: (to, rule, event) => tell.only(to, rule, event),
  split: (to, rule, secret, open) => tell.split(to, rule, secret, open),
  ...changed,
});

const roomOf = (state: State<Vault>, seat: number): number =>
  state.table.thieves.find((thief) => thief.seat === seat)?.room ?? 0;

const LEAKS: Readonly<Record<string, Plant>> = {
  'the whole table is spread into the view': showing(({ table }) => structuredClone(table)),
  'the view shows a fact worked out from what is hidden': showing(({ table }) => ({
    isSafe: table.traps.every((room) => room > 2),
  })),
  'the view shows the dice to come': showing(({ rng }) => ({ source: { ...rng.source } })),
  'the view shows a secret answer before its time': showing(({ sealed }) => ({
    laid: sealed.map(({ action }) => ({ ...action })),
  })),
  'the view shows the top card of the deck': showing(({ table }) => ({ next: table.deck.at(-1) ?? null })),
  'face-down cards can be told apart': showing(({ table }) => ({
    backs: table.hands.map((hand) => hand.map((card) => card.length)),
  })),
  'a private draw is told to all': {
    perform: (draft, asked, action, tell) =>
      vault.perform(draft, asked, action, retold(tell, { split: (_to, rule, secret) => tell.all(rule, secret) })),
  },
  'a private draw is told to all, and listed as what comes to light': {
    reveals: [...vault.reveals, 'drew'],
    perform: (draft, asked, action, tell) =>
      vault.perform(draft, asked, action, retold(tell, { split: (_to, rule, secret) => tell.all(rule, secret) })),
  },
  'an innocent event carries all hands': {
    perform: (draft, asked, action, tell) =>
      vault.perform(
        draft,
        asked,
        action,
        retold(tell, {
          all: (rule, event) =>
            tell.all(rule, Object.assign({ ...event }, { hands: structuredClone(draft.table.hands) })),
        }),
      ),
  },
  'the opening tells everybody where the traps are': framing({
    round(draft, frame, tell) {
      if (draft.clock === 0 && draft.table.round === 1)
        for (const room of draft.table.traps) tell.all('trap.spring', { type: 'trapSprung', seat: 0, room });
      vault.frames.round(draft, frame, tell);
    },
  }),
  'only the holders of a charm are asked': framing({
    trap(draft, frame, tell) {
      const isBeginning = frame.stage === 'ask';
      vault.frames.trap(draft, frame, tell);
      if (isBeginning) draft.asks = draft.asks.filter(({ seat }) => draft.table.hands[seat]?.includes('charm'));
    },
  }),
  'legality looks at a hidden trap': {
    judge(state, asked, action) {
      const isTrapped = action.type === 'step' && state.table.traps.includes(roomOf(state, asked.seat) + action.by);
      return isTrapped ? { rule: 'move.wall', facts: {} } : vault.judge(state, asked, action);
    },
  },
  'a refusal tells what is hidden': {
    judge(state, asked, action) {
      const refusal = vault.judge(state, asked, action);
      return refusal && { ...refusal, facts: { trap: state.table.traps[0] ?? 0 } };
    },
  },
  'the order of the offers tells what is hidden': {
    propose: (state, asked) =>
      state.table.traps.includes(2) ? vault.propose(state, asked).toReversed() : vault.propose(state, asked),
  },
  'what an absent seat does tells what is hidden': {
    fallback(state, asked) {
      const isLured = asked.question.kind === 'turn' && state.table.traps.includes(2);
      return isLured ? { type: 'step', by: 1 } : vault.fallback(state, asked);
    },
  },
  'something hidden changes what is seen, and nobody is told': doing((draft, action) => {
    if (action.type === 'rest' && draft.table.traps.includes(2)) draft.table.round += 1;
  }),
  'what came to light can be taken back': { reveals: [] },
};

test.each(Object.entries(LEAKS))('a leak is found: %s', (_name, plant) => {
  expect(finding(plant)).toMatch(/may not know|nobody told it of|told more|can be taken back|has answered/);
});

const isInWindow = ({ agenda }: State<Vault>): boolean => agenda.at(-1)?.kind === 'trap';

/** Ways to tell, in an open round of secret answers, that somebody has answered, who, or how many. */
const WINDOW_LEAKS: Readonly<Record<string, Plant>> = {
  'the number of moves so far': showing(({ clock }) => ({ clock })),
  'a common counter of questions': showing(({ asked, sealed }) => ({
    asked: asked.reduce((sum, n) => sum + n, sealed.length),
  })),
  'who has answered': showing(({ sealed }) => ({ sealedBy: sealed.map(({ ask: { seat } }) => seat) })),
  'who has still to answer': showing(({ asks }) => ({ waitingFor: asks.map(({ seat }) => seat) })),
  'how many answers are in': showing(({ sealed }) => ({ laid: sealed.length })),
  'what others can still do': {
    propose: (state, asked) =>
      isInWindow(state) && state.sealed.length > 0
        ? vault.propose(state, asked).toReversed()
        : vault.propose(state, asked),
  },
  'a refusal to who is asked': {
    judge(state, asked, action) {
      const refusal = vault.judge(state, asked, action);
      return refusal && { ...refusal, facts: { laid: state.sealed.length } };
    },
  },
  'a refusal to who is not asked': {
    unasked: ({ sealed }) => ({ rule: 'charm.answer', facts: { laid: sealed.length } }),
  },
};

test.each(Object.entries(WINDOW_LEAKS))('an answer in a window leaks through %s, and it is found', (_name, plant) => {
  expect(finding(plant)).toMatch(/may not know|has answered/);
});

test('what play has to wait for may be told by public facts to whoever is not asked', () => {
  expect(finding({ unasked: ({ table }) => ({ rule: 'charm.answer', facts: { round: table.round } }) })).toBe(
    'nothing',
  );
});

let outside = 0;

const BREACHES: Readonly<Record<string, readonly [finding: string, plant: Plant]>> = {
  'nobody is asked': ['the agenda is empty', framing({ round: (draft) => void draft.agenda.pop() })],
  'a frame runs for ever': ['does not settle', framing({ turn: () => undefined })],
  'frames are heaped up for ever': [
    'more than 64 frames',
    framing({ turn: (draft, frame) => void draft.agenda.push({ ...frame }) }),
  ],
  'a seat that does not exist is asked': [
    'no such seat',
    framing({ turn: (draft) => ask(draft, draft.seats, 'turn.one', { kind: 'turn' }) }),
  ],
  'the game never ends': [
    'does not end',
    framing({
      round(draft, frame) {
        frame.turns = (frame.turns % (draft.seats - 1)) + 1;
        draft.agenda.push({ kind: 'turn', seat: frame.turns, over: false });
      },
      trap: (draft) => void draft.agenda.pop(),
      duel(draft) {
        draft.agenda.pop();
        for (const thief of draft.table.thieves) thief.room = 0;
      },
    }),
  ],
  'a legal answer is not offered': [
    'fallback is not a legal offer',
    { propose: (state, asked) => vault.propose(state, asked).filter(({ type }) => type !== 'rest') },
  ],
  'more is accepted than was offered': [
    'accepted and was not offered',
    { judge: (state, asked, action) => (action.type === 'guess' ? null : vault.judge(state, asked, action)) },
  ],
  'there is nothing to answer': ['can answer nothing', { judge: () => ({ rule: 'turn.one', facts: {} }) }],
  'an offer is made twice': [
    'offer is made twice',
    { propose: (state, asked) => [...vault.propose(state, asked), ...vault.propose(state, asked)] },
  ],
  'the fallback is not legal': ['fallback is not a legal offer', { fallback: () => ({ type: 'charm' }) }],
  'the decoder loses a field': [
    'does not survive its decoder',
    { decode: (raw) => (vault.decode(raw)?.type === 'step' ? { type: 'step', by: 1 } : vault.decode(raw)) },
  ],
  'the decoder takes junk': ['takes junk', { decode: (raw) => vault.decode(raw) ?? { type: 'rest' } }],
  'the decoder throws': ['the rules threw', { decode: (raw) => vault.decode(structuredClone(raw)) }],
  'an unknown rule is cited': [
    'in no rulebook',
    framing({ turn: (draft, frame) => ask(draft, frame.seat, 'turn.two' as 'turn.one', { kind: 'turn' }) }),
  ],
  'a clone shares a list': [
    'a clone shares table.discard',
    { clone: (table) => ({ ...vault.clone(table), discard: table.discard }) },
  ],
  'a clone forgets something': ['a clone differs', { clone: (table) => ({ ...vault.clone(table), round: 1 }) }],
  'a reader writes': [
    'by somebody who may only read it',
    { laws: (state) => vault.laws({ ...state, clock: state.table.discard.push() }) },
  ],
  'a view hands out the state itself': [
    'a sight shares view.thieves',
    showing(({ table }) => ({ thieves: table.thieves })),
  ],
  'something lies outside the state': [
    'leads to two states',
    doing((draft) => {
      outside += 1;
      draft.table.round += outside % 2;
    }),
  ],
  'chance comes from elsewhere': [
    'differ',
    {
      setup: (_options, seats, rng) =>
        vault.setup({ traps: Math.floor(Math.random() * 4), crowded: false }, seats, rng),
    },
  ],
  'the state holds what JSON cannot': [
    'not plain data: agenda.0.met is not a plain record',
    framing({
      round: (draft, frame, tell) => vault.frames.round(draft, Object.assign(frame, { met: new Set() }), tell),
    }),
  ],
  'an event is told to nobody': [
    'told to nobody',
    framing({
      trap: (draft, frame, tell) =>
        vault.frames.trap(draft, frame, retold(tell, { all: (rule, event) => tell.only(0, rule, event) })),
    }),
  ],
  'an event hands out the state itself': [
    'an event shares',
    doing((draft, _action, tell) =>
      tell.all('turn.one', Object.assign({ type: 'charmed' as const, seat: 0 }, { thieves: draft.table.thieves })),
    ),
  ],
  'an event of the opening is told to nobody': [
    'told to nobody',
    framing({
      round(draft, frame, tell) {
        if (draft.clock === 0) tell.only(0, 'turn.one', { type: 'charmed', seat: 1 });
        vault.frames.round(draft, frame, tell);
      },
    }),
  ],
  'a die falls in the opening': [
    'before anybody was asked',
    { setup: (_options, seats, rng) => vault.setup({ traps: roll(rng, 3), crowded: false }, seats, rng) },
  ],
  'the last view hands out the state itself': [
    'a sight shares',
    {
      view: (state, seat) => ({
        ...vault.view(state, seat),
        ...(state.outcome === null ? {} : { thieves: state.table.thieves }),
      }),
    },
  ],
  'a card is lost': [
    'neither made nor lost',
    doing((draft, action) => void (action.type === 'rest' && draft.table.deck.pop())),
  ],
  'the rules listen to who is listening': [
    'in silence leads elsewhere',
    doing((draft, _action, tell) => {
      if (tell === silence) draft.table.round += 1;
    }),
  ],
};

describe('a breach of the contract is found', () => {
  test.each(Object.entries(BREACHES))('%s', (_name, [expected, plant]) => expect(finding(plant)).toContain(expected));
});

test('what is never offered is tried all the same', () => {
  const PEEK: Vault['Action'] = { type: 'charm' };
  const peeking: Plant = {
    propose: (state, asked) => vault.propose(state, asked).filter(({ type }) => type !== 'charm'),
    judge: (state, asked, action) =>
      action.type === 'charm'
        ? { rule: 'charm.held', facts: { next: state.table.deck.at(-1) ?? '' } }
        : vault.judge(state, asked, action),
  };
  expect(finding(peeking)).toBe('nothing');
  expect(finding(peeking, [PEEK])).toContain('depends on what it may not know');
  const throwing: Plant = {
    ...peeking,
    judge: (state, asked, action) => (action.type === 'charm' ? JSON.parse('') : vault.judge(state, asked, action)),
  };
  expect(finding(throwing, [PEEK])).toContain('the rules threw');
});

test('a game that imagines nothing is seen through', () => {
  const trial = { options: { traps: 3, crowded: false }, seats: 3, seed: 'fast:dreamless' };
  expect(conform({ game: vault, ...trial }).hasDreamt).toBe(true);
  expect(conform({ game: { ...vault, imagine() {} }, ...trial }).hasDreamt).toBe(false);
});

test('an honest game is left alone', () => expect(finding({})).toBe('nothing'));
