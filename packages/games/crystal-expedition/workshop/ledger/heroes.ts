import { caught, digitsOf, type GoldenTable, type Ledger, tableIn, whole } from '@questhall/testkit/ledger';
import { changeOf, gainOf, gainsOf, partsOf } from './gains.ts';
import { deedsOf, named } from './words.ts';

const LEVELS = ['level 1', 'level 2', 'level 3', 'level 4', 'level 5'];
const STATISTICS = ['speed', 'grit', 'grab', 'hitpoints', 'fate'];
const BLOCK = ['Speed', 'Grit', 'Grab', 'HP', 'Fate'];

/** What the lines that say how something has become give in addition. */
function becomes(ledger: Ledger, owner: string, before: readonly string[], text: string): string | null {
  const found = /^\*(\w+)\* becomes \+(\d)(?: base damage)?$/.exec(text);
  if (found === null) return null;
  const name = named(found[1] ?? '');
  const old = before.find((gain) => gain.startsWith(`${name}: `)) ?? '';
  const [had = ''] = caught(ledger, owner, old, /: \S+ (\d)/);
  return old.replace(/ \d/, ` ${Number(found[2]) - Number(had)}`);
}

/** Level by level; each may change what is there. */
function levelsOf(ledger: Ledger, owner: string, cells: readonly string[]): readonly string[] {
  const before: string[] = [];
  return cells.map((cell) => {
    const gains = partsOf(ruled(cell)).flatMap((part) => gainsAt(ledger, owner, before, part));
    before.push(...gains);
    return gains.join('; ');
  });
}

/** Two Abilities are told in rules of their own. */
const ruled = (cell: string): string => cell.replaceAll(/ \(`race\.[a-z-]+`\)/g, '');
const RULED: ReadonlyMap<string, string> = new Map([
  ['Active *Between the Legs*', 'between-the-legs: between-legs'],
  ['Passive *Wild*', 'wild: wild'],
]);

function gainsAt(ledger: Ledger, owner: string, before: readonly string[], part: string): readonly string[] {
  const told = RULED.get(part) ?? changeOf(before, part) ?? becomes(ledger, owner, before, part);
  const rites = /\*Last Rites\* (\d)$/.exec(part);
  if (rites !== null && told !== null && told !== undefined) {
    const old = before.find((gain) => gain.startsWith('last-rites ')) ?? '';
    return [told, old.replace(/heal \d/, `heal ${rites[1]}`)];
  }
  if (told !== null && told !== undefined) return [told];
  if (/^Spellbolt base /.test(part)) return [`spellbolt: ${gainOf(ledger, owner, part)}`];
  return [gainOf(ledger, owner, part)];
}

export const races = (ledger: Ledger): GoldenTable => ({
  name: 'races',
  source: 'T1',
  columns: ['race', ...STATISTICS, ...LEVELS],
  rows: tableIn(ledger, '### T1. ', ['Race', ...BLOCK, ...LEVELS.map((level) => level.replace('l', 'L'))]).map(
    ([race = '', ...cells]) => [
      named(race),
      ...cells.slice(0, 5).map((cell) => whole(ledger, race, cell)),
      ...levelsOf(ledger, race, cells.slice(5)),
    ],
  ),
});

export const classes = (ledger: Ledger): GoldenTable => ({
  name: 'classes',
  source: 'T2',
  columns: ['class', 'role', ...STATISTICS],
  rows: tableIn(ledger, '### T2. ', ['Class', 'Role', ...BLOCK, 'Idea']).map(([name = '', role = '', ...cells]) => [
    named(name),
    named(role),
    ...cells.slice(0, 5).map((cell) => whole(ledger, name, cell)),
  ]),
});

/** Speed/Grit/Grab/Hitpoints/Fate of everybody who can be made. */
export const starting = (ledger: Ledger): GoldenTable => {
  const titles = ['', 'Fighter', 'Knight', 'Rogue', 'Mage', 'Cleric', 'Bard'];
  return {
    name: 'starting-heroes',
    source: 'T2b',
    columns: ['race', ...titles.slice(1).map(named)],
    rows: tableIn(ledger, '#### T2b. ', titles).map(([race = '', ...cells]) => [named(race), ...cells]),
  };
};

export const classLevels = (ledger: Ledger): GoldenTable => ({
  name: 'class-levels',
  source: 'T3',
  columns: ['class', ...LEVELS],
  rows: tableIn(ledger, '### T3. ', [
    'Class',
    'Level 1 Ability',
    'Level 1 Activators',
    'Level 2',
    'Level 3',
    'Level 4',
    'Level 5',
  ]).map(([name = '', ability = '', activators = '', ...cells]) => [
    named(name),
    ...levelsOf(ledger, name, [`${ability} · ${activators}`, ...cells]),
  ]),
});

export const roleActivators = (ledger: Ledger): GoldenTable => ({
  name: 'role-activators',
  source: 'T4',
  columns: ['owner', 'activator'],
  rows: tableIn(ledger, '### T4. ', ['Owner', 'Activator', 'Cost', 'Kind', 'Repeat', 'Effect']).map(
    ([owner = '', name = '', cost = '', kind = '', repeat = '', effect = '']) => {
      const [surges = ''] = caught(ledger, name, cost, /^(\d)↝$/);
      const often = repeat === 'yes' ? ', repeat' : '';
      return [named(owner), `${named(name)} ${surges} ${kind}${often}: ${deedsOf(ledger, name, effect)}`];
    },
  ),
});

/** When it is over, in the words of the game. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ['at 0', 'nothing-left'],
  ['Round', 'round'],
  ["end of the bearer's next Turn", 'round'],
  ['that Attack', 'attack'],
  ['that check', 'escape'],
  ['that hit', 'hit'],
]);

export const effects = (ledger: Ledger): GoldenTable => ({
  name: 'effects',
  source: 'T5',
  columns: ['effect', 'kind', 'number', 'ends'],
  rows: tableIn(ledger, '### T5. ', ['Effect', 'Kind', 'Meaning', 'Ends']).map(
    ([effect = '', kind = '', , ends = '']) => [
      named(effect.replace(/ n$/, '')),
      kind,
      effect.endsWith(' n') ? 'yes' : 'no',
      ENDS.get(ends) ?? ends,
    ],
  ),
});

export const triggers = (ledger: Ledger): GoldenTable => ({
  name: 'triggers',
  source: 'T6',
  columns: ['number', 'trigger'],
  rows: tableIn(ledger, '### T6. ', ['No.', 'Trigger', 'Moment', 'Interrupts using it']).map(
    ([number = '', trigger = '']) => [number, TRIGGERS.get(trigger) ?? named(trigger)],
  ),
});

const TRIGGERS: ReadonlyMap<string, string> = new Map([
  ['Attack rolled', 'attack-rolled'],
  ['Damage about to be taken', 'damage-coming'],
  ['HP lost', 'hitpoints-lost'],
  ['fell Unconscious', 'fell'],
]);

/** What each is bought for, and how it comes out. */
export const kits = (ledger: Ledger): GoldenTable => ({
  name: 'kits',
  source: 'T30',
  columns: ['hero', 'cost', 'in use'],
  rows: tableIn(ledger, '### T30. ', ['Hero', 'Kit', 'Cost', 'Result in use']).map(
    ([hero = '', , cost = '', result = '']) => [
      named(hero.replace('Rogue, archer', 'Archer')),
      cost,
      caught(ledger, hero, result, /^Speed (\d), Grit (\d), Grab (\d), HP (\d+), Fate (\d), Armor (\d)/).join('/'),
    ],
  ),
});

export const boosts = (ledger: Ledger): GoldenTable => ({
  name: 'boosts',
  source: 'T15',
  columns: ['boost', 'price', 'gains'],
  rows: tableIn(ledger, '### T15. ', ['Boost', 'Price', 'For the next expedition']).map(
    ([boost = '', price = '', text = '']) => [named(boost), price, boostOf(ledger, boost, text)],
  ),
});

function boostOf(ledger: Ledger, boost: string, text: string): string {
  const figure = (pattern: RegExp): string => caught(ledger, boost, text, pattern)[0] ?? '';
  switch (boost) {
    case 'Hearty Stew':
      return `hitpoints ${figure(/\+(\d) maximum HP/)}`;
    case 'Shrine Blessing':
      return `start-shield ${figure(/Shield (\d)/)}`;
    case 'Marching Song':
      return `glory ${Number(figure(/starts with (\d+) Glory/)) - 10}`;
    case 'Rumours':
      return `exploration-rerolls ${figure(/^(\w+) times/)}`;
    case 'Weapon Oil':
      return `chosen-element, ${figure(/: (once) per Encounter/).replace('once', '1')} per encounter`;
    case "Rescuers' Pact":
      return figure(/only (half) the Crowns/).replace('half', 'half-crowns-kept');
    default:
      return gainsOf(ledger, boost, digitsOf(text.replace('each hero ', '')).replace(/^(?=\d)/, '+'));
  }
}
