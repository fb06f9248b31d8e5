import type { Clause, Effect } from '../vocabulary.ts';
import { readBracket, writeBracket } from './brackets.ts';
import { isThreat, readEffects, readThreat, writeEffects } from './effects.ts';
import { NotationError } from './error.ts';
import { checkFitting } from './fitting.ts';
import { TRIGGER_LABELS } from './labels.ts';
import { readPrice, writePrice } from './prices.ts';
import { DOT, readLabel, split } from './text.ts';

const HEAD = /^([^:[]+?)(?: \[([^\]]+)\])?( once per turn)?: (.+)$/;
const CHOOSER = /^(.+), (controller|hero) chooses$/;
const OR = ' or ';
const ONCE = ' once per turn';

type Head = Pick<Clause, 'trigger' | 'price' | 'isOncePerTurn'>;

/** `Roll [1 Glory] once per turn: `, if there is one, and the rest. */
function readHead(text: string, at: string): readonly [head: Head, body: string] {
  const [, trigger, price, once, body] = HEAD.exec(text) ?? [];
  if (trigger === undefined || body === undefined) return [{ trigger: null, price: null, isOncePerTurn: false }, text];
  const head: Head = {
    trigger: readLabel(TRIGGER_LABELS, trigger, at),
    price: price === undefined ? null : readPrice(price, at),
    isOncePerTurn: once !== undefined,
  };
  return [head, body];
}

type Body = Pick<Clause, 'choices' | 'chooser' | 'bracket'>;

function readBody(text: string, at: string): Body {
  if (isThreat(text)) {
    const { effects, bracket } = readThreat(text, at);
    return { choices: [effects], chooser: 'user', bracket: readBracket(bracket, at) };
  }
  const [, alternatives, chooser] = CHOOSER.exec(text) ?? [];
  const lists = split(alternatives ?? text, OR).map((list) => readEffects(list, at));
  const early = lists.slice(0, -1).find(({ bracket }) => bracket !== '');
  if (early !== undefined)
    throw new NotationError(at, `(${early.bracket})`, 'a bracket for all alternatives stands behind the last of them');
  return {
    choices: lists.map(({ effects }) => effects),
    chooser: chooser === 'controller' || chooser === 'hero' ? chooser : 'user',
    bracket: readBracket(lists.at(-1)?.bracket ?? '', at),
  };
}

const isVariable = (effect: Effect): boolean => 'by' in effect && effect.by === '#';

/** What a player may name needs bounds, and bounds need something that he may name. [fx.variable] */
function checkVariable(clause: Clause, text: string, at: string): void {
  const isUsed = clause.choices.flat().some(isVariable);
  if (isUsed !== (clause.bracket.variable !== null))
    throw new NotationError(at, text, 'a clause with # has its bounds behind it, like Attack +# (# 1–3)');
}

/** One sentence of a card. */
export function readClause(text: string, at: string): Clause {
  const [head, body] = readHead(text, at);
  const { trigger, price, isOncePerTurn } = head;
  const { choices, chooser, bracket } = readBody(body, at);
  const clause = { trigger, price, isOncePerTurn, choices, chooser, bracket };
  checkVariable(clause, text, at);
  checkFitting(clause, text, at);
  return clause;
}

/** All that a card says, sentence by sentence. */
export const readClauses = (text: string, at: string): readonly Clause[] =>
  split(text, DOT).map((clause, index) => readClause(clause, `${at}, clause ${index + 1}`));

function writeHead({ trigger, price, isOncePerTurn }: Head): string {
  if (trigger === null) return '';
  return `${TRIGGER_LABELS[trigger]}${price === null ? '' : ` ${writePrice(price)}`}${isOncePerTurn ? ONCE : ''}: `;
}

export function writeClause(clause: Clause): string {
  const { choices, chooser, bracket } = clause;
  const last = choices.length - 1;
  const lists = choices.map((effects, at) => writeEffects(effects, at === last ? writeBracket(bracket) : ''));
  return `${writeHead(clause)}${lists.join(OR)}${chooser === 'user' ? '' : `, ${chooser} chooses`}`;
}

export const writeClauses = (clauses: readonly Clause[]): string => clauses.map(writeClause).join(DOT);
