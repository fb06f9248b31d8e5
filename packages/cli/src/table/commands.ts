import { existsSync } from 'node:fs';
import { ASKINGS } from '@questhall/facets';
import { check, sight, type Types } from '@questhall/kernel';
import { exportMemory, exportTable } from '@questhall/table';
import { writePieces } from '../files.ts';
import type { Loaded } from '../loaded.ts';
import type { CommandName } from '../texts/shape.ts';
import { UserError } from '../user-error.ts';
import { type AtTable, IDS, resumeCommand } from './at-table.ts';
import { findRules } from './finding-rules.ts';
import { exampleThing, findThings, nearestThing, thingsOf } from './finding-things.ts';
import { showLog } from './log.ts';
import { showGlance, showMap, showRefusal, showRule, showTable, showThing } from './showing.ts';
import { takeBack } from './taking-back.ts';

/** What follows a command: the table changed, it is still as it was, it plays on by itself, or somebody leaves. */
export type Commanded = 'changed' | 'same' | 'go' | 'again' | 'quit';

interface Command {
  readonly name: CommandName;
  readonly aliases: readonly string[];
  /** Whether this game has any use for it; every game, where this is left out. */
  isFor?<T extends Types>(loaded: Loaded<T>): boolean;
  /** Something to type behind it, for help. */
  example?<T extends Types>(loaded: Loaded<T>): string;
  run<T extends Types>(table: AtTable<T>, args: readonly string[]): Commanded | Promise<Commanded>;
}

const why: Command = {
  name: 'why',
  aliases: [],
  example: ({ examples }) => examples.action,
  run(table, args) {
    const { loaded, journal, asked, screen } = table;
    if (asked === null) throw new UserError(loaded.texts.answers.over);
    if (args.length === 0) throw new UserError(loaded.texts.answers.whyWhat(loaded.examples.action));
    const seen = sight(loaded.game, journal.state, asked.seat);
    const action = loaded.game.decode(loaded.parse(args, seen));
    if (action === null) {
      const unclear = loaded.unclear?.(args, seen) ?? '';
      throw new UserError(unclear === '' ? loaded.texts.answers.notAnAction(args.join(' ')) : unclear);
    }
    const refusal = check(loaded.game, journal.state, { seat: asked.seat, ask: asked.id, action });
    if (refusal === null) screen.line(loaded.texts.answers.allowed);
    else showRefusal(table, refusal);
    return 'same';
  },
};

const rule: Command = {
  name: 'rule',
  aliases: ['rules'],
  example: ({ examples }) => examples.topic,
  run(table, args) {
    const { loaded, screen } = table;
    const { examples } = loaded;
    const wanted = args.join(' ');
    if (wanted === '') throw new UserError(loaded.texts.answers.whichRule(examples.rule, examples.topic));
    if (wanted.includes('.')) {
      showRule(table, wanted);
      return 'same';
    }
    const { named, others } = findRules(loaded, wanted);
    const { named: things, others: like } = findThings(loaded, wanted);
    if (named.length + others.length + things.length === 0) {
      if (like.length > 0) return card.run(table, args);
      throw new UserError(loaded.texts.answers.noRuleOf(wanted));
    }
    for (const thing of things) showThing(table, thing);
    for (const { id } of named) showRule(table, id);
    if (named.length + things.length > 0 && others.length > 0) screen.line(screen.dim(loaded.texts.answers.otherRules));
    for (const { id, title } of others) screen.line(`  ${title}  ${screen.dim(id)}`, 4);
    return 'same';
  },
};

/** So many things are named when a part of a name is all there is to go by. */
const THINGS_NAMED_MAX = 12;

const card: Command = {
  name: 'card',
  aliases: [],
  isFor: (loaded) => thingsOf(loaded).length > 0,
  example: exampleThing,
  run(table, args) {
    const { loaded, screen } = table;
    const { answers } = loaded.texts;
    const wanted = args.join(' ');
    if (wanted === '') throw new UserError(answers.whichThing(exampleThing(loaded)));
    const { named, others } = findThings(loaded, wanted);
    const [only, another] = others;
    const shown = named.length === 0 && only !== undefined && another === undefined ? [only] : named;
    for (const thing of shown) showThing(table, thing);
    if (shown.length > 0) return 'same';
    if (only === undefined) throw new UserError(answers.noThing(wanted, nearestThing(loaded, wanted)));
    screen.line(answers.manyThings);
    for (const { name, kind } of others.slice(0, THINGS_NAMED_MAX)) screen.line(`  ${name}  ${screen.dim(kind)}`, 4);
    if (others.length > THINGS_NAMED_MAX)
      screen.line(screen.dim(`  ${answers.moreThings(others.length - THINGS_NAMED_MAX)}`));
    return 'same';
  },
};

const odds: Command = {
  name: 'odds',
  aliases: [],
  run({ loaded, journal, viewer, screen }) {
    const lines = loaded.oddsInFull(sight(loaded.game, journal.state, viewer));
    if (lines.length === 0) throw new UserError(loaded.texts.answers.noOdds);
    for (const line of lines) screen.line(line, 4);
    return 'same';
  },
};

const log: Command = {
  name: 'log',
  aliases: [],
  run(table, [length]) {
    const isNumber = length !== undefined && /^[1-9]\d*$/.test(length);
    if (length !== undefined && length !== 'all' && !isNumber) throw new UserError(table.loaded.texts.answers.logUsage);
    showLog(table, isNumber ? Number(length) : length === 'all' ? 'all' : 'screenful');
    return 'same';
  },
};

const ids: Command = {
  name: 'ids',
  aliases: [],
  run(table, [wanted]) {
    const chosen = IDS.find((one) => one === wanted);
    if (chosen === undefined) throw new UserError(table.loaded.texts.answers.idsUsage);
    table.ids = chosen;
    table.screen.line(table.loaded.texts.answers.ids[chosen]);
    return 'same';
  },
};

const asks: Command = {
  name: 'asks',
  aliases: [],
  run(table, [wanted]) {
    const chosen = ASKINGS.find((one) => one === wanted);
    if (chosen === undefined) throw new UserError(table.loaded.texts.answers.asksUsage);
    table.asking = chosen;
    table.knowsAsking = true;
    table.screen.line(table.loaded.texts.answers.asks[chosen]);
    return 'changed';
  },
};

const orders: Command = {
  name: 'orders',
  aliases: [],
  isFor: ({ orders: known }) => known !== undefined,
  async run(table, [wanted, way, ...rest]): Promise<Commanded> {
    const { loaded, viewer, screen } = table;
    const { answers } = loaded.texts;
    const names = Object.keys(loaded.orders ?? {});
    if (names.length === 0) throw new UserError(answers.noOrders);
    const standing = table.standingOf(viewer).orders;
    if (wanted === undefined) {
      for (const name of names) screen.line(orderLine(table, name, standing.includes(name)), 4);
      return 'same';
    }
    const [name, other] = names.filter((one) => one === wanted || one.startsWith(wanted));
    const isWay = way === undefined || way === 'on' || way === 'off';
    if (name === undefined || other !== undefined || !isWay || rest.length > 0)
      throw new UserError(answers.ordersUsage);
    const isOn = way === undefined ? !standing.includes(name) : way === 'on';
    await table.chairOf(viewer).order(name, isOn);
    screen.line(answers.orderGiven(loaded.words.orders?.[name]?.title ?? name, isOn));
    return 'changed';
  },
};

/** What one types for it, whether it stands, what it spares one, and the rule to read about it. */
function orderLine<T extends Types>({ loaded, screen }: AtTable<T>, name: string, isOn: boolean): string {
  const { title, text } = loaded.words.orders?.[name] ?? { title: name, text: '' };
  const state = loaded.texts.answers.order[isOn ? 'on' : 'off'];
  const rule = loaded.orders?.[name]?.rule ?? '';
  return `  ${name} (${state})  ${title}: ${text} ${screen.dim(`[${rule}]`)}`;
}

const look: Command = {
  name: 'table',
  aliases: ['look'],
  run(table) {
    showTable(table);
    return 'same';
  },
};

const map: Command = {
  name: 'map',
  aliases: [],
  isFor: ({ map: drawn }) => drawn !== undefined,
  run(table) {
    showMap(table);
    return 'same';
  },
};

const go: Command = {
  name: 'go',
  aliases: [],
  run({ loaded, isOver }, rest) {
    if (rest.length > 0) throw new UserError(loaded.texts.answers.goAlone);
    if (isOver) throw new UserError(loaded.texts.answers.goOver);
    return 'go';
  },
};

const undoing: Command = {
  name: 'undo',
  aliases: [],
  async run(table, [whole]): Promise<Commanded> {
    if (whole !== undefined && whole !== 'all') throw new UserError(table.loaded.texts.answers.undoUsage);
    await takeBack(table, whole === 'all');
    return 'changed';
  },
};

const save: Command = {
  name: 'save',
  aliases: [],
  async run(table, [path, again, ...rest]): Promise<Commanded> {
    const { answers } = table.loaded.texts;
    if (path === undefined) throw new UserError(answers.saveWhere);
    if ((again !== undefined && again !== 'again') || rest.length > 0) throw new UserError(answers.saveSpaces);
    if (existsSync(path) && again === undefined) throw new UserError(answers.saveThere(path));
    await writeTable(table, path);
    table.screen.line(table.isOver ? answers.savedOver(path) : answers.saved(resumeCommand(table, path)), 2);
    return 'same';
  },
};

/** The journal as it lies on the shelf, or, where that cannot be read any more, what is in memory. */
async function writeTable<T extends Types>({ loaded, host, shelf, screen }: AtTable<T>, path: string): Promise<void> {
  try {
    await writePieces(path, exportTable(host.rules, shelf, host.card.id));
  } catch (error) {
    if (error instanceof UserError) throw error;
    screen.line(loaded.texts.answers.fromMemory);
    await writePieces(path, exportMemory(host));
  }
}

const load: Command = {
  name: 'load',
  aliases: ['resume'],
  run(table, [path]) {
    const { answers } = table.loaded.texts;
    if (path !== undefined && !existsSync(path)) throw new UserError(answers.noFile(path));
    table.screen.line(answers.loadHint);
    table.screen.write(`  ${resumeCommand(table, path ?? '<file>')}\n`);
    return 'same';
  },
};

const again: Command = {
  name: 'again',
  aliases: ['rematch'],
  async run(table): Promise<Commanded> {
    return (await table.mayLeave()) ? 'again' : 'same';
  },
};

const help: Command = {
  name: 'help',
  aliases: ['?', 'h'],
  run(table) {
    const { loaded, screen } = table;
    const { answers, commands } = loaded.texts;
    for (const line of [...answers.help, ...loaded.hints]) screen.line(line);
    const widest = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
    for (const { name, example, isFor } of COMMANDS) {
      if (isFor?.(loaded) === false) continue;
      const { usage, text } = commands[name];
      const such = example === undefined ? '' : `: ${name} ${example(loaded)}`;
      screen.line(`  ${usage.padEnd(widest)}  ${text}${such}`, widest + 4);
    }
    showGlance(table); // the question has left the screen
    return 'same';
  },
};

const quit: Command = {
  name: 'quit',
  aliases: ['q', 'exit'],
  run(table) {
    table.sayKept();
    return 'quit';
  },
};

export const COMMANDS: readonly Command[] = [
  why,
  rule,
  card,
  odds,
  log,
  look,
  map,
  ids,
  asks,
  orders,
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
