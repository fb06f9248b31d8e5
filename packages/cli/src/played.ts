import { bad, good, type Result } from '@questhall/border';
import { findGame, GAME_IDS } from '@questhall/catalogue';
import { didYouMean, type Facets, type Language } from '@questhall/facets';
import { type Field, findRule, type Rule, type Rulebook, type Types } from '@questhall/kernel';
import { aboutExported, type Exported, replayExported } from '@questhall/table';
import { load } from './loaded.ts';
import { type ReplayRequest, replayLines, unplayed } from './replay-lines.ts';
import { openTable, resumeTable, type TableRequest } from './table/open-table.ts';
import type { Terminal } from './table/terminal.ts';
import { orUserError, UserError } from './user-error.ts';

interface Verified {
  /** So many moves were made again. */
  readonly moves: number;
  /** What could not be, in a sentence; empty when everything was. */
  readonly unchecked: string;
}

/** A game as the commands see it. Its types stay inside, so one list can hold every game. */
export interface PlayedGame {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly rulebook: Rulebook<string>;
  readonly options: Readonly<Record<string, Field<unknown>>>;
  /** Who can be named as a player, besides a person. */
  readonly botNames: readonly string[];
  /** How they play, a line each; empty where their names say it. */
  readonly characters: readonly string[];
  /** Ways to open a table, for help. */
  readonly openings: readonly string[];
  readonly simulations: readonly string[];
  rule(id: string): Rule | null;
  /** Plays at the terminal; gives the exit code. */
  play(request: TableRequest, terminal: Terminal): Promise<number>;
  /** Goes on at a table that was kept; gives the exit code. */
  resume(id: string, terminal: Terminal): Promise<number>;
  /** Plays a file again; the problem names what differs. */
  verify(exported: Exported): Result<Verified>;
  replay(exported: Exported, request: ReplayRequest): readonly string[];
}

const NAME_WIDTH = 12;

async function played<T extends Types>(facets: Facets<T>, language: Language): Promise<PlayedGame> {
  const loaded = await load(facets, language);
  const { game } = loaded;
  return {
    id: game.id,
    title: game.title,
    edition: game.edition,
    rulebook: game.rulebook,
    options: game.options,
    botNames: Object.keys(loaded.bots),
    characters: Object.entries(loaded.characters ?? {}).map(([name, how]) => `  ${name.padEnd(NAME_WIDTH)} ${how}`),
    openings: loaded.openings,
    simulations: loaded.simulations,
    rule: (id) => findRule(game.rulebook, id),
    play: (request, terminal) => openTable(loaded, request, terminal),
    resume: (id, terminal) => resumeTable(loaded, id, terminal),
    verify(exported) {
      const replayed = replayExported(loaded, exported);
      if (!replayed.ok) return replayed;
      const { edition } = aboutExported(exported);
      if (edition === game.edition)
        return good({
          moves: replayed.value.journal.entries.length,
          unchecked: unplayed(loaded, replayed.value, 'played'),
        });
      return bad(
        'edition',
        `is ${edition}, and the rules of today are edition ${game.edition}: its moves cannot be played again, only gone on from`,
      );
    },
    replay: (exported, request) => replayLines(loaded, orUserError(replayExported(loaded, exported)), request),
  };
}

/** The one to play when nobody says. */
export const USUAL_GAME: string = GAME_IDS[0] ?? '';

/** The game of this name in a language, or a mistake that lists those there are. */
export async function takeGame(id: string, language: Language = 'en'): Promise<PlayedGame> {
  const found = findGame(id);
  if (found === null)
    throw new UserError(`there is no game "${id}"; there are: ${GAME_IDS.join(', ')}.${didYouMean(id, GAME_IDS)}`);
  return found.open((facets) => played(facets, language));
}

/** The game that these arguments name; null for none. */
export async function gameIn(args: readonly string[]): Promise<PlayedGame | null> {
  const id = GAME_IDS.find((one) => args.includes(one));
  return id === undefined ? null : takeGame(id);
}

/** Every option of a game, for `--help`; without one, where to find them. */
export function optionsHelp(command: string, game: PlayedGame | null): string {
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
