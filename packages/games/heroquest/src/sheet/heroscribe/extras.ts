import { meaningOf, numberIn, plain, type TiedNote } from '@questhall/heroscribe';
import { GOLD_MAX } from '../limits.ts';
import { PORTAL_SUMS } from '../parts.ts';
import type { Room, Square } from '../sheet.ts';
import { CORRIDOR, nameSquare, roomAt } from '../squares.ts';
import { STAND_INS } from './counterparts.ts';
import { type Draft, remark, warn } from './draft.ts';
import { monsterIn } from './monster-words.ts';
import { rowLike } from './people.ts';

const HEROES_USUAL = 4;
const WANDERING = /^wandering monsters?(?: in this quest)?\s*[:.-]?\s*(.*)$/i;

/** `Wandering Monster in this Quest: Orc`, also in other words. */
export function readWanderer(draft: Draft, notes: readonly TiedNote[]): void {
  const said = notes.map(({ text }) => WANDERING.exec(plain(text))?.[1]).find((text) => text !== undefined);
  const key = said === undefined ? null : wandererIn(draft, said);
  if (key !== null) {
    draft.wander = key;
    const count = numberIn(/^(\w+) /.exec(said ?? '')?.[1]);
    if (count !== null && count > 1) warn(draft, `the wandering monsters are “${said}”: here one comes at a time`);
    return;
  }
  draft.wander = 'orc';
  warn(
    draft,
    said === undefined || said.trim() === ''
      ? 'no wandering monster is named: it is an orc'
      : `the wandering monster “${said.slice(0, 100)}” is not known: it is an orc`,
  );
}

function wandererIn(draft: Draft, said: string): string | null {
  const known = monsterIn(said) ?? (/\bghosts?\b/i.test(said) ? 'ghost' : null);
  // A stranger from another box, such as `Ogre Warrior`.
  const stranger = meaningOf(said.replaceAll(/[^A-Za-z]/g, ''))?.meaning;
  if (stranger?.kind !== 'stranger') return known;
  const key = stranger.name.toLowerCase().replaceAll(' ', '-');
  if (!draft.named.some((row) => row.key === key))
    draft.named.push(rowLike(STAND_INS[stranger.name], key, stranger.name));
  return key;
}

/** Gold for each survivor: what each is promised, or a fourth of what they share. */
export function readReward(draft: Draft, speech: string): void {
  const text = plain(speech);
  const shared = /(\d{2,5}) gold(?: coins)?[^.]*\bdivided\b/i.exec(text)?.[1];
  const each = /\b(?:each|every)\b[^.]{0,60}?(\d{2,5}) gold(?: coins)?/i.exec(text)?.[1];
  const isBounty = /\bbounty\b|\bfor each\b/i.test(text);
  const gold =
    shared === undefined ? (isBounty ? null : numberIn(each)) : Math.round((numberIn(shared) ?? 0) / HEROES_USUAL);
  draft.reward = Math.min(GOLD_MAX, gold ?? 0);
}

/** Numbers from 2 to 12 on the board: the castle whose doors lead wherever the dice say. */
export function readPortals(draft: Draft): void {
  const { plan, numbers, blocked, filled } = draft;
  const rooms: Record<number, Room> = {};
  const arrivals: Record<Room, Square> = {};
  for (const sum of PORTAL_SUMS) {
    const at = numbers.find((mark) => mark.numbers.includes(sum))?.at ?? -1;
    const room = at < 0 ? CORRIDOR : roomAt(plan, at);
    if (room === CORRIDOR || blocked.has(at) || filled.has(at)) continue;
    rooms[sum] = room;
    arrivals[room] ??= at;
  }
  if (PORTAL_SUMS.every((sum) => rooms[sum] !== undefined)) {
    draft.special = { kind: 'portals', rooms, arrivals };
    warn(draft, 'the squares numbered 2 to 12 make every door a portal: the sum of two dice says where it leads');
    return;
  }
  for (const { id, at } of numbers) remark(draft, `${id} has no counterpart`, nameSquare(plan, at));
}
