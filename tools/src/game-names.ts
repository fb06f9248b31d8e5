/**
 * Where a game may be named: in its own folders, in the list of games, among what is still to be put in order, and by
 * tests, which have to play something.
 */
const OWN = [
  /^packages\/games\/([^/]+)\//,
  /^packages\/web\/src\/games\/([^/]+)\//,
  /^packages\/web\/e2e\/games\/([^/]+)\//,
];
const FREE = [
  /^packages\/catalogue\//,
  /\.test\.tsx?$/,
  /\/testing\//,
  /\/stories\//,
  /^packages\/web\/e2e\/(?!games\/)/,
];

const homeOf = (path: string): string | undefined =>
  OWN.map((pattern) => pattern.exec(path)?.[1]).find((home) => home !== undefined);

/** Every place where a game is named that must not know it, as lines to print. */
export function findNamed(sources: ReadonlyMap<string, string>, games: readonly string[]): readonly string[] {
  return [...sources].flatMap(([path, text]) => {
    if (FREE.some((pattern) => pattern.test(path))) return [];
    const home = homeOf(path);
    const strangers = games.filter((game) => game !== home);
    const pattern = new RegExp(`\\b(?:${strangers.map(spelt).join('|')})`, 'i');
    return text
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} names a game: ${line.trim()}`] : []));
  });
}

/** `night-watch` is also found as “Night Watch” and `NightWatch`. */
const spelt = (game: string): string => game.replaceAll('-', '[- ]?');
