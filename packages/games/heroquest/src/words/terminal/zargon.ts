import { monsterLetter } from '../../content/letters.ts';
import type { Hidden, Lurking, View } from '../../types/index.ts';
import { tally } from '../telling/lists.ts';
import type { Speech } from './speech.ts';

/** What only Zargon is shown: what is still in the dark, and what the sheet says about it. */
export function zargonLines(view: View, hidden: Hidden, speech: Speech): string[] {
  const { zargon: texts, monster, list, names } = speech;
  const { monsters, treasures, chestTraps, alarms, later, wander, escape: away, notes } = hidden;
  const inTheDark = tally(monsters.map(({ name }) => `${monsterLetter(name).toLowerCase()} ${monster(name)}`));
  const treasure = treasures.map(({ room, finds }) => `${texts.room(view, room)} ${list(finds.map(texts.find))}`);
  const lines = [
    ...(inTheDark.length === 0 ? [] : [texts.inTheDark(inTheDark.join(', '))]),
    ...casterLines(monsters, speech),
    ...(later.length === 0 ? [] : [texts.later(tally(later.map(({ name }) => monster(name))).join(', '))]),
    ...(treasure.length === 0 ? [] : [texts.treasure(treasure.join('; '))]),
    ...chestTraps.map(({ room, kind, damage }) =>
      texts.chestTrap(texts.room(view, room), names.chestTrap[kind].toLowerCase(), damage),
    ),
    ...alarms.map(({ room, edges }) => texts.alarm(texts.room(view, room), edges.length)),
    texts.wanders(monster(wander.name)),
    ...(away === null ? [] : [texts.escape(view, away)]),
    ...(view.round <= 1 ? notes.map(({ at, text }) => texts.note(view, at, text)) : []),
  ];
  return [texts.only, ...lines.map((line) => `  ${line}`)];
}

const casterLines = (monsters: readonly Lurking[], { zargon, monster, list, names }: Speech): string[] =>
  monsters.flatMap(({ name, spells }) =>
    spells.length === 0 ? [] : [zargon.casts(monster(name), list(spells.map((spell) => names.dreadSpell[spell])))],
  );
