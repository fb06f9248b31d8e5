import { GLORY_AT_START } from '../content/index.ts';
import { newFloor } from '../dungeon/floor.ts';
import { expeditionOf } from '../queries/entities.ts';
import { OUTSIDE } from '../queries/fresh.ts';
import { boostGains } from '../queries/sheet.ts';
import type { BoughtBoost, Expedition, Hero, Table } from '../types/index.ts';
import { restore } from './town.ts';

// What setting out, going down and coming home do to a table; whoever shows it does the same.

/** How much boosts of the party give of something that is counted. */
const boosted = (boosts: readonly BoughtBoost[], trait: 'glory' | 'exploration-rerolls'): number =>
  boostGains(boosts).reduce(
    (sum, gain) => sum + (gain.gain === 'ability' && gain.does.trait === trait ? gain.does.n.base : 0),
    0,
  );

const freshExpedition = (dungeon: number, boosts: readonly BoughtBoost[]): Expedition => ({
  dungeon,
  boosts,
  floor: newFloor(1),
  monsters: [],
  crystals: [],
  rooms: [],
  glory: GLORY_AT_START + boosted(boosts, 'glory'),
  purse: 0,
  raw: 0,
  tokens: 0,
  rest: null,
  opened: 0,
  done: 0,
  isPrisonerMissed: false,
  isPrisonerFree: false,
  isWon: false,
  champions: 0,
  falls: 0,
  rumours: boosted(boosts, 'exploration-rerolls'),
  phase: null,
  seen: 0,
  turns: 0,
  encounter: null,
  turn: null,
  attack: null,
});

/** On an empty map, whole and with a full pool of Fate. [dungeon.fresh-layout, fate.pool-at-start] */
export function setOut(table: Table, dungeon: number, boosts: readonly BoughtBoost[]): Expedition {
  table.dungeons = table.dungeons.map((one, at) => (at === dungeon ? { ...one, isVisited: true } : one));
  const expedition = freshExpedition(dungeon, boosts);
  table.expedition = expedition;
  for (const hero of table.party) restore(table, hero);
  return expedition;
}

export function leaveFloor(table: Table, level: number): void {
  Object.assign(expeditionOf(table), { floor: newFloor(level), rooms: [], crystals: [], phase: null });
  for (const hero of table.party) hero.at = OUTSIDE;
}

/** One more success: a kit is the hero's own from now on. [wagon.kit-is-bound, guild.once-per-successful-expedition] */
export function succeed(hero: Hero): void {
  hero.successes += 1;
  const { build } = hero;
  if (build.pieces.some(({ isBound }) => isBound))
    hero.build = { ...build, pieces: build.pieces.map((piece) => ({ ...piece, isBound: false })) };
}
