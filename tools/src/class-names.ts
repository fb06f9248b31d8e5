/** A sheet in the folder of a game, which the bundler keeps to what is shown of that game. */
const SCOPED = /^packages\/web\/src\/games\/(?!plain\/)/;

/** A colour scheme or the absence of motion is the page's; what is styled comes after it. */
const OF_THE_PAGE = /^(?::root|html|body|\[data-(?:theme|motion)[^\]]*\])\S*\s+/;

/**
 * The class names that the selectors of a sheet begin with: what it defines. `.a .b` is about `b` inside of its own
 * `a`.
 */
function definedIn(sheet: string): ReadonlySet<string> {
  const defined = new Set<string>();
  for (const selector of selectorsIn(sheet)) {
    const [first = ''] = /^(?:\([^)]*\)|[^\s>+~(])+/.exec(selector.replace(OF_THE_PAGE, '')) ?? [];
    for (const [, name = ''] of withoutArguments(first).matchAll(/\.([\w-]+)/g)) defined.add(name);
  }
  return defined;
}

/** The selectors of all rules, one by one; what stands inside of a rule with a condition counts, frames do not. */
function selectorsIn(sheet: string): readonly string[] {
  const text = sheet.replace(/\/\*.*?\*\//gs, '').replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...text.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());
}

/** `.row:has(.chip)` is about rows; `:is(.a, .b)` is about both. */
const withoutArguments = (compound: string): string => compound.replace(/:(?:has|not)\([^)]*\)/g, '');

/** Every class name that two sheets define where no scope keeps them apart, as lines to print. */
export function findTwice(sources: ReadonlyMap<string, string>): readonly string[] {
  const sheets = new Map<string, string[]>();
  for (const [path, text] of sources) {
    if (!path.endsWith('.css') || SCOPED.test(path)) continue;
    for (const name of definedIn(text)) sheets.set(name, [...(sheets.get(name) ?? []), path]);
  }
  return [...sheets]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `.${name} is defined by two sheets: ${paths.join(', ')}`);
}
