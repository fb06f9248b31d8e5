import type { View } from '@questhall/dungeoneer';
import { type MapId, mapCardOf, SIDES } from '@questhall/dungeoneer/content';
import { chartOf, exitOf, heroesOn } from '@questhall/dungeoneer/queries';
import type { Seat } from '@questhall/kernel';
import { bearingOf } from '../../../board/describing/where.ts';
import type { Words } from '../wording/wording.ts';
import type { Cell } from './geometry.ts';
import { cardOn, cellOf, gatesOf, questsAt } from './spaces.ts';

/** Which way a cell lies from one's own hero, and how many cards away; empty for whoever has none there. */
function whereText(view: View, seat: Seat, cell: Cell, words: Words): string {
  const space = view.heroes[seat]?.space ?? null;
  const own = space === null ? null : cellOf(view, space);
  if (own === null || own.section !== cell.section) return '';
  const [right, up] = [cell.x - own.x, cell.y - own.y];
  const far = Math.abs(right) + Math.abs(up);
  return words.where(far === 0 ? null : bearingOf(right, -up), far);
}

/** A Map card for those who do not see it: what it is, where it lies, what its exits are, and who is there. */
export function spaceText(view: View, seat: Seat, space: MapId, words: Words): string {
  const { says } = words;
  const cell = cellOf(view, space);
  const card = mapCardOf(space);
  const here = heroesOn(view, space).map((one) => says.heroName(view, one));
  const quests = questsAt(view, seat, space).map((quest) => words.called('quest', quest));
  return [
    words.called('map', space),
    says.names.mapKind[card.kind],
    cell === null ? '' : whereText(view, seat, cell, words),
    `${words.glory} ${card.glory}, ${words.peril} ${card.peril}`,
    exitsText(view, space, words),
    here.length === 0 ? '' : words.here(here.join(', ')),
    ...quests,
  ]
    .filter((part) => part !== '')
    .join('. ');
}

/** `north open, east locked Speed 6, south wall` */
function exitsText(view: View, space: MapId, { says, exitKinds, exitState }: Words): string {
  const placed = view.sections.flatMap((section) => chartOf(section.placed).byCard.get(space) ?? [])[0];
  if (placed === undefined) return '';
  const gates = gatesOf(view, space);
  return SIDES.map((side) => {
    const exit = exitOf(placed, side);
    const state = gates[side];
    const trial = 'number' in exit ? ` ${says.names.form[exit.form]} ${exit.number}` : '';
    return `${says.names.side[side]} ${exitKinds[exit.kind]}${trial}${state === undefined ? '' : ` (${exitState[state]})`}`;
  }).join(', ');
}

/** What is under the cursor of the keys. */
export function cellText(view: View, seat: Seat, cell: Cell, words: Words): string {
  const space = cardOn(view, cell);
  if (space !== null) return spaceText(view, seat, space, words);
  const where = whereText(view, seat, cell, words);
  return where === '' ? words.emptySpot : `${words.emptySpot}, ${where}`;
}

/** Everybody, and where they are. */
export const whereabouts = (view: View, seat: Seat, words: Words): readonly string[] =>
  view.heroes.flatMap(({ space }, one) => {
    const cell = space === null ? null : cellOf(view, space);
    if (space === null || cell === null) return [];
    const { says } = words;
    return [words.stands(says.heroName(view, one), words.called('map', space), whereText(view, seat, cell, words))];
  });
