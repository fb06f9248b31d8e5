import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';
import type { Change, Mutant } from './mutant.ts';
import { Citations } from './nearest-rule.ts';
import * as change from './operators.ts';

/** What is broken: the rules, or the numbers of the content. */
export type Subject = 'code' | 'data';

export interface Reading {
  /** From the root of the repository. */
  readonly file: string;
  readonly source: string;
  readonly subject: Subject;
  /** Every rule of the game, in the order of its rulebook. */
  readonly rules: readonly string[];
}

interface Found extends Change {
  readonly within: string;
}

type Value = { readonly type: string } | null;

const FUNCTIONS: ReadonlySet<string> = new Set(['FunctionExpression', 'ArrowFunctionExpression']);

/** The names of what a place stands in: all of them outside of functions, and only those of functions inside. */
class Trail {
  readonly #names: string[] = [];
  #functions = 0;

  get name(): string {
    return this.#names.join('.');
  }

  #enter(name: string, value: Value): void {
    if (this.#functions === 0 || FUNCTIONS.has(value?.type ?? '')) this.#names.push(name);
  }

  #leave(value: Value): void {
    if (this.#functions === 0 || FUNCTIONS.has(value?.type ?? '')) this.#names.pop();
  }

  /** Ways in and out are told in pairs, so what was pushed on the way in is popped on the way out. */
  visitor(text: change.TextOf): VisitorObject {
    const deeper = (): void => {
      this.#functions += 1;
    };
    const higher = (): void => {
      this.#functions -= 1;
    };
    const keyName = ({ key }: { readonly key: ESTree.Node }): string => text(key).replace(/^['"](.*)['"]$/, '$1');
    const itself = { type: 'FunctionExpression' };
    return {
      FunctionDeclaration: (node) => {
        this.#enter(node.id?.name ?? '', itself);
        deeper();
      },
      'FunctionDeclaration:exit': () => {
        higher();
        this.#leave(itself);
      },
      VariableDeclarator: (node) => this.#enter(text(node.id).replace(/:.*$/s, ''), node.init),
      'VariableDeclarator:exit': ({ init }) => this.#leave(init),
      Property: (node) => this.#enter(keyName(node), node.value),
      'Property:exit': ({ value }) => this.#leave(value),
      MethodDefinition: (node) => this.#enter(keyName(node), node.value),
      'MethodDefinition:exit': ({ value }) => this.#leave(value),
      FunctionExpression: deeper,
      'FunctionExpression:exit': higher,
      ArrowFunctionExpression: deeper,
      'ArrowFunctionExpression:exit': higher,
    };
  }
}

/** Every change that can be made to a source, in the order of its places. */
function findChanges(program: ESTree.Program, { source, subject, rules }: Reading): readonly Found[] {
  const text: change.TextOf = ({ start, end }) => source.slice(start, end);
  const found: Found[] = [];
  const trail = new Trail();
  const keys = new Set<number>(); // a literal that is a key names something
  let shelter = 0; // inside a `throw` and what leads to it, or a type
  const note = (changes: readonly Change[]): void => {
    if (shelter === 0) found.push(...changes.map((one) => ({ ...one, within: trail.name })));
  };
  const spare = (node: { readonly key: ESTree.Node; readonly computed: boolean }): void => {
    if (!node.computed) keys.add(node.key.start);
  };
  const seek = (): void => {
    shelter += 1;
  };
  const quit = (): void => {
    shelter -= 1;
  };
  const code: VisitorObject = {
    IfStatement: (node) => {
      if (change.isGuard(node)) seek();
      else note(change.ifChanges(node, text));
    },
    'IfStatement:exit': (node) => {
      if (change.isGuard(node)) quit();
    },
    ConditionalExpression: (node) => note(change.conditionalChanges(node, text)),
    LogicalExpression: (node) => note(change.logicalChanges(node, text)),
    BinaryExpression: (node) => note(change.binaryChanges(node, text)),
    AssignmentExpression: (node) => note(change.assignmentChanges(node, text)),
    UnaryExpression: (node) => note(change.unaryChanges(node, text)),
    ExpressionStatement: (node) => note(change.statementChanges(node)),
    ReturnStatement: (node) => note(change.returnChanges(node, trail.name)),
  };
  const literal = (node: Parameters<NonNullable<VisitorObject['Literal']>>[0]): void => {
    if (keys.has(node.start)) return;
    if (typeof node.value === 'number') note(change.numberChanges({ ...node, value: node.value }));
    if (typeof node.value === 'string') {
      const written = { ...node, value: node.value };
      note(subject === 'data' ? change.lineChanges(written, text) : change.ruleChanges(written, rules));
    }
    if (typeof node.value === 'boolean' && subject === 'code')
      note(change.booleanChanges({ ...node, value: node.value }));
  };
  const names = trail.visitor(text);
  new Visitor({
    ...names,
    ...(subject === 'code' ? code : { TemplateLiteral: (node) => note(change.textChanges(node, text)) }),
    Literal: literal,
    Property: (node) => {
      names.Property?.(node);
      spare(node);
    },
    TSPropertySignature: spare,
    ThrowStatement: seek,
    'ThrowStatement:exit': quit,
    TSLiteralType: seek,
    'TSLiteralType:exit': quit,
  }).visit(program);
  return found;
}

/** The line of any place in a source. */
function linesOf(source: string): (offset: number) => number {
  const starts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** Every mutant of one source. */
export function findMutants(reading: Reading): readonly Mutant[] {
  const { file, source, rules } = reading;
  const { program, comments, errors } = parseSync(file, source, { preserveParens: false });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const lineOf = linesOf(source);
  const citations = new Citations(source, comments, new Set(rules), lineOf);
  const seen = new Map<string, number>();
  return findChanges(program, reading).map((found) => {
    const before = source.slice(found.start, found.end);
    const kin = JSON.stringify([found.within, found.operator, before, found.after]);
    const nth = (seen.get(kin) ?? 0) + 1;
    seen.set(kin, nth);
    const statement = program.body.find(({ start, end }) => start <= found.start && found.end <= end) ?? program;
    return {
      ...found,
      file,
      before,
      nth,
      line: lineOf(found.start),
      rule: citations.nearestTo(found.start, statement),
    };
  });
}
