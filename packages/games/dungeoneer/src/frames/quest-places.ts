import { type Seat, seatsOf, shuffle } from '@questhall/kernel';
import { type QuestId, questOf } from '../content/index.ts';
import { clockwise, errandsOf, type Match, type Telling } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Table } from '../types/index.ts';

const ERRANDS = 2;

/** How many Global Quests lie open. [opt.no-personal-quests] */
const globalPlaces = ({ house }: Table): number => (house.noPersonalQuests ? 2 : 1);

/** A new Global Quest is turned up for every empty place. [quest.new-global] */
export function fillGlobals(draft: Match, rule: Rule, tell: Telling): void {
  const { table } = draft;
  while (table.globals.length < globalPlaces(table)) {
    const quest = table.questDeck.pop();
    if (quest === undefined) return;
    table.globals.push(quest);
    tell.all(rule, { type: 'globalTurned', quest });
  }
}

/** Completed Quests come back when nothing else is left. [quest.recycle] */
export function recycle(draft: Match, tell: Telling): void {
  const { table } = draft;
  if (table.globals.length < globalPlaces(table) && !table.house.noQuestRecycling) {
    const back = table.finished.filter((quest) => questOf(quest).grade === table.grade);
    if (back.length > 0) {
      table.finished = table.finished.filter((quest) => !back.includes(quest));
      clean(table, back);
      table.questDeck = back;
      shuffle(draft.rng, table.questDeck);
      tell.all('quest.recycle', { type: 'recycled', count: back.length });
      fillGlobals(draft, 'quest.recycled-again', tell);
    }
  }
  table.finished.push(...table.fresh);
  table.fresh = [];
}

/** It comes back without markers, wounds or tokens. [quest.recycled-clean] */
function clean(table: Table, quests: readonly QuestId[]): void {
  table.progress = table.progress.filter(({ quest }) => !quests.includes(quest));
}

/** Two Personal Quests each, one at a time; an Effect Quest lies face up. [setup.personal-quests] */
export function dealErrands(draft: Match, from: Seat, tell: Telling): void {
  const { table } = draft;
  for (let round = 0; round < ERRANDS; round++)
    for (const seat of clockwise(table, from)) {
      const quest = table.questDeck.pop();
      if (quest === undefined) return;
      const isUp = table.house.openPersonalQuests || questOf(quest).category === 'effect';
      errandsOf(table, seat).push({ quest, isUp });
      const dealt = { type: 'questDealt', seat, quest } as const;
      if (isUp) tell.all(table.house.openPersonalQuests ? 'setup.personal-quests' : 'quest.effect-revealed', dealt);
      else tell.split(seatsOf(seat), 'setup.personal-quests', dealt, { type: 'questDealtUnseen', seat });
    }
}
