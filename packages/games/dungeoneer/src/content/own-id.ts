import { SET_IDS, type SetId } from './cards.ts';

/** What kinds of cards somebody may write. */
export const OWN_KINDS = ['card', 'hero', 'quest'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/**
 * A card of somebody's own. Its id says all of it: so a match with such cards is played on anywhere from what lies on
 * its table, and what one table plays with is nothing to another.
 */
export interface OwnId {
  readonly kind: OwnKind;
  readonly set: SetId;
  /** Its name; the id of a printed card whose place it takes and whose name it keeps. */
  readonly name: string;
  /** The card as it is written. */
  readonly line: string;
}

/** Characters of a name, and of a card as it is written. */
export const OWN_NAME_MAX = 40;
export const OWN_LINE_MAX = 400;

const WRITTEN = /^(card|hero|quest) (HD|HW|ED|LD) ([^:]+): (.+)$/;

export const writeOwnId = ({ kind, set, name, line }: OwnId): string => `${kind} ${set} ${name}: ${line}`;

/** Characters of the id of any card. */
export const CARD_ID_MAX: number = writeOwnId({
  kind: 'quest',
  set: 'HD',
  name: 'x'.repeat(OWN_NAME_MAX),
  line: 'x'.repeat(OWN_LINE_MAX),
}).length;

/** Null for the id of a printed card, and for what is no id at all. */
export function readOwnId(id: string): OwnId | null {
  const [, kind, set, name = '', line = ''] = WRITTEN.exec(id) ?? [];
  const [own, home] = [OWN_KINDS.find((one) => one === kind), SET_IDS.find((one) => one === set)];
  const isShort = name.length <= OWN_NAME_MAX && line.length <= OWN_LINE_MAX;
  return own === undefined || home === undefined || !isShort ? null : { kind: own, set: home, name, line };
}

/** The card whose name it goes by: itself, unless it is somebody's own. */
export const nameIdOf = (id: string): string => readOwnId(id)?.name ?? id;

/** A card of somebody's own, and the printed one whose place it takes; a printed one that is left out. */
export interface Change {
  readonly card: string | null;
  readonly instead: string | null;
}
