import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Comment, parseSync, type Statement } from 'oxc-parser';

/** What a package gives to whoever imports it. */
export interface Exported {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'type' | 'value';
  /** As it stands in the declarations that the compiler wrote. */
  readonly signature: string;
  /** What is said above it; empty when its name and type say all. */
  readonly doc: string;
  /** Where it is declared: `dice`, or another package. */
  readonly module: string;
}

const KINDS: Readonly<Record<string, Exported['kind']>> = {
  TSDeclareFunction: 'function',
  FunctionDeclaration: 'function',
  ClassDeclaration: 'class',
  TSInterfaceDeclaration: 'type',
  TSTypeAliasDeclaration: 'type',
  VariableDeclaration: 'value',
};

interface Declarations {
  /** What is exported from here, by its name. */
  readonly own: ReadonlyMap<string, Exported>;
  /** What is passed on: from where, and under which names; null for all of it. */
  readonly passed: readonly { readonly from: string; readonly names: ReadonlyMap<string, string> | null }[];
}

/** All that a file of declarations exports, in its order, wherever it comes from. */
export function exportedFrom(path: string, root: string = dirname(path)): readonly Exported[] {
  const { own, passed } = declarationsIn(path, root);
  const all = [...own.values()];
  for (const { from, names } of passed) {
    if (!from.startsWith('.')) {
      for (const name of names?.values() ?? []) all.push(elsewhere(name, from));
      continue;
    }
    const there = exportedFrom(join(dirname(path), from).replace(/\.[jt]s$/, '.d.ts'), root);
    if (names === null) all.push(...there);
    else for (const [local, name] of names) all.push({ ...found(there, local, path), name });
  }
  return all;
}

const elsewhere = (name: string, from: string): Exported => ({
  name,
  kind: 'type',
  signature: `export { ${name} } from '${from}';`,
  doc: '',
  module: from,
});

function found(among: readonly Exported[], name: string, path: string): Exported {
  const one = among.find((exported) => exported.name === name);
  if (one === undefined) throw new Error(`${path} passes on ${name}, which is nowhere`);
  return one;
}

function declarationsIn(path: string, root: string): Declarations {
  if (!existsSync(path)) throw new Error(`${path} is not there: build first`);
  const text = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const module = path.slice(root.length + 1).replace(/\.d\.ts$/, '');
  const own = new Map<string, Exported>();
  const passed: { from: string; names: Map<string, string> | null }[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ExportAllDeclaration') passed.push({ from: statement.source.value, names: null });
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.source !== null)
      passed.push({ from: statement.source.value, names: new Map(statement.specifiers.map(namesOf)) });
    const name = declaredName(statement.declaration);
    if (statement.declaration === null || name === null) continue;
    own.set(name, {
      name,
      kind: KINDS[statement.declaration.type] ?? 'value',
      signature: signatureOf(text.slice(statement.start, statement.end)),
      doc: docAbove(statement, comments, text),
      module,
    });
  }
  return { own, passed };
}

type Specifier = Extract<Statement, { type: 'ExportNamedDeclaration' }>['specifiers'][number];
type Declaration = Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration'];

const wordOf = (name: Specifier['local']): string => (name.type === 'Literal' ? name.value : name.name);
const namesOf = ({ local, exported }: Specifier): readonly [string, string] => [wordOf(local), wordOf(exported)];

function declaredName(declaration: Declaration): string | null {
  if (declaration === null) return null;
  if (declaration.type === 'VariableDeclaration') {
    const [first] = declaration.declarations;
    return first?.id.type === 'Identifier' ? first.id.name : null;
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? declaration.id.name : null;
}

/** Without the words that only the compiler needs, and what nobody outside can touch. */
const signatureOf = (text: string): string =>
  text
    .replace(/^export (declare )?/, '')
    .replace(/^ *(#private|private .*);\n/gm, '')
    .replace(/^( {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2));

/** The comment right above it, as plain text. */
function docAbove({ start }: Statement, comments: readonly Comment[], text: string): string {
  const above = comments.findLast(({ end }) => end <= start);
  if (above?.type !== 'Block' || !above.value.startsWith('*') || text.slice(above.end, start).trim() !== '') return '';
  return above.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();
}
