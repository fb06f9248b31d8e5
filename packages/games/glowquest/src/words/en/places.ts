import * as english from '@questhall/facets/english';
import type { Cell } from '@questhall/grid';
import type { Door } from '@questhall/tiles';
import { doorWay, wayBetween } from '../telling/places.ts';

export { doorOn, exitsText, SIDES } from '@questhall/facets/english';

export const wayText = (from: Cell, to: Cell): string => english.wayText(wayBetween(from, to));
export const placeText = (from: Cell, to: Cell, whom: string): string => english.placeText(wayBetween(from, to), whom);
export const bearingText = (from: Cell, to: Cell): string => english.bearingText(wayBetween(from, to));
export const theDoor = (door: Pick<Door, 'near' | 'far'>): string => english.doorOn(doorWay(door));
