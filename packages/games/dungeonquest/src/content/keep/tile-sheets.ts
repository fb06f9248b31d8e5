import type { Attribute } from '../heroes.ts';
import { type Effect, fall, test, wound, woundByHalfDie } from './effects.ts';
import type { TileKind } from './tiles.ts';

interface Leaving {
  readonly attribute: Attribute;
  /** Whether going back over the edge one came in by is tested too. */
  readonly isTestedBack: boolean;
  readonly failed: readonly Effect[];
}

/** What a kind of tile does. */
interface TileSheet {
  /** The deck of the card that every entry draws. */
  readonly draws: 'dungeon' | 'trap' | null;
  /** What else an entry does. */
  readonly entry: Extract<Effect, { does: 'test' }> | null;
  /** What it takes to get off it; whoever fails stays, and the turn ends. */
  readonly leaving: Leaving | null;
  /** Whether a hero can search here and catch breath. [search.where] */
  readonly maySearch: boolean;
  /** Quarters clockwise that it turns once somebody has entered. */
  readonly turns: number;
}

const PLAIN: TileSheet = { draws: null, entry: null, leaving: null, maySearch: false, turns: 0 };

export const TILE_SHEETS: Readonly<Record<TileKind, TileSheet>> = {
  chamber: { ...PLAIN, draws: 'dungeon', maySearch: true },
  corridor: PLAIN,
  trapped: { ...PLAIN, draws: 'trap', maySearch: true },
  stairwell: { ...PLAIN, draws: 'dungeon', maySearch: true },
  turning: { ...PLAIN, turns: 2, maySearch: true },
  rubble: { ...PLAIN, leaving: { attribute: 'strength', isTestedBack: false, failed: [] }, maySearch: true },
  web: { ...PLAIN, leaving: { attribute: 'strength', isTestedBack: true, failed: [] }, maySearch: true },
  dark: PLAIN,
  chasm: { ...PLAIN, leaving: { attribute: 'agility', isTestedBack: false, failed: [wound(2)] } },
  bridge: { ...PLAIN, entry: test('agility', [wound(2), fall]) },
  sinkhole: { ...PLAIN, entry: test('luck', [woundByHalfDie, fall]) },
  shaft: { ...PLAIN, entry: test('agility', [{ does: 'kill' }]) },
};

/** Tiles that a Coil of Rope, and that a Feather Cloak, take without a test. [tile.rope] [treasure.use-optional] */
export const ROPE_TILES: readonly TileKind[] = ['chasm', 'bridge', 'sinkhole', 'shaft'];
export const CLOAK_TILES: readonly TileKind[] = ['chasm', 'bridge', 'shaft'];
/** Tiles on which Sprint can be played. [power.sprint] */
export const SPRINT_TILES: readonly TileKind[] = ['chamber', 'trapped', 'stairwell'];
