import type { Figure, Monster } from '../../content/monsters.ts';

/** Words for a monster, as notes and wandering monsters name it; the longer ones first. */
export const MONSTER_WORDS: readonly (readonly [RegExp, Monster])[] = [
  [/\b(?:chaos|dread) warriors?\b/i, 'dread-warrior'],
  [/\bfimirs?\b|\babominations?\b/i, 'abomination'],
  [/\bgargoyles?\b/i, 'gargoyle'],
  [/\bskeletons?\b/i, 'skeleton'],
  [/\bzombies?\b/i, 'zombie'],
  [/\bmumm(?:y|ies)\b/i, 'mummy'],
  [/\bgoblins?\b/i, 'goblin'],
  // “Ore” is what scanned books make of an Orc.
  [/\borcs?\b|\bOres?\b/i, 'orc'],
];

/** Figures of those who have no card at all. */
const SORCERER_WORDS: RegExp = /\b(?:warlock|sorcerer|sorceress|mage|wizard|magician|necromancer|shaman|witch)\b/i;

/** The monster a text speaks of first. */
export function monsterIn(text: string): Monster | null {
  let first: { readonly at: number; readonly key: Monster } | null = null;
  for (const [words, key] of MONSTER_WORDS) {
    const at = text.search(words);
    if (at >= 0 && (first === null || at < first.at)) first = { at, key };
  }
  return first?.key ?? null;
}

/** The figure for somebody described in a text. */
export function figureIn(text: string): Figure | null {
  return SORCERER_WORDS.test(text) ? 'dread-sorcerer' : monsterIn(text);
}
