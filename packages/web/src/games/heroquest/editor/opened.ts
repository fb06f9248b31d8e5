import { isInEdge, readText, squaresOf, type Thing, thingsOn } from '@questhall/heroquest/edit';
import { boardOf, type Edge, planText, type Square } from '@questhall/heroquest/queries';
import type { Sheet } from '@questhall/heroquest/sheet';
import type { Aim } from '../../../board/pointing/pointing.ts';

/** A text as an editor has it before it: as far as it can be read. */
export interface Opened {
  readonly text: string;
  readonly sheet: Sheet;
  /** The plan as boards are found by. */
  readonly plan: string;
  readonly width: number;
  readonly height: number;
  readonly things: readonly Thing[];
  /** Without a plan nobody knows where anything is. */
  readonly hasPlan: boolean;
}

export function open(text: string): Opened {
  const { sheet, faults } = readText(text);
  const plan = planText(sheet.plan, sheet.walls);
  const { width, height } = boardOf(plan).grid;
  const hasPlan = !faults.some(({ key, line }) => key === 'plan' || (key === null && line === null));
  return { text, sheet, plan, width, height, things: thingsOn(sheet), hasPlan };
}

/** Whether a thing is in a side of a square, or covers it. */
const isAt = ({ sheet }: Opened, thing: Thing, { square, door }: Pick<Aim, 'square' | 'door'>): boolean =>
  isInEdge(thing) ? thing.edge === door : door === null && squaresOf(sheet.plan, thing).includes(square);

/** What is there, the topmost first. */
export const thingsAt = (opened: Opened, aim: Pick<Aim, 'square' | 'door'>): readonly Thing[] =>
  opened.things.filter((thing) => isAt(opened, thing, aim)).toReversed();

/** Things in the side of a square. */
export const inEdge = ({ things }: Opened, edge: Edge): Thing | undefined =>
  things.find((thing) => isInEdge(thing) && thing.edge === edge);

export const isSame = (one: Thing | null, other: Thing | null): boolean =>
  one !== null && other !== null && keyOf(one) === keyOf(other);

export const keyOf = (thing: Thing): string => JSON.stringify(thing);

/** The same thing elsewhere. */
export const movedTo = (thing: Thing, at: Square | Edge): Thing =>
  isInEdge(thing) ? { ...thing, edge: at } : { ...thing, at };

export const placeOf = (thing: Thing): Square | Edge => (isInEdge(thing) ? thing.edge : thing.at);
