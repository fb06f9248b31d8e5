import type { FigureChanges, FiguresOfOne } from '@questhall/facets';
import { freezeFloor } from '@questhall/tiles';
import type { CardId } from './content/index.ts';
import type {
  Attack,
  Effect,
  Encounter,
  Floor,
  HeroInPlay,
  House,
  MonsterInPlay,
  OpenTable,
  Table,
  Turn,
} from './types/index.ts';

/** A table that shares nothing with the old one but what is never written. */
export function clone(table: Table): Table {
  const { decks } = table;
  return Object.assign(cloneOpen(table), {
    decks: {
      defense: decks.defense.slice(),
      offense: decks.offense.slice(),
      utility: decks.utility.slice(),
      equipment: decks.equipment.slice(),
      passive: decks.passive.slice(),
    },
  });
}

/**
 * What lies open on the table. Written out field by field, because it is made for every look that anybody takes; what
 * else a table or a view has is added to it afterwards: games take a sixth longer when it is spread into another
 * record.
 */
export function cloneOpen(table: OpenTable): OpenTable {
  const { discards } = table;
  const copy: OpenTable = {
    house: cloneHouse(table.house),
    difficulty: table.difficulty,
    monstersBy: table.monstersBy,
    heroes: table.heroes.map(cloneHero),
    monsters: table.monsters.map(cloneMonster),
    floor: cloneFloor(table.floor),
    glow: table.glow.slice(),
    resolve: table.resolve,
    roomsFound: table.roomsFound,
    roomsCleared: table.roomsCleared,
    isQuestCleared: table.isQuestCleared,
    phase: table.phase && { hero: table.phase.hero, left: table.phase.left },
    explored: table.explored.slice(),
    waited: table.waited.slice(),
    hasFought: table.hasFought,
    encounter: table.encounter && cloneEncounter(table.encounter),
    roster: table.roster.slice(),
    rosterNumbers: table.rosterNumbers.slice(),
    turns: table.turns,
    turn: table.turn && cloneTurn(table.turn),
    attack: table.attack && cloneAttack(table.attack),
    drawn: table.drawn.slice(),
    discards: {
      defense: discards.defense.slice(),
      offense: discards.offense.slice(),
      utility: discards.utility.slice(),
      equipment: discards.equipment.slice(),
      passive: discards.passive.slice(),
    },
  };
  return table.own === undefined ? copy : Object.assign(copy, { own: frozenFigures(table.own) });
}

/** Figures are never written, so they may be shared; those that came out of a file are frozen first. */
export const frozenFigures = (changes: FigureChanges): FigureChanges =>
  Object.isFrozen(changes)
    ? changes
    : Object.freeze(Object.fromEntries(Object.entries(changes).map(([of, own]) => [of, frozenOwn(own)])));

const frozenOwn = (own: FiguresOfOne): FiguresOfOne =>
  Object.isFrozen(own)
    ? own
    : Object.freeze(Object.fromEntries(Object.entries(own).map(([name, n]) => [name, Object.freeze(n.slice())])));

/** The same with what a file has made of it, where it has. */
const withOwn = <X extends object>(copy: X, own: FiguresOfOne | undefined): X =>
  own === undefined ? copy : Object.assign(copy, { own: frozenOwn(own) });

/** A frozen floor is a value and may be shared; one that came out of a file is frozen first. */
const cloneFloor = (floor: Floor): Floor => (Object.isFrozen(floor) ? floor : freezeFloor(floor));

const cloneCards = (cards: readonly CardId[]): readonly CardId[] =>
  Object.isFrozen(cards) ? cards : Object.freeze(cards.slice());

const cloneHouse = (house: House): House => (Object.isFrozen(house) ? house : Object.freeze({ ...house }));

const cloneEffect = ({ kind, n, duration, by, source, turn }: Effect): Effect => ({
  kind,
  n,
  duration,
  by,
  source,
  turn,
});

/** Most figures have none, and an empty list is made faster than it is copied. */
const cloneEffects = (effects: readonly Effect[]): Effect[] => (effects.length === 0 ? [] : effects.map(cloneEffect));

function cloneHero(hero: HeroInPlay): HeroInPlay {
  const copy: HeroInPlay = {
    id: hero.id,
    at: hero.at,
    hitpoints: hero.hitpoints,
    shield: hero.shield,
    reflect: hero.reflect,
    effects: cloneEffects(hero.effects),
    role: hero.role,
    seat: hero.seat,
    cards: cloneCards(hero.cards),
    saved: hero.saved,
    spent: hero.spent.slice(),
    hasGuarded: hero.hasGuarded,
  };
  return withOwn(copy, hero.own);
}

function cloneMonster(monster: MonsterInPlay): MonsterInPlay {
  const copy: MonsterInPlay = {
    id: monster.id,
    at: monster.at,
    hitpoints: monster.hitpoints,
    shield: monster.shield,
    reflect: monster.reflect,
    effects: cloneEffects(monster.effects),
    record: monster.record,
    number: monster.number,
    hitpointsMax: monster.hitpointsMax,
    bounty: monster.bounty,
    mayCall: monster.mayCall,
  };
  return withOwn(copy, monster.own);
}

const cloneEncounter = (encounter: Encounter): Encounter => ({
  ...encounter,
  figures: encounter.figures.slice(),
  acted: encounter.acted.slice(),
});

const cloneTurn = (turn: Turn): Turn => ({
  ...turn,
  used: turn.used.slice(),
  settled: turn.settled.slice(),
  bases: turn.bases.map((base) => ({ ...base, pattern: base.pattern && { ...base.pattern } })),
  reach: turn.reach && { ...turn.reach },
  stroll: turn.stroll && { ...turn.stroll },
});

const cloneAttack = (attack: Attack): Attack => ({
  ...attack,
  pattern: attack.pattern && { ...attack.pattern },
  patterns: attack.patterns.map((pattern) => ({ ...pattern })),
  open: attack.open.map((pattern) => ({ ...pattern })),
  victims: attack.victims.slice(),
  packets: attack.packets.map((packet) => ({ ...packet })),
});
