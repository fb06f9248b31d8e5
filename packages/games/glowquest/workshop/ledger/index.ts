import {
  caught,
  figuresIn,
  figuresInWords,
  type GoldenTable,
  type Ledger,
  type LedgerReader,
  tableIn,
} from '@questhall/testkit/ledger';
import { BENEFIT, BENEFIT_COLUMNS, benefitOf } from './benefits.ts';
import { arrivals, glow, passages, roles, rooms, shapes, stock } from './dungeon.ts';
import { RULES } from './figures.ts';
import { alert, monsterBenefits, monsterDice, monsters, scaling } from './monsters.ts';
import { standingsOf } from './words.ts';

const benefitTable = (ledger: Ledger, name: string, source: string, title: string): GoldenTable => ({
  name,
  source,
  columns: [title.toLowerCase(), ...BENEFIT_COLUMNS],
  rows: tableIn(ledger, `### ${source} `, [title, ...BENEFIT]).map(([card = '', ...cells]) => [
    card,
    ...benefitOf(ledger, card, cells),
  ]),
});

/** What everybody can do, and what the first figures of a Patrol can do besides. */
function basics(ledger: Ledger): GoldenTable {
  const table = benefitTable(ledger, 'basic-benefits', '24.9', 'Benefit');
  const [cost = ''] = figuresIn(ledger, 'patrol.reinforcements', /the Benefit Reinforcements, (\d)↝, Any/);
  return { ...table, rows: [...table.rows, ['Reinforcements', cost, 'any', 'self', 'reinforce', 'now', '-', '1']] };
}

const equipment = (ledger: Ledger): GoldenTable => ({
  name: 'equipment',
  source: '24.14',
  columns: ['card', 'slot', 'always', ...BENEFIT_COLUMNS],
  rows: tableIn(ledger, '### 24.14 ', ['Card', 'Slot', 'Always', ...BENEFIT]).map(
    ([card = '', slot = '', always = '', ...cells]) => [
      card,
      slot.toLowerCase().replace(' ', '-'),
      standingsOf(ledger, card, always),
      ...benefitOf(ledger, card, cells),
    ],
  ),
});

/** Stubborn has a second figure, for heroes who are alone, that only its mechanics give. */
const passives = (ledger: Ledger): GoldenTable => ({
  name: 'passives',
  source: '24.15',
  columns: ['card', 'always'],
  rows: tableIn(ledger, '### 24.15 ', ['Card', 'Effect', 'Trigger', 'Mechanics']).map(
    ([card = '', effect = '', , mechanics = '']) => {
      const always = standingsOf(ledger, card, effect);
      const more =
        card === 'Stubborn' ? caught(ledger, card, mechanics, /Last Stand returns you with (\d) more Hitpoints/) : [];
      return [card, [always, ...more.map((n) => `last-stand ${n}`)].join('; ')];
    },
  ),
});

const transcribe = (ledger: Ledger): readonly GoldenTable[] => [
  passages(ledger),
  rooms(ledger),
  arrivals(ledger),
  glow(ledger),
  shapes(ledger),
  stock(ledger),
  roles(ledger),
  {
    name: 'difficulty',
    source: '24.6',
    columns: ['difficulty', 'resolve'],
    rows: tableIn(ledger, '### 24.6 ', ['Difficulty', 'Resolve']).map(([difficulty = '', resolve = '']) => [
      difficulty.toLowerCase(),
      resolve,
    ]),
  },
  basics(ledger),
  benefitTable(ledger, 'glow-benefits', '24.10', 'Benefit'),
  benefitTable(ledger, 'defense', '24.11', 'Card'),
  benefitTable(ledger, 'offense', '24.12', 'Card'),
  benefitTable(ledger, 'utility', '24.13', 'Card'),
  equipment(ledger),
  passives(ledger),
  monsters(ledger),
  monsterBenefits(ledger),
  monsterDice(ledger),
  scaling(ledger),
  alert(ledger),
  figuresInWords(ledger, [], RULES),
];

export const ledger: LedgerReader = (open) => transcribe(open('glowquest.md'));
