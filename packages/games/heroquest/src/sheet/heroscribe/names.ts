import { plain } from '@questhall/heroscribe';
import type { Figure } from '../../content/monsters.ts';
import { NAME_LENGTH_MAX } from '../limits.ts';
import { figureIn, monsterIn } from './monster-words.ts';

/** Somebody with a name in a text. */
export interface Person {
  readonly name: string;
  /** Null where the text does not say. */
  readonly figure: Figure | null;
}

const NAME = String.raw`([A-Z][\w'-]+(?: (?:of )?[A-Z][\w'-]+)*)`;
/** Words that begin a sentence, and words for things of the game: they look like names. */
const NO_NAMES =
  /^(?:The|This|These|Those|It|He|She|They|If|When|Any|All|Each|Once|After|Heroes?|Zargon|Evil Wizard|Morcar|Emperor|Princess|Prince|King|Sir|Lady|Place|Use|Refer|See|Chaos|Dread|Body|Mind|Attack|Defend|Artifact|Quest|Wandering|Monster|Potion|A|An|In|On|Your?|Treasure|Chest|Secret|Notes?)\b/i;
const NO_NAME_WITHIN = /\b(?:points|sir|finding|monsters?|quest|notes?)\b/i;
const STATUE = /\bstatue\b/i;

const PATTERNS: readonly RegExp[] = [
  // Use the Orc figure with the large sword to represent Ulag.
  new RegExp(
    String.raw`\b[Uu]se (?:the|an?)(?: \w+)? ([\w ]+?) (?:figure|miniature|model)[^.]*? (?:for|to represent|as) (?:the )?${NAME}(?=[ .,;:!?]|$)`,
  ),
  // Place Borokk, an evil Chaos Warlock, on the square
  new RegExp(String.raw`\b[Pp]lace ${NAME}, an? ([\w ]+?),`),
  // the chamber of Tograk, the commander of …
  new RegExp(String.raw`\b(?:chamber|domain|lair|den|study|laboratory|throne room) of ${NAME}(?:,| the |\.| who)()`),
  // The leader of these Orcs is Ograk
  new RegExp(String.raw`\bleader of (?:these|the) ([\w ]+?) is ${NAME}(?=[ .,])`),
];
/** This Mummy is the Guardian of Fellmarg's Tomb */
const TITLE =
  /\b(?:This|The) ([A-Z]\w+(?: [A-Z]\w+)?) is (?:the|called|named) ((?:[A-Z][\w'-]+|of|the)(?: (?:[A-Z][\w'-]+|of|the))*)/;
/** The Zombie in this room … It is Wardoz. */
const IT_IS = new RegExp(String.raw`\bIt is ${NAME}[.,]`);
/** GRAK: MOVEMENT 8 … */
const HEADING = /^(?:THE )?([A-Z][A-Z' -]{2,30}):(?=.*\b(?:[Mm]ov|MOV|[Aa]ttack|ATTACK|[Dd]efen|DEFEN))/;
/** Verag, a foul Gargoyle; led by Gulthor, a Chaos Warrior */
const APPOSITION = /\b([A-Z][a-z'-]+), (?:an?|the) ((?:[\w]+ ){0,3}?[A-Z]\w+(?: [A-Z]\w+)?)\b/g;
/** the Orc Warlord, Ulag, */
const RANK = /\bthe ([A-Z]\w+ (?:Warlord|Captain|Chieftain|Lord|King|Champion|Leader|Chief)), ([A-Z][a-z'-]+)\b/g;

/** Who a note is about. The first name counts. */
export function personIn(raw: string): Person | null {
  const text = plain(raw);
  for (const [index, pattern] of PATTERNS.entries()) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [name = '', said = ''] = index === 1 || index === 2 ? [found[1], found[2]] : [found[2], found[1]];
    // Where a figure is named for somebody, this is what stands on the board; otherwise the whole note may tell.
    const person = personOf(name, figureIn(said) ?? figureIn(text.slice(found.index)));
    if (person !== null) return person;
  }
  const title = TITLE.exec(text);
  const titled = title === null || STATUE.test(text) ? null : personOf(title[2] ?? '', monsterIn(title[1] ?? ''));
  if (titled !== null && titled.figure !== null) return titled;
  const figure = monsterIn(text);
  const it = figure === null ? null : personOf(IT_IS.exec(text)?.[1] ?? '', figure);
  return it ?? personOf(capitalised(HEADING.exec(text)?.[1] ?? ''), figure);
}

/** Everybody whom the speech names together with what he is. */
export function peopleIn(raw: string): Person[] {
  const text = plain(raw);
  const people: (Person | null)[] = [];
  for (const found of text.matchAll(APPOSITION)) people.push(personOf(found[1] ?? '', figureIn(found[2] ?? '')));
  for (const found of text.matchAll(RANK)) people.push(personOf(found[2] ?? '', figureIn(found[1] ?? '')));
  return people.filter((person): person is Person => person !== null && person.figure !== null);
}

function personOf(raw: string, figure: Figure | null): Person | null {
  const name = raw
    .replace(/'s$/, '')
    .replace(/(?: (?:of|the))+$/, '')
    .replaceAll('"', '')
    .trim();
  // A word or two that are a kind, such as “Orc” or “Orc Warlord”, are no name.
  const isKind = monsterIn(name) !== null && name.split(' ').length <= 2;
  const isName =
    name.length >= 3 && name.length <= NAME_LENGTH_MAX && !NO_NAMES.test(name) && !NO_NAME_WITHIN.test(name) && !isKind;
  return isName ? { name, figure } : null;
}

const capitalised = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/(?:^|[ -])[a-z]/g, (start) => start.toUpperCase())
    .trim();
