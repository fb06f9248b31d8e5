import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bad, good, type Result } from '@questhall/border';
import { Mistake } from '@questhall/facets';
import type { Guest, Types } from '@questhall/kernel';
import { type GuestFile, isGuestFile } from './guest.ts';

const HOW = 'export default a function from a turn to an action, or sitDown(game, seat), which gives one';

/** Loads a player from a module; its name is the path. */
export async function loadGuest(name: string): Promise<Result<GuestFile>> {
  const path = resolve(name);
  const isThere = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isThere) return bad(name, 'is no file that could be read');
  try {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
    return guestIn(name, module);
  } catch (error) {
    return bad(name, `cannot be loaded: ${String(error)}${adviceOn(name, error)}`);
  }
}

function adviceOn(name: string, error: unknown): string {
  if (error instanceof SyntaxError) return ` (node --check ${name} shows where)`;
  const isOurs = String(error).includes("Cannot find package '@questhall/");
  return isOurs
    ? '. Our packages are found from any folder below this checkout, and wherever they are installed: docs/bots.md says how'
    : '';
}

/** Loads everybody among these who is named by a file. */
export async function loadGuests(names: readonly string[]): Promise<Result<readonly GuestFile[]>> {
  const guests: GuestFile[] = [];
  for (const name of new Set(names.filter(isGuestFile))) {
    const loaded = await loadGuest(name);
    if (!loaded.ok) return loaded;
    guests.push(loaded.value);
  }
  return good(guests);
}

function guestIn(name: string, module: Readonly<Record<string, unknown>>): Result<GuestFile> {
  const { default: answer, sitDown } = module;
  const exported = Object.keys(module).join(', ') || 'nothing';
  if (typeof sitDown === 'function')
    return good({ name, sitDown: (game, seat) => guestBy(name, () => sitDown(game, seat)) });
  if (typeof answer === 'function') return good({ name, sitDown: () => (turn) => answer(turn) });
  return bad(name, `exports ${exported}, and nobody who plays: ${HOW}`);
}

function guestBy<T extends Types>(name: string, sitDown: () => unknown): Guest<T> {
  let guest: unknown;
  try {
    guest = sitDown();
  } catch (error) {
    throw new Mistake(`sitDown of ${name} threw ${String(error)}`);
  }
  if (typeof guest === 'function') return (turn) => guest(turn);
  throw new Mistake(`sitDown of ${name} gave what is no function: it gives one from a turn to an action`);
}
