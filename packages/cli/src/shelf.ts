import { bad, good, type Result } from '@questhall/border';
import { type Field, findRule, type Rule, type Rulebook, type Types } from '@questhall/kernel';
import { aboutExported, type Exported, replayExported } from '@questhall/table';
import type { Kit } from './kit.ts';
import { type ReplayRequest, replayLines, unplayed } from './replay-lines.ts';
import { didYouMean } from './suggest.ts';
import { openTable, resumeTable, type TableRequest } from './table/open-table.ts';
import { tableKit } from './table/table-kit.ts';
import type { Terminal } from './table/terminal.ts';
import { orUserError, UserError } from './user-error.ts';

interface Verified {
  /** So many moves were made again. */
  readonly moves: number;
  /** What could not be, in a sentence; empty when everything was. */
  readonly unchecked: string;
}

/** A game as the commands see it. Its types stay inside, so one list can hold every game. */
export interface ShelvedGame {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly rulebook: Rulebook<string>;
  readonly options: Readonly<Record<string, Field<unknown>>>;
  /** Who can be named as a player, besides a person. */
  readonly botNames: readonly string[];
  rule(id: string): Rule | null;
  /** Plays at the terminal; gives the exit code. */
  play(request: TableRequest, terminal: Terminal): Promise<number>;
  /** Goes on at a table that was kept; gives the exit code. */
  resume(id: string, terminal: Terminal): Promise<number>;
  /** Plays a file again; the problem names what differs. */
  verify(exported: Exported): Result<Verified>;
  replay(exported: Exported, request: ReplayRequest): readonly string[];
}

function shelve<T extends Types>(kit: Kit<T>): ShelvedGame {
  const { game } = kit;
  return {
    id: game.id,
    title: game.title,
    edition: game.edition,
    rulebook: game.rulebook,
    options: game.options,
    botNames: [...Object.keys(kit.bots), 'random'],
    rule: (id) => findRule(game.rulebook, id),
    play: (request, terminal) => openTable(kit, request, terminal),
    resume: (id, terminal) => resumeTable(kit, id, terminal),
    verify(exported) {
      const replayed = replayExported(tableKit(kit), exported);
      if (!replayed.ok) return replayed;
      const { edition } = aboutExported(exported);
      if (edition === game.edition)
        return good({ moves: replayed.value.journal.entries.length, unchecked: unplayed(replayed.value, 'played') });
      return bad(
        'edition',
        `is ${edition}, and the rules of today are edition ${game.edition}: its moves cannot be played again, only gone on from`,
      );
    },
    replay: (exported, request) => replayLines(kit, orUserError(replayExported(tableKit(kit), exported)), request),
  };
}

/** What there is, each taken from the shelf when it is asked for: nobody waits for a game that he does not play. */
const SHELF: Readonly<Record<string, () => Promise<ShelvedGame>>> = {
  dungeonquest: async () => shelve((await import('./kits/dungeonquest.ts')).dungeonquestKit),
  heroquest: async () => shelve((await import('./kits/heroquest.ts')).heroquestKit),
  glowquest: async () => shelve((await import('./kits/glowquest.ts')).glowquestKit),
};

export const GAME_IDS: readonly string[] = Object.keys(SHELF);

/** The one to play when nobody says. */
export const USUAL_GAME = 'dungeonquest';

/** The game of this name, or a mistake that lists those there are. */
export async function takeGame(id: string): Promise<ShelvedGame> {
  const take = Object.hasOwn(SHELF, id) ? SHELF[id] : undefined;
  if (take === undefined)
    throw new UserError(`there is no game "${id}"; there are: ${GAME_IDS.join(', ')}.${didYouMean(id, GAME_IDS)}`);
  return take();
}

/** The game that these arguments name; null for none. */
export async function gameIn(args: readonly string[]): Promise<ShelvedGame | null> {
  const id = GAME_IDS.find((one) => args.includes(one));
  return id === undefined ? null : takeGame(id);
}

/** Every option of a game, for `--help`; without one, where to find them. */
export function optionsHelp(command: string, game: ShelvedGame | null): string {
  if (game === null) {
    const lines = GAME_IDS.map((id) => `  npx questhall ${command} ${id} --help`);
    return `Each game has options and players of its own:\n${lines.join('\n')}`;
  }
  const lines = Object.entries(game.options).map(
    ([name, { text, range, initial }]) =>
      `  ${name} [${initial === false ? 'off' : initial === '' ? 'nothing' : (initial ?? 'usual')}]\n      ${text}\n      ${range}`,
  );
  return `Options of ${game.title}, for --set, with what they are when nobody says:\n${lines.join('\n')}`;
}
