import { figuresInWords, type GoldenTable, type Ledger, type LedgerReader } from '@questhall/testkit/ledger';
import { artifacts, campaign, dreadSpells, furniture, spells, treasure } from './cards.ts';
import { CARDS, RULES } from './figures.ts';
import { armour, heroes, kits, weapons } from './heroes.ts';
import { allies, figures, monsters, named } from './monsters.ts';
import { boardPlan, campaignPlan, quests } from './quests.ts';

const transcribe = (ledger: Ledger, board: Ledger): readonly GoldenTable[] => [
  heroes(ledger),
  weapons(ledger),
  armour(ledger),
  kits(ledger),
  spells(ledger),
  dreadSpells(ledger),
  treasure(ledger),
  artifacts(ledger),
  furniture(ledger),
  figures(ledger),
  monsters(ledger),
  named(ledger),
  allies(ledger),
  figuresInWords(ledger, CARDS, RULES),
  campaign(ledger),
  campaignPlan(ledger),
  boardPlan(board),
  ...quests(ledger),
];

export const ledger: LedgerReader = (open) => transcribe(open('heroquest.md'), open('heroquest-board.md'));
