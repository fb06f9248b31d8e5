import type { Action, CrystalExpedition, View } from '@questhall/crystal-expedition';
import { type Hero, type Question, seatOf } from '@questhall/crystal-expedition/queries';
import { includesSeat } from '@questhall/kernel';
import type { Offered } from '@questhall/wire';
import { useMemo } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';

/** Town as whoever sits before the screen finds it. */
export interface Town {
  readonly view: View;
  /** All that was told at this table. */
  readonly log: ReturnType<TableStore<CrystalExpedition>['snapshot']>['log'];
  /** All that is asked of those who sit here, and the first question that is not about Town itself. */
  readonly asked: readonly Offered<CrystalExpedition>[];
  readonly matter: Offered<CrystalExpedition> | null;
  /** Somebody may go about Town: nothing else is asked of everybody first. */
  readonly isAbout: boolean;
  /** Whoever sits before the screen plays this hero. */
  isOwn(hero: Hero): boolean;
  /** Whoever plays this hero sits down, where they are waited for. */
  makeWay(hero: Hero): void;
  isOffered(action: Action): boolean;
  /** Does it; where the rules forbid it, they say why. */
  act(action: Action): void;
  /** What it is called, and what it does. */
  offersOf<K extends Action['type']>(type: K): readonly Extract<Action, { type: K }>[];
}

const isOfTown = ({ kind }: Question): boolean => kind === 'town';

/** The same for the same action, whoever wrote it down. */
const signOf = (action: Action): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

export function useTown(store: TableStore<CrystalExpedition>): Town {
  const { standing, log, seat } = useTable(store);
  const { asked } = standing;
  const places = { table: standing.sight.view, seats: standing.company.length };
  // Several who sit here may be asked at once: what somebody does belongs to the question that allows it.
  const questions = useMemo(
    () => new Map(asked.flatMap(({ ask, offers }) => offers.map((offer) => [signOf(offer), ask.id] as const))),
    [asked],
  );
  return {
    view: standing.sight.view,
    log,
    asked,
    matter: asked.find(({ ask }) => !isOfTown(ask.question)) ?? null,
    isAbout: asked.length === 0 || asked.some(({ ask }) => isOfTown(ask.question)),
    isOwn: (hero) => seatOf(places, hero.id) === seat,
    makeWay(hero) {
      const other = seatOf(places, hero.id);
      if (other !== seat && includesSeat(standing.waitingForPeople, other)) void store.takeOver(other);
    },
    isOffered: (action) => questions.has(signOf(action)),
    act(action) {
      const id = questions.get(signOf(action));
      void (id === undefined ? store.explain(action, asked[0]?.ask.id) : store.answer(action, id));
    },
    offersOf<K extends Action['type']>(type: K) {
      const isSuch = (offer: Action): offer is Extract<Action, { type: K }> => offer.type === type;
      return asked.flatMap(({ offers }) => offers.filter(isSuch));
    },
  };
}
