import type { Rulebook } from '@questhall/kernel';
import type { TableTexts } from '../texts/shape.ts';

/** A line for each house rule that sets others: what is on because of it, or how to have it. */
export function presetLines(
  { houseRules }: Rulebook<string>,
  options: object,
  texts: TableTexts['newTable'],
  titleOf: (name: string) => string,
): readonly string[] {
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(options));
  return Object.entries(houseRules).flatMap(([name, { sets }]) => {
    if (sets === undefined) return [];
    if (given.get(name) !== true) return [texts.presetOff(titleOf(name), name)];
    const isSet = (rule: string): boolean => given.get(rule) === sets[rule];
    const on = Object.keys(sets).filter(isSet);
    const except = Object.keys(sets).filter((rule) => !isSet(rule));
    return [texts.presetOn(titleOf(name), name, on.map(titleOf), except.map(titleOf))];
  });
}
