import type { Action, DungeonQuest } from '@questhall/dungeonquest';
import { type KeepOdds, prospectOf } from '@questhall/dungeonquest/odds';
import { type Context, createContext, use, useMemo } from 'react';
import type { TableStore } from '../../../../table/store/store.ts';
import { useTable } from '../../../../table/store/use-table.ts';
import { useLanguage } from '../../../../texts/language.ts';
import { percentText } from '../../odds/numbers.ts';
import type { KeepWanted } from '../../odds/odds-worker.ts';
import { useKeepOdds } from '../../odds/use-odds.ts';
import { useKeepWords } from '../wording/words.ts';

/** What can be reckoned of what is asked now; null before it is, and where there is nothing to reckon. */
export const KeepOddsContext: Context<KeepOdds | null> = createContext<KeepOdds | null>(null);

/** Reckoned once for the whole table, whenever somebody is asked something new. */
export function useOddsOfAsked(store: TableStore<DungeonQuest>): KeepOdds | null {
  const { standing, isSettled } = useTable(store);
  const { sight } = standing;
  const isAsked = store.asked !== null;
  const wanted = useMemo<KeepWanted | null>(
    () => (isSettled && isAsked ? { sight } : null),
    [sight, isSettled, isAsked],
  );
  const odds = useKeepOdds(wanted);
  return isAsked ? odds : null;
}

/** What an answer has going for it, in a few words; empty where there is nothing to reckon. */
export function useChance(): (action: Action) => string {
  const odds = use(KeepOddsContext);
  const { chances } = useKeepWords();
  const language = useLanguage();
  return (action) => {
    const prospect = odds === null ? null : prospectOf(action, odds);
    if (prospect === null) return '';
    return prospect.kind === 'getsAway'
      ? chances.getsAway(percentText(prospect.clean, language), percentText(prospect.bought, language))
      : chances[prospect.kind](percentText(prospect.chance, language));
  };
}
