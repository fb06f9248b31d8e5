import type { Opening, Rng } from '@questhall/kernel';
import { clone } from '../clone.ts';
import { HERO_NAMES } from '../content/hero-names.ts';
import { NAMES } from '../content/names.ts';
import type { HeroQuest, House, Options, Table } from '../types/index.ts';
import { equip, newHero, partyOf, seatOfHero } from './heroes.ts';
import { missingArtifacts, placeHeroes, questTable } from './quest-table.ts';
import { sheetOf } from './sheets.ts';

/** The very first thing: who goes down, and where to. */
export function setup(options: Options, seats: number, _rng: Rng): Opening<HeroQuest> {
  const party = partyOf(options.heroes);
  const heroes = party.map((hero, i) =>
    newHero(hero, seatOfHero(i, party.length, seats - 1), HERO_NAMES[hero][0] ?? NAMES.hero[hero]),
  );
  if (options.kit === 'usual' && options.sheet === '') for (const hero of heroes) equip(hero, options.quest);
  const house = houseOf(options);
  const sheet = sheetOf(options.quest, options.sheet, 0, house);
  const table: Table = {
    house,
    zargon: options.zargon,
    isCampaign: options.campaign,
    roundsMax: options.rounds,
    attemptsMax: options.attempts,
    ownSheet: options.sheet,
    attempt: 0,
    order: [...party],
    heroes,
    goneArtifacts: [],
    lostArtifacts:
      options.sheet === ''
        ? missingArtifacts(
            options.quest,
            heroes.flatMap(({ artifacts }) => artifacts),
          )
        : [],
    ending: null,
    ...questTable(sheet, options.quest, heroes, house, []),
  };
  placeHeroes(table, sheet);
  return { table: clone(table), agenda: [{ kind: 'campaign', stage: 'quest', ready: [] }] };
}

const houseOf = (options: Options): House => ({
  smallParty: options.smallParty,
  figureLimits: options.figureLimits,
  beginnerSpells: options.beginnerSpells,
  doorsStayOpen: options.doorsStayOpen,
  tallFurnitureBlocks: options.tallFurnitureBlocks,
  crossbowNotAdjacent: options.crossbowNotAdjacent,
  daggerRecoverable: options.daggerRecoverable,
  blankDie: options.blankDie,
  publishedShields: options.publishedShields,
  publishedMonsters: options.publishedMonsters,
  rockEntombs: options.rockEntombs,
  pitNoTreasure: options.pitNoTreasure,
  chestTrapMustDisarm: options.chestTrapMustDisarm,
  dwarfDisarm: options.dwarfDisarm,
  freeTrading: options.freeTrading,
  extraArtifacts: options.extraArtifacts,
  corrodePermanent: options.corrodePermanent,
  rescueSpellStrict: options.rescueSpellStrict,
  playOnAfterFailure: options.playOnAfterFailure,
  sellHalf: options.sellHalf,
  replayIdentical: options.replayIdentical,
});
