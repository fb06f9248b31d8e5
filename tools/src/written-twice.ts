/** So many equal lines in a row stand in one game only. */
const RUN = 6;
/** A run in which fewer lines than this do anything is a table. */
const CODE_MIN = RUN / 2;

/** Where the code of a game stands. */
const OF_A_GAME = [
  /^packages\/games\/([^/]+)\/(?:src|stories|workshop)\//,
  /^packages\/web\/(?:src|e2e)\/games\/([^/]+)\//,
];

const gameOf = (path: string): string | undefined =>
  OF_A_GAME.map((pattern) => pattern.exec(path)?.[1]).find((game) => game !== undefined);

interface Line {
  readonly text: string;
  readonly number: number;
  /** It does something; rows of a table only say what there is. */
  readonly isCode: boolean;
}

/** Names and literals in a row, whatever separates them. */
const ROW =
  /^(?!(?:break|case|const|continue|default|else|export|for|if|let|return|switch|throw|while)\b)[\w$'.,:;?{}[\]|&\s-]+$/;

const isRow = (text: string): boolean => ROW.test(text.replace(/'(?:\\.|[^'\\])*'|"[^"]*"|`[^`$]*`/g, "''"));

const newlines = (text: string): string => text.replace(/[^\n]/g, '');

/** The lines that count: no comments, no imports in whatever form, and nothing that is punctuation alone. */
function linesOf(path: string, source: string): readonly Line[] {
  const isSheet = path.endsWith('.css'); // whatever it says, it does
  const bare = source
    .replace(/\/\*[\s\S]*?\*\//g, newlines)
    .replace(/^(?:import|export)\b[^;'"]*?\bfrom\s+'[^']*';$/gm, newlines)
    .replace(/^.*\bimport\(?\s*'[^']*'.*$/gm, newlines);
  return bare.split('\n').flatMap((line, i) => {
    const text = line.replace(/\s\/\/.*$|^\/\/.*$/, '').trim();
    return /\w/.test(text) ? [{ text: text.replace(/\s+/g, ' '), number: i + 1, isCode: isSheet || !isRow(text) }] : [];
  });
}

/** A run of lines in one file, by its first line. */
interface Place {
  readonly game: string;
  readonly path: string;
  readonly lines: readonly Line[];
  readonly at: number;
}

const hasCode = (lines: readonly Line[], at: number): boolean =>
  lines.slice(at, at + RUN).filter(({ isCode }) => isCode).length >= CODE_MIN;

const isAlike = (one: Place, other: Place, by: number): boolean => {
  const text = one.lines[one.at + by]?.text;
  return text !== undefined && text === other.lines[other.at + by]?.text;
};

/** Where each run of lines stands, in whichever files. */
function placesByRun(sources: ReadonlyMap<string, string>): Iterable<readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const [path, source] of sources) {
    const game = gameOf(path);
    if (game === undefined) continue;
    const lines = linesOf(path, source);
    for (let at = 0; at + RUN <= lines.length; at++) {
      if (!hasCode(lines, at)) continue;
      const run = lines
        .slice(at, at + RUN)
        .map(({ text }) => text)
        .join('\n');
      const place = { game, path, lines, at };
      const known = places.get(run);
      if (known === undefined) places.set(run, [place]);
      else known.push(place);
    }
  }
  return places.values();
}

const span = ({ path, lines, at }: Place, length: number): string =>
  `${path}:${lines[at]?.number}-${lines[at + length - 1]?.number}`;

/** Whether it goes on from a run that was found one line before. */
const isGoingOn = (one: Place, other: Place): boolean => isAlike(one, other, -1) && hasCode(one.lines, one.at - 1);

/** Every run of equal lines that stands in two games, as lines to print. */
export function findWrittenTwice(sources: ReadonlyMap<string, string>): readonly string[] {
  const found: string[] = [];
  for (const places of placesByRun(sources))
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1)) {
        if (one.game === other.game || isGoingOn(one, other)) continue;
        let length = RUN;
        while (isAlike(one, other, length)) length += 1;
        found.push(`${span(one, length)} stands again in ${span(other, length)}: ${length} lines for one home of both`);
      }
  return found;
}
