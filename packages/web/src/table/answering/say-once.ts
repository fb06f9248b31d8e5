/** An answer as the list shows it: its name, and what the name has not said yet. */
export interface SaidOnce {
  readonly title: string;
  readonly text: string;
}

/**
 * Many sentences begin with the name of the answer, or repeat whom it is aimed at: beside that name, each is said once.
 */
export function sayOnce(title: string, text: string): SaidOnce {
  const [head = '', ...aims] = title.split(/: |, /);
  const isAimSaid = aims.length > 0 && aims.every((aim) => text.includes(aim));
  const name = isAimSaid ? head : title;
  return { title: name, text: withoutStart(text, name) };
}

function withoutStart(text: string, name: string): string {
  const rest = text.slice(name.length);
  const isSaid = name !== '' && text.toLowerCase().startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(rest);
  return isSaid ? rest.replace(/^[,:;\s]+/, '') : text;
}
