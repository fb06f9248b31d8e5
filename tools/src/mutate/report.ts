import { isBroad } from './fields.ts';
import { brief, type Mutant } from './mutant.ts';
import type { Tried } from './outcome.ts';

/** The whole of a run, in numbers. */
export interface Count {
  readonly killed: number;
  /** Killed by nothing but tests that name no rule: golden playthroughs, random play, wording. */
  readonly broadly: number;
  readonly survived: number;
  readonly unreached: number;
  readonly equivalent: number;
  /** Of those that are no equivalents, how many in a hundred were killed. */
  readonly percent: number;
}

export function count(tried: readonly Tried[]): Count {
  const of = (kind: Tried['outcome']['kind']): number => tried.filter(({ outcome }) => outcome.kind === kind).length;
  const [killed, survived, unreached, equivalent] = [of('killed'), of('survived'), of('unreached'), of('equivalent')];
  const broadly = tried.filter(({ outcome }) => outcome.kind === 'killed' && isBroad(outcome.by)).length;
  const total = killed + survived + unreached;
  return { killed, broadly, survived, unreached, equivalent, percent: total === 0 ? 100 : (100 * killed) / total };
}

const WIDTH = 110;

/** One mutant on a few lines: where, what, and which rule is nearest. */
export function describe({ file, line, operator, within, before, after, rule }: Mutant): string {
  const change =
    after === '' ? `${brief(before, WIDTH)} → (nothing)` : `${brief(before, WIDTH)} → ${brief(after, WIDTH)}`;
  return `${file}:${line} ${operator} in ${within || '(top)'} [${rule ?? 'no rule near'}]\n      ${change}`;
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

/** What a person reads at the end. */
export function write(tried: readonly Tried[], aim: number): string {
  const { killed, broadly, survived, unreached, equivalent, percent } = count(tried);
  const listed = (kind: Tried['outcome']['kind']): readonly string[] =>
    tried.filter(({ outcome }) => outcome.kind === kind).map(({ mutant }) => describe(mutant));
  const byBroad = tried.flatMap(({ mutant, outcome }) =>
    outcome.kind === 'killed' && isBroad(outcome.by) ? [`${describe(mutant)}\n      by ${outcome.by}`] : [],
  );
  return [
    ...section('Survived:', listed('survived')),
    ...section('Reached by no test:', listed('unreached')),
    ...section('Noticed only by tests that name no rule (golden playthroughs, random play, wording):', byBroad),
    '',
    `${killed} killed (${broadly} only by tests that name no rule), ${survived} survived, ${unreached} reached by no test, ${equivalent} equivalent`,
    `${percent.toFixed(1)} % of ${killed + survived + unreached} that are no equivalents; the aim is ${aim} %`,
  ].join('\n');
}
