import { GAME_IDS } from '@questhall/catalogue';
import type { Asking, Language } from '@questhall/facets';
import type { Card } from '@questhall/table';
import type { Command } from 'commander';
import { homeShelf } from '../home-shelf.ts';
import { takeGame } from '../played.ts';
import type { Screen } from '../screen.ts';
import { answerOption, askingOption, languageOption } from '../settings.ts';
import { type LineReader, readLines } from '../table/lines.ts';
import type { TableTexts } from '../texts/shape.ts';
import { TABLE_TEXTS } from '../texts/texts.ts';
import { UserError } from '../user-error.ts';

interface Flags {
  readonly language: Language;
  readonly asks: Asking;
  readonly answerWithin: number;
}

const HELP = `
Every move at the terminal is kept when it is made: a match goes on where it stopped, whatever became of the terminal.
Without a name the matches that are not over are listed, the latest first, and you choose one.

Examples:
  npx questhall resume
  npx questhall resume 3f2a       the beginning of a name will do`;

export function addResume(program: Command, screen: Screen): void {
  program
    .command('resume')
    .description('go on with a match that was left')
    .argument('[table]', 'which one: its name, or the beginning of it')
    .addOption(languageOption())
    .addOption(askingOption())
    .addOption(answerOption())
    .addHelpText('after', HELP)
    .action(async (wanted: string | undefined, { language, asks, answerWithin }: Flags) => {
      const shelf = homeShelf();
      const broken: string[] = [];
      const cards = await shelf.cards((id, problem) => broken.push(`${id}: ${problem}`));
      const texts = TABLE_TEXTS[language];
      for (const problem of broken) screen.line(texts.shelf.unreadable(problem));
      const open = cards.filter(({ isOver, game }) => !isOver && GAME_IDS.includes(game));
      const lines = readLines(process.stdin, process.stdout);
      try {
        const card = wanted === undefined ? await choose(open, texts, screen, lines) : find(cards, wanted);
        if (card === null) return;
        const game = await takeGame(card.game, language);
        process.exitCode = await game.resume(card.id, { screen, lines, shelf, asking: asks, answerWithin });
      } finally {
        lines.close();
      }
    });
}

/** The only table whose name begins like this. */
function find(cards: readonly Card[], wanted: string): Card {
  const [card, other] = cards.filter(({ id }) => id.startsWith(wanted.toLowerCase()));
  if (card === undefined)
    throw new UserError(`there is no table "${wanted}"; npx questhall resume lists those there are`);
  if (other !== undefined) throw new UserError(`more than one table begins with "${wanted}"; add a letter or two`);
  return card;
}

async function choose(
  cards: readonly Card[],
  texts: TableTexts,
  screen: Screen,
  lines: LineReader,
): Promise<Card | null> {
  const { shelf } = texts;
  if (cards.length === 0) {
    screen.line(shelf.none);
    return null;
  }
  const width = String(cards.length).length;
  for (const [i, card] of cards.entries())
    screen.line(`  ${String(i + 1).padStart(width)}  ${described(card, texts)}`, width + 4);
  if (!lines.isInteractive) return null;
  for (;;) {
    const line = (await lines.next(shelf.which))?.trim();
    if (line === undefined || /^(q|quit|)$/i.test(line)) return null;
    const card = cards[Number(line) - 1] ?? cards.find(({ id }) => id.startsWith(line.toLowerCase()));
    if (card !== undefined) return card;
    screen.line(shelf.bounds(cards.length));
  }
}

function described({ id, name, n, changed }: Card, { shelf, locale }: TableTexts): string {
  const when = new Date(changed).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return `${shelf.described(name, n, when)}  ${id}`;
}
