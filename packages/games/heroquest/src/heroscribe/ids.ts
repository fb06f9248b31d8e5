import type { Piece } from '../content/furniture.ts';
import type { Figure, Monster } from '../content/monsters.ts';
import type { FloorTrap } from '../sheet/sheet.ts';

/** What an object of a HeroScribe file is here. */
export type Meaning =
  | { readonly kind: 'door'; readonly isOpen: boolean }
  | { readonly kind: 'secret' }
  | {
      readonly kind: 'piece';
      readonly piece: Piece;
      readonly width: number;
      readonly height: number;
      readonly isTrapped?: boolean;
    }
  | { readonly kind: 'blocked'; readonly width: number }
  | { readonly kind: 'trap'; readonly trap: FloorTrap; readonly width?: number }
  | { readonly kind: 'monster'; readonly key: Monster }
  /** Has no card here: it fights with the card of the figure that stands in for it. */
  | { readonly kind: 'stranger'; readonly figure: Monster; readonly name: string }
  | { readonly kind: 'stairway' }
  /** Where heroes come in, leave, or either. */
  | { readonly kind: 'way'; readonly way: 'in' | 'out' | 'both' }
  | { readonly kind: 'surface' }
  | { readonly kind: 'hero'; readonly index: number }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'number'; readonly numbers: readonly number[] };

/**
 * What is simply the same thing under another name, or under its own. Sizes are those of something that lies downward.
 */
const KNOWN: Readonly<Record<string, Meaning>> = {
  Door: { kind: 'door', isOpen: false },
  OpenDoor: { kind: 'door', isOpen: true },
  SecretDoor: { kind: 'secret' },
  SecretDoorAlternate: { kind: 'secret' },
  AlchemistsBench: { kind: 'piece', piece: 'workbench', width: 3, height: 2 },
  Bookcase: { kind: 'piece', piece: 'bookcase', width: 3, height: 1 },
  Cupboard: { kind: 'piece', piece: 'cupboard', width: 3, height: 1 },
  Fireplace: { kind: 'piece', piece: 'fireplace', width: 3, height: 1 },
  Rack: { kind: 'piece', piece: 'rack', width: 2, height: 3 },
  SorcerersTable: { kind: 'piece', piece: 'ritual', width: 3, height: 2 },
  Table: { kind: 'piece', piece: 'table', width: 3, height: 2 },
  Throne: { kind: 'piece', piece: 'throne', width: 1, height: 1 },
  Tomb: { kind: 'piece', piece: 'tomb', width: 2, height: 3 },
  TreasureChest: { kind: 'piece', piece: 'chest', width: 1, height: 1 },
  TreasureChestTrap: { kind: 'piece', piece: 'chest', width: 1, height: 1, isTrapped: true },
  TreasureChestUntraceableTrap: { kind: 'piece', piece: 'chest', width: 1, height: 1, isTrapped: true },
  WeaponsRack: { kind: 'piece', piece: 'weapon-rack', width: 3, height: 1 },
  SingleBlockedSquare: { kind: 'blocked', width: 1 },
  DoubleBlockedSquare: { kind: 'blocked', width: 2 },
  PitTrap: { kind: 'trap', trap: 'pit' },
  SpearTrap: { kind: 'trap', trap: 'spear' },
  FallingRock: { kind: 'trap', trap: 'block' },
  FallingBlock: { kind: 'trap', trap: 'block' },
  Goblin: { kind: 'monster', key: 'goblin' },
  JapaneseGoblin: { kind: 'monster', key: 'goblin' },
  Orc: { kind: 'monster', key: 'orc' },
  JapaneseOrc: { kind: 'monster', key: 'orc' },
  Skeleton: { kind: 'monster', key: 'skeleton' },
  Zombie: { kind: 'monster', key: 'zombie' },
  Mummy: { kind: 'monster', key: 'mummy' },
  Fimir: { kind: 'monster', key: 'abomination' },
  Abomination: { kind: 'monster', key: 'abomination' },
  ChaosWarrior: { kind: 'monster', key: 'dread-warrior' },
  DreadWarrior: { kind: 'monster', key: 'dread-warrior' },
  Gargoyle: { kind: 'monster', key: 'gargoyle' },
  Stairway: { kind: 'stairway' },
  DoorIn: { kind: 'way', way: 'in' },
  DoorOut: { kind: 'way', way: 'out' },
  DoubleArrowDoor: { kind: 'way', way: 'both' },
  Surface: { kind: 'surface' },
  Barbarian: { kind: 'hero', index: 0 },
  JapaneseBarbarian: { kind: 'hero', index: 0 },
  Dwarf: { kind: 'hero', index: 1 },
  Elf: { kind: 'hero', index: 2 },
  JapaneseElf: { kind: 'hero', index: 2 },
  Wizard: { kind: 'hero', index: 3 },
  JapaneseWizard: { kind: 'hero', index: 3 },
};

const stranger = (figure: Monster, name: string): Meaning => ({ kind: 'stranger', figure, name });

/** What has a near relative here, which stands in for it. Each of them is a warning. */
const STAND_INS: Readonly<Record<string, Meaning>> = {
  StoneDoorway: { kind: 'door', isOpen: false },
  Portcullis: { kind: 'door', isOpen: false },
  DoorTrap: { kind: 'door', isOpen: false },
  DoorUntraceableTrap: { kind: 'door', isOpen: false },
  OgreThrone: { kind: 'piece', piece: 'throne', width: 1, height: 1 },
  DeepPitTrap: { kind: 'trap', trap: 'pit' },
  DeepPitTrapAlternate: { kind: 'trap', trap: 'pit' },
  UntraceableDeepPitTrap: { kind: 'trap', trap: 'pit' },
  UntraceablePitTrap: { kind: 'trap', trap: 'pit' },
  LongPitTrap: { kind: 'trap', trap: 'pit', width: 2 },
  UntraceableLongPitTrap: { kind: 'trap', trap: 'pit', width: 2 },
  UntraceableSpearTrap: { kind: 'trap', trap: 'spear' },
  UntraceableFallingRock: { kind: 'trap', trap: 'block' },
  OgreWarrior: stranger('abomination', 'Ogre Warrior'),
  OgreChampion: stranger('abomination', 'Ogre Champion'),
  OgreChieftain: stranger('gargoyle', 'Ogre Chieftain'),
  OgreLord: stranger('gargoyle', 'Ogre Lord'),
  DarkWarrior: stranger('dread-warrior', 'Dark Warrior'),
  ElvenWarrior: stranger('dread-warrior', 'Elven Warrior'),
  ElvenArcher: stranger('orc', 'Elven Archer'),
  GiantWolf: stranger('orc', 'Giant Wolf'),
  IceGremlin: stranger('goblin', 'Ice Gremlin'),
  PolarWarbear: stranger('abomination', 'Polar Warbear'),
  Yeti: stranger('abomination', 'Yeti'),
  FrozenHorror: stranger('gargoyle', 'Frozen Horror'),
};

interface Read {
  readonly meaning: Meaning;
  readonly isStandIn: boolean;
}

/** Null for what has no counterpart. */
export function meaningOf(id: string): Read | null {
  if (Object.hasOwn(KNOWN, id)) return wrap(KNOWN[id], false);
  if (Object.hasOwn(STAND_INS, id)) return wrap(STAND_INS[id], true);
  const letter = /^Letter([A-Z])(?:Trap|UntraceableTrap)?$/.exec(id)?.[1];
  if (letter !== undefined) return { meaning: { kind: 'letter', letter }, isStandIn: false };
  const numbers = /^Number(\d{1,2})(?:-(\d{1,2}))?$/.exec(id);
  if (numbers === null) return null;
  const marked = [numbers[1], numbers[2]].filter((number) => number !== undefined).map(Number);
  return { meaning: { kind: 'number', numbers: marked }, isStandIn: false };
}

const wrap = (meaning: Meaning | undefined, isStandIn: boolean): Read | null =>
  meaning === undefined ? null : { meaning, isStandIn };

/** Words for a monster, as notes and wandering monsters name it; the longer ones first. */
export const MONSTER_WORDS: readonly (readonly [RegExp, Monster])[] = [
  [/\b(?:chaos|dread) warriors?\b/i, 'dread-warrior'],
  [/\bfimirs?\b|\babominations?\b/i, 'abomination'],
  [/\bgargoyles?\b/i, 'gargoyle'],
  [/\bskeletons?\b/i, 'skeleton'],
  [/\bzombies?\b/i, 'zombie'],
  [/\bmumm(?:y|ies)\b/i, 'mummy'],
  [/\bgoblins?\b/i, 'goblin'],
  // “Ore” is what scanned books make of an Orc.
  [/\borcs?\b|\bOres?\b/i, 'orc'],
];

/** Figures of those who have no card at all. */
const SORCERER_WORDS: RegExp = /\b(?:warlock|sorcerer|sorceress|mage|wizard|magician|necromancer|shaman|witch)\b/i;

/** The monster a text speaks of first. */
export function monsterIn(text: string): Monster | null {
  let first: { readonly at: number; readonly key: Monster } | null = null;
  for (const [words, key] of MONSTER_WORDS) {
    const at = text.search(words);
    if (at >= 0 && (first === null || at < first.at)) first = { at, key };
  }
  return first?.key ?? null;
}

/** The figure for somebody described in a text. */
export function figureIn(text: string): Figure | null {
  return SORCERER_WORDS.test(text) ? 'dread-sorcerer' : monsterIn(text);
}
