import type { FigureKind } from '@questhall/facets';

/** A chapter of the page about files of figures: of one game. */
export function chapterOf(page: string, game: string): string {
  const chapter = page.split(/^## /m).find((one) => one.startsWith(`${game}\n`));
  if (chapter === undefined) throw new Error(`the page has no chapter about ${game}`);
  return chapter;
}

/** The kinds that it has a part about. */
export const kindsIn = (chapter: string): readonly string[] =>
  Array.from(chapter.matchAll(/^### `([^`]+)`/gm), ([, kind = '']) => kind);

/** What a file may change and the chapter does not say, with the bounds in which it may. */
export function missingIn(chapter: string, kinds: readonly FigureKind[]): readonly string[] {
  const parts = chapter.split(/^### /m);
  return kinds.flatMap(({ kind, specs }) => {
    const part = parts.find((one) => one.startsWith(`\`${kind}\``)) ?? '';
    const rows = Object.entries(specs).map(([figure, { least, most }]) => `| \`${figure}\` | ${least}–${most} |`);
    return rows.filter((row) => !part.includes(row)).map((row) => `${kind}: ${row}`);
  });
}

/** The examples of a chapter, each a whole file. */
export const filesIn = (chapter: string): readonly string[] =>
  Array.from(chapter.matchAll(/```figures\n([\s\S]*?)```/g), ([, lines = '']) => `An Example\n${lines}`);

/**
 * Files that change one figure each, by one, of everything that has figures; what is at its bound goes the other way.
 */
export function oneByOne(game: string, kinds: readonly FigureKind[]): readonly FigureFile[] {
  return kinds.flatMap(({ kind, names, specs, printed }) =>
    Object.keys(names).flatMap((id) =>
      Object.entries(printed(id)).map(([figure, before]) => {
        const most = specs[figure]?.most ?? 0;
        const numbers = before.map((n) => (Math.max(...before) < most ? n + 1 : n - 1));
        const text = `One Figure\ngame: ${game}\n${kind} ${names[id]}: ${figure} ${numbers.join('/')}\n`;
        return { kind, id, figure, before, numbers, text };
      }),
    ),
  );
}

/** A file, and what it makes of what. */
export interface FigureFile {
  readonly kind: string;
  readonly id: string;
  readonly figure: string;
  readonly before: readonly number[];
  readonly numbers: readonly number[];
  readonly text: string;
}
