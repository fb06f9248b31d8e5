import * as dutch from '@questhall/facets/dutch';
import type { Cell } from '@questhall/grid';
import type { Door } from '@questhall/tiles';
import { doorWay, wayBetween } from '../telling/places.ts';

export { doorOn, exitsText, SIDES } from '@questhall/facets/dutch';

export const wayText = (from: Cell, to: Cell): string => dutch.wayText(wayBetween(from, to));
export const placeText = (from: Cell, to: Cell, whom: string): string => dutch.placeText(wayBetween(from, to), whom);
export const bearingText = (from: Cell, to: Cell): string => dutch.bearingText(wayBetween(from, to));
export const theDoor = (door: Pick<Door, 'near' | 'far'>): string => dutch.doorOn(doorWay(door));
