interface Range {
  readonly start: number;
  readonly end: number;
}

/** A rule's name in a source: in the code itself, or in a comment. */
interface Citation {
  readonly rule: string;
  readonly at: number;
  readonly line: number;
}

const QUOTED = /(?<=')[a-z0-9]+(?:\.[a-z0-9-]+)+(?=')/g;
const NAMED = /[a-z0-9]+(?:\.[a-z0-9-]+)+/g;
/** How far above its first word the comment of a statement may begin. */
const HEADING_MAX = 400;

/** Where the rules of a game are cited in one of its sources. */
export class Citations {
  readonly #all: readonly Citation[];
  readonly #lineOf: (offset: number) => number;

  constructor(
    source: string,
    comments: readonly Range[],
    rules: ReadonlySet<string>,
    lineOf: (offset: number) => number,
  ) {
    const quoted = Array.from(source.matchAll(QUOTED), ({ index, 0: rule }) => ({ rule, at: index }));
    const noted = comments.flatMap(({ start, end }) =>
      Array.from(source.slice(start, end).matchAll(NAMED), ({ index, 0: rule }) => ({ rule, at: start + index })),
    );
    this.#all = [...quoted, ...noted]
      .filter(({ rule }) => rules.has(rule))
      .map((found) => ({ ...found, line: lineOf(found.at) }));
    this.#lineOf = lineOf;
  }

  /** The rule that is cited on the nearest line of the same top-level statement, or else of the file. */
  nearestTo(at: number, statement: Range): string | null {
    const line = this.#lineOf(at);
    const kin = this.#all.filter(
      (citation) => citation.at >= statement.start - HEADING_MAX && citation.at <= statement.end,
    );
    let nearest: Citation | null = null;
    for (const citation of kin.length > 0 ? kin : this.#all) {
      if (nearest === null || Math.abs(citation.line - line) < Math.abs(nearest.line - line)) nearest = citation;
    }
    return nearest?.rule ?? null;
  }
}
