/** Where two things are not the same: `heroes.2.body: 3, 4`. */
export function apart(one: unknown, other: unknown, path = ''): string[] {
  if (Object.is(one, other)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return [`${path}: ${JSON.stringify(one)}, ${JSON.stringify(other)}`];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const under = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const part = (whole: object, name: string): unknown => (whole as Readonly<Record<string, unknown>>)[name]; // by its own keys
  return [...names].flatMap((name) => apart(part(one, name), part(other, name), under(name)));
}
