/** Furniture, as the box has it. */
const PIECES = [
  'bench',
  'bookcase',
  'cupboard',
  'fireplace',
  'rack',
  'sorcerers-table',
  'table',
  'throne',
  'tomb',
  'chest',
  'weapons-rack',
] as const;
export type DrawnPiece = (typeof PIECES)[number];

const TRAPS = ['pit', 'spear', 'falling-rock'] as const;
export type DrawnTrap = (typeof TRAPS)[number];

/** Monsters that come with the box. */
const MONSTERS = ['goblin', 'orc', 'skeleton', 'zombie', 'mummy', 'fimir', 'chaos-warrior', 'gargoyle'] as const;
export type DrawnMonster = (typeof MONSTERS)[number];

/** Monsters that only later boxes have. */
const STRANGERS = [
  'Ogre Warrior',
  'Ogre Champion',
  'Ogre Chieftain',
  'Ogre Lord',
  'Dark Warrior',
  'Elven Warrior',
  'Elven Archer',
  'Giant Wolf',
  'Ice Gremlin',
  'Polar Warbear',
  'Yeti',
  'Frozen Horror',
] as const;
export type Stranger = (typeof STRANGERS)[number];

/** What an object of a file stands for. */
export type Meaning =
  | { readonly kind: 'door'; readonly isOpen: boolean }
  | { readonly kind: 'secret' }
  | {
      readonly kind: 'piece';
      readonly piece: DrawnPiece;
      readonly width: number;
      readonly height: number;
      readonly isTrapped?: boolean;
    }
  | { readonly kind: 'blocked'; readonly width: number }
  | { readonly kind: 'trap'; readonly trap: DrawnTrap; readonly width?: number }
  | { readonly kind: 'monster'; readonly monster: DrawnMonster }
  | { readonly kind: 'stranger'; readonly name: Stranger }
  | { readonly kind: 'stairway' }
  /** Where heroes come in, leave, or either. */
  | { readonly kind: 'way'; readonly way: 'in' | 'out' | 'both' }
  | { readonly kind: 'surface' }
  | { readonly kind: 'hero'; readonly index: number }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'number'; readonly numbers: readonly number[] };

/** Things of the box, under all their names. Sizes are those of something that lies downward. */
const OF_THE_BOX: Readonly<Record<string, Meaning>> = {
  Door: { kind: 'door', isOpen: false },
  OpenDoor: { kind: 'door', isOpen: true },
  SecretDoor: { kind: 'secret' },
  SecretDoorAlternate: { kind: 'secret' },
  AlchemistsBench: { kind: 'piece', piece: 'bench', width: 3, height: 2 },
  Bookcase: { kind: 'piece', piece: 'bookcase', width: 3, height: 1 },
  Cupboard: { kind: 'piece', piece: 'cupboard', width: 3, height: 1 },
  Fireplace: { kind: 'piece', piece: 'fireplace', width: 3, height: 1 },
  Rack: { kind: 'piece', piece: 'rack', width: 2, height: 3 },
  SorcerersTable: { kind: 'piece', piece: 'sorcerers-table', width: 3, height: 2 },
  Table: { kind: 'piece', piece: 'table', width: 3, height: 2 },
  Throne: { kind: 'piece', piece: 'throne', width: 1, height: 1 },
  Tomb: { kind: 'piece', piece: 'tomb', width: 2, height: 3 },
  TreasureChest: { kind: 'piece', piece: 'chest', width: 1, height: 1 },
  TreasureChestTrap: { kind: 'piece', piece: 'chest', width: 1, height: 1, isTrapped: true },
  TreasureChestUntraceableTrap: { kind: 'piece', piece: 'chest', width: 1, height: 1, isTrapped: true },
  WeaponsRack: { kind: 'piece', piece: 'weapons-rack', width: 3, height: 1 },
  SingleBlockedSquare: { kind: 'blocked', width: 1 },
  DoubleBlockedSquare: { kind: 'blocked', width: 2 },
  PitTrap: { kind: 'trap', trap: 'pit' },
  SpearTrap: { kind: 'trap', trap: 'spear' },
  FallingRock: { kind: 'trap', trap: 'falling-rock' },
  FallingBlock: { kind: 'trap', trap: 'falling-rock' },
  Goblin: { kind: 'monster', monster: 'goblin' },
  JapaneseGoblin: { kind: 'monster', monster: 'goblin' },
  Orc: { kind: 'monster', monster: 'orc' },
  JapaneseOrc: { kind: 'monster', monster: 'orc' },
  Skeleton: { kind: 'monster', monster: 'skeleton' },
  Zombie: { kind: 'monster', monster: 'zombie' },
  Mummy: { kind: 'monster', monster: 'mummy' },
  Fimir: { kind: 'monster', monster: 'fimir' },
  Abomination: { kind: 'monster', monster: 'fimir' },
  ChaosWarrior: { kind: 'monster', monster: 'chaos-warrior' },
  DreadWarrior: { kind: 'monster', monster: 'chaos-warrior' },
  Gargoyle: { kind: 'monster', monster: 'gargoyle' },
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

/** What later boxes added, as the plain thing that it is a kind of. */
const VARIANTS: Readonly<Record<string, Meaning>> = {
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
  UntraceableFallingRock: { kind: 'trap', trap: 'falling-rock' },
  ...Object.fromEntries(
    STRANGERS.map((name): [string, Meaning] => [name.replaceAll(' ', ''), { kind: 'stranger', name }]),
  ),
};

interface Read {
  readonly meaning: Meaning;
  /** Only like what it is read as: a box has it, but not the first one. */
  readonly isVariant: boolean;
}

/** Null for what nobody knows. */
export function meaningOf(id: string): Read | null {
  if (Object.hasOwn(OF_THE_BOX, id)) return wrap(OF_THE_BOX[id], false);
  if (Object.hasOwn(VARIANTS, id)) return wrap(VARIANTS[id], true);
  const letter = /^Letter([A-Z])(?:Trap|UntraceableTrap)?$/.exec(id)?.[1];
  if (letter !== undefined) return { meaning: { kind: 'letter', letter }, isVariant: false };
  const numbers = /^Number(\d{1,2})(?:-(\d{1,2}))?$/.exec(id);
  if (numbers === null) return null;
  const marked = [numbers[1], numbers[2]].filter((number) => number !== undefined).map(Number);
  return { meaning: { kind: 'number', numbers: marked }, isVariant: false };
}

const wrap = (meaning: Meaning | undefined, isVariant: boolean): Read | null =>
  meaning === undefined ? null : { meaning, isVariant };
