import type { Seat } from '@questhall/kernel';
import { isSitter, type Sitter } from './heard.ts';
import type { TableOrder } from './lobby.ts';
import {
  type Guard,
  isCount,
  isFlag,
  isOneOf,
  isRecord,
  isText,
  isThere,
  listOf,
  orMissing,
  recordOf,
} from './shapes.ts';

// All that crosses between a screen and a hall: plain JSON, so that a socket carries it as well as a worker's port.
// What comes in is read here, field by field, before anybody believes it.

/** What a screen can ask, by name, with what it has to say. */
export interface Requests {
  readonly cards: object;
  readonly make: { readonly order: TableOrder };
  readonly rename: { readonly table: string; readonly name: string };
  readonly remove: { readonly table: string };
  readonly export: { readonly table: string };
  readonly import: { readonly text: string };
  /** `chair` is the number by which this connection will call it. */
  readonly sit: {
    readonly chair: number;
    readonly table: string;
    readonly seat: Seat;
    readonly since?: number | undefined;
  };
  readonly leave: { readonly chair: number };
  readonly answer: {
    readonly chair: number;
    readonly ask: number;
    readonly action: unknown;
    readonly dice: readonly number[];
  };
  readonly why: { readonly chair: number; readonly ask: number; readonly action: unknown };
  readonly undo: { readonly chair: number };
  readonly agree: { readonly chair: number; readonly undo: number; readonly isAgreed: boolean };
  readonly hand: { readonly chair: number; readonly sitter: Sitter };
  readonly order: { readonly chair: number; readonly order: string; readonly isOn: boolean };
  readonly roll: { readonly chair: number; readonly die: number };
  readonly retry: { readonly chair: number };
  readonly past: { readonly chair: number; readonly isWhole: boolean };
  readonly recall: { readonly chair: number; readonly clock: number };
}

export type RequestName = keyof Requests;

/** A request as it crosses; its answer comes back under the same id. */
export type Request = {
  [N in RequestName]: { readonly id: number; readonly name: N; readonly body: Requests[N] };
}[RequestName];

export const isSeat = (raw: unknown): raw is Seat => isCount(raw) || raw === -1;
const chair = { chair: isCount };

const BODIES: { readonly [N in RequestName]: Guard<Requests[N]> } = {
  cards: isRecord,
  make: recordOf({
    order: recordOf({
      game: isText,
      options: isRecord,
      company: listOf(isSitter),
      hasTypedDice: isFlag,
      name: isText,
    }),
  }),
  rename: recordOf({ table: isText, name: isText }),
  remove: recordOf({ table: isText }),
  export: recordOf({ table: isText }),
  import: recordOf({ text: isText }),
  sit: recordOf({ ...chair, table: isText, seat: isSeat, since: orMissing(isCount) }),
  leave: recordOf(chair),
  answer: recordOf({ ...chair, ask: isCount, action: isThere, dice: listOf(isCount) }),
  why: recordOf({ ...chair, ask: isCount, action: isThere }),
  undo: recordOf(chair),
  agree: recordOf({ ...chair, undo: isCount, isAgreed: isFlag }),
  hand: recordOf({ ...chair, sitter: isSitter }),
  order: recordOf({ ...chair, order: isText, isOn: isFlag }),
  roll: recordOf({ ...chair, die: isCount }),
  retry: recordOf(chair),
  past: recordOf({ ...chair, isWhole: isFlag }),
  recall: recordOf({ ...chair, clock: isCount }),
};

const isName = isOneOf(Object.keys(BODIES) as RequestName[]); // the keys of a closed record

/** A request from outside; null for what is none. */
export function isRequest(raw: unknown): raw is Request {
  return isRecord(raw) && isCount(raw['id']) && isName(raw['name']) && BODIES[raw['name']](raw['body']);
}
