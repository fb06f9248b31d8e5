import type { GoldenTable } from '@questhall/testkit';
import { figuresInWords } from './counted.ts';
import { artifacts, campaign, dreadSpells, furniture, spells, treasure } from './heroquest-cards.ts';
import { CARDS, RULES } from './heroquest-figures.ts';
import { armour, heroes, kits, weapons } from './heroquest-heroes.ts';
import { allies, figures, monsters, named } from './heroquest-monsters.ts';
import { boardPlan, campaignPlan, quests } from './heroquest-quests.ts';
import type { Ledger } from './ledger.ts';

export const transcribeHeroQuest = (ledger: Ledger, board: Ledger): readonly GoldenTable[] => [
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
