import { BASICS, type BasicId, REINFORCEMENTS } from '../../content/basic-benefits.ts';
import { CARD_IDS, CARDS, type CardId } from '../../content/cards.ts';
import { GLOWS, type GlowId } from '../../content/glow-benefits.ts';
import { MONSTER_BENEFIT_IDS, type MonsterBenefitId } from '../../content/monster-benefit-ids.ts';
import { MONSTER_IDS, MONSTERS, type MonsterId } from '../../content/monsters.ts';
import type { Difficulty } from '../../content/tables.ts';
import type { RoomType, TileKind } from '../../content/tiles.ts';
import type {
  Category,
  Deck,
  Duration,
  Family,
  Negative,
  PatternKind,
  Positive,
  Role,
  Slot,
  Timing,
} from '../../content/vocabulary.ts';

/** Whatever can be paid for and is printed on no card. */
export type NamedId = BasicId | GlowId | MonsterBenefitId | 'reinforcements';

/** What everything is called, in one language: another one changes nothing but such a table. */
export interface Names {
  readonly role: Readonly<Record<Role, string>>;
  readonly deck: Readonly<Record<Deck, string>>;
  readonly slot: Readonly<Record<Slot, string>>;
  /** What can be upon somebody. */
  readonly effect: Readonly<Record<Negative | Positive | 'taunt', string>>;
  readonly tile: Readonly<Record<TileKind, string>>;
  readonly room: Readonly<Record<RoomType, string>>;
  readonly family: Readonly<Record<Family, string>>;
  readonly category: Readonly<Record<Category, string>>;
  readonly timing: Readonly<Record<Timing, string>>;
  readonly duration: Readonly<Record<Duration, string>>;
  readonly pattern: Readonly<Record<PatternKind, string>>;
  readonly difficulty: Readonly<Record<Difficulty, string>>;
  readonly card: Readonly<Record<CardId, string>>;
  readonly monster: Readonly<Record<MonsterId, string>>;
  readonly benefit: Readonly<Record<NamedId, string>>;
}

/** One for each of these ids. */
function nameEach<K extends string>(ids: readonly K[], nameOf: (id: K) => string): Readonly<Record<K, string>> {
  return Object.fromEntries(ids.map((id) => [id, nameOf(id)])) as Record<K, string>; // a checked border: every id was just given a name
}

const namesIn = <K extends string>(
  table: Readonly<Record<K, { readonly name: string }>>,
): Readonly<Record<K, string>> => nameEach(Object.keys(table) as K[], (id) => table[id].name); // its own keys

const SHEETS: ReadonlyMap<MonsterBenefitId, string> = new Map(
  MONSTER_IDS.flatMap((monster) => MONSTERS[monster].benefits.map(({ id, name }) => [id, name] as const)),
);

export const NAMES: Names = {
  role: { defense: 'Defense', offense: 'Offense', utility: 'Utility' },
  deck: {
    defense: 'Defense deck',
    offense: 'Offense deck',
    utility: 'Utility deck',
    equipment: 'Equipment deck',
    passive: 'Passive deck',
  },
  slot: {
    'main-hand': 'Main Hand',
    'off-hand': 'Off Hand',
    armor: 'Armor',
    amulet: 'Amulet',
    ring: 'Ring',
    boots: 'Boots',
  },
  effect: {
    unsteady: 'Unsteady',
    fragile: 'Fragile',
    weak: 'Weak',
    ongoing: 'Ongoing',
    stun: 'Stun',
    immobile: 'Immobile',
    heal: 'Heal',
    grit: 'Grit',
    armor: 'Armor',
    'to-hit': 'to-hit',
    damage: 'damage',
    anchor: 'Anchor',
    taunt: 'Challenge',
  },
  tile: {
    'stairs-up': 'Stairs Up',
    passage: 'passage',
    corner: 'corner',
    't-junction': 'T-junction',
    'four-way': 'four-way junction',
    'dead-end': 'dead end',
    small: 'Small room',
    big: 'Big room',
    quest: 'Quest room',
  },
  room: { small: 'Small room', big: 'Big room', quest: 'Quest room' },
  family: {
    goblins: 'Goblins',
    orcs: 'Orcs',
    undead: 'Undead',
    beasts: 'Beasts',
    cultists: 'Cultists',
    depths: 'Depths',
  },
  category: { minion: 'Minion', champion: 'Champion', lord: 'Lord' },
  timing: {
    any: 'any time',
    before: 'before an attack',
    roll: 'after the roll',
    hit: 'after a hit',
    miss: 'after a miss',
    after: 'after an attack',
  },
  duration: { now: 'at once', turn: 'Turn', short: 'Short', long: 'Long' },
  pattern: {
    ranged: 'Ranged',
    reach: 'Reach',
    line: 'Line',
    sweep: 'Sweep',
    radius: 'Radius',
    cleave: 'Cleave',
    bounce: 'Bounce',
  },
  difficulty: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  card: nameEach(CARD_IDS, (id) => CARDS[id].name),
  monster: nameEach(MONSTER_IDS, (id) => MONSTERS[id].name),
  benefit: {
    ...namesIn(BASICS),
    ...namesIn(GLOWS),
    ...nameEach(MONSTER_BENEFIT_IDS, (id) => SHEETS.get(id) ?? id),
    reinforcements: REINFORCEMENTS.name,
  },
};
