import { BASICS, GLOWS, REINFORCEMENTS } from '../../content/index.ts';
import type { Names } from '../names.ts';
import { CARD_NAMES } from './names-cards.ts';
import { MONSTER_BENEFIT_NAMES, MONSTER_NAMES } from './names-monsters.ts';

const namesIn = <K extends string>(
  table: Readonly<Record<K, { readonly name: string }>>,
): Readonly<Record<K, string>> =>
  Object.fromEntries((Object.keys(table) as K[]).map((id) => [id, table[id].name])) as Record<K, string>; // its own keys, each with a name

/** The names of Glowquest in English. */
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
  ready: {
    warden: 'Warden',
    thornback: 'Thornback',
    skirmisher: 'Skirmisher',
    archer: 'Archer',
    mender: 'Mender',
    'battle-priest': 'Battle Priest',
  },
  card: CARD_NAMES,
  monster: MONSTER_NAMES,
  benefit: {
    ...namesIn(BASICS),
    ...namesIn(GLOWS),
    ...MONSTER_BENEFIT_NAMES,
    reinforcements: REINFORCEMENTS.name,
  },
};
