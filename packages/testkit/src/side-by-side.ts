import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

/** A match in progress, played one answer at a time. */
export interface Playing {
  isOver(): boolean;
  play(): void;
  /** All that it has come to: what was told, and the state. */
  text(): string;
}

/** What some matches in one process came to, and how often each of the counted functions was called for that. */
export interface Played {
  readonly texts: readonly string[];
  readonly calls: Readonly<Record<string, number>>;
}

/**
 * Plays matches one after the other, and then the same by turns. What a module has worked out for one table may neither
 * serve nor hinder another: both must come to the same, with the same work. The engine itself counts the calls of
 * functions, each given as `file.ts function`.
 */
export async function sideBySide(
  begin: readonly (() => Playing)[],
  counted: readonly string[],
): Promise<{ readonly apart: Played; readonly together: Played }> {
  setFlagsFromString('--no-opt'); // what is compiled into its callers is not counted
  byTurns(begin); // whatever is kept for all tables, of cards and monsters, is known from here on
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    byTurns(begin); // from here on every function has its counter
    await callsSince(session, counted);
    const apart = { texts: begin.flatMap((one) => byTurns([one])), calls: await callsSince(session, counted) };
    const together = { texts: byTurns(begin), calls: await callsSince(session, counted) };
    return { apart, together };
  } finally {
    session.disconnect();
    setFlagsFromString('--opt');
  }
}

/** One answer at each table in turn, until all are over. */
function byTurns(begin: readonly (() => Playing)[]): string[] {
  const tables = begin.map((one) => one());
  while (tables.some((table) => !table.isOver())) for (const table of tables) if (!table.isOver()) table.play();
  return tables.map((table) => table.text());
}

/** How often each of these functions was called since somebody last asked. */
async function callsSince(session: Session, counted: readonly string[]): Promise<Record<string, number>> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const calls = Object.fromEntries(counted.map((name) => [name, 0]));
  for (const { url, functions } of result) {
    const file = url.slice(url.lastIndexOf('/') + 1);
    for (const { functionName, ranges } of functions) {
      const name = `${file} ${functionName}`;
      if (Object.hasOwn(calls, name)) calls[name] = (calls[name] ?? 0) + (ranges[0]?.count ?? 0);
    }
  }
  return calls;
}
