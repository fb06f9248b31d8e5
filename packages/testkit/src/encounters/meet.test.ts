import type { Move, State } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { KEEPER, type Vault } from '../vault/types.ts';
import { vault } from '../vault/vault.ts';
import type { Encounter, Oracle } from './encounter.ts';
import { reach } from './hosts.ts';
import { type Meetings, meet } from './meet.ts';

const THIEF = KEEPER + 1;

const hosts = reach({
  game: vault,
  options: { traps: 2, crowded: false },
  seats: 3,
  seed: 'vault',
  every: 3,
  moves: 60,
});

/** Where every thief is, and how it fares. */
const oracle: Oracle<Vault> = {
  read: ({ table }) =>
    new Map(table.thieves.map(({ seat, room, life }) => [`thief ${seat}`, `room ${room}, life ${life}`])),
  retell({ facts }, { event }) {
    const [, room = '', life = ''] =
      'seat' in event ? (/room (\d+), life (\d+)/.exec(facts.get(`thief ${event.seat}`) ?? '') ?? []) : [];
    if (event.type === 'stepped') facts.set(`thief ${event.seat}`, `room ${event.room}, life ${life}`);
    if (event.type === 'wounded') facts.set(`thief ${event.seat}`, `room ${room}, life ${event.life}`);
    if (event.type === 'thrownBack') facts.set(`thief ${event.seat}`, `room 0, life ${life}`);
  },
};

/** The first answer that its question's type of action allows. */
function answers(state: State<Vault>, action: Vault['Action']): Move<Vault> | null {
  const [asked] = state.asks;
  return asked === undefined ? null : { seat: asked.seat, ask: asked.id, action };
}

/** A thief steps into a trap, and the other one answers it with a charm, or has none. */
const trapped = (charm: boolean): Encounter<Vault> => ({
  name: `trap × ${charm ? 'charm' : 'no charm'}`,
  stage(draft) {
    const { table } = draft;
    const thief = table.thieves.find(({ seat }) => seat === THIEF);
    if (
      thief === undefined ||
      draft.asks[0]?.seat !== THIEF ||
      draft.asks[0].question.kind !== 'turn' ||
      thief.room > 2
    )
      return null;
    table.traps = [thief.room + 1];
    table.sprung = [];
    table.discard.push(...table.hands.flat());
    const cards = table.deck.concat(table.discard).sort(); // charms first
    table.hands = [[], [], charm ? cards.splice(0, 1) : cards.splice(-1)];
    table.deck = cards;
    table.discard = [];
    return {
      answer: (state, count) =>
        count === 0
          ? answers(state, { type: 'step', by: 1 })
          : count === 1
            ? answers(state, { type: charm ? 'charm' : 'pass' })
            : null,
      hasMet: (told) => told.some(({ event }) => event.type === (charm ? 'charmed' : 'rolled')),
      wrong: (_after, told) =>
        charm && told.some(({ event }) => event.type === 'wounded') ? ['charmed and wounded'] : [],
    };
  },
});

const meetings: Meetings<Vault> = { game: vault, hosts, oracle };

test('two rules meet, and all is well', () => {
  expect(meet(meetings, trapped(true), '1')).toMatchObject({ met: 2, wrong: [] });
  expect(meet(meetings, trapped(false), '1')).toMatchObject({ met: 2, wrong: [] });
  expect(meet(meetings, trapped(true), '1')).toEqual(meet(meetings, trapped(true), '1'));
});

test('what must be refused is refused, by that rule and no other', () => {
  const uncharmed = (refusal: 'charm.held' | 'charm.answer'): Encounter<Vault> => ({
    name: 'trap × a charm that nobody holds',
    stage(draft, rng) {
      const course = trapped(false).stage(draft, rng);
      const answer = (state: State<Vault>, count: number): Move<Vault> | null =>
        count === 1 ? answers(state, { type: 'charm' }) : (course?.answer(state, count) ?? null);
      return course && { ...course, answer, refusal };
    },
  });
  expect(meet(meetings, uncharmed('charm.held'), '1')).toMatchObject({ met: 2, wrong: [] });
  expect(meet(meetings, uncharmed('charm.answer'), '1').wrong).toEqual([
    expect.stringContaining('is refused by charm.held, not by'),
  ]);
});

test.each<[string, Partial<typeof vault>, string]>([
  [
    'a law is broken',
    { laws: ({ table }) => (table.sprung.length > 0 ? ['a trap springs'] : []) },
    'a trap springs, after {"type":"step"',
  ],
  [
    'somebody is moved and nobody told',
    {
      perform(draft, asked, action, tell) {
        vault.perform(draft, asked, action, tell);
        for (const thief of draft.table.thieves) if (action.type === 'step' && thief.room > 0) thief.room -= 1;
      },
    },
    'thief 1: told room',
  ],
  [
    'the rules throw',
    {
      perform: () => {
        throw new Error('no more');
      },
    },
    'the rules threw: no more',
  ],
])('%s: it is found', (_name, fault, said) => {
  const { wrong } = meet({ ...meetings, game: { ...vault, ...fault } }, trapped(true), '1');
  expect(wrong).toEqual([expect.stringContaining(said)]);
});

test('what is judged wrong is told, and what never takes place is not passed over', () => {
  const staged = (changes: object): Encounter<Vault> => ({
    name: 'trap × charm, changed',
    stage(draft, rng) {
      const course = trapped(true).stage(draft, rng);
      return course && { ...course, ...changes };
    },
  });
  expect(meet(meetings, staged({ wrong: () => ['too dark'] }), '1').wrong).toEqual(['too dark']);
  expect(meet(meetings, staged({ hasMet: () => false }), '1').wrong).toEqual([expect.stringContaining('never met in')]);
  expect(meet(meetings, { name: 'nothing × nowhere', stage: () => null }, '1').wrong).toEqual([
    'never met in 0 of 60 scenes',
  ]);
  expect(meet({ ...meetings, hosts: [] }, trapped(true), '1').wrong).toEqual(['there is no state to meet in']);
});
