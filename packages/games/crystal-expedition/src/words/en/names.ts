import {
  ABILITY_IDS,
  ACTIVATOR_IDS,
  BOOST_IDS,
  CLASS_IDS,
  EFFECT_IDS,
  ELEMENTS,
  GEM_IDS,
  INTERRUPT_IDS,
  ITEM_IDS,
  MONSTER_IDS,
  RACE_IDS,
  ROLES,
  SLOTS,
} from '../../content/index.ts';
import type { Names } from '../names.ts';

const SMALL_WORDS = ['of', 'the'];

/** `ring-of-the-fighter` is the Ring of the Fighter: English names are the ids, as one writes them. */
const written = (id: string): string =>
  id
    .split('-')
    .map((word) => (SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const named = <K extends string>(ids: readonly K[]): Readonly<Record<K, string>> =>
  Object.fromEntries(ids.map((id) => [id, written(id)])) as Record<K, string>; // a name for each of these ids

/** The names of Crystal Expedition in English. */
export const NAMES: Names = {
  race: { ...named(RACE_IDS), 'half-orc': 'Half-Orc' },
  heroClass: named(CLASS_IDS),
  role: named(ROLES),
  statistic: { speed: 'Speed', grit: 'Grit', grab: 'Grab', hitpoints: 'Hitpoints', fate: 'Fate', armor: 'Armor' },
  slot: named(SLOTS),
  item: named(ITEM_IDS),
  gem: named(GEM_IDS),
  activator: named(ACTIVATOR_IDS),
  interrupt: named(INTERRUPT_IDS),
  ability: named(ABILITY_IDS),
  form: {
    melee: 'Melee',
    reach: 'Reach',
    ranged: 'Ranged',
    hurl: 'Hurl',
    lunge: 'Lunge',
    'of-reaching': 'Reach by a gem',
  },
  effect: named(EFFECT_IDS),
  element: named(ELEMENTS),
  crystal: {
    heal: 'Healing',
    damage: 'Damage',
    armor: 'Protection',
    speed: 'Speed',
    grit: 'Grit',
    teleport: 'Teleport',
    effect: 'An Effect',
  },
  monster: named(MONSTER_IDS),
  type: { orc: 'Orcs', undead: 'Undead', beasts: 'Beasts' },
  rank: { minion: 'Minion', champion: 'Champion' },
  boost: { ...named(BOOST_IDS), 'rescuers-pact': 'Rescuers’ Pact' },
  quest: {
    'clear-rooms': 'Clear five rooms',
    'find-treasure': 'Open three chests',
    'kill-champions': 'Slay three Champions',
    'rescue-townsperson': 'Bring a prisoner home',
    'find-stairs': 'Find the way down',
    'mine-crystals': 'Mine six Crystals',
  },
  reward: {
    crowns: '10 Crowns for everybody',
    explorer: 'The Explorer for free',
    tavern: 'The Tavern for free',
    train: 'Training for free',
  },
  kit: {
    'dwarf-fighter': 'Dwarf Fighter',
    'human-knight': 'Human Knight',
    'half-orc-fighter': 'Half-Orc Fighter',
    'elf-rogue': 'Elf Rogue',
    'elf-archer': 'Elf Archer',
    'elf-mage': 'Elf Mage',
    'human-cleric': 'Human Cleric',
    'halfling-bard': 'Halfling Bard',
  },
  tile: {
    'stairs-up': 'Stairs Up',
    section: 'passage',
    corner: 'corner',
    't-junction': 'T-junction',
    'four-way': 'crossing',
    'stairs-down': 'Stairs Down',
    small: 'small room',
    big: 'big room',
  },
  location: {
    explorer: 'Explorer',
    gambler: 'Gambler',
    tavern: 'Tavern',
    blacksmith: 'Blacksmith',
    wagon: 'Wagon',
    guild: 'Guild',
  },
  feature: { type: 'Monsters', strength: 'Strength', weakness: 'Weakness', quest: 'Quest' },
  rest: { bandage: 'Bandage', plan: 'Plan', alert: 'Alert' },
};
