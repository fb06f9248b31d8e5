import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/** How a rule's id is at work in code that runs. */
export type Running = 'refuses' | 'tells' | 'asks' | 'holds' | 'acts';

export interface Place {
  readonly rule: string;
  readonly line: number;
  readonly how: Running;
}

/** Who is handed a rule's id, and what becomes of it there. Whoever else gets it acts by it and hands it on. */
const CALLS: readonly (readonly [callee: RegExp, how: Running])[] = [
  [/^(no|refuse|refusal)$/, 'refuses'],
  [/^tell\.(all|only|split)$/, 'tells'],
  [/^(ask|askSeat|decide)$/, 'asks'],
  [/^(law|hold)$/, 'holds'],
];

/** Parts of a node that only the compiler reads. */
const TYPE_PARTS: ReadonlySet<string> = new Set([
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
  'returnType',
  'superTypeArguments',
]);
const TYPE_NODES: ReadonlySet<string> = new Set([
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'ImportDeclaration',
]);
const COMPARISONS: ReadonlySet<string> = new Set(['===', '!==', '==', '!=']);

/**
 * Where a source names a rule in code that runs. A comment, a type and a comparison name a rule without doing anything
 * by it: they do not count.
 */
export function runningIn(name: string, source: string, isRule: (text: string) => boolean): readonly Place[] {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]?.message}`);
  const places: Place[] = [];
  const visit = (node: Node, how: Running): void => {
    if (TYPE_NODES.has(node.type)) return;
    if (node.type === 'Literal' && typeof node.value === 'string' && isRule(node.value))
      places.push({ rule: node.value, line: lineAt(source, node.start), how });
    const below = node.type === 'CallExpression' ? howCalled(source.slice(node.callee.start, node.callee.end)) : how;
    for (const child of childrenOf(node)) visit(child, below);
  };
  visit(program, name.endsWith('laws.ts') ? 'holds' : 'acts');
  return places;
}

const howCalled = (callee: string): Running => CALLS.find(([called]) => called.test(callee))?.[1] ?? 'acts';

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** What runs below a node: no types, and no text that something is only compared with. */
function childrenOf(node: Node): readonly Node[] {
  return (visitorKeys[node.type] ?? [])
    .filter((part) => !TYPE_PARTS.has(part))
    .flatMap((part) =>
      nodesIn(Reflect.get(node, part)).filter((child) => child.type !== 'Literal' || !isCompared(node, part)),
    );
}

const isCompared = (node: Node, part: string): boolean =>
  (node.type === 'BinaryExpression' && COMPARISONS.has(node.operator)) ||
  (node.type === 'SwitchCase' && part === 'test');

/** The child nodes in one part of a node: one, a list with holes, or none. */
function nodesIn(part: unknown): readonly Node[] {
  return (Array.isArray(part) ? part : [part]).filter(isNode);
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
