import { expect, test } from 'vitest';
import { laws } from '../../src/laws.ts';
import { heroOf, type Match } from '../../src/queries/table.ts';
import type { FrameOf } from '../../src/types/index.ts';
import { cast, lording } from '../cast.ts';
import { A, B, C, type Tale, tale } from '../scene.ts';
import { bane, entry, play, sends } from '../telling.ts';

/** A state that a test may write. */
const copy = ({ state }: Tale): Match => structuredClone(state);

/** A chooses in the Hero phase, on the Entrance, with a space north of it. */
const choosing = (): Match =>
  copy(cast({ a: { points: 2, hand: ['HD-A02'] } }, { arrange: (scene) => scene.lay('HD-M02', 0, 1) }));

/** Two sets of one grade: two sections, a Glory and a Peril deck. */
const combining = (): Match => copy(tale(() => undefined, { sets: 'HD,HW' }));

/** Three grades, of which the first is played. */
const growing = (): Match =>
  copy(
    tale(
      (scene) =>
        scene.hero(A, { heroes: ['HD-H1', 'ED-H1', 'LD-H1'] }).hero(B, { heroes: ['HD-H2', 'ED-H2', 'LD-H2'] }),
      { sets: 'HD,ED,LD', seats: 2 },
    ),
  );

/** A has sent a monster at each of the others, who are asked for their Response. */
const responding = (): Match =>
  copy(
    sends(
      lording({
        a: { hand: ['HD-A21', 'HD-A20'] },
        b: { peril: 4, glory: 3, hand: ['HD-A01'] },
        c: { peril: 1, glory: 2, hand: ['HD-A05'] },
      }),
      A,
      entry('HD-A21', B, 'melee'),
      entry('HD-A20', C, 'speed'),
    ),
  );

/** A has declared a Bane, and B has handed in an answer to it; C is still asked. */
const answered = (): Match =>
  copy(
    lording({
      a: { hand: ['HD-A17'] },
      b: { glory: 4, peril: 2, life: 3, hand: ['HD-A02'] },
      c: { glory: 2, hand: ['HD-A05'] },
    })
      .does(A, bane('HD-A17', B))
      .does(B, play('HD-A02')),
  );

function windowIn({ agenda }: Match): FrameOf<'window'> {
  const frame = agenda.at(-1);
  if (frame?.kind !== 'window') throw new Error('no window is open');
  return frame;
}

/** What was handed in for one lap lies there in the next. */
function reseal(state: Match): void {
  state.wishes.push(...state.sealed.splice(0).map((wish) => ({ ...wish, depth: state.agenda.length })));
  windowIn(state).lap = 2;
}

const enters = (seat: number, stage: FrameOf<'entry'>['stage']): FrameOf<'entry'> => ({
  kind: 'entry',
  seat,
  space: 'HD-M02',
  by: 'warp',
  stage,
  isOwnTurn: false,
  overcame: null,
});

type Breaking = readonly [rule: string, begun: () => Match, breaks: (state: Match) => unknown];

const CARDS: readonly Breaking[] = [
  [
    'combine.glory-and-peril-decks',
    combining,
    ({ table }) => table.piles[0]?.discard.push(table.piles[1]?.draw.pop() ?? ''),
  ],
  [
    'comp.control',
    choosing,
    ({ table }) => heroOf(table, A).banes.push({ card: table.piles[0]?.draw.pop() ?? '', by: A }),
  ],
  [
    'draw.empty-hand-exempt',
    choosing,
    ({ asks }) => Object.assign(asks[0] ?? {}, { seat: B, question: { kind: 'discard' } }),
  ],
  ['setup.life-and-level', choosing, ({ table }) => Object.assign(heroOf(table, B), { level: 0 })],
  ['combine.same-grade', choosing, ({ table }) => heroOf(table, A).done.push('HD-Q1', 'HD-Q2', 'HD-Q5')],
  ['combine.start-heroic', growing, ({ table }) => table.piles[0]?.draw.push('ED-A01')],
  ['combine.start-heroic', growing, ({ table }) => table.questDeck.push('LD-Q1')],
  ['combine.stack-cards', growing, ({ table }) => heroOf(table, A).heroes.reverse()],
  ['quest.effect-revealed', combining, ({ table }) => table.errands[A]?.push({ quest: 'HW-Q7', isUp: false })],
];

const GROUND: readonly Breaking[] = [
  [
    'combine.two-map-decks',
    combining,
    ({ agenda }) =>
      agenda.push({ kind: 'build', seat: A, placer: A, passed: [], card: null, section: 1, isLast: false }),
  ],
  ['exit.open', choosing, ({ table }) => table.gates.push({ card: 'HD-M01', side: 'north', state: 'opened', by: A })],
  ['move.collect-once', choosing, ({ table }) => heroOf(table, A).visited.push('HD-M01')],
  ['move.no-collect-out-of-turn', choosing, ({ agenda }) => agenda.push(enters(B, 'collect'))],
  ['move.no-space-effect-out-of-turn', choosing, ({ agenda }) => agenda.push(enters(B, 'effect'))],
  ['reset.temporary-effects-end', choosing, ({ table }) => Object.assign(heroOf(table, B), { wall: 'north' })],
];

const MOMENTS: readonly Breaking[] = [
  ['time.own-choice', choosing, ({ asks }) => Object.assign(asks[0] ?? {}, { seat: B })],
  ['time.asked-by-public-facts', responding, ({ table }) => Object.assign(heroOf(table, C), { glory: 0 })],
  ['time.answer-to-answer', answered, reseal],
  [
    'time.simultaneous',
    choosing,
    ({ asks }) => asks.push(...asks.filter(({ wait }) => wait !== 'none').map((asked) => ({ ...asked, seat: B }))),
  ],
  [
    'time.finite',
    responding,
    (state) => {
      windowIn(state).lap = 2;
    },
  ],
  [
    'quest.voluntary',
    choosing,
    ({ agenda }) =>
      agenda.push({ kind: 'attempt', seat: A, quest: 'HD-Q6', stage: 'roll', form: 'speed', overcame: null }),
  ],
  [
    'quest.slay-no-pack',
    choosing,
    ({ agenda }) => agenda.push({ kind: 'combat', by: A, combat: 'slay', from: 0, stage: 'stow', at: 0, asked: [] }),
  ],
  [
    'quest.slay-no-pack',
    responding,
    ({ table }) => Object.assign(table.strikes[0] ?? {}, { quest: 'HD-Q1', earned: 1 }),
  ],
];

for (const begun of [choosing, combining, growing, responding, answered])
  test(`no law is broken where play may come to: ${begun.name}`, () => {
    expect(laws(begun())).toEqual([]);
  });

for (const [rule, begun, breaks] of [...CARDS, ...GROUND, ...MOMENTS])
  test(`[${rule}] a state that breaks it by hand is told from all that play comes to`, () => {
    const state = begun();
    breaks(state);
    expect(laws(state).map((text) => text.split(':', 1)[0])).toContain(rule);
  });
