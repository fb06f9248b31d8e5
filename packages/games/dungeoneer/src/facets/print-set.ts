import { CARD_SETS, type OwnKind, SET_CARDS, type SetId } from '../content/index.ts';
import { idsIn, printedLine, printedName } from '../own/index.ts';
import { NAMES } from '../words/en/names.ts';
import { nameIn } from '../words/names.ts';

const SHEETS: readonly (readonly [kind: OwnKind, heading: string])[] = [
  ['hero', '# Heroes: race and class, life, scores of three levels, symbols, how much may be worn, ability.'],
  ['quest', '# Quests: what, where, what has to be done, reward.'],
  ['card', '# Adventure cards: Boons, Treasures, Banes, Monsters and Traps.'],
];

/** A set as the file that would make it. Maps are left as they are, but Quests name them. */
export function printSet(set: SetId): string {
  const places = SET_CARDS[set].maps.map((id) => `#   ${id} ${nameIn(NAMES.map, id)}`);
  const { grade, section } = CARD_SETS[set];
  const parts = SHEETS.map(([kind, heading]) =>
    [heading, ...idsIn(kind, set).map((id) => `${kind} ${printedName(kind, id)}: ${printedLine(kind, id)}`)].join('\n'),
  );
  return [
    `${NAMES.set[set]}\ngame: dungeoneer\nset: ${set}`,
    `# Set ${set}: ${grade}, ${section}. Change lines, and leave out those that stay as they are. Places for Quests:\n${places.join('\n')}`,
    ...parts,
  ]
    .join('\n\n')
    .concat('\n');
}
