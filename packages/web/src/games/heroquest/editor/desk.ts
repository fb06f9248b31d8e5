import type { Thing } from '@questhall/heroquest/edit';
import type { Square } from '@questhall/heroquest/queries';
import type { Aim } from '../../../board/pointing/pointing.ts';
import { isSame, keyOf, type Opened } from './opened.ts';
import type { EditorTexts } from './texts/en.ts';
import type { Tool } from './tools.ts';

export type Tab = 'place' | 'here' | 'quest';

/** What was done or refused last, for eyes and ears. */
interface Said {
  readonly text: string;
  readonly isRefusal: boolean;
}

/** What goes on while somebody edits; the text is not in it. */
export interface Going {
  readonly tool: Tool | null;
  /** What is in the hand stands along a column. */
  readonly isStanding: boolean;
  /** The first corner, of what is drawn from corner to corner. */
  readonly corner: Square | null;
  /** Where the mouse is. */
  readonly hover: Aim | null;
  /** Where the keys are. */
  readonly cursor: Aim | null;
  /** What the panel is about. */
  readonly selected: Aim | null;
  /** What follows the pointer, and so many squares from its own place it was taken. */
  readonly dragged: { readonly thing: Thing; readonly by: number } | null;
  readonly tab: Tab;
  readonly said: Said | null;
}

export const IDLE: Going = {
  tool: null,
  isStanding: false,
  corner: null,
  hover: null,
  cursor: null,
  selected: null,
  dragged: null,
  tab: 'place',
  said: null,
};

/** Everything that is at hand where somebody edits. */
export interface Desk {
  readonly opened: Opened;
  readonly going: Going;
  readonly texts: EditorTexts;
  set(change: Partial<Going>): void;
  onText(next: string): void;
  /** What the checker would have against a text; null for nothing that it has not now. */
  judge(next: string): string | null;
  nameOf(thing: Thing): string;
}

/** What is in the hand: what is dragged, or what was taken, unless it is gone from the text by now. */
export function toolIn({ opened, going: { tool, dragged } }: Pick<Desk, 'opened' | 'going'>): Tool | null {
  if (dragged !== null) return { kind: 'held', thing: dragged.thing };
  const isLost = tool?.kind === 'held' && !opened.things.some((one) => isSame(one, tool.thing));
  return isLost ? null : tool;
}

export const isStandingIn = ({ going: { dragged, isStanding } }: Pick<Desk, 'going'>): boolean =>
  dragged?.thing.kind === 'piece' ? dragged.thing.isStanding : isStanding;

/** Tools are the same when they do the same. */
export const toolKey = (tool: Tool): string =>
  tool.kind === 'thing' || tool.kind === 'held' ? `${tool.kind} ${keyOf(tool.thing)}` : JSON.stringify(tool);
