import { type Field, findRule, type Result, type Rule, type Rulebook, restore, type Save, type Types } from '@questhall/kernel';
import type { Kit } from './kit.ts';
import { dungeonquestKit } from './kits/dungeonquest.ts';
import { type ReplayRequest, replayLines } from './replay-lines.ts';
import type { Screen } from './screen.ts';
import type { LineReader } from './table/lines.ts';
import { openTable, type TableRequest } from './table/open-table.ts';
import { UserError } from './user-error.ts';

/** A game as the commands see it. Its types stay inside, so one list can hold every game. */
export interface ShelvedGame {
  readonly id: string;
  readonly title: string;
  readonly rulebook: Rulebook<string>;
  readonly options: Readonly<Record<string, Field<unknown>>>;
  rule(id: string): Rule | null;
  /** Plays at the terminal; gives the exit code. */
  play(request: TableRequest, screen: Screen, lines: LineReader): Promise<number>;
  /** Plays a save again; the problem names what differs. */
  verify(save: Save): Result<{ readonly moves: number }>;
  replay(save: Save, request: ReplayRequest): readonly string[];
}

function shelve<T extends Types>(kit: Kit<T>): ShelvedGame {
  const { game } = kit;
  return {
    id: game.id,
    title: game.title,
    rulebook: game.rulebook,
    options: game.options,
    rule: (id) => findRule(game.rulebook, id),
    play: (request, screen, lines) => openTable(kit, request, screen, lines),
    verify(save) {
      const restored = restore(game, save);
      return restored.ok ? { ok: true, value: { moves: restored.value.entries.length } } : restored;
    },
    replay(save, request) {
      const restored = restore(game, save);
      if (!restored.ok) throw new UserError(`${restored.problem.field} ${restored.problem.message}`);
      return replayLines(kit, restored.value, request);
    },
  };
}

export const SHELF: readonly ShelvedGame[] = [shelve(dungeonquestKit)];

export const gameIds = (): string => SHELF.map(({ id }) => id).join(', ');

/** The game of this name, or a mistake that lists those there are. */
export function takeGame(id: string): ShelvedGame {
  const found = SHELF.find((game) => game.id === id);
  if (found === undefined) throw new UserError(`there is no game "${id}"; there are: ${gameIds()}`);
  return found;
}
