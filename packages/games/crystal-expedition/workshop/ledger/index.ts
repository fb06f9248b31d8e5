import { figuresAt, figuresInWords, type GoldenTable, type Ledger, type LedgerReader } from '@questhall/testkit/ledger';
import { chest, passages, quests, rewards, rooms, strengths, threat, types, weaknesses } from './dungeon.ts';
import { RULES } from './figures.ts';
import { boosts, classes, classLevels, effects, kits, races, roleActivators, starting, triggers } from './heroes.ts';
import { amulets, body, boots, crystals, mainHand, offHand, prefixes, rings, suffixes } from './items.ts';
import { composition, counts, monsters } from './monsters.ts';

/** What several words of the tables mean, and what stands above or below a table. */
const notes = (ledger: Ledger): GoldenTable => ({
  name: 'notes',
  source: 'T3, T8',
  columns: ['what', 'figure'],
  rows: [
    ['moved far', ...figuresAt(ledger, '"Moved ', /^"Moved (\d) or more squares"/)],
    ['first rise', ...figuresAt(ledger, '### T8. ', /◆ rises by 1 at level (\d) and again/)],
    ['second rise', ...figuresAt(ledger, '### T8. ', /◆ rises by 1 at level \d and again at level (\d)/)],
    ['base rises', ...figuresAt(ledger, '### T8. ', /base damage rises by 1 at level (\d)/)],
    ['base rises again', ...figuresAt(ledger, '### T8. ', /base damage .* and again at level (\d)$/)],
  ],
});

const transcribe = (ledger: Ledger): readonly GoldenTable[] => [
  races(ledger),
  classes(ledger),
  starting(ledger),
  classLevels(ledger),
  roleActivators(ledger),
  effects(ledger),
  triggers(ledger),
  crystals(ledger),
  mainHand(ledger),
  offHand(ledger),
  body(ledger),
  rings(ledger),
  amulets(ledger),
  boots(ledger),
  notes(ledger),
  prefixes(ledger),
  suffixes(ledger),
  boosts(ledger),
  kits(ledger),
  types(ledger),
  strengths(ledger),
  weaknesses(ledger),
  quests(ledger),
  rewards(ledger),
  passages(ledger),
  rooms(ledger),
  chest(ledger),
  threat(ledger),
  monsters(ledger),
  composition(ledger),
  counts(ledger),
  figuresInWords(ledger, [], RULES),
];

export const ledger: LedgerReader = (open) => transcribe(open('crystal-expedition.md'));
