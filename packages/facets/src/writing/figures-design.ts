import type { Design, Edit, Review } from '../design.ts';
import type { ReportLine } from '../importer.ts';
import {
  type FigureBook,
  type FigureKind,
  type FigureSpec,
  type FiguresOfOne,
  type FiguresRead,
  grammarOf,
} from './figures.ts';
import { entriesIn, gameNamedIn, retitleWritten } from './written.ts';

/** Some things of a game whose figures are printed together: a family of monsters. */
export interface FigureSheet {
  readonly name: string;
  readonly title: string;
  readonly things: readonly { readonly kind: string; readonly id: string }[];
}

interface FiguresDesign {
  readonly book: FigureBook;
  readonly read: (text: string) => FiguresRead;
  readonly page: string;
  readonly beginning: string;
  readonly shipped: readonly FigureSheet[];
}

const said = (figures: FiguresOfOne): string =>
  Object.entries(figures)
    .map(([figure, numbers]) => `${figure} ${shortly(numbers)}`)
    .join(', ');

/** One number where all are alike. */
const shortly = (numbers: readonly number[]): string =>
  numbers.every((n) => n === numbers[0]) ? `${numbers[0] ?? ''}` : numbers.join('/');

/** What commands and the workshop see of files of figures. */
export function figuresDesign({ book, read, page, beginning, shipped }: FiguresDesign): Design {
  const grammar = grammarOf(book);
  const kindOf = (name: string): FigureKind | undefined => book.kinds.find(({ kind }) => kind === name);
  const review = (text: string): Review => {
    const { title, errors, warnings, changes } = read(text);
    const lines = Object.entries(changes).map(([of, figures]) => ({ text: changeLine(book, of, figures) }));
    return { title, errors, warnings, picture: errors.length === 0 ? lines : [] };
  };
  return {
    noun: 'file of figures',
    option: 'figures',
    page,
    shipped: shipped.map(({ name, title }) => ({ name, title })),
    print(name) {
      const sheet = shipped.find((one) => one.name === name);
      if (sheet === undefined) return null;
      const lines = sheet.things.flatMap(({ kind, id }) => {
        const found = kindOf(kind);
        return found === undefined ? [] : `${kind} ${found.names[id]}: ${said(found.printed(id))}`;
      });
      return `${sheet.title}\ngame: ${book.game}\n\n${lines.join('\n')}\n`;
    },
    beginning,
    isOne(text) {
      const named = gameNamedIn(text);
      if (named !== null) return named === book.game;
      return entriesIn(text, grammar).some(({ key, name }) => isKnown(kindOf(key), name));
    },
    retitle: (text, title) => retitleWritten(text, title, grammar),
    review,
    edits: (text) => editsOf(book, read, text),
  };
}

const plainly = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, ' ');

const isKnown = (kind: FigureKind | undefined, name: string): boolean =>
  Object.entries(kind?.names ?? {}).some(([id, one]) => [id, one].map(plainly).includes(plainly(name)));

/** `Ghoul: speed 4 (6), armor 1 (0)`: what it is from now on, and what the game has. */
function changeLine({ kinds }: FigureBook, of: string, figures: FiguresOfOne): ReportLine['text'] {
  const [kind = '', id = ''] = of.split(/ (.*)/);
  const found = kinds.find((one) => one.kind === kind);
  const parts = Object.entries(figures).map(
    ([figure, numbers]) => `${figure} ${shortly(numbers)} (${shortly(found?.printed(id)[figure] ?? [])})`,
  );
  return `${found?.names[id] ?? id}: ${parts.join(', ')}`;
}

/** One more or one less of each figure of which it is known what it does. */
function editsOf({ kinds }: FigureBook, read: FiguresDesign['read'], text: string): readonly Edit[] {
  const { changes, errors } = read(text);
  if (errors.length > 0) return [];
  return kinds.flatMap((kind) =>
    Object.keys(kind.names).flatMap((id) => {
      const printed = kind.printed(id);
      const now = { ...printed, ...changes[`${kind.kind} ${id}`] };
      return Object.entries(now).flatMap(([figure, numbers]) => {
        const spec = kind.specs[figure];
        if (spec?.harder === undefined) return [];
        return [1, -1].flatMap((by) => editBy({ kind, id, figure, spec, numbers, by }, read) ?? []);
      });
    }),
  );
}

interface Step {
  readonly kind: FigureKind;
  readonly id: string;
  readonly figure: string;
  readonly spec: FigureSpec;
  readonly numbers: readonly number[];
  readonly by: number;
}

function editBy(step: Step, read: FiguresDesign['read']): Edit | null {
  const { kind, id, figure, spec, numbers, by } = step;
  const next = numbers.map((n) => n + by);
  if (next.some((n) => n < spec.least || n > spec.most)) return null;
  const name = kind.names[id] ?? id;
  return {
    key: `${kind.kind} ${id} ${figure} ${by}`,
    says: `${name}: ${figure} ${shortly(next)} instead of ${shortly(numbers)}`,
    makes: (spec.harder === 'more') === by > 0 ? 'harder' : 'easier',
    make(text) {
      const made = withFigure(text, step, next);
      return read(made).errors.length === 0 ? made : null;
    },
  };
}

/** Written over where it stands in a line about this one, or else in a new line at the end. */
function withFigure(text: string, { kind, id, figure }: Step, numbers: readonly number[]): string {
  const name = kind.names[id] ?? id;
  const value = `${figure} ${shortly(numbers)}`;
  const pattern = new RegExp(`([:,]\\s*)${figure} \\d+(?:/\\d+)*`);
  const raws = text.split('\n');
  const at = raws.findIndex((raw) => {
    const [entry] = entriesIn(raw, { keys: [kind.kind] });
    return entry !== undefined && [id, name].map(plainly).includes(plainly(entry.name)) && pattern.test(raw);
  });
  if (at < 0) return `${text.trimEnd()}\n${kind.kind} ${name}: ${value}\n`;
  return raws.with(at, (raws[at] ?? '').replace(pattern, `$1${value}`)).join('\n');
}
