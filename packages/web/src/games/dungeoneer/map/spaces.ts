import type { View } from '@questhall/dungeoneer';
import { type MapId, mapCardOf, type QuestId, questOf, SIDES, type Side } from '@questhall/dungeoneer/content';
import { type Gate, gateAt, isDestination, isLocation, type Placed, tokensLying } from '@questhall/dungeoneer/queries';
import type { Seat } from '@questhall/kernel';
import type { Cell } from './geometry.ts';

/** Where a card lies; null where it does not. */
export function cellOf({ sections }: View, card: MapId): Cell | null {
  for (const { name, placed } of sections) {
    const found = placed.find((one) => one.card === card);
    if (found !== undefined) return { section: name, x: found.x, y: found.y };
  }
  return null;
}

/** The card on a cell; null on an empty one. */
export const cardOn = ({ sections }: View, { section, x, y }: Cell): MapId | null =>
  sections.find(({ name }) => name === section)?.placed.find((one) => one.x === x && one.y === y)?.card ?? null;

/** What became of each exit, by the side of the map. */
export type Gates = Readonly<Partial<Record<Side, Gate['state']>>>;

/** What became of the exits of a card. */
export const gatesOf = (view: View, card: MapId): Gates =>
  Object.fromEntries(
    SIDES.flatMap((side) => {
      const gate = gateAt(view, card, side);
      return gate === null ? [] : [[side, gate.state]];
    }),
  );

/** Quests that this seat may do, as far as it knows them. */
const questsOf = ({ errands, globals }: View, seat: Seat): readonly QuestId[] => [
  ...(errands[seat] ?? []).flatMap(({ quest }) => (quest === null ? [] : [quest])),
  ...globals,
];

/** Those of them that lead to a space: where they are done, or where somebody is to be brought. */
export const questsAt = (view: View, seat: Seat, space: MapId): readonly QuestId[] =>
  questsOf(view, seat).filter((quest) => {
    const isTaken = view.progress.some((one) => one.quest === quest && one.token === 'card');
    return isTaken ? isDestination(view, quest, space) : isLocation(view, questOf(quest), space);
  });

export const hasToken = (view: View, space: MapId): boolean => tokensLying(view).some(([, at]) => at === space);

/** The letter of a sewer, and that of a portal once it leads somewhere. */
export function linkOf({ portals }: View, space: MapId): string {
  const paired = portals.filter(({ portal, entrance }) => portal === space || entrance === space);
  const { sewer } = mapCardOf(space);
  return [sewer === null ? '' : `≋${sewer}`, ...paired.map(({ letter }) => `◎${letter}`)].join('');
}

/** A card as it lies; null where it does not. */
export const whereOf = ({ sections }: View, card: MapId): Placed | null =>
  sections.flatMap(({ placed }) => placed.find((one) => one.card === card) ?? [])[0] ?? null;
