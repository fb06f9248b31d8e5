import type { Adventure, CardSet, Duration, Kind, Time } from '../cards.ts';
import { readClauses, writeClauses } from './clauses.ts';
import { columnsOf } from './columns.ts';
import { NotationError } from './error.ts';
import { readFighter, writeFighter } from './fighters.ts';
import { checkScores } from './fitting.ts';
import { DURATION_LABELS, KIND_LABELS, TIME_LABELS } from './labels.ts';
import { BAR, capital, frozen, idOf, numberOf, readLabel } from './text.ts';

const HEAD = /^(Untargeted )?(\w+) (\d+)(\+#)?((?: \w+)*)$/;
const RIGHT =
  'a card begins like Boon 1+# Response Instant Spell, Treasure 4 Hero Permanent Weapon, Bane 3 Permanent Curse, ' +
  'Untargeted Bane 2 Instant Upheaval, Monster 4 Undead or Trap 2 Anytime';

/** Encounters need not say how long they last, nor Peril cards when they are played, nor Traps that they are Traps. */
const USUAL_TIMES: Readonly<Partial<Record<Kind, Time>>> = { bane: 'lord', monster: 'lord', trap: 'lord' };
const USUAL_DURATIONS: Readonly<Partial<Record<Kind, Duration>>> = { monster: 'monster', trap: 'instant' };
const USUAL_CATEGORIES: Readonly<Partial<Record<Kind, string>>> = { trap: 'trap' };

type Head = Pick<Adventure, 'kind' | 'cost' | 'isVariable' | 'time' | 'duration' | 'category' | 'isUntargeted'>;

function readHead(text: string, at: string): Head {
  const [, untargeted, label, cost, variable, rest] = HEAD.exec(text) ?? [];
  if (label === undefined || rest === undefined) throw new NotationError(at, text, RIGHT);
  const kind = readLabel(KIND_LABELS, label, at);
  const words = rest.split(' ').filter(Boolean);
  const time = idOf(TIME_LABELS, words[0]);
  if (time !== null) words.shift();
  const duration = idOf(DURATION_LABELS, words[0]);
  if (duration !== null) words.shift();
  const head = {
    time: time ?? USUAL_TIMES[kind],
    duration: duration ?? USUAL_DURATIONS[kind],
    category: words.shift()?.toLowerCase() ?? USUAL_CATEGORIES[kind],
  };
  if (head.time === undefined || head.duration === undefined || head.category === undefined || words.length > 0)
    throw new NotationError(at, text, RIGHT);
  return {
    kind,
    cost: numberOf(cost),
    isVariable: variable !== undefined,
    time: head.time,
    duration: head.duration,
    category: head.category,
    isUntargeted: untargeted !== undefined,
  };
}

function writeHead({ kind, cost, isVariable, time, duration, category, isUntargeted }: Head): string {
  return [
    isUntargeted && 'Untargeted',
    KIND_LABELS[kind],
    `${cost}${isVariable ? '+#' : ''}`,
    time !== USUAL_TIMES[kind] && TIME_LABELS[time],
    duration !== USUAL_DURATIONS[kind] && DURATION_LABELS[duration],
    category !== USUAL_CATEGORIES[kind] && capital(category),
  ]
    .filter(Boolean)
    .join(' ');
}

/** `Boon 3 Response Instant Spell | Repel (cost ≤4)` */
export function readAdventure(id: string, line: string, { id: set, grade }: Pick<CardSet, 'id' | 'grade'>): Adventure {
  const [top = '', banner = ''] = columnsOf(line, id, ['kind, cost, time, duration, category', 'banner']);
  const head = readHead(top, id);
  const [fighter, rest] = head.kind === 'monster' ? readFighter(banner, id) : [null, banner];
  const clauses = rest === '' ? [] : readClauses(rest, id);
  for (const clause of clauses) checkScores(clause, line, id);
  if (head.isVariable !== clauses.some(({ price, bracket }) => price === null && bracket.variable !== null))
    throw new NotationError(id, line, 'a card that costs 1+# says what # does, and only such a card');
  return frozen({ id, set, grade, ...head, fighter, clauses, banner });
}

export function writeAdventure(card: Adventure): string {
  const rest = writeClauses(card.clauses);
  return [writeHead(card), card.fighter === null ? rest : writeFighter(card.fighter, rest)].join(BAR);
}
