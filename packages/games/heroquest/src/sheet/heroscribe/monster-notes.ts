import { plain, sentencesOf, type TiedNote } from '@questhall/heroscribe';
import type { Monster } from '../../content/monsters.ts';
import type { Square } from '../sheet.ts';
import { type Draft, isFree, warn } from './draft.ts';
import { MONSTER_WORDS, monsterIn } from './monster-words.ts';
import { peopleIn, personIn } from './names.ts';
import { changePerson, ensurePerson, giveSpells, isAsOnCard, variantOf } from './people.ts';
import { type Change, readSayings, readTable, spellsIn } from './stats.ts';

/** Who the notes before spoke of: a note without a letter goes on about it. */
interface Context {
  letter: string;
  near: readonly Square[];
  person: string | null;
  kind: Monster | null;
}

/** Named guardians, changed dice, spells. Gives the letters whose notes became rules. */
export function readMonsterNotes(draft: Draft, notes: readonly TiedNote[], speech: string): Set<string> {
  const read = new Set<string>();
  const context: Context = { letter: '', near: [], person: null, kind: null };
  for (const note of notes) {
    if (note.letter !== '')
      Object.assign(context, { letter: note.letter, near: note.squares, person: null, kind: monsterIn(note.text) });
    if (readNote(draft, note, context)) read.add(note.letter);
  }
  for (const sentence of sentencesOf(speech)) {
    if (!/\b(?:kill|slay|destroy|defeat|led by|seek|sought|hunt)/i.test(sentence)) continue;
    for (const person of peopleIn(sentence)) {
      const isOnBoard = draft.monsters.some(({ key }) => key === person.figure);
      if (isOnBoard) ensurePerson(draft, person, [], sentence);
    }
  }
  placeEscape(draft);
  return read;
}

function readNote(draft: Draft, { letter, squares, text }: TiedNote, context: Context): boolean {
  const person = personIn(text);
  const table = readTable(text);
  const near = letter !== '' ? squares : table !== null || person !== null ? placeFor(draft, context) : context.near;
  const key = person === null ? null : ensurePerson(draft, person, near, text);
  if (key !== null) context.person = key;
  context.kind ??= monsterIn(text);
  const isChanged = table === null ? applySayings(draft, text, context) : applyTo(draft, table, text, context, null);
  const like = likeWhom(text);
  if (like !== null && context.person !== null) changePerson(draft, context.person, {}, like);
  const spells = spellsIn(text);
  const caster =
    spells.length === 0 ? null : keyFor(draft, text, context, context.person === null ? monsterIn(text) : null);
  if (caster !== null) giveSpells(draft, caster, spells);
  return key !== null || isChanged || caster !== null;
}

/** Where somebody stands whose note has no letter: on the mark that has no note of its own. */
function placeFor({ letters }: Draft, { near }: Context): readonly Square[] {
  const all = letters.get('X') ?? [];
  // A square marked twice is where somebody flees to.
  const marks = all.filter((mark) => all.indexOf(mark) === all.lastIndexOf(mark));
  return marks.length > 0 ? marks : near;
}

/** His numbers are those of a kind: “has the same stats as a Chaos Warrior”. */
function likeWhom(text: string): Monster | null {
  const found = /\bsame (?:stats |statistics |characteristics )?(?:as|of) (?:an? |the )?([^.,]+)/i.exec(plain(text));
  return found === null || /\bsame stats as real\b/i.test(text) ? null : monsterIn(found[1] ?? '');
}

function applySayings(draft: Draft, text: string, context: Context): boolean {
  let isChanged = false;
  for (const sentence of sentencesOf(text)) {
    const change = readSayings(sentence);
    if (change !== null && applyTo(draft, change, text, context, monsterIn(sentence))) isChanged = true;
  }
  return isChanged;
}

/** The person the talk is of, unless the sentence itself names a kind. */
function applyTo(draft: Draft, change: Change, text: string, context: Context, said: Monster | null): boolean {
  const kind = said ?? (context.person === null ? context.kind : null);
  // What a card says anyway needs no row.
  if (kind !== null && isAsOnCard(kind, change)) return true;
  const key = keyFor(draft, text, context, said);
  if (key === null) return false;
  changePerson(draft, key, change);
  return true;
}

function keyFor(draft: Draft, text: string, context: Context, said: Monster | null): string | null {
  const isHis =
    context.person !== null &&
    (said === null || draft.named.some(({ key, figure }) => key === context.person && figure === said));
  if (isHis) return context.person;
  const kind = said ?? context.kind;
  if (kind === null) return null;
  const isEverywhere = /\bin this (?:adventure|quest|dungeon)\b/i.test(text);
  const words = MONSTER_WORDS.find(([, key]) => key === kind)?.[0];
  const word = words?.exec(text)?.[0] ?? '';
  const isOne = kind !== 'abomination' && /\b(?:this|the|one)\b/i.test(text) && !/(?:s|ies)$/i.test(word);
  return variantOf(draft, { kind, letter: context.letter, near: context.near, isEverywhere, isOne });
}

/** Shadow Step needs a square to lead to: the one that is marked twice. Without it nobody knows the spell. */
function placeEscape(draft: Draft): void {
  const steppers = draft.named.filter(({ spells }) => spells.includes('step'));
  if (steppers.length === 0) return;
  const marks = draft.letters.get('X') ?? [];
  const twice = marks.find((mark, index) => marks.indexOf(mark) !== index && isFree(draft, mark));
  if (twice !== undefined) {
    draft.escape = twice;
    return;
  }
  for (const [index, row] of draft.named.entries()) {
    if (row.spells.includes('step'))
      draft.named[index] = { ...row, spells: row.spells.filter((spell) => spell !== 'step') };
  }
  warn(draft, `${steppers.map(({ name }) => name).join(', ')}: Shadow Step is left out, as no square is marked for it`);
}
