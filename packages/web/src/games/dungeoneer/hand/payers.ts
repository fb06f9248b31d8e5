import type { View } from '@questhall/dungeoneer';
import { adventureOf, type CardId } from '@questhall/dungeoneer/content';
import { perilFor } from '@questhall/dungeoneer/queries';
import type { Seat } from '@questhall/kernel';

/** The Peril of somebody that is not yet spoken for by the list of Encounters. */
export const perilLeft = (view: View, seat: Seat): number =>
  (view.heroes[seat]?.peril ?? 0) - perilFor(view.list, seat);

/** Opponents whose Peril is enough for a card. */
export const payersOf = (view: View, seat: Seat, card: CardId): readonly Seat[] =>
  view.heroes.flatMap(({ isOut }, other) =>
    other !== seat && !isOut && perilLeft(view, other) >= adventureOf(card).cost ? [other] : [],
  );
