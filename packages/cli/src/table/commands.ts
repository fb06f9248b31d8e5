import { check, everyone, makeSave, seatsOf, sight, type Types, undo } from '@questhall/kernel';
import { writeFile } from '../files.ts';
import { wrap } from '../screen.ts';
import { UserError } from '../user-error.ts';
import type { AtTable } from './at-table.ts';
import { showLog, showRefusal, showRule, showTable } from './showing.ts';

/** What became of the table: it changed, stayed the same, or whoever typed has left. */
export type Commanded = 'changed' | 'same' | 'quit';

interface Command {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly usage: string;
  readonly text: string;
  run<T extends Types>(table: AtTable<T>, args: readonly string[]): Commanded | Promise<Commanded>;
}

export const COMMANDS: readonly Command[] = [
  {
    name: 'why',
    aliases: [],
    usage: 'why <action>',
    text: 'why something is not allowed: why escape, why reroll 1',
    run(table, args) {
      const { kit, journal, asked } = table;
      if (asked === null) throw new UserError('The game is over.');
      const action = args.length === 0 ? null : kit.game.decode(kit.words.parse(args));
      if (action === null) throw new UserError('Say what you want to do, such as: why escape');
      const refusal = check(kit.game, journal.state, { seat: asked.seat, ask: asked.id, action });
      if (refusal === null) table.screen.line('Nothing is against it.');
      else showRefusal(table, refusal);
      return 'same';
    },
  },
  {
    name: 'rule',
    aliases: [],
    usage: 'rule <id or word>',
    text: 'the text of a rule, or all rules with a word in them',
    run(table, args) {
      const { rules } = table.kit.game.rulebook;
      const [wanted = ''] = args;
      if (wanted.includes('.')) showRule(table, wanted);
      else {
        const word = args.join(' ').toLowerCase();
        const found = Object.entries<{ title: string; text: string }>(rules).filter(([id, rule]) =>
          `${id} ${rule.title} ${rule.text}`.toLowerCase().includes(word),
        );
        if (found.length === 0) throw new UserError(`No rule speaks of "${word}".`);
        for (const [id, { title }] of found) table.screen.line(`  ${title}  ${table.screen.dim(id)}`);
      }
      return 'same';
    },
  },
  {
    name: 'odds',
    aliases: [],
    usage: 'odds',
    text: 'the exact odds from here',
    run({ kit, journal, viewer, screen }) {
      const lines = kit.odds(sight(kit.game, journal.state, viewer));
      if (lines.length === 0) throw new UserError('There is nothing to reckon at the moment.');
      for (const line of lines) screen.line(line);
      return 'same';
    },
  },
  {
    name: 'log',
    aliases: [],
    usage: 'log',
    text: 'everything that happened',
    run(table) {
      showLog(table);
      return 'same';
    },
  },
  {
    name: 'table',
    aliases: ['look'],
    usage: 'table',
    text: 'show the table again',
    run(table) {
      showTable(table);
      return 'same';
    },
  },
  {
    name: 'undo',
    aliases: [],
    usage: 'undo [all]',
    text: 'take your last move back; "undo all" when the whole table agrees to undo what is known',
    run(table, [whole]) {
      takeBack(table, whole === 'all');
      return 'changed';
    },
  },
  {
    name: 'save',
    aliases: [],
    usage: 'save <file> [again]',
    text: 'keep the match in a file; "again" replaces one that is there',
    run(table, [path, again]) {
      if (path === undefined) throw new UserError('Say where: save fight.json');
      if (again !== undefined && again !== 'again') throw new UserError('A file name has no spaces here: save fight.json');
      writeFile(path, makeSave(table.journal), again === 'again');
      table.savedMoves = table.journal.entries.length;
      table.screen.line(`Saved. Go on with: questhall play ${table.kit.game.id} --load ${path}`);
      return 'same';
    },
  },
  {
    name: 'help',
    aliases: ['?', 'h'],
    usage: 'help',
    text: 'this list',
    run({ screen }) {
      screen.line('Answer with a number or a word from the list. Enter takes the only choice there is.');
      const widest = Math.max(...COMMANDS.map(({ usage }) => usage.length));
      for (const { usage, text } of COMMANDS)
        screen.line(wrap(text, screen.width, ' '.repeat(widest + 4)).replace(/^ +/, `  ${usage.padEnd(widest)}  `));
      return 'same';
    },
  },
  {
    name: 'quit',
    aliases: ['q', 'exit'],
    usage: 'quit',
    text: 'leave the table',
    async run({ isOver, journal, savedMoves, lines }) {
      if (isOver || !lines.isInteractive || journal.entries.length === savedMoves) return 'quit';
      const line = await lines.next('The match is not saved. Leave it? [y/N] ');
      return line === null || /^y/i.test(line.trim()) ? 'quit' : 'same';
    },
  },
];

export function findCommand(word: string): Command | null {
  const wanted = word.toLowerCase();
  return COMMANDS.find(({ name, aliases }) => name === wanted || aliases.includes(wanted)) ?? null;
}

/** Back to before the last move of whoever types. The program's seats agree to what their neighbours agree to. */
function takeBack<T extends Types>(table: AtTable<T>, isAgreed: boolean): void {
  const { kit, journal, players, shown } = table;
  const mine = journal.entries.findLastIndex(({ seat }) => players[seat] === null);
  if (mine < 0) throw new UserError('There is nothing of yours to take back.');
  const blocked = journal.entries.slice(mine).find(({ fixed }) => fixed !== null);
  if (blocked !== undefined && !isAgreed) {
    showRefusal(table, { rule: 'kernel.horizon', facts: { move: journal.entries.indexOf(blocked) + 1, fixed: blocked.fixed ?? '' } });
    throw new UserError('If everybody at the table agrees, say: undo all');
  }
  while (journal.entries.length > mine) {
    const refusal = undo(kit.game, journal, isAgreed ? everyone(players.length) : seatsOf(...players.keys()));
    if (refusal !== null) throw new Error('an undo that was agreed on is refused');
  }
  shown.fill(journal.entries.length);
}
