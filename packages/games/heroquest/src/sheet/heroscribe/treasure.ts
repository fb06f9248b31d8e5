import { escaped, NUMBER, numberIn, plain, sentencesOf, type TiedNote } from '@questhall/heroscribe';
import { ARTIFACTS, type Artifact } from '../../content/artifacts.ts';
import { NAMES } from '../../content/names.ts';
import { POTIONS, type Potion } from '../../content/potions.ts';
import { GOLD_MAX, STATISTIC_MAX } from '../limits.ts';
import type { ChestTrap, Find, Room, Square } from '../sheet.ts';
import { CORRIDOR, nameSquare, roomAt } from '../squares.ts';
import { type Draft, distance, remark, roomsOf, warn } from './draft.ts';

/** Somebody looks and finds, or something lies somewhere. */
const FINDS = /\b(?:find|finds|found|discovers?|contains?|containing|holds?|inside|hidden|there (?:are|is)|worth)\b/i;
/** Gold that is paid, lost or only dreamt of. */
const NOT_FOUND = /\b(?:lose|loses|pay|pays|paid|costs?|bounty|reward|rewarded|fool's|may take|unless|cannot keep)\b/i;
const GOLD = /(\d{1,3}(?:,\d{3})+|\d{1,6}) (?:pieces of gold|gold(?: coins?| pieces?)?)\b(?: (each|apiece))?/gi;
const EMPTY =
  /\b(?:is|are|now) (?:now )?empty\b|\bcontains? nothing\b|\bthere is nothing (?:here|in it|inside|of value)\b|\bfinds? nothing\b/i;
const SEARCH =
  /\bsearch(?:es|ing)?\b[^.]*\b(?:find|finds|discovers?|reveals?)\b|\b(?:chest|tomb|cupboard|bookcase|table|room)\b[^.]* contains?\b/i;

/** What notes say lies in their rooms. Gives the letters whose notes became rules. */
export function readTreasures(draft: Draft, notes: readonly TiedNote[]): Set<string> {
  const read = new Set<string>();
  for (const note of notes) {
    const rooms = roomsOf(draft.plan, note.squares);
    if (note.letter === '' || rooms.length === 0) continue;
    const text = plain(note.text);
    const isEach = /\bthese\b[^.]*\beach\b|\beach of these\b/i.test(text);
    const isTreasure =
      (isEach ? rooms : [bestRoom(draft, rooms)]).filter((room) => readFinds(draft, note, text, room)).length > 0;
    const isTrap = readChestTrap(draft, note, text);
    if (isTreasure || isTrap) read.add(note.letter);
  }
  addDrawnTraps(draft);
  return read;
}

/** Of several rooms the first one with a chest. */
const bestRoom = (draft: Draft, rooms: readonly Room[]): Room =>
  rooms.find((room) => chestsIn(draft, room).length > 0) ?? rooms[0] ?? CORRIDOR;

const chestsIn = ({ plan, furniture }: Draft, room: Room): Square[] =>
  furniture.filter(({ piece, at }) => piece === 'chest' && roomAt(plan, at) === room).map(({ at }) => at);

function readFinds(draft: Draft, { letter }: TiedNote, text: string, room: Room): boolean {
  const sentences = sentencesOf(text);
  const finds: Find[] = [];
  const gold = sentences.reduce(
    (sum, sentence) => sum + goldIn(sentence, Math.max(1, chestsIn(draft, room).length)),
    0,
  );
  if (gold > 0) finds.push({ kind: 'gold', gold: Math.min(gold, GOLD_MAX) });
  const isFound = FINDS.test(text);
  for (const sentence of sentences) {
    const isHere = FINDS.test(sentence) || (isFound && /^(?:It|This|He|She) (?:is|will)\b/.test(sentence));
    if (
      !isHere ||
      /\bunless\b/i.test(sentence) ||
      (/\b(?:killed|kills|wearing)\b/i.test(sentence) && !/search/i.test(sentence))
    )
      continue;
    finds.push(...potionsIn(sentence), ...artifactsIn(sentence, finds));
  }
  const healed = numberIn(new RegExp(`(?:restore|heal) up to ${NUMBER}`, 'i').exec(text)?.[1]);
  if (finds.some((find) => find.kind === 'potion') && healed !== null && healed !== 4)
    warn(draft, `note ${letter}: the potion heals up to ${healed}; here a Potion of Healing heals 4`);
  // A find that gives nothing: the note is read out, and no card is drawn.
  if (finds.length === 0 && EMPTY.test(text)) finds.push({ kind: 'inscription' });
  if (finds.length === 0 && SEARCH.test(text) && !NOT_FOUND.test(text)) {
    finds.push({ kind: 'inscription' });
    warn(
      draft,
      `note ${letter}: what is found there has no counterpart; whoever searches room ${room} is told the note`,
    );
  }
  if (finds.length === 0) return false;
  draft.treasures.set(room, [...(draft.treasures.get(room) ?? []), ...finds]);
  return true;
}

/** `each`: so much in every chest of the room, or for every gem. */
function goldIn(sentence: string, chests: number): number {
  if (!FINDS.test(sentence) || NOT_FOUND.test(sentence)) return 0;
  let sum = 0;
  for (const found of sentence.matchAll(GOLD)) {
    const gold = numberIn(found[1]) ?? 0;
    const before = sentence.slice(0, found.index);
    const gems = new RegExp(`\\b${NUMBER} [\\w ]{3,30}?(?:each )?worth (?:each )?$`, 'i').exec(before)?.[1];
    const isEach = found[2] !== undefined || /\beach\b/i.test(before);
    sum += isEach ? gold * (numberIn(gems) ?? chests) : gold;
  }
  return sum;
}

const POTION_NAMES = POTIONS.map((potion): [Potion, string] => [potion, NAMES.potion[potion]]);

function potionsIn(sentence: string): Find[] {
  return POTION_NAMES.flatMap(([potion, name]) => {
    const words = name.split(' ').map((word) => escaped(word).replace(/^Potion$/, 'Potions?'));
    const found = new RegExp(`(?:${NUMBER} )?${words.join(' ')}`, 'i').exec(sentence);
    if (found === null) return [];
    const count = Math.min(4, Math.max(1, numberIn(found[1]) ?? 1));
    return Array.from({ length: count }, (): Find => ({ kind: 'potion', potion }));
  });
}

/** Names that other editions give the same artifact. */
const OTHER_NAMES: Readonly<Partial<Record<Artifact, RegExp>>> = {
  'borins-armor': /\bBorin's Armou?r\b/i,
  'orcs-bane': /\bOrc'?s'? ?Bane\b/i,
};

const artifactPattern = (artifact: Artifact): RegExp =>
  OTHER_NAMES[artifact] ?? new RegExp(`\\b${escaped(plain(NAMES.artifact[artifact]))}\\b`, 'i');

function artifactsIn(sentence: string, before: readonly Find[]): Find[] {
  const known = before.flatMap((find) => (find.kind === 'artifact' ? [find.artifact] : []));
  return ARTIFACTS.filter((artifact) => !known.includes(artifact) && artifactPattern(artifact).test(sentence)).map(
    (artifact) => ({
      kind: 'artifact',
      artifact,
    }),
  );
}

/** The artifacts a text speaks of. */
export const artifactsOf = (text: string): Artifact[] =>
  ARTIFACTS.filter((artifact) => artifactPattern(artifact).test(plain(text)));

const TRAP_WORDS: readonly (readonly [RegExp, ChestTrap])[] = [
  [/needle/i, 'needle'],
  [/\bgas\b|fumes|smoke|spores/i, 'gas'],
  [/\bdarts?\b|arrow|spear|crossbow/i, 'dart'],
  [/explod|latch|blade|spring|lock/i, 'latch'],
];

/** A trap in a chest, with what it costs. */
function readChestTrap(draft: Draft, { letter, squares }: TiedNote, text: string): boolean {
  const isTrap = /\btrap(?:s|ped)?\b/i.test(text) && /\bchests?\b/i.test(text);
  const loss = new RegExp(`\\blos(?:e|es) ${NUMBER} Body Points?`, 'i').exec(text);
  const isConcealed = /\bconceals? (?:an? )?(?:\w+ )?traps?\b/i.test(text);
  if (!isTrap || (loss === null && !isConcealed)) return false;
  const damage = Math.min(STATISTIC_MAX, Math.max(1, numberIn(loss?.[1]) ?? 1));
  const kind = TRAP_WORDS.find(([words]) => words.test(text))?.[1] ?? 'needle';
  const rooms = roomsOf(draft.plan, squares);
  const chests = rooms.flatMap((room) => chestsIn(draft, room));
  const drawn = chests.filter((chest) => draft.trapped.includes(chest));
  const all = /\b(?:all|each|every|chests)\b/i.test(text)
    ? drawn.length > 0
      ? drawn
      : chests
    : [nearest(draft, drawn.length > 0 ? drawn : chests, squares)];
  const at = all.filter((chest) => chest >= 0 && !draft.chestTraps.some((trap) => trap.at === chest));
  for (const chest of at) draft.chestTraps.push({ room: roomAt(draft.plan, chest), kind, damage, at: chest });
  if (at.length === 0) warn(draft, `note ${letter}: there is no chest here for its trap`);
  return at.length > 0;
}

function nearest({ plan }: Draft, places: readonly Square[], to: readonly Square[]): Square {
  const away = (place: Square): number => Math.min(...to.map((square) => distance(plan, place, square)));
  return places.toSorted((one, other) => away(one) - away(other) || one - other)[0] ?? -1;
}

/** Chests drawn with a trap of which no note says what it does. */
function addDrawnTraps(draft: Draft): void {
  for (const at of draft.trapped) {
    const room = roomAt(draft.plan, at);
    if (room === CORRIDOR) {
      remark(draft, 'the chest’s trap cannot be searched for in a corridor', nameSquare(draft.plan, at));
      continue;
    }
    draft.counts.traps += 1;
    if (draft.chestTraps.some((trap) => trap.at === at)) continue;
    draft.chestTraps.push({ room, kind: 'needle', damage: 1, at });
    warn(
      draft,
      `the chest at ${nameSquare(draft.plan, at)} has a trap, but no note says what it costs: it is a needle, 1 Body Point`,
    );
  }
}
