import type { Rulebook } from '@questhall/kernel';

/** A line for each house rule that sets others: what is on because of it, or how to have it. */
export function presetLines({ houseRules }: Rulebook<string>, options: object): readonly string[] {
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(options));
  const titleOf = (name: string): string => houseRules[name]?.title ?? name;
  return Object.entries(houseRules).flatMap(([name, { title, sets }]) => {
    if (sets === undefined) return [];
    if (given.get(name) !== true)
      return [`“${title}” is off: rule ${name} tells what it would change, --set ${name}=on switches it on.`];
    const isSet = (rule: string): boolean => given.get(rule) === sets[rule];
    const on = Object.keys(sets).filter(isSet).map(titleOf);
    const except = Object.keys(sets).filter((rule) => !isSet(rule));
    const exceptions = except.length === 0 ? '' : ` Set otherwise: ${except.map(titleOf).join(', ')}.`;
    return [`“${title}” is on, and with it: ${on.join(', ')}.${exceptions} --set ${name}=off switches it off.`];
  });
}
