import {
  blocksOf,
  caught,
  figuresAt,
  figuresIn,
  type GoldenTable,
  type Ledger,
  tableIn,
  whole,
} from '@questhall/testkit/ledger';

const HEROES = ['Hero', 'Body', 'Mind', 'Attack', 'Defend', 'Movement', 'Starting weapon', 'Restrictions', 'Special'];

/** Without a weapon a hero still has a die. */
export function heroes(ledger: Ledger): GoldenTable {
  const unarmed = figuresIn(ledger, 'attack.dice-from-weapon', /Unarmed = (\d) die/).join('');
  const rows = tableIn(ledger, '### 21.2 ', HEROES).map(
    ([name = '', body = '', mind = '', attack = '', defend = '', movement = '', weapon = '']) => [
      name,
      ...[body, mind, attack].map((cell) => whole(ledger, name, cell)),
      unarmed,
      whole(ledger, name, defend),
      caught(ledger, name, movement, /^(\d)d6$/).join(''),
      weapon,
    ],
  );
  return {
    name: 'heroes',
    source: '21.2',
    columns: ['hero', 'body', 'mind', 'attack', 'unarmed', 'defend', 'movement dice', 'weapon'],
    rows,
  };
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** What the armory pays for something used, where the house has it pay. */
function resale(ledger: Ledger, gold: string): string {
  figuresIn(ledger, 'campaign.pay-full-price', /sold for (half) its price, rounded down/);
  return `${Math.floor(Number(gold) / 2)}`;
}

export function weapons(ledger: Ledger): GoldenTable {
  const wooden = figuresAt(ledger, '| `dread.corrode` |', /metal weapon in hand \(not (\w+), not an artifact\)/).join(
    '',
  );
  const rows = tableIn(ledger, '### 21.4 ', ['Weapon', 'Hands', 'Attack', 'Gold', 'Special', 'Not for']).map(
    ([name = '', hands = '', attack = '', gold = '', special = '', notFor = '']) => [
      name,
      ...[hands, attack, gold].map((cell) => whole(ledger, name, cell)),
      resale(ledger, gold),
      yes(special.includes('diagonal')),
      yes(special.startsWith('ranged')),
      yes(special.includes('throwable')),
      yes(special.includes('reload')),
      yes(name !== wooden),
      yes(notFor !== 'Wizard'),
    ],
  );
  const columns = [
    'weapon',
    'hands',
    'attack',
    'gold',
    'used',
    'diagonal',
    'ranged',
    'throwable',
    'reload',
    'metal',
    'wizard',
  ];
  return { name: 'weapons', source: '21.4', columns, rows };
}

export function armour(ledger: Ledger): GoldenTable {
  const [suits = ''] = figuresIn(ledger, 'equip.one-body-armor', /— (.+) exclude each other/);
  const rows = tableIn(ledger, '### 21.4 ', ['Armour / item', 'Defend', 'Gold', 'Special', 'Not for']).map(
    ([name = '', defend = '', gold = '', special = '']) => [
      name,
      defend === '—' ? '-' : whole(ledger, name, defend),
      whole(ledger, name, gold),
      resale(ledger, gold),
      yes(suits.includes(name)),
      /^movement (\d)d6$/.exec(special)?.[1] ?? '-',
    ],
  );
  return {
    name: 'armour',
    source: '21.4',
    columns: ['piece', 'defend', 'gold', 'used', 'suit', 'movement dice'],
    rows,
  };
}

/**
 * What a careful party owns before each quest: dice, what is special about the weapon, and potions for all together.
 */
export function kits(ledger: Ledger): GoldenTable {
  const [lines = []] = blocksOf(ledger, 'kits');
  const rows = lines.flatMap((line) => {
    const [quest = '', list = '', heal = ''] = caught(ledger, '21.13', line, /^Q(\d+) +(.+); heal (\d)$/);
    const parts = list.split('; ').map((part) => {
      const [hero = '', attack = '', defend = '', special = ''] = caught(
        ledger,
        line,
        part,
        /^(\w+) a(\d) d(\d) ?(.*)$/,
      );
      return [quest, hero, attack, defend, special || '-'];
    });
    return [...parts, [quest, 'healing', heal, '-', '-']];
  });
  return { name: 'kits', source: '21.13', columns: ['quest', 'hero', 'attack', 'defend', 'weapon'], rows };
}
