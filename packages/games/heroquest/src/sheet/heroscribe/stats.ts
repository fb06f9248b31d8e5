import { NUMBER, numberIn, plain, sentencesOf } from '@questhall/heroscribe';
import type { DreadSpell } from '../../content/dread-spells.ts';
import { isMonster, PUBLISHED_CARDS, type Statistic } from '../../content/monsters.ts';
import { STATISTIC_MAX } from '../limits.ts';
import type { NamedMonster } from '../sheet.ts';

/** What a note changes on a card. `…More` are dice on top of what the card has. */
export type Change = { [S in Statistic]?: number } & { attackMore?: number; defendMore?: number };

const LABELS: readonly (readonly [Statistic, string])[] = [
  ['move', 'move(?:ment)?(?: squares)?'],
  ['attack', 'attack(?: dice)?'],
  ['defend', 'def(?:end|en[cs]e)(?: dice)?'],
  ['body', 'body(?: points)?'],
  ['mind', 'mind(?: points)?'],
];

/**
 * `MOVEMENT 10 ATTACK 4 DEFEND 5 BODY 2 MIND 3`, in any order; or a row of heads over a row of numbers. Null below
 * three of them.
 */
export function readTable(raw: string): Change | null {
  const text = plain(raw);
  const heads = new RegExp(
    `${LABELS.map(([, label]) => label).join(String.raw`\W+`)}${String.raw`\W+(\d{1,2})`.repeat(LABELS.length)}`,
    'i',
  ).exec(text);
  const change: Change = {};
  for (const [index, [statistic, label]] of LABELS.entries()) {
    const beside = new RegExp(String.raw`\b${label}\s*[:=]?\s*(\d{1,2})\b`, 'i').exec(text)?.[1];
    const found = numberIn(heads?.[index + 1] ?? beside);
    if (found !== null) change[statistic] = limited(statistic, found);
  }
  return Object.keys(change).length >= 3 ? change : null;
}

const limited = (statistic: Statistic, value: number): number =>
  Math.max(statistic === 'body' ? 1 : 0, Math.min(STATISTIC_MAX, value));

const DICE = '(?:combat )?(?:dice|die)';
/** What is said of a monster in a sentence: `rolls 4 dice instead of 3 when it attacks`, `has three Body Points`. */
const SAYINGS: readonly (readonly [Statistic, RegExp])[] = [
  [
    'attack',
    new RegExp(
      `\\b(?:rolls?|with) ${NUMBER} ${DICE}(?: instead of \\w+)?,? (?:when|to|for|in) (?:it |he |she |they )?attack`,
      'i',
    ),
  ],
  ['attack', new RegExp(`\\b${NUMBER} attack ${DICE}`, 'i')],
  ['attack', new RegExp(`\\battacks? with ${NUMBER} ${DICE}`, 'i')],
  [
    'defend',
    new RegExp(
      `\\b(?:rolls?|with) ${NUMBER} ${DICE}(?: instead of \\w+)?,? (?:when|to|for|in) (?:it |he |she |they )?defen`,
      'i',
    ),
  ],
  ['defend', new RegExp(`\\b${NUMBER} defen[cs]?[ed]? ?${DICE}`, 'i')],
  ['defend', new RegExp(`\\bdefends? with ${NUMBER} ${DICE}`, 'i')],
  ['body', new RegExp(`\\b(?:has|have|and|with) (?:only )?${NUMBER} body points?`, 'i')],
  ['mind', new RegExp(`\\b(?:has|have|and|with) (?:only )?${NUMBER} mind points?`, 'i')],
  ['move', new RegExp(`\\bmoves? (?:up to )?${NUMBER} (?:spaces?|squares?)`, 'i')],
];
/** Sentences about somebody else. */
const OTHERS = /\b(?:hero|heroes|he will|lose|loses|lost|restore|heal|left|ragnar|prisoner|weapons or armor)\b/i;

/** Changes said in prose; null when there are none. */
export function readSayings(raw: string): Change | null {
  const change: Change = {};
  for (const sentence of sentencesOf(plain(raw))) {
    if (OTHERS.test(sentence)) continue;
    for (const [statistic, saying] of SAYINGS) {
      const found = numberIn(saying.exec(sentence)?.[1]);
      if (found !== null) change[statistic] ??= limited(statistic, found);
    }
    if (/\b(?:an|one) (?:extra|additional) (?:attack die|die (?:when|to|in) attack)/i.test(sentence))
      change.attackMore = 1;
    if (/\b(?:an|one) (?:extra|additional) (?:defend die|defen[cs]e die|die (?:when|to|in) defen)/i.test(sentence))
      change.defendMore = 1;
    if (/\bit (?:is unable to|cannot) move\b/i.test(sentence)) change.move = 0;
  }
  return Object.keys(change).length > 0 ? change : null;
}

/** A row as a note changes it. Dice on top are counted from what the box has on its card. */
export function changed(row: NamedMonster, { attackMore = 0, defendMore = 0, ...set }: Change): NamedMonster {
  const next = { ...row, ...set };
  const more = (statistic: 'attack' | 'defend', dice: number): number | null => {
    const card = isMonster(row.figure) ? PUBLISHED_CARDS[row.figure][statistic] : 0;
    return dice === 0 ? next[statistic] : Math.min(STATISTIC_MAX, (next[statistic] ?? card) + dice);
  };
  return { ...next, attack: more('attack', attackMore), defend: more('defend', defendMore) };
}

/** The old names of the spells that Zargon's creatures know. */
const SPELLS: readonly (readonly [RegExp, DreadSpell])[] = [
  [/\bball of flame|\bfireball/i, 'ember'],
  [/\blightning bolt/i, 'lance'],
  [/\bfire ?storm/i, 'cinder'],
  [/\bfear\b/i, 'gaze'],
  [/\bsleep\b/i, 'slumber'],
  [/\bcommand\b/i, 'puppet'],
  [/\btempest\b|\bcloud of (?:chaos|dread)/i, 'murk'],
  [/\bmind blast/i, 'wither'],
  [/\brust\b/i, 'corrode'],
  [/\bsummon orcs/i, 'pack'],
  [/\bsummon undead/i, 'raise'],
  [/\bescape\b/i, 'step'],
];

/** The spells a note says its creature knows; none unless it speaks of spells. */
export function spellsIn(raw: string): DreadSpell[] {
  const text = plain(raw);
  if (!/\b(?:knows?|has|have|uses?|casts?)\b[^.]*\bspells?\b/i.test(text)) return [];
  return SPELLS.filter(([words]) => words.test(text)).map(([, spell]) => spell);
}
