import { fixed } from '@questhall/kernel';
import { cloneHidden } from '../clone.ts';
import { ARTIFACT_SHEETS, type Artifact } from '../content/artifacts.ts';
import { HEROES } from '../content/heroes.ts';
import { BLADE_QUEST } from '../content/quests/index.ts';
import { TREASURE_DECK } from '../content/treasure-cards.ts';
import { boardOf, planText } from '../queries/board.ts';
import { lurkingOf, statsOf } from '../queries/lurking.ts';
import { findMonster } from '../sheet/monster.ts';
import type { Find, Sheet } from '../sheet/sheet.ts';
import {
  FIRST_MONSTER,
  type HeroInPlay,
  type Hidden,
  type House,
  type KnownGoal,
  type Lurking,
  type Table,
} from '../types/index.ts';

/** The part of a table that every quest lays out anew. */
type QuestTable = Omit<
  Table,
  | 'house'
  | 'zargon'
  | 'isCampaign'
  | 'roundsMax'
  | 'attemptsMax'
  | 'ownSheet'
  | 'attempt'
  | 'order'
  | 'heroes'
  | 'goneArtifacts'
  | 'lostArtifacts'
  | 'ending'
>;

/**
 * A sheet laid out, as it stands and no more: nothing has come to light yet. [quest.block-is-binding,
 * setup.monsters-hidden, setup.fresh-treasure-deck]
 */
export function questTable(
  sheet: Sheet,
  quest: number,
  heroes: readonly HeroInPlay[],
  house: House,
  owned: readonly string[],
): QuestTable {
  const { plan, grid } = boardOf(planText(sheet.plan, sheet.walls));
  const isStripped = sheet.special?.kind === 'stripped';
  return {
    quest,
    title: sheet.title,
    briefing: sheet.briefing,
    plan,
    goal: knownGoal(sheet),
    isGoalMet: false,
    isGoalLost: false,
    reward: sheet.reward,
    aura:
      sheet.aura === null
        ? null
        : fixed({
            ...sheet.aura,
            name: sheet.aura.until === null ? '' : lurkingOf(sheet, sheet.aura.until, 0, house).name,
          }),
    isAuraUp: sheet.aura !== null,
    clock: clockOf(sheet, house),
    limit: sheet.limit,
    round: 0,
    allies: [],
    monsters: [],
    fallen: [],
    nextFigure: FIRST_MONSTER,
    roster: [],
    revealed: Array<number>(Math.ceil(grid.size / 32)).fill(0),
    changes: 0,
    doors: [],
    rocks: [],
    furniture: [],
    traps: [],
    chestTraps: [],
    sprung: [],
    sprungChests: [],
    alarmed: [],
    trapSearched: [],
    stairs: sheet.isStairwayKnown ? sheet.stairs : null,
    piles: [],
    chests: [],
    stripped: isStripped ? heroes.map((hero) => ({ ...hero })) : null,
    gearAt: null,
    portals: [],
    deck: [...TREASURE_DECK],
    hidden: hiddenOf(sheet, quest, heroes.length, house, owned),
  };
}

/** The part of it that only Zargon knows; as a clone has it, so that the same table is always the same text. */
function hiddenOf(sheet: Sheet, quest: number, heroes: number, house: House, owned: readonly string[]): Hidden {
  return cloneHidden({
    monsters: rosterOf(sheet, heroes, house),
    doors: [
      ...sheet.doors.map((edge) => ({
        edge,
        kind: sheet.special?.kind === 'portals' ? ('portal' as const) : ('door' as const),
        isOpen: false,
        changed: 0,
      })),
      ...sheet.openDoors.map((edge) => ({ edge, kind: 'door' as const, isOpen: true, changed: 0 })),
    ],
    secretDoors: [...sheet.secretDoors],
    rocks: [...sheet.blocked],
    furniture: [...sheet.furniture],
    traps: [...sheet.traps],
    chestTraps: [...sheet.chestTraps],
    treasures: treasuresOf(sheet, quest, house, owned),
    alarms: [...sheet.alarms],
    later: sheet.later.map(({ key, at }) => lurkingOf(sheet, key, at, house)),
    stairs: sheet.isStairwayKnown ? null : sheet.stairs,
    goalSquare: sheet.goal.kind === 'escort' ? sheet.goal.square : null,
    goalRoom: sheet.goal.kind === 'take' || sheet.goal.kind === 'read' ? sheet.goal.room : null,
    goldChests: sheet.goal.kind === 'carry' ? [...sheet.goal.squares] : [],
    wander: lurkingOf(sheet, sheet.wander, 0, house),
    escape: sheet.escape,
    isRising: sheet.isRising,
    special: sheet.special,
    freed: [...sheet.freed],
    notes: sheet.notes,
  });
}

/** Who comes when the hour strikes. [quest.clock] */
function clockOf(sheet: Sheet, house: House): Table['clock'] {
  if (sheet.clock === null) return null;
  const { every, from, at, key } = sheet.clock;
  return fixed({ every, from, at, monster: statsOf(lurkingOf(sheet, key, 0, house)) });
}

/**
 * For every hero that is missing, one of each five unnamed monsters stays in the box: the fifth, then the first and the
 * second. [seat.four-heroes]
 */
function rosterOf(sheet: Sheet, heroes: number, house: House): Lurking[] {
  const missing = HEROES.length - heroes;
  const isUnnamed = (key: string): boolean => findMonster({ named: [] }, key)?.figure === key;
  const fives = Math.floor(sheet.monsters.filter(({ key }) => isUnnamed(key)).length / 5) * 5; // a fifth, rounded down
  let unnamed = 0;
  const kept = sheet.monsters.filter(({ key }) => {
    if (!isUnnamed(key)) return true;
    unnamed += 1;
    return unnamed > fives || unnamed % 5 >= missing;
  });
  return kept.map(({ key, at }) => lurkingOf(sheet, key, at, house));
}

/**
 * Special treasure. What the heroes own already is not found again; the house may add the spare artifacts.
 * [artifact.found-where-listed]
 */
function treasuresOf(
  sheet: Sheet,
  quest: number,
  house: House,
  owned: readonly string[],
): Table['hidden']['treasures'] {
  const treasures = sheet.treasures.map(({ room, finds }) => ({
    room,
    finds: finds
      .filter((find) => find.kind !== 'artifact' || !owned.includes(find.artifact))
      .map((find): Find => ({ ...find })),
  }));
  const [first] = treasures;
  if (house.extraArtifacts && sheet.number !== null && first !== undefined) {
    for (const [artifact, { isExtra, foundIn }] of Object.entries(ARTIFACT_SHEETS))
      if (isExtra && foundIn === quest && !owned.includes(artifact))
        first.finds.push({ kind: 'artifact', artifact: artifact as keyof typeof ARTIFACT_SHEETS }); // its own key
  }
  return treasures.filter(({ finds }) => finds.length > 0);
}

/** The goal as it is told: what, but not where. [quest.told-at-start] */
function knownGoal(sheet: Sheet): KnownGoal {
  const { goal } = sheet;
  switch (goal.kind) {
    case 'kill':
      return {
        kind: 'kill',
        keys: [...goal.keys],
        names: goal.keys.map((key) => findMonster(sheet, key)?.name ?? key),
      };
    case 'carry':
      return { kind: 'carry', chests: goal.squares.length };
    case 'escort':
      return { kind: 'escort', name: sheet.captive };
    case 'take':
      return { kind: 'take', artifact: prizeOf(sheet) };
    default:
      return { kind: goal.kind };
  }
}

/** The artifact that is the goal of a quest, if one is. */
export function prizeOf({ treasures, goal }: Sheet): Artifact | null {
  if (goal.kind !== 'take') return null;
  const finds = treasures.find(({ room }) => room === goal.room)?.finds ?? [];
  for (const find of finds) if (find.kind === 'artifact') return find.artifact;
  return null;
}

/** The last quest cannot be won without the blade. [campaign.required-artifact] */
export const missingArtifacts = (quest: number, owned: readonly Artifact[]): Artifact[] =>
  quest === BLADE_QUEST && !owned.includes('spirit-blade') ? ['spirit-blade'] : [];

/** Heroes stand on the stairway, or where the sheet puts them. [setup.start-on-stairway] */
export function placeHeroes(table: Pick<Table, 'plan' | 'order' | 'heroes'>, sheet: Sheet): void {
  const { width } = boardOf(table.plan).grid;
  const stairs = sheet.stairs ?? 0;
  const squares = sheet.start.length > 0 ? sheet.start : [stairs, stairs + 1, stairs + width, stairs + width + 1];
  for (const [i, hero] of table.order.entries()) {
    const found = table.heroes.find((one) => one.hero === hero);
    if (found !== undefined) found.at = squares[i % squares.length] ?? stairs;
  }
}
