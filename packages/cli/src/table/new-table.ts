import type { Field, Game, Types } from '@questhall/kernel';
import { type Screen, wrap } from '../screen.ts';
import type { LineReader } from './lines.ts';

/** Asks for the options that matter most, one by one; null when whoever typed has left. */
export async function askSettings<T extends Types>(
  game: Game<T>,
  names: readonly (keyof T['Options'] & string)[],
  screen: Screen,
  lines: LineReader,
): Promise<readonly (readonly [string, string])[] | null> {
  screen.line(screen.bold(game.title));
  screen.line('A new table. Press Enter for what stands in brackets.');
  const settings: [string, string][] = [];
  for (const name of names) {
    const typed = await askOne(game.options[name], screen, lines);
    if (typed === null) return null;
    if (typed !== '') settings.push([name, typed]);
  }
  screen.line();
  return settings;
}

async function askOne(field: Field<unknown>, screen: Screen, lines: LineReader): Promise<string | null> {
  screen.line();
  screen.line(`${screen.bold(field.title)}: ${field.text}`);
  screen.line(screen.dim(wrap(field.range, screen.width, '  ')));
  lines.vocabulary = field.range.split(/, | or /);
  for (;;) {
    const typed = (await lines.next(`  [${field.initial ?? 'usual'}] `))?.trim();
    if (typed === undefined) return null;
    if (typed === '' || field.read(field.parse(typed)) !== undefined) return typed;
    screen.line(`  It must be ${field.range}.`);
  }
}
