import type { Expedition, ExpeditionLine, Hero, Table, TownNote, Traveller } from '../types/index.ts';
import { dungeonOf } from './entities.ts';

/** Falls of earlier expeditions are in the chronicle already. */
function travellerOf(chronicle: Table['chronicle'], { hero, name, build, falls }: Hero): Traveller {
  const { race, heroClass, raceLevel, classLevel } = build;
  const earlier = chronicle
    .flatMap((line) => (line.line === 'expedition' ? line.heroes : []))
    .filter((traveller) => traveller.hero === hero);
  return {
    hero,
    name,
    race,
    heroClass,
    raceLevel,
    classLevel,
    falls: falls - earlier.reduce((sum, traveller) => sum + traveller.falls, 0),
  };
}

/** What the chronicle keeps of an expedition that is over. [glory.failure-needs-no-table] */
export const lineOf = (
  table: Pick<Table, 'party' | 'chronicle' | 'expedition' | 'dungeons'>,
  expedition: Expedition,
  result: ExpeditionLine['result'],
): ExpeditionLine => ({
  line: 'expedition',
  dungeon: expedition.dungeon,
  features: dungeonOf(table),
  heroes: table.party.map((hero) => travellerOf(table.chronicle, hero)),
  boosts: expedition.boosts,
  result,
  glory: expedition.glory,
  done: expedition.done,
  crowns: expedition.purse,
  raw: expedition.raw,
  champions: expedition.champions,
  falls: expedition.falls,
  rooms: expedition.opened,
  floors: expedition.floor.level,
  turns: expedition.turns,
});

/** Something is worth telling; nothing is while nobody is in Town. */
export function note({ town }: Pick<Table, 'town'>, told: TownNote): void {
  if (town !== null) town.notes = [...town.notes, told];
}
