import type { Action, HeroQuest, View } from '@questhall/heroquest';
import type { Hero } from '@questhall/heroquest/content';
import { useMemo } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { useWholeLog } from '../../../table/store/use-whole-log.ts';
import { chronicleOf, type Try } from './chronicle.ts';

/** The town as one seat finds it. */
export interface Town {
  readonly view: View;
  readonly tries: readonly Try[];
  /** Whether this seat is still in town: others may have set out before, or be asked first. */
  readonly isAsked: boolean;
  isOffered(action: Action): boolean;
  /** The names that a hero could take instead of its own. */
  names(hero: Hero): readonly string[];
  /** Does it; where the rules forbid it, they say why. */
  act(action: Action): void;
}

/** The same for the same action, whoever wrote it down. */
const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).toSorted());

export function useTown(store: TableStore<HeroQuest>): Town {
  const { standing } = useTable(store);
  const log = useWholeLog(store);
  // What happens in town takes no time to show, so what is offered is taken from the sight at once and no button
  // flickers.
  const [asked] = standing.asked;
  const offered = useMemo(() => new Set(asked?.offers.map(keyOf)), [asked]);
  const tries = useMemo(() => chronicleOf(log.map(({ told }) => told.event)), [log]);
  const isOffered = (action: Action): boolean => offered.has(keyOf(action));
  return {
    view: standing.sight.view,
    tries,
    isAsked: asked !== undefined,
    isOffered,
    names: (hero) =>
      asked?.offers.flatMap((offer) => (offer.type === 'rename' && offer.hero === hero ? [offer.name] : [])) ?? [],
    act: (action) =>
      void (isOffered(action) ? store.answer(action, asked?.ask.id) : store.explain(action, asked?.ask.id)),
  };
}
