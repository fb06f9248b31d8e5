import type { Field, Types } from '@questhall/kernel';
import type { Loaded } from '../loaded.ts';
import type { TableTexts } from '../texts/shape.ts';
import type { Terminal } from './terminal.ts';

type Settings = readonly (readonly [string, string])[];

/** Asks for the options that matter most, one by one; null when whoever typed has left. */
export async function askSettings<T extends Types>(
  loaded: Loaded<T>,
  terminal: Pick<Terminal, 'screen' | 'lines'>,
): Promise<Settings | null> {
  const { screen } = terminal;
  const { newTable } = loaded.texts;
  screen.line(screen.bold(loaded.game.title));
  screen.line(newTable.intro);
  const settings: [string, string][] = [];
  for (const name of loaded.asksFor) {
    if (loaded.isMoot?.(name, settings) === true) continue;
    const field: Field<unknown> = loaded.game.options[name];
    const suggested = loaded.suggest(name) ?? (field.initial === false ? 'off' : String(field.initial ?? 'usual'));
    const values = (field.choices ?? []).map(String);
    const widest = Math.max(0, ...values.map((value) => value.length));
    screen.line();
    const { title, text } = loaded.option(name) ?? field;
    screen.line(`${screen.bold(title)}  ${text}`, 2);
    const isNumbered = values.every((value, i) => value === String(i + 1));
    for (const [i, value] of values.entries()) {
      const number = String(i + 1).padStart(String(values.length).length);
      const label = isNumbered ? number : `${number}  ${value.padEnd(widest)}`;
      screen.line(`  ${label}  ${screen.dim(loaded.choice(name, value))}`, label.length + 4);
    }
    const typed = await askOne(field, values, suggested, newTable, terminal);
    if (typed === null) return null;
    settings.push([name, typed]);
  }
  return settings;
}

async function askOne(
  field: Field<unknown>,
  values: readonly string[],
  suggested: string,
  texts: TableTexts['newTable'],
  { screen, lines }: Pick<Terminal, 'screen' | 'lines'>,
): Promise<string | null> {
  lines.words = values;
  for (;;) {
    const line = (await lines.next(`[${suggested}] `))?.trim();
    if (line === undefined || /^(quit|q|exit)$/i.test(line)) return null;
    const typed = line === '' ? suggested : (values[Number(line) - 1] ?? line);
    if (field.read(field.parse(typed)) !== undefined) return typed;
    screen.line(texts.mustBe(rangeOf(field, values, texts), suggested));
  }
}

/** What may be typed for it. */
function rangeOf(
  { initial, bounds, range }: Field<unknown>,
  values: readonly string[],
  texts: TableTexts['newTable'],
): string {
  if (values.length > 0) return texts.choices(values);
  if (typeof initial === 'boolean') return texts.onOff;
  if (bounds === undefined) return range;
  return initial === null ? texts.orUsual(texts.between(...bounds)) : texts.between(...bounds);
}
