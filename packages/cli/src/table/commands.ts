import { existsSync } from 'node:fs';
import { ASKINGS, type Asking } from '@questhall/facets';
import { check, sight, type Types } from '@questhall/kernel';
import { exportMemory, exportTable } from '@questhall/table';
import { writePieces } from '../files.ts';
import type { Loaded } from '../loaded.ts';
import { UserError } from '../user-error.ts';
import { type AtTable, IDS, resumeCommand } from './at-table.ts';
import { findRules } from './finding-rules.ts';
import { showLog } from './log.ts';
import { showRefusal, showRule, showTable } from './showing.ts';
import { takeBack } from './taking-back.ts';

/** What follows a command: the table changed, it is still as it was, it plays on by itself, or somebody leaves. */
export type Commanded = 'changed' | 'same' | 'go' | 'again' | 'quit';

interface Command {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly usage: string;
  text<T extends Types>(loaded: Loaded<T>): string;
  run<T extends Types>(table: AtTable<T>, args: readonly string[]): Commanded | Promise<Commanded>;
}

const why: Command = {
  name: 'why',
  aliases: [],
  usage: 'why <action>',
  text: ({ examples }) => `why something is not allowed: why ${examples.action}`,
  run(table, args) {
    const { loaded, journal, asked, screen } = table;
    if (asked === null) throw new UserError('The game is over, so nothing is allowed any more.');
    if (args.length === 0) throw new UserError(`Say what you would like to do, such as: why ${loaded.examples.action}`);
    const seen = sight(loaded.game, journal.state, asked.seat);
    const action = loaded.game.decode(loaded.parse(args, seen));
    if (action === null) {
      const unclear = loaded.unclear?.(args, seen) ?? '';
      throw new UserError(unclear === '' ? `"${args.join(' ')}" is nothing one can do in this game.` : unclear);
    }
    const refusal = check(loaded.game, journal.state, { seat: asked.seat, ask: asked.id, action });
    if (refusal === null) screen.line('Nothing is against it.');
    else showRefusal(table, refusal);
    return 'same';
  },
};

const rule: Command = {
  name: 'rule',
  aliases: ['rules'],
  usage: 'rule <id or word>',
  text: ({ examples }) => `the text of a rule, or all rules that speak of something: rule ${examples.topic}`,
  run(table, args) {
    const { loaded, screen } = table;
    const { examples } = loaded;
    const wanted = args.join(' ');
    if (wanted === '')
      throw new UserError(`Say which one: rule ${examples.rule}. Or what it is about: rule ${examples.topic}`);
    if (wanted.includes('.')) {
      showRule(table, wanted);
      return 'same';
    }
    const { named, others } = findRules(loaded, wanted);
    if (named.length + others.length === 0) throw new UserError(`No rule speaks of "${wanted}".`);
    for (const { id } of named) showRule(table, id);
    if (named.length > 0 && others.length > 0)
      screen.line(screen.dim('Others that speak of it; "rule" and an id shows one:'));
    for (const { id, title } of others) screen.line(`  ${title}  ${screen.dim(id)}`, 4);
    return 'same';
  },
};

const odds: Command = {
  name: 'odds',
  aliases: [],
  usage: 'odds',
  text: () => 'the exact odds from here, in full',
  run({ loaded, journal, viewer, screen }) {
    const lines = loaded.oddsInFull(sight(loaded.game, journal.state, viewer));
    if (lines.length === 0) throw new UserError('There is nothing to reckon at the moment.');
    for (const line of lines) screen.line(line, 4);
    return 'same';
  },
};

const log: Command = {
  name: 'log',
  aliases: [],
  usage: 'log [moves]',
  text: () => 'what happened last, as you saw it; "log 5" the last five moves, "log all" everything',
  run(table, [length]) {
    const isNumber = length !== undefined && /^[1-9]\d*$/.test(length);
    if (length !== undefined && length !== 'all' && !isNumber)
      throw new UserError('Say "log", "log 5" for the last five moves, or "log all".');
    showLog(table, isNumber ? Number(length) : length === 'all' ? 'all' : 'screenful');
    return 'same';
  },
};

const ids: Command = {
  name: 'ids',
  aliases: [],
  usage: 'ids on|off|fit',
  text: () => 'rule ids behind what happens: always, never, or where the line has room',
  run(table, [wanted]) {
    const chosen = IDS.find((one) => one === wanted);
    if (chosen === undefined) throw new UserError('Say "ids on", "ids off", or "ids fit" for where the line has room.');
    table.ids = chosen;
    table.screen.line(IDS_SAID[chosen]);
    return 'same';
  },
};

const IDS_SAID: Readonly<Record<(typeof IDS)[number], string>> = {
  on: 'Every sentence has the id of its rule.',
  off: 'No sentence has the id of its rule.',
  fit: 'A sentence has the id of its rule where there is room.',
};

const asks: Command = {
  name: 'asks',
  aliases: [],
  usage: 'asks less|ends|all',
  text: () => 'what you are asked: only what matters, also before a turn ends, or everything',
  run(table, [wanted]) {
    const chosen = ASKINGS.find((one) => one === wanted);
    if (chosen === undefined)
      throw new UserError(
        'Say "asks less" for what matters, "asks ends" for the end of a turn as well, or "asks all".',
      );
    table.asking = chosen;
    table.knowsAsking = true;
    table.screen.line(ASKING_SAID[chosen]);
    return 'changed';
  },
};

const ASKING_SAID: Readonly<Record<Asking, string>> = {
  less: 'What has only one answer, or none that could matter, is answered by itself, and so is the end of a spent turn.',
  ends: 'What has only one answer, or none that could matter, is answered by itself; a turn never ends so.',
  all: 'You are asked everything.',
};

const look: Command = {
  name: 'table',
  aliases: ['map', 'look'],
  usage: 'table',
  text: () => 'the whole table again, with its map where there is one; "map" is the same',
  run(table) {
    showTable(table);
    return 'same';
  },
};

const go: Command = {
  name: 'go',
  aliases: [],
  usage: 'go',
  text: () => 'play on until there is something to decide',
  run({ isOver }, rest) {
    if (rest.length > 0) throw new UserError('"go" stands alone, and plays on until there is something to decide.');
    if (isOver) throw new UserError('The game is over. "again" plays once more.');
    return 'go';
  },
};

const undoing: Command = {
  name: 'undo',
  aliases: [],
  usage: 'undo [all]',
  text: () =>
    'take your last move back; "undo all": everybody agrees to take it back, though dice have fallen or something came out',
  async run(table, [whole]): Promise<Commanded> {
    if (whole !== undefined && whole !== 'all') throw new UserError('Say "undo", or "undo all".');
    await takeBack(table, whole === 'all');
    return 'changed';
  },
};

const save: Command = {
  name: 'save',
  aliases: [],
  usage: 'save <file> [again]',
  text: () => 'write the match to a file, for somebody else or for another machine; "again" replaces one that is there',
  async run(table, [path, again, ...rest]): Promise<Commanded> {
    if (path === undefined) throw new UserError('Say where: save fight.table');
    if ((again !== undefined && again !== 'again') || rest.length > 0)
      throw new UserError('A file name has no spaces here: save fight.table');
    if (existsSync(path) && again === undefined)
      throw new UserError(`${path} is already there. To replace it: save ${path} again`);
    await writeTable(table, path);
    table.screen.line(
      table.isOver
        ? `Saved. Look at it again with: npx questhall replay ${path}`
        : `Saved. Go on with: ${resumeCommand(table, path)}`,
      2,
    );
    return 'same';
  },
};

/** The journal as it lies on the shelf, or, where that cannot be read any more, what is in memory. */
async function writeTable<T extends Types>({ host, shelf, screen }: AtTable<T>, path: string): Promise<void> {
  try {
    await writePieces(path, exportTable(host.rules, shelf, host.card.id));
  } catch (error) {
    if (error instanceof UserError) throw error;
    screen.line('Where this table is kept it cannot be read any more, so the file has what is still in memory.');
    await writePieces(path, exportMemory(host));
  }
}

const load: Command = {
  name: 'load',
  aliases: ['resume'],
  usage: 'load <file>',
  text: () => 'how to go on with a match that was saved',
  run(table, [path]) {
    if (path !== undefined && !existsSync(path)) throw new UserError(`There is no file ${path} here.`);
    table.screen.line('A saved match has a table of its own. Leave this one with "quit", which keeps it, and type:');
    table.screen.write(`  ${resumeCommand(table, path ?? '<file>')}\n`);
    return 'same';
  },
};

const again: Command = {
  name: 'again',
  aliases: ['rematch'],
  usage: 'again',
  text: () => 'the same table once more, with new dice',
  async run(table): Promise<Commanded> {
    return (await table.mayLeave()) ? 'again' : 'same';
  },
};

const help: Command = {
  name: 'help',
  aliases: ['?', 'h'],
  usage: 'help',
  text: () => 'this list',
  run({ loaded, screen }) {
    screen.line(
      'Answer with a number or a word from the list. Enter takes the only answer there is, or the one that goes without saying.',
    );
    screen.line('Of the commands below the first letters will do, where nothing else begins like them.');
    for (const hint of loaded.hints) screen.line(hint);
    const widest = Math.max(...COMMANDS.map(({ usage }) => usage.length));
    for (const { usage, text } of COMMANDS) screen.line(`  ${usage.padEnd(widest)}  ${text(loaded)}`, widest + 4);
    return 'same';
  },
};

const quit: Command = {
  name: 'quit',
  aliases: ['q', 'exit'],
  usage: 'quit',
  text: () => 'leave the table; the match is kept, and "questhall resume" goes on with it',
  run(table) {
    table.sayKept();
    return 'quit';
  },
};

export const COMMANDS: readonly Command[] = [
  why,
  rule,
  odds,
  log,
  look,
  ids,
  asks,
  go,
  undoing,
  save,
  load,
  again,
  help,
  quit,
];

/** A single letter is too easily a slip. */
const BEGINNING_MIN = 2;

/** The command of this name, or the only one that begins like this, unless the game has a use for the word. */
export function findCommand(word: string, isGames: (beginning: string) => boolean): Command | null {
  const wanted = word.toLowerCase();
  const exact = COMMANDS.find(({ name, aliases }) => name === wanted || aliases.includes(wanted));
  if (exact !== undefined || wanted.length < BEGINNING_MIN || isGames(wanted)) return exact ?? null;
  const [only, other] = COMMANDS.filter(({ name, aliases }) =>
    [name, ...aliases].some((one) => one.startsWith(wanted)),
  );
  return other === undefined ? (only ?? null) : null;
}
