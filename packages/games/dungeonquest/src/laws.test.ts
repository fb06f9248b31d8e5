import { readOptions } from '@questhall/border';
import { advance, open, type State, seatsOf, silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { dungeonquest } from './game.ts';
import { laws } from './laws.ts';
import { at } from './odds/linear.ts';
import { fighterOf } from './queries/heroes.ts';
import type { Action, DungeonQuest, Options } from './types/index.ts';

type Draft = State<DungeonQuest>;
type Table = Draft['table'];

const HERO = 0;
const MONSTER = 1;

/** A fight between two players that has come as far as these answers of the hero's. */
function fight(given: Partial<Options>, ...answers: readonly Action[]): Draft {
  const read = readOptions(dungeonquest.options, { hero: 'lindel', monster: 'golem', monsterLife: 5, ...given });
  if (!read.ok) throw new Error(read.problem.message);
  const draft = open(dungeonquest, read.value, 2, 'fast:laws', silence);
  for (const action of answers)
    advance(dungeonquest, draft, { seat: HERO, ask: at(draft.asks, 0).id, action }, silence);
  return draft;
}

const FIGHT: Action = { type: 'fight' };
const dice = (): Draft => fight({ mode: 'dice' }, FIGHT);
const solo = (): Draft => fight({ mode: 'solo' }, FIGHT);
const cards = (): Draft => fight({ mode: 'cards' }, FIGHT);
const tatianna = (): Draft => fight({ mode: 'dice', hero: 'tatianna' }, FIGHT);
/** Krutzbeck, who passes every test, is asked for one wound more. */
const krutzbeck = (): Draft =>
  fight({ mode: 'dice', hero: 'krutzbeck', attribute: 12, monsterLife: 9 }, FIGHT, { type: 'roll' });

function landing({ agenda }: Draft): Extract<DungeonQuest['Frame'], { kind: 'wounds' }> {
  const frame = agenda.at(-1);
  if (frame?.kind !== 'wounds') throw new Error('no wounds are landing');
  return frame;
}

function monsterIn({ table }: Draft): NonNullable<Table['monster']> {
  if (table.monster === null) throw new Error('there is no monster');
  return table.monster;
}

/** Hands what somebody else is asked to the monster player. */
const askMonster = (draft: Draft): void => {
  draft.asks = draft.asks.map((asked) => ({ ...asked, seat: MONSTER }));
};

test.each([dice, solo, cards, tatianna, krutzbeck])('a fight breaks no law', (begun) => {
  expect(laws(begun())).toEqual([]);
});

type Breaking = readonly [law: string, begun: () => Draft, breaks: (draft: Draft) => unknown];

const OF_RULES: readonly Breaking[] = [
  ['encounter.random-token', dice, ({ table }) => table.pool.pop()],
  ['encounter.random-token', dice, ({ table }) => table.pool.push(at(table.pool, 0), at(table.pool, 1))],
  ['mode.unanimous-before-start', dice, ({ table }) => Object.assign(table, { mode: null })],
  ['encounter.life-secret-until-combat', dice, (draft) => Object.assign(monsterIn(draft), { isLifeShown: false })],
  [
    'combat.rounds-until-death',
    dice,
    ({ table }) => Object.assign(fighterOf(table), { wounds: fighterOf(table).life }),
  ],
  ['combat.rounds-until-death', dice, (draft) => Object.assign(monsterIn(draft), { wounds: 5 })],
  [
    'combat.wounds-simultaneous',
    krutzbeck,
    ({ table }) => Object.assign(fighterOf(table), { wounds: fighterOf(table).life }),
  ],
  ['combat.wounds-simultaneous', krutzbeck, (draft) => Object.assign(monsterIn(draft), { wounds: 9 })],
  [
    'combat.both-die',
    dice,
    (draft) => Object.assign(draft, { outcome: { winners: seatsOf(MONSTER), rule: 'combat.rounds-until-death' } }),
  ],
  [
    'combat.both-die',
    dice,
    (draft) => {
      fighterOf(draft.table).wounds = fighterOf(draft.table).life;
      draft.outcome = { winners: seatsOf(HERO), rule: 'combat.both-die' };
    },
  ],
  ['dice.exactly-one-side', krutzbeck, (draft) => Object.assign(landing(draft), { hero: 1 })],
  ['dice.exactly-one-side', krutzbeck, (draft) => Object.assign(landing(draft), { monster: 0 })],
  ['dice.exactly-one-side', krutzbeck, (draft) => Object.assign(landing(draft), { monster: 3 })],
  ['dice.no-monster-decision', dice, askMonster],
  ['dice.test-each-round', dice, ({ table }) => table.lying.dice.push(1)],
  ['solo.one-die', solo, ({ table }) => table.lying.dice.push(1, 2)],
  [
    'solo.attributes-irrelevant',
    solo,
    ({ asks }) => Object.assign(at(asks, 0), { question: { kind: 'spend', total: 5, needed: 1 } }),
  ],
  ['classic.secret-pick', solo, askMonster],
  ['classic.reveal-together', cards, ({ table }) => Object.assign(table.lying, { heroCard: 'slash' })],
  [
    'classic.reveal-together',
    dice,
    ({ table }) => Object.assign(table.lying, { heroCard: 'slash', monsterCard: 'slash' }),
  ],
  ['classic.hand-of-three', dice, ({ table }) => Object.assign(table, { hasCombatHands: true })],
  ['classic.any-card-any-round', cards, ({ table }) => Object.assign(table, { hasCombatHands: false })],
  ['ability.tatianna-unchanged', dice, ({ table }) => table.combatDeck.push('quickShot', 'slash', 'boltOfAgony')],
  [
    'ability.tatianna-unchanged',
    tatianna,
    ({ table }) => Object.assign(table, { combatDeck: ['quickShot', 'slash', 'boltOfAgony'] }),
  ],
  ['ability.tatianna-arrows', tatianna, ({ table }) => table.combatDeck.fill('slash')],
  ['ability.tatianna-once-per-combat', tatianna, ({ table }) => Object.assign(table.lying, { arrow: null })],
  ['ability.tatianna-once-per-combat', dice, ({ table }) => Object.assign(table.lying, { arrow: 'boltOfAgony' })],
  ['ability.tatianna-once-per-combat', tatianna, (draft) => Object.assign(monsterIn(draft), { wounds: 3 })],
];

test.each(OF_RULES)('[%s] is watched', (rule, begun, breaks) => {
  const draft = begun();
  breaks(draft);
  expect(laws(draft).map((law) => law.split(': ')[0])).toContain(rule);
});

const OF_PIECES: readonly Breaking[] = [
  ['Power cards are neither made nor lost', dice, ({ table }) => table.powerDeck.pop()],
  ['no Power card exists more often than it was printed', dice, ({ table }) => table.powerDeck.fill('bluff')],
  ['every seat has a hand', dice, ({ table }) => table.powerHands.pop()],
  ['wounds are counted up from none', dice, ({ table }) => Object.assign(fighterOf(table), { wounds: -1 })],
  ['wounds are counted up from none', dice, (draft) => Object.assign(monsterIn(draft), { wounds: -1 })],
  ['nobody has more Life than there is', dice, ({ table }) => Object.assign(fighterOf(table), { life: 199 })],
  ['nobody has more Life than there is', dice, (draft) => Object.assign(monsterIn(draft), { life: 100 })],
  ['determination is never owed', dice, ({ table }) => Object.assign(fighterOf(table), { determination: -1 })],
  ['dice on the table show faces', dice, ({ table }) => table.lying.dice.push(0, 1)],
  ['dice on the table show faces', dice, ({ table }) => table.lying.dice.push(1, 7)],
  ['a round is fought against somebody', dice, ({ table }) => Object.assign(table, { monster: null })],
  ['dice decide nothing in Classic Cards', cards, ({ table }) => table.lying.dice.push(1)],
];

test.each(OF_PIECES)('it is seen when not: %s', (law, begun, breaks) => {
  const draft = begun();
  breaks(draft);
  expect(laws(draft)).toContain(law);
});
