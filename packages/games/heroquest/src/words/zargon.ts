import { monsterLetter } from '../content/letters.ts';
import { NAMES } from '../content/names.ts';
import type { Find } from '../sheet/sheet.ts';
import type { Hidden, Lurking, View } from '../types/index.ts';
import { theItem } from './figures.ts';
import { list, tally } from './numbers.ts';
import { edgeIn, roomIn, squareIn } from './squares.ts';

/** What only Zargon is shown: what is still in the dark, and what the sheet says about it. */
export function zargonLines(view: View, hidden: Hidden): string[] {
  const { monsters, treasures, chestTraps, alarms, later, wander, escape: away, notes } = hidden;
  const inTheDark = tally(monsters.map((monster) => `${monsterLetter(monster.name).toLowerCase()} ${monster.name}`));
  const waiting = later.map((monster) => `${monster.name} at ${squareIn(view, monster.at)}`);
  return [
    'Only you know:',
    ...(inTheDark.length === 0 ? [] : [`  In the dark: ${inTheDark.join(', ')}`]),
    ...casterLines(monsters),
    ...(waiting.length === 0 ? [] : [`  Later: ${waiting.join(', ')}`]),
    ...(treasures.length === 0
      ? []
      : [
          `  Treasure: ${treasures.map(({ room, finds }) => `${roomIn(view, room)} ${list(finds.map(findText))}`).join('; ')}`,
        ]),
    ...chestTraps.map(
      ({ room, kind, damage }) =>
        `  Trap in the furniture of room ${roomIn(view, room)}: ${NAMES.chestTrap[kind].toLowerCase()}, ${damage} damage`,
    ),
    ...alarms.map(
      ({ room, edges }) => `  Alarm: room ${roomIn(view, room)} opens ${list(edges.map((edge) => edgeIn(view, edge)))}`,
    ),
    `  Who wanders: ${wander.name}${away === null ? '' : `; Shadow Step leads to ${squareIn(view, away)}`}`,
    ...(view.round <= 1 ? notes.map(({ at, text }) => `  ${at === null ? 'Note' : squareIn(view, at)}: ${text}`) : []),
  ];
}

const casterLines = (monsters: readonly Lurking[]): string[] =>
  monsters.flatMap(({ name, spells }) =>
    spells.length === 0 ? [] : [`  ${name} casts ${list(spells.map((spell) => NAMES.dreadSpell[spell]))}`],
  );

/** `25 gold`, `a Potion of Healing`. */
export function findText(find: Find): string {
  switch (find.kind) {
    case 'gold':
      return `${find.gold} gold`;
    case 'potion':
      return NAMES.potion[find.potion];
    case 'artifact':
      return theItem(find.artifact);
    case 'inscription':
      return 'an inscription';
  }
}
