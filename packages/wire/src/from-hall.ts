import type { Problem, Result } from '@questhall/border';
import type { Ask, Refusal, Sight, Types } from '@questhall/kernel';
import type { TableCard } from './card.ts';
import type { Past } from './chair.ts';
import { type Heard, isSitter, type Reply, type Standing } from './heard.ts';
import type { Imported } from './lobby.ts';
import { isSeat } from './requests.ts';
import {
  type Guard,
  isCount,
  isFlag,
  isOneOf,
  isRecord,
  isText,
  listOf,
  orMissing,
  orNull,
  recordOf,
} from './shapes.ts';

/** What a hall says to a screen. */
export type FromHall =
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failure'; readonly id: number; readonly message: string }
  /** A piece of the answer to a request that has many. */
  | { readonly type: 'piece'; readonly id: number; readonly text: string }
  | { readonly type: 'heard'; readonly chair: number; readonly heard: Heard<Types> }
  | { readonly type: 'lost'; readonly chair: number; readonly problem: string | null }
  /** Tables have come, gone or been played on. */
  | { readonly type: 'cards' };

const isFacts: Guard<Readonly<Record<string, string | number>>> = (
  raw,
): raw is Readonly<Record<string, string | number>> =>
  isRecord(raw) && Object.values(raw).every((fact) => isText(fact) || typeof fact === 'number');

export const isRefusal: Guard<Refusal<string>> = recordOf({ rule: isText, facts: isFacts });

const isFixed = isOneOf(['dice', 'secret', 'seal'] as const);
const isTyped = recordOf({ type: isText });

const isTold = recordOf({ to: isCount, rule: isText, event: isTyped });

const isHappened = (raw: unknown): raw is Heard<Types>['happened'][number] => {
  if (!isRecord(raw)) return false;
  switch (raw['kind']) {
    case 'told':
      return (
        isCount(raw['clock']) &&
        orNull(isCount)(raw['by']) &&
        listOf(isTold)(raw['told']) &&
        orNull(isFixed)(raw['fixed']) &&
        orNull(isText)(raw['why'])
      );
    case 'takenBack':
      return isCount(raw['clock']) && isCount(raw['by']) && orNull(isFixed)(raw['fixed']);
    case 'sat':
      return isCount(raw['seat']) && isSitter(raw['sitter']);
    default:
      return false;
  }
};

const isAsk: Guard<Ask<Types>> = recordOf({
  id: isCount,
  seat: isCount,
  rule: isText,
  question: recordOf({ kind: isText }),
  wait: isOneOf(['answer', 'pass', 'none'] as const),
  seal: orNull(isText),
  isLaidInSight: isFlag,
  fellows: isCount,
});

export const isSight: Guard<Sight<Types>> = recordOf({
  seat: isSeat,
  clock: isCount,
  outcome: orNull(recordOf({ winners: isCount, rule: isText })),
  waitingFor: isCount,
  sealedBy: isCount,
  asks: listOf(isAsk),
  view: isRecord,
});

const isStanding: Guard<Standing<Types>> = recordOf({
  sight: isSight,
  asked: listOf(recordOf({ ask: isAsk, offers: listOf(isTyped) })),
  company: listOf(isSitter),
  waitingForPeople: isCount,
  horizon: isCount,
  undo: orNull(recordOf({ to: isCount, by: isCount, fixed: orNull(isFixed), isFree: isFlag })),
  undoAsked: orNull(recordOf({ id: isCount, by: isCount, to: isCount, fixed: orNull(isFixed), agreed: isCount })),
  orders: listOf(isText),
  wanted: orNull(recordOf({ seat: isCount, faces: isCount })),
  trouble: orNull(isOneOf(['full'] as const)),
  isMarked: isFlag,
});

const isHeard: Guard<Heard<Types>> = recordOf({
  number: isCount,
  happened: listOf(isHappened),
  hasGap: isFlag,
  standing: isStanding,
});

export const isPast: Guard<Past<Types>> = recordOf({ from: isCount, happened: listOf(isHappened) });

export const isReply: Guard<Reply<Types>> = (raw): raw is Reply<Types> =>
  isRecord(raw) &&
  (raw['ok'] === true || (raw['ok'] === false && (isRefusal(raw['refusal']) || isCount(raw['wanted']))));

const isProblem: Guard<Problem> = (raw): raw is Problem =>
  isRecord(raw) && isText(raw['field']) && isText(raw['message']) && orMissing(isText)(raw['rule']);

export const resultOf =
  <X>(of: Guard<X>): Guard<Result<X>> =>
  (raw): raw is Result<X> =>
    isRecord(raw) && (raw['ok'] === true ? of(raw['value']) : raw['ok'] === false && isProblem(raw['problem']));

export const isImported: Guard<Imported> = recordOf({
  id: isText,
  kind: isOneOf(['new', 'here', 'version'] as const),
  edition: orNull(isText),
  lost: isCount,
});

export const isTableCard: Guard<TableCard> = recordOf({
  id: isText,
  game: isText,
  edition: isText,
  name: isText,
  n: isCount,
  isOver: isFlag,
  changed: (raw): raw is number => typeof raw === 'number' && Number.isFinite(raw),
  options: isRecord,
  company: listOf(isSitter),
  moves: isCount,
  stage: isRecord,
  winners: listOf(isCount),
  waitingFor: isCount,
  hasTypedDice: isFlag,
  match: isText,
});

/** What a hall says; null for what is none. */
export function isFromHall(raw: unknown): raw is FromHall {
  if (!isRecord(raw)) return false;
  switch (raw['type']) {
    case 'answer':
      return isCount(raw['id']);
    case 'failure':
      return isCount(raw['id']) && isText(raw['message']);
    case 'piece':
      return isCount(raw['id']) && isText(raw['text']);
    case 'heard':
      return isCount(raw['chair']) && isHeard(raw['heard']);
    case 'lost':
      return isCount(raw['chair']) && orNull(isText)(raw['problem']);
    case 'cards':
      return true;
    default:
      return false;
  }
}
