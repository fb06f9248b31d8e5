import type { Hidden, Lurking, View } from '../../types/index.ts';
import { tally } from '../telling/lists.ts';
import { lurkingSign } from '../telling/marks.ts';
import type { TerminalTexts } from './terminal-texts.ts';

/** What only Zargon is shown: what is still in the dark, and what the sheet says about it. */
export function zargonLines(view: View, hidden: Hidden, texts: TerminalTexts): string[] {
  const { zargon, monster, list, names } = texts;
  const { monsters, treasures, chestTraps, alarms, later, wander, escape: away, notes } = hidden;
  const inTheDark = tally(monsters.map(({ name }) => `${lurkingSign(name).toLowerCase()} ${monster(name)}`));
  const treasure = treasures.map(({ room, finds }) => `${zargon.room(view, room)} ${list(finds.map(zargon.find))}`);
  const lines = [
    ...(inTheDark.length === 0 ? [] : [zargon.inTheDark(inTheDark.join(', '))]),
    ...casterLines(monsters, texts),
    ...(later.length === 0 ? [] : [zargon.later(tally(later.map(({ name }) => monster(name))).join(', '))]),
    ...(treasure.length === 0 ? [] : [zargon.treasure(treasure.join('; '))]),
    ...chestTraps.map(({ room, kind, damage }) =>
      zargon.chestTrap(zargon.room(view, room), names.chestTrap[kind].toLowerCase(), damage),
    ),
    ...alarms.map(({ room, edges }) => zargon.alarm(zargon.room(view, room), edges.length)),
    zargon.wanders(monster(wander.name)),
    ...(away === null ? [] : [zargon.escape(view, away)]),
    ...(view.round <= 1 ? notes.map(({ at, text }) => zargon.note(view, at, text)) : []),
  ];
  return [zargon.only, ...lines.map((line) => `  ${line}`)];
}

const casterLines = (monsters: readonly Lurking[], { zargon, monster, list, names }: TerminalTexts): string[] =>
  monsters.flatMap(({ name, spells }) =>
    spells.length === 0 ? [] : [zargon.casts(monster(name), list(spells.map((spell) => names.dreadSpell[spell])))],
  );
