import type { ESTree } from 'vite';
import type { Change, Operator } from './mutant.ts';

type Range = Pick<ESTree.Span, 'start' | 'end'>;
export type TextOf = (range: Range) => string;

const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '+=': '-=', '-=': '+=' };

function change(operator: Operator, { start, end }: Range, after: string): Change {
  return {
    operator,
    start,
    end,
    after,
    kind: operator === 'exit' || operator === 'statement' ? 'statement' : 'expression',
  };
}

/** A statement, or the last one of a block, that leaves. What throws is not meant to happen and is left alone. */
function leaves(statement: ESTree.Statement): boolean {
  if (statement.type === 'BlockStatement') {
    const last = statement.body.at(-1);
    return last !== undefined && leaves(last);
  }
  return (
    statement.type === 'ReturnStatement' ||
    statement.type === 'ContinueStatement' ||
    statement.type === 'BreakStatement'
  );
}

/** What guards against the impossible is not a rule: breaking it shows nothing. */
export function isGuard({ consequent, alternate }: ESTree.IfStatement): boolean {
  const [only] = consequent.type === 'BlockStatement' ? consequent.body : [consequent];
  return alternate === null && only?.type === 'ThrowStatement';
}

/** A comparison and a `!` are turned round by operators of their own. */
function negations(test: ESTree.Expression, text: TextOf): readonly Change[] {
  const isTurnedAlready =
    test.type === 'UnaryExpression' || (test.type === 'BinaryExpression' && test.operator in COMPARISONS);
  return isTurnedAlready ? [] : [change('negation', test, `!(${text(test)})`)];
}

export function ifChanges(node: ESTree.IfStatement, text: TextOf): readonly Change[] {
  const exits = node.alternate === null && leaves(node.consequent) ? [change('exit', node, '')] : [];
  return [...exits, ...negations(node.test, text)];
}

export function conditionalChanges(node: ESTree.ConditionalExpression, text: TextOf): readonly Change[] {
  const sides = [change('branch', node, text(node.consequent)), change('branch', node, text(node.alternate))];
  return [...sides, ...negations(node.test, text)];
}

export function logicalChanges(node: ESTree.LogicalExpression, text: TextOf): readonly Change[] {
  if (node.operator === '??') return [];
  return [change('condition', node, text(node.left)), change('condition', node, text(node.right))];
}

/** `a + b` with another sign between the same sides. */
function resigned(
  operator: Operator,
  node: ESTree.BinaryExpression | ESTree.AssignmentExpression,
  sign: string,
  text: TextOf,
): Change {
  const at = node.left.end + text({ start: node.left.end, end: node.right.start }).indexOf(node.operator);
  return change(
    operator,
    node,
    text({ start: node.start, end: at }) + sign + text({ start: at + node.operator.length, end: node.end }),
  );
}

export function binaryChanges(node: ESTree.BinaryExpression, text: TextOf): readonly Change[] {
  const [compared, counted] = [COMPARISONS[node.operator], ARITHMETIC[node.operator]];
  if (compared !== undefined) return [resigned('comparison', node, compared, text)];
  return counted === undefined ? [] : [resigned('arithmetic', node, counted, text)];
}

export function assignmentChanges(node: ESTree.AssignmentExpression, text: TextOf): readonly Change[] {
  const counted = ARITHMETIC[node.operator];
  return counted === undefined ? [] : [resigned('arithmetic', node, counted, text)];
}

export function unaryChanges(node: ESTree.UnaryExpression, text: TextOf): readonly Change[] {
  return node.operator === '!' ? [change('negation', node, text(node.argument))] : [];
}

export const statementChanges = (node: ESTree.ExpressionStatement): readonly Change[] => [
  change('statement', node, ''),
];

/** Only a judge refuses: elsewhere a call that is returned is seldom a refusal. */
export function returnChanges(node: ESTree.ReturnStatement, within: string): readonly Change[] {
  const isJudging = /(^|\.)judge$|refus/i.test(within);
  return isJudging && node.argument?.type === 'CallExpression' ? [change('refusal', node.argument, 'null')] : [];
}

/** A number is changed by one to both sides, but never below 0. */
export function numberChanges(node: ESTree.NumericLiteral): readonly Change[] {
  const others = node.value >= 1 ? [node.value + 1, node.value - 1] : [node.value + 1];
  return others.map((other) => change('number', node, String(other)));
}

/** What a text holds between its colons, semicolons and ends of lines: `goblin 2,6`. */
const ITEM = /[^:;\n\\`$]+/g;

/** Every number in a text of the content, where it stands by itself. */
export function textChanges(node: ESTree.TemplateLiteral, text: TextOf): readonly Change[] {
  if (node.expressions.length > 0) return [];
  return Array.from(text(node).matchAll(ITEM)).flatMap(({ index, 0: item }) => {
    const start = node.start + index;
    const range = { start, end: start + item.length };
    return Array.from(item.matchAll(/(?<![\w.])\d+/g), ({ index: at, 0: digits }): Change => {
      const after = `${item.slice(0, at)}${Number(digits) + 1}${item.slice(at + digits.length)}`;
      return { ...change('number', range, after), kind: 'text' };
    });
  });
}

/** Every number in a line of the content, such as `Life 6 | 4/2/3`, but those in the ids of others: `HD-M07`. */
export function lineChanges(node: ESTree.StringLiteral, text: TextOf): readonly Change[] {
  if (!node.value.includes(' ')) return [];
  const line = text(node);
  return Array.from(line.matchAll(/\d+/g)).flatMap(({ index: at, 0: digits }) => {
    const isInId = /-[A-Z]+$/.test(line.slice(0, at));
    const after = `${line.slice(0, at)}${Number(digits) + 1}${line.slice(at + digits.length)}`;
    return isInId ? [] : [change('number', node, after)];
  });
}

export const booleanChanges = (node: ESTree.BooleanLiteral): readonly Change[] => [
  change('boolean', node, String(!node.value)),
];

/** The next rule of the same area is cited instead. */
export function ruleChanges(node: ESTree.StringLiteral, rules: readonly string[]): readonly Change[] {
  if (!rules.includes(node.value)) return [];
  const area = node.value.slice(0, node.value.indexOf('.') + 1);
  const kin = rules.filter((rule) => rule.startsWith(area));
  const pool = kin.length > 1 ? kin : rules;
  const other = pool[(pool.indexOf(node.value) + 1) % pool.length];
  return other === undefined || other === node.value ? [] : [change('rule', node, `'${other}'`)];
}
