import type { Field, Types } from '@questhall/kernel';
import type { Kit } from '../kit.ts';
import type { Screen } from '../screen.ts';
import type { LineReader } from './lines.ts';

/** Asks for the options that matter most, one by one; null when whoever typed has left. */
export async function askSettings<T extends Types>(
  kit: Kit<T>,
  screen: Screen,
  lines: LineReader,
): Promise<readonly (readonly [string, string])[] | null> {
  const { game, asksFor } = kit;
  screen.line(screen.bold(game.title));
  screen.line('A new table. Answer with a number or a word; Enter takes what stands in brackets.');
  const settings: [string, string][] = [];
  for (const name of asksFor) {
    const field: Field<unknown> = game.options[name];
    screen.line();
    screen.line(`${screen.bold(field.title)}  ${field.text}`);
    const values = (field.choices ?? []).map(String);
    const widest = Math.max(0, ...values.map((value) => value.length));
    for (const [i, value] of values.entries()) screen.line(`  ${i + 1}  ${value.padEnd(widest)}  ${screen.dim(kit.choice(name, value))}`);
    const typed = await askOne(field, values, screen, lines);
    if (typed === null) return null;
    if (typed !== '') settings.push([name, typed]);
  }
  return settings;
}

async function askOne(field: Field<unknown>, values: readonly string[], screen: Screen, lines: LineReader): Promise<string | null> {
  lines.vocabulary = values;
  for (;;) {
    const line = (await lines.next(`[${field.initial ?? 'usual'}] `))?.trim();
    if (line === undefined) return null;
    const typed = values[Number(line) - 1] ?? line;
    if (typed === '' || field.read(field.parse(typed)) !== undefined) return typed;
    screen.line(`It must be ${field.range}.`);
  }
}
