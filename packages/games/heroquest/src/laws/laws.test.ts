import { readOptions } from '@questhall/border';
import { advance, open, type State, silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { fallback } from '../fallback.ts';
import { heroquest } from '../game.ts';
import { boardOf, isRevealed } from '../queries/board.ts';
import type { Frame, HeroInPlay, HeroQuest, MonsterInPlay, Options, Table } from '../types/index.ts';
import { laws } from './laws.ts';

type Draft = State<HeroQuest>;

/** The first of a list; there is one. */
function first<X>(list: readonly X[]): X {
  const [one] = list;
  if (one === undefined) throw new Error('there is none');
  return one;
}

function opened(given: Partial<Options>): Draft {
  const read = readOptions(heroquest.options, given);
  if (!read.ok) throw new Error(read.problem.message);
  return open(heroquest, read.value, 2, 'fast:laws', silence);
}

/** Everything is answered as it comes until this is so. */
function until(given: Partial<Options>, isThere: (draft: Draft) => boolean): Draft {
  const draft = opened(given);
  while (!isThere(draft)) {
    const asked = first(draft.asks);
    advance(heroquest, draft, { seat: asked.seat, ask: asked.id, action: fallback(draft, asked) }, silence);
  }
  return draft;
}

const asksFor =
  (kind: HeroQuest['Question']['kind']) =>
  ({ asks }: Draft): boolean =>
    asks.some(({ question }) => question.kind === kind);

/** Before the first quest, when the order of turns is asked. */
const layout = (): Draft => opened({ quest: 1 });
const dealing = (): Draft => until({ quest: 1 }, asksFor('school'));
const last = (): Draft => opened({ quest: 14 });
const inTurn = (): Draft => until({ quest: 1 }, asksFor('turn'));
const stripped = (): Draft => until({ quest: 6 }, asksFor('turn'));

const heroIn = (table: Table, name: HeroInPlay['hero']): HeroInPlay =>
  first(table.heroes.filter(({ hero }) => hero === name));

/** Puts a monster of the sheet on a square, as if it had come to light. */
function monsterAt({ table }: Draft, at: number): MonsterInPlay {
  const { key, name, figure, move, attack, defend, body, mind, isUndead } = table.hidden.wander;
  const kept = {
    spells: [],
    cast: [],
    isAsleep: false,
    losesTurn: false,
    hasMoved: false,
    hasActed: false,
    isDone: false,
    home: null,
  };
  const monster = {
    key,
    name,
    figure,
    move,
    attack,
    defend,
    body,
    mind,
    isUndead,
    id: table.nextFigure++,
    at,
    wounds: 0,
    ...kept,
  };
  table.monsters.push(monster);
  return monster;
}

/** An attack that has come as far as the defence. */
function attackIn(draft: Draft, changes: Partial<Extract<Frame, { kind: 'attack' }>>): void {
  draft.agenda.push({
    kind: 'attack',
    stage: 'defend',
    attacker: 0,
    target: 6,
    dice: 3,
    rules: ['attack.dice-from-weapon'],
    amounts: [3],
    hits: 2,
    blocks: 0,
    weapon: 'broadsword',
    rule: 'attack.one-adjacent-monster',
    ...changes,
  });
}

const spring = (figure: number): Frame => ({
  kind: 'spring',
  stage: 'roll',
  figure,
  trap: 'pit',
  at: 0,
  from: 1,
  isSure: false,
  rule: 'trap.spring-on-entering',
  out: [],
});

/** A square in the dark that is no stair and no furniture. */
const darkSquare = ({ table }: Draft): number =>
  boardOf(table.plan).areas.findIndex((_, square) => !isRevealed(table, square));

const askInstead = (draft: Draft, question: HeroQuest['Question']): void => {
  draft.asks = draft.asks.map((asked) => ({ ...asked, question }));
};

test.each([layout, dealing, last, inTurn, stripped])('a quest breaks no law', (begun) => {
  expect(laws(begun())).toEqual([]);
});

type Breaking = readonly [law: string, begun: () => Draft, breaks: (draft: Draft) => unknown];

const OF_SETUP: readonly Breaking[] = [
  ['seat.one-zargon', layout, ({ table }) => Object.assign(first(table.heroes), { seat: 1 })],
  ['seat.one-zargon', inTurn, (draft) => askInstead(draft, { kind: 'zargon', monster: null })],
  [
    'component.setup-within-figures',
    layout,
    ({ table }) => table.hidden.monsters.push(...Array(9).fill(table.hidden.wander)),
  ],
  ['setup.full-points', layout, ({ table }) => Object.assign(first(table.heroes), { body: 1 })],
  ['mind.restored-between-quests', layout, ({ table }) => Object.assign(first(table.heroes), { mind: 1 })],
  ['cast.returned-between-quests', layout, ({ table }) => heroIn(table, 'elf').spent.push('genie')],
  ['setup.starting-kit', layout, ({ table }) => Object.assign(first(table.heroes), { gold: 10 })],
  ['setup.starting-kit', layout, ({ table }) => first(table.heroes).gear.push('helmet')],
  ['setup.start-on-stairway', layout, ({ table }) => Object.assign(first(table.heroes), { at: 0 })],
  [
    'setup.start-on-stairway',
    layout,
    ({ table }) => Object.assign(first(table.heroes), { at: heroIn(table, 'elf').at }),
  ],
  ['setup.fresh-treasure-deck', layout, ({ table }) => table.deck.pop()],
  ['setup.monsters-hidden', layout, ({ table }) => table.traps.push({ at: 0, kind: 'pit', isOpen: false })],
  ['quest.block-is-binding', layout, ({ table }) => table.hidden.traps.push({ at: 0, kind: 'pit' })],
  [
    'campaign.required-artifact',
    last,
    ({ table }) => table.heroes.forEach((hero) => void Object.assign(hero, { artifacts: [], held: null })),
  ],
  ['deal.every-quest', dealing, ({ table }) => heroIn(table, 'elf').schools.push('earth')],
  [
    'deal.first-quest-suggestion',
    dealing,
    (draft) => askInstead(draft, { kind: 'school', hero: 'wizard', offered: 'earth' }),
  ],
];

const OF_BOARD: readonly Breaking[] = [
  ['board.grid-26-by-19', inTurn, ({ table }) => Object.assign(table, { plan: `${table.plan}\n${'.'.repeat(26)}` })],
  [
    'board.walls-on-edges',
    inTurn,
    ({ table }) => {
      table.plan += '\n\n'; // a board of its own, which nobody else uses
      boardOf(table.plan).walls.fill(0);
    },
  ],
  [
    'board.doors-on-edges',
    inTurn,
    ({ table }) => table.hidden.doors.push({ edge: 0, kind: 'door', isOpen: false, changed: 0 }),
  ],
  ['board.blocked-squares', inTurn, ({ table }) => table.rocks.push(0)],
  ['board.fallen-block-is-rock', inTurn, ({ table }) => table.traps.push({ at: 0, kind: 'block', isOpen: true })],
  ['door.closed-blocks', inTurn, ({ table }) => table.doors.push({ edge: 0, kind: 'door', isOpen: false, changed: 0 })],
  [
    'search.secret-is-placed-closed',
    inTurn,
    ({ table }) => table.doors.splice(0, 1, { ...first(table.doors), kind: 'secret', isOpen: true, changed: 0 }),
  ],
  ['reveal.start', inTurn, ({ table }) => table.revealed.fill(0)],
  ['door.secret-invisible', inTurn, ({ table }) => table.hidden.secretDoors.push(0)],
  [
    'reveal.never-traps-or-secrets',
    inTurn,
    ({ table }) => table.traps.push({ ...first(table.hidden.traps), isOpen: false }),
  ],
  [
    'reveal.monsters-become-active',
    inTurn,
    ({ table }) => table.hidden.monsters.push({ ...table.hidden.wander, at: first(table.heroes).at }),
  ],
  ['reveal.blocked-with-neighbour', inTurn, ({ table }) => table.hidden.rocks.push(first(table.heroes).at)],
  [
    'reveal.permanent',
    inTurn,
    (draft) => draft.table.furniture.push({ ...first(draft.table.hidden.furniture), at: darkSquare(draft) }),
  ],
];

const OF_FIGURES: readonly Breaking[] = [
  [
    'move.no-sharing',
    inTurn,
    (draft) => {
      const at = darkSquare(draft);
      Object.assign(first(draft.table.heroes), { at });
      monsterAt(draft, at);
    },
  ],
  [
    'monster.no-sharing',
    inTurn,
    (draft) => {
      const at = darkSquare(draft);
      draft.table.traps.push({ at, kind: 'pit', isOpen: true });
      monsterAt(draft, at);
      monsterAt(draft, at);
    },
  ],
  ['board.stairway-closed-to-monsters', inTurn, (draft) => monsterAt(draft, draft.table.stairs ?? 0)],
  ['board.blocked-squares', inTurn, ({ table }) => table.rocks.push(first(table.heroes).at)],
  [
    'board.furniture-fills-squares',
    inTurn,
    ({ table }) => table.furniture.push({ ...first(table.hidden.furniture), at: first(table.heroes).at }),
  ],
  [
    'component.skull-tiles-mark-wounds',
    inTurn,
    (draft) => Object.assign(monsterAt(draft, darkSquare(draft)), { wounds: 9 }),
  ],
  [
    'monster.undead',
    inTurn,
    ({ table }) => table.hidden.monsters.push({ ...first(table.hidden.monsters), key: 'skeleton', isUndead: false }),
  ],
  ['trap.monsters-never-spring', inTurn, ({ agenda }) => agenda.push(spring(6))],
];

const OF_HEROES: readonly Breaking[] = [
  ['mind.starting-values', inTurn, ({ table }) => Object.assign(first(table.heroes), { mind: 9 })],
  ['artifact.talisman-of-lore', inTurn, ({ table }) => Object.assign(heroIn(table, 'elf'), { mind: 5 })],
  ['gold.recorded', inTurn, ({ table }) => Object.assign(first(table.heroes), { gold: -1 })],
  ['equip.hands', inTurn, ({ table }) => Object.assign(first(table.heroes), { held: 'battle-axe' })],
  ['equip.wizard-no-armor', inTurn, ({ table }) => Object.assign(heroIn(table, 'wizard'), { suit: 'chain-mail' })],
  ['death.zero-body', inTurn, ({ table }) => Object.assign(first(table.heroes), { status: 'dead' })],
  [
    'death.removed',
    inTurn,
    ({ table }) => table.heroes.forEach((hero) => void Object.assign(hero, { status: 'left' })),
  ],
  [
    'death.spells-lost-for-quest',
    inTurn,
    ({ table }) =>
      heroIn(table, 'wizard').schools.push(...Object.assign(heroIn(table, 'elf'), { status: 'dead', body: 0 }).schools),
  ],
  [
    'death.mid-move-monster-order',
    inTurn,
    (draft) => {
      Object.assign(first(draft.table.heroes), { body: 0 });
      askInstead(draft, { kind: 'zargon', monster: null });
    },
  ],
  [
    'seat.dead-player-silent',
    inTurn,
    ({ table }) => table.heroes.forEach((hero) => void Object.assign(hero, { status: 'dead', body: 0 })),
  ],
  [
    'quest.one-survivor-is-enough',
    inTurn,
    ({ table }) => {
      table.ending = 'success';
      for (const hero of table.heroes) Object.assign(hero, { status: 'dead', body: 0 });
    },
  ],
  ['quest.q6-stripped', stripped, ({ table }) => first(table.heroes).gear.push('dagger')],
];

const OF_THINGS: readonly Breaking[] = [
  ['artifact.ten-in-play', inTurn, ({ table }) => table.lostArtifacts.push('spell-ring', 'spell-ring')],
  [
    'artifact.ten-in-play',
    inTurn,
    ({ table }) => table.hidden.treasures.push({ room: 'A', finds: [{ kind: 'artifact', artifact: 'sand-glass' }] }),
  ],
  [
    'search.special-treasure-once',
    inTurn,
    ({ table }) => {
      table.lostArtifacts.push('spell-ring');
      table.hidden.treasures.push({ room: 'A', finds: [{ kind: 'artifact', artifact: 'spell-ring' }] });
    },
  ],
  [
    'search.chest-trap-check',
    inTurn,
    ({ table }) => {
      table.hidden.chestTraps.push({ room: 'A', kind: 'gas', damage: 1, at: null });
      first(table.heroes).searched.push('A');
    },
  ],
  ['treasure.keep-gold-and-potions', inTurn, ({ table }) => table.deck.push('coins-10')],
  [
    'trap.spear-gone',
    inTurn,
    ({ table }) => {
      table.sprung.push(0);
      table.traps.push({ at: 0, kind: 'spear', isOpen: false });
    },
  ],
  [
    'trap.springing-makes-known',
    inTurn,
    ({ table }) => table.traps.push({ ...first(table.hidden.traps), kind: 'pit', isOpen: true }),
  ],
  [
    'search.traps-known-not-placed',
    inTurn,
    ({ table }) => {
      table.traps.push({ at: 0, kind: 'pit', isOpen: false });
      table.rocks.push(0);
    },
  ],
];

const OF_TURNS: readonly Breaking[] = [
  [
    'turn.ends-early',
    inTurn,
    ({ agenda }) => {
      for (const frame of agenda) if (frame.kind === 'heroTurn') frame.isOver = true;
    },
  ],
  ['attack.one-weapon', inTurn, (draft) => attackIn(draft, { weapon: 'battle-axe' })],
  ['combat.skull-is-hit', inTurn, (draft) => attackIn(draft, { hits: 0 })],
  ['combat.skull-is-hit', inTurn, (draft) => attackIn(draft, { hits: 4 })],
  ['combat.modifier-order', inTurn, (draft) => attackIn(draft, { amounts: [] })],
  [
    'combat.modifier-order',
    inTurn,
    (draft) => {
      first(draft.table.heroes).effects.gaze = 1;
      attackIn(draft, {});
    },
  ],
  ['combat.min-one-die', inTurn, (draft) => attackIn(draft, { stage: 'roll', dice: 0 })],
  [
    'cast.attack-spells-undefended',
    inTurn,
    (draft) => attackIn(draft, { weapon: 'spell', rule: 'spell.ball-of-flame' }),
  ],
  ['dread.undefended', inTurn, (draft) => attackIn(draft, { rule: 'dread.ember-lash' })],
  [
    'trap.damage-is-undefended',
    inTurn,
    (draft) => {
      draft.agenda.push(spring(0));
      attackIn(draft, {});
    },
  ],
  [
    'ally.not-in-hero-count',
    inTurn,
    (draft) => {
      for (const hero of draft.table.heroes) hero.status = 'left';
      askInstead(draft, { kind: 'genie' });
    },
  ],
];

test.each([...OF_SETUP, ...OF_BOARD, ...OF_FIGURES, ...OF_HEROES, ...OF_THINGS, ...OF_TURNS])(
  '[%s] is watched',
  (rule, begun, breaks) => {
    const draft = begun();
    breaks(draft);
    expect(laws(draft).map((law) => law.split(': ')[0])).toContain(rule);
  },
);

const OF_PIECES: readonly Breaking[] = [
  ['every figure stands on the board', inTurn, ({ table }) => Object.assign(first(table.heroes), { at: 9999 })],
  ['no two doors are on one edge', inTurn, ({ table }) => table.doors.push({ ...first(table.doors) })],
  [
    'nobody has fewer Body Points than none or more than the class has',
    inTurn,
    ({ table }) => Object.assign(first(table.heroes), { body: 99 }),
  ],
];

test.each(OF_PIECES)('it is seen when not: %s', (law, begun, breaks) => {
  const draft = begun();
  breaks(draft);
  expect(laws(draft)).toContain(law);
});
