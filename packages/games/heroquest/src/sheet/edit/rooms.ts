import { readText } from '../parse.ts';
import { printFind } from '../print.ts';
import type { ChestTrap, Edge, Find, Room, Square } from '../sheet.ts';
import { nameEdge, nameSquare } from '../squares.ts';
import { entriesIn, lineIn, saidIn, sourceOf } from './source.ts';
import { addEntry, changeEntry, dropEntry, type Written } from './write.ts';

/** What a search for treasure finds in a room; nothing takes its entry away. */
export function writeFinds(text: string, room: Room, finds: readonly Find[]): string {
  const entry = finds.length === 0 ? null : `${room} ${finds.map(printFind).join(' + ')}`;
  return writeEntry(text, 'treasure', ([first]) => first === room, entry);
}

/** The trap in a piece of furniture: where there is none yet, it is written with the square of the piece. */
export function writeChestTrap(
  text: string,
  room: Room,
  at: Square,
  trap: { readonly kind: ChestTrap; readonly damage: number } | null,
): string {
  const { plan, chestTraps } = readText(text).sheet;
  const square = nameSquare(plan, at);
  const isUsual = chestTraps.some((one) => one.room === room && one.at === at);
  const isHere = ([first, , , place]: readonly string[]): boolean =>
    first === room && (place === square || (place === undefined && isUsual));
  const isPlain = lastWordOf(text, 'chest-trap', isHere) !== square && isUsual;
  const entry = trap === null ? null : `${room} ${trap.kind} ${trap.damage}${isPlain ? '' : ` ${square}`}`;
  return writeEntry(text, 'chest-trap', isHere, entry);
}

/** The doors that open when a room is revealed. */
export function writeAlarm(text: string, room: Room, edges: readonly Edge[]): string {
  const { plan } = readText(text).sheet;
  const entry = edges.length === 0 ? null : [room, ...edges.map((edge) => nameEdge(plan, edge))].join(' ');
  return writeEntry(text, 'alarm', ([first]) => first === room, entry);
}

type IsMeant = (words: readonly string[]) => boolean;

function writeEntry(text: string, line: Written['line'], isMeant: IsMeant, to: string | null): string {
  const entry = entryMeant(text, line, isMeant);
  if (entry === null) return to === null ? text : addEntry(text, { line, entry: to });
  return (to === null ? dropEntry(text, { line, entry }) : changeEntry(text, { line, entry }, to)) ?? text;
}

function entryMeant(text: string, key: Written['line'], isMeant: IsMeant): string | null {
  const line = lineIn(sourceOf(text), key);
  const entries = line === null ? [] : entriesIn(line).map(saidIn);
  return entries.find((entry) => isMeant(entry.split(' '))) ?? null;
}

const lastWordOf = (text: string, key: Written['line'], isMeant: IsMeant): string | undefined =>
  entryMeant(text, key, isMeant)?.split(' ').at(-1);
