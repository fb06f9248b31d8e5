import { besideGolden, goldenTables, NOTHING, type OursByTable } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as explore from '../../src/content/exploration.ts';
import { MOVED_FAR } from '../../src/content/figures.ts';
import * as content from '../../src/content/index.ts';
import { reach } from '../../src/content/write.ts';
import { threatAfter } from '../../src/frames/dungeons.ts';
import { crownsAfter, kitBuild } from '../../src/queries/fresh.ts';
import * as prices from '../../src/queries/prices.ts';
import { statisticsBy } from '../../src/queries/stats.ts';
import { ROSTER_MAX } from '../../src/queries/town.ts';
import { town } from '../town/stage.ts';
import { activatorText, clausesText, formText, gainsText, levelTexts } from './printed.ts';

// Every figure that an expedition is played with, written as the tables of `golden/` write it: all that a Race, an item
// or a monster says stands in its row, so that no number can change unnoticed.

type Row = readonly (string | number)[];

const { CLASSES, CLASS_IDS, ITEMS, KITS, KIT_IDS, MONSTERS, RACES, RACE_IDS, ROLES, THREAT } = content;

const faces = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const BLOCK = ['speed', 'grit', 'grab', 'hitpoints', 'fate'] as const;
const blockOf = (statistics: content.Statistics): readonly number[] => BLOCK.map((name) => statistics[name]);

const startingBlock = (race: content.RaceId, heroClass: content.ClassId): string =>
  blockOf(content.statisticsOf({ race, raceLevel: 1, heroClass, classLevel: 1, inUse: [] })).join('/');

/** What levels 1, 3 and 5 give; 2 and 4 only raise what rises. */
function wornRows(slot: content.Slot): readonly Row[] {
  return content.itemsIn(slot).map((id, at) => {
    const [first, second, third, fourth, fifth] = ITEMS[id].levels;
    expect([second, fourth]).toEqual([[], []]);
    return [at + 1, id, ITEMS[id].price, ...[first, third, fifth].map(gainsText)];
  });
}

const weaponRow = (id: content.ItemId, at: number): Row => {
  const { price, weapon, levels } = ITEMS[id];
  const [first, ...later] = levels;
  expect(later).toEqual([[], [], [], []]);
  return [at + 1, id, weapon?.hands ?? 0, weapon?.base ?? 0, weapon?.element ?? NOTHING, price, gainsText(first)];
};

const kitRow = (id: content.KitId): Row => {
  const statistics = statisticsBy(kitBuild(KITS[id]));
  return [id, content.STARTING_CROWNS - crownsAfter(KITS[id]), [...blockOf(statistics), statistics.armor].join('/')];
};

const diceRows = (die: string, count: number, read: (face: number) => string | number): readonly Row[] =>
  faces(count).map((face) => [die, face, read(face)]);

const wallsText = (walls: readonly string[]): string => (walls.length === 0 ? 'none' : walls.join(' '));

function extrasText(d20: number): string {
  const { doors, hasChest } = explore.roomExtrasBy(d20);
  return `${wallsText(doors)}${hasChest ? ', chest' : ''}`;
}

function chestText(d12: number): string {
  const chest = explore.chestBy(d12);
  if (chest.holds === 'gem') return 'gem';
  return chest.holds === 'item' ? `item, level ${chest.level}` : `${chest.holds} ${chest.n}`;
}

const monsterRow = (id: content.MonsterId): Row => {
  const { type, rank, role, statistics, base, form, setup, likes, purse, gains } = MONSTERS[id];
  const { speed, grit, grab, hitpoints, armor } = statistics;
  const body = [id, type, rank, role, speed, grit, grab, hitpoints, armor, base];
  return [...body, formText(form), setup, likes, purse, gainsText(gains)];
};

const companyText = (type: content.MonsterType, d6: number): string =>
  `${content.minionsBy(type, d6).join(', ')}${content.hasExtraRatOn(type, d6) ? ' and a rat' : ''}`;

/** The level at which an amount that rises does so. */
const risesAt = (more: number): number =>
  content.LEVELS.find((level) => content.amountAt({ base: 0, rises: true }, level) === more) ?? 0;
const baseRisesAt = (more: number): number => content.LEVELS.find((level) => content.baseRiseAt(level) === more) ?? 0;

const piece = { item: 'dagger', isKit: false } as const;
const pairs = (item: content.ItemId): number => 2 * content.socketPairs(ITEMS[item]);

/** How many successes it takes until dungeons have this Threat. */
function successesFor(threat: number): number {
  const { table } = town();
  return faces(20).find((successes) => threatAfter(table, successes) === threat) ?? 0;
}

/** What stands in the words of a rule. */
const IN_WORDS: Readonly<Record<string, string>> = {
  'party.lone-hero': `hitpoints ${content.LONE_HITPOINTS}; fate ${content.LONE_FATE}`,
  'hero.starting-crowns-250': `crowns ${content.STARTING_CROWNS}`,
  'hero.no-starting-gear': `base ${content.UNARMED_BASE}`,
  'town.three-visits-per-hero': `visits ${content.VISITS}`,
  'explorer.reroll-25': `crowns ${prices.REROLL_PRICE}`,
  'explorer.lock-10-each': `crowns ${prices.rerollPrice(['type'], true)}`,
  'explorer.max-three-locks': `locks ${prices.LOCKS_MAX}`,
  'gambler.fickle-visit': `rounds ${content.FICKLE_ROUNDS_MAX}`,
  'fickle.stake': `crowns ${content.STAKE_LEAST} to ${content.STAKE_MOST}`,
  'tavern.max-two': `boosts ${content.BOOSTS_MAX}`,
  'smith.sell-half': `crowns ${prices.resaleOf({ ...piece, level: 2 }) - prices.resaleOf({ ...piece, level: 1 })}`,
  'smith.gem-buy-40': `crowns ${content.GEM_PRICE}`,
  'smith.gem-craft': `crystals ${prices.CRAFT_RAW}; crowns ${prices.CRAFT_PRICE}`,
  'smith.gem-setting': `crowns ${prices.TAKING_PRICE}`,
  'smith.gem-sell-15': `gem ${prices.GEM_RESALE}; crystal ${prices.RAW_RESALE}`,
  'wagon.roster-of-six': `heroes ${ROSTER_MAX}`,
  'dungeon.threat': `each ${successesFor(2)}; most ${content.THREATS.at(-1)}`,
  'glory.starts-at-ten': `glory ${content.GLORY_AT_START}`,
  'reward.ten-crowns-each': `crowns ${content.REWARD_CROWNS}`,
  'loot.bounty': `crowns ${content.BOUNTY}`,
  'wander.placement': `distance ${explore.WANDER_DISTANCE}`,
  'wander.march-back': `tiles ${explore.TILES_PER_DIE}`,
  'explore.stairs-down-quest-five': `rooms ${content.STAIRS_AFTER_ROOMS}; each ${content.STAIRS_PER_ROOM}; from ${content.STAIRS_FROM}`,
  'room.empty-rest': `shield ${content.BANDAGE_SHIELD}; surges ${content.PLAN_SURGES}; to-hit ${content.ALERT_TO_HIT}`,
  'encounter.stall': `rounds ${content.STALL_ROUNDS}; leave ${content.LEAVE_ROUNDS}`,
  'attack.reach': `squares ${reach().range.base}`,
  'damage.weakness-plus-two': `damage ${content.WEAKNESS_DAMAGE}`,
  'damage.weakness-venom': `poison ${content.WEAKNESS_POISON}`,
  'effect.poison-adds-up': `most ${content.POISON_MAX}`,
  'down.crawl': `squares ${content.CRAWL}`,
  'down.miracle-recovery': `on ${content.MIRACLE}`,
  'crystal.one-surge': `surges ${content.CRYSTAL_COST}`,
  'crystal.mine-after-victory': `crowns ${content.CROWNS_PER_CRYSTAL}`,
  'gear.dueling': `to-hit ${content.DUELING}`,
  'gem.sockets': `hand ${pairs('dagger')}; two-handed ${pairs('greataxe')}`,
  'level.cost-formula': `crowns ${2 * prices.levelPrice(1) - prices.levelPrice(2)}; each ${prices.levelPrice(2) - prices.levelPrice(1)}`,
  'level.cap-five': `level ${content.LEVELS.at(-1)}`,
  'monster.champion-resilience': `slow ${content.CHAMPION_SLOW}`,
};

const TABLES: OursByTable = {
  races: [
    '[race.human] [race.dwarf] [race.elf] [level.gains-by-table]',
    RACE_IDS.map((id) => [id, ...blockOf(RACES[id].statistics), ...levelTexts(RACES[id].levels)]),
  ],
  classes: ['[hero.role-from-class]', CLASS_IDS.map((id) => [id, CLASSES[id].role, ...blockOf(CLASSES[id].modifiers)])],
  'starting-heroes': [
    '[hero.race-plus-class]',
    RACE_IDS.map((race) => [race, ...CLASS_IDS.map((heroClass) => startingBlock(race, heroClass))]),
  ],
  'class-levels': ['[level.gains-by-table]', CLASS_IDS.map((id) => [id, ...levelTexts(CLASSES[id].levels)])],
  'role-activators': [
    '[activator.basic-list] [activator.role-list]',
    [
      ...content.BASIC_ACTIVATORS.map((of) => ['all', activatorText(of)]),
      ...ROLES.flatMap((role) =>
        content.roleActivatorsOf(role).map((of) => {
          const isHeroes = !content.monsterRoleActivatorsOf(role).includes(of);
          return [isHeroes ? `${role}-(heroes-only)` : role, activatorText(of)];
        }),
      ),
    ],
  ],
  effects: [
    '[effect.list] [effect.round-default]',
    content.EFFECT_IDS.map((id) => {
      const { kind, isCounted, ends } = content.EFFECTS[id];
      return [id, kind, isCounted ? 'yes' : 'no', ends];
    }),
  ],
  triggers: ['[interrupt.triggers]', content.TRIGGERS.map((trigger, at) => [at + 1, trigger])],
  crystals: [
    '[crystal.choose-one-of-seven]',
    content.CRYSTAL_IDS.map((id, at) => [at + 1, content.CRYSTALS[id].map(clausesText).join(' / ')]),
  ],
  'main-hand': ['[gear.slots] [smith.buy]', content.itemsIn('main-hand').map(weaponRow)],
  'off-hand': ['[gear.slots] [gear.level-gains]', wornRows('off-hand')],
  body: ['[gear.slot-purposes] [gear.level-gains]', wornRows('body')],
  rings: [
    '[gear.slot-purposes] [gear.level-gains]',
    content.itemsIn('ring').map((id, at) => [at + 1, id, ITEMS[id].price, ...levelTexts(ITEMS[id].levels)]),
  ],
  amulets: ['[gear.slot-purposes] [gear.level-gains]', wornRows('amulet')],
  boots: ['[gear.slot-purposes] [gear.level-gains]', wornRows('boots')],
  notes: [
    '[gear.level-gains]',
    [
      ['moved far', MOVED_FAR],
      ['first rise', risesAt(1)],
      ['second rise', risesAt(2)],
      ['base rises', baseRisesAt(1)],
      ['base rises again', baseRisesAt(2)],
    ],
  ],
  prefixes: [
    '[gem.prefix-elemental]',
    content.PREFIX_IDS.map((id, at) => {
      const { element, gains } = content.PREFIXES[id];
      return [at + 1, id, element, gainsText(gains)];
    }),
  ],
  suffixes: [
    '[gem.suffix-ability]',
    content.SUFFIX_IDS.map((id, at) => [at + 1, id, gainsText([content.SUFFIXES[id]])]),
  ],
  boosts: [
    '[tavern.one-boost-per-visit]',
    content.BOOST_IDS.map((id) => [id, content.BOOSTS[id].price, gainsText(content.BOOSTS[id].gains)]),
  ],
  kits: ['[hero.starting-crowns-250]', KIT_IDS.map(kitRow)],
  'monster-types': ['[dungeon.one-throw]', faces(12).map((d12) => [d12, content.typeBy(d12)])],
  strengths: [
    '[dungeon.strength-activator]',
    faces(10).map((d10) => {
      const element = content.strengthBy(d10);
      return [d10, element, activatorText(content.STRENGTHS[element])];
    }),
  ],
  weaknesses: ['[dungeon.weakness-element]', faces(8).map((d8) => [d8, content.weaknessBy(d8)])],
  quests: ['[expedition.success-on-quest]', faces(6).map((d6) => [d6, content.QUEST_GOALS[content.questBy(d6)]])],
  rewards: [
    '[reward.by-final-glory] [reward.two-at-eleven]',
    [...Object.entries(content.REWARD_FROM), ['two', content.TWO_REWARDS_FROM]],
  ],
  'passage-dice': [
    '[passage.length] [passage.end] [passage.doors] [passage.crystal] [passage.monsters]',
    [
      ...diceRows('d6', 6, explore.sectionsBy),
      ...diceRows('d20', 20, explore.endBy),
      ...diceRows('d10', 10, (face) => wallsText(explore.passageDoorsBy(face))),
      ...diceRows('d8', 8, (face) => explore.crystalsBy(face, 'passage')),
      ...diceRows('d12', 12, (face) => (explore.isPatrolOn(face) ? 'patrol' : 'none')),
    ],
  ],
  'room-dice': [
    '[room.type] [room.monsters-eleven-in-twelve] [room.crystals] [room.doors-and-chest]',
    [
      ...diceRows('d10', 10, explore.roomBy),
      ...diceRows('d12', 12, (face) => (explore.isEmptyOn(face) ? 'empty' : 'monsters')),
      ...diceRows('d8 small', 8, (face) => explore.crystalsBy(face, 'small')),
      ...diceRows('d8 big', 8, (face) => explore.crystalsBy(face, 'big')),
      ...diceRows('d20', 20, extrasText),
    ],
  ],
  chest: ['[loot.chest]', faces(12).map((d12) => [d12, chestText(d12)])],
  threat: [
    '[dungeon.threat]',
    content.THREATS.map((threat) => {
      const { minionHitpoints, championHitpoints, base, championGrit, minionPurse, championPurse } = THREAT[threat];
      return [threat, minionHitpoints, championHitpoints, base, championGrit, minionPurse, championPurse];
    }),
  ],
  monsters: ['[monster.minion-champion] [loot.purse]', content.MONSTER_IDS.map(monsterRow)],
  composition: [
    '[monster.composition] [monster.extra-rat]',
    faces(6).map((d6) => [d6, ...content.MONSTER_TYPES.map((type) => companyText(type, d6))]),
  ],
  counts: [
    '[monster.counts] [monster.patrol-size]',
    content.GATHERINGS.map((gathering) => [
      gathering,
      ...content.PARTY_SIZES.map((heroes) => content.minionCount(gathering, heroes)),
    ]),
  ],
  'figures-in-words': ['each as its rule has it', Object.entries(IN_WORDS)],
};

const GOLDEN = goldenTables('crystal-expedition');

test('everything that has figures has a table, and every table has its things', () => {
  expect(Object.keys(TABLES)).toEqual(GOLDEN.map(({ name }) => name));
});

test.each(besideGolden(TABLES, GOLDEN))('%s %s', (_name, _rules, ours, golden) => expect(ours).toEqual(golden));
