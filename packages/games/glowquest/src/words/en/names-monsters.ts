import {
  MONSTER_BENEFIT_IDS,
  MONSTER_IDS,
  MONSTERS,
  type MonsterBenefitId,
  type MonsterId,
} from '../../content/index.ts';

/** English is what is printed on their sheets. */
export const MONSTER_NAMES = Object.fromEntries(MONSTER_IDS.map((id) => [id, MONSTERS[id].name])) as Readonly<
  Record<MonsterId, string>
>; // a checked border: every id was just given a name

/** Several of a record; leaders are alone of their kind. */
export const MONSTER_PLURALS: Readonly<Partial<Record<MonsterId, string>>> = {
  'goblin-assassin': 'Goblin Assassins',
  'goblin-archer': 'Goblin Archers',
  'goblin-drummer': 'Goblin Drummers',
  'orc-brute': 'Orc Brutes',
  'orc-shieldbearer': 'Orc Shieldbearers',
  'orc-shaman': 'Orc Shamans',
  'skeleton-spearman': 'Skeleton Spearmen',
  ghoul: 'Ghouls',
  'bone-chanter': 'Bone Chanters',
  'grey-wolf': 'Grey Wolves',
  'cave-bear': 'Cave Bears',
  'tusk-boar': 'Tusk Boars',
  'cult-zealot': 'Cult Zealots',
  'cult-flayer': 'Cult Flayers',
  'cult-whisperer': 'Cult Whisperers',
  'rat-swarm': 'Rat Swarms',
  'stone-crawler': 'Stone Crawlers',
  'ember-wisp': 'Ember Wisps',
};

const SHEETS: ReadonlyMap<MonsterBenefitId, string> = new Map(
  MONSTER_IDS.flatMap((monster) => MONSTERS[monster].benefits.map(({ id, name }) => [id, name] as const)),
);

export const MONSTER_BENEFIT_NAMES = Object.fromEntries(
  MONSTER_BENEFIT_IDS.map((id) => [id, SHEETS.get(id) ?? id]),
) as Readonly<Record<MonsterBenefitId, string>>; // a checked border: every id was just given a name
