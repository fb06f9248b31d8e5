import type { Edge, Sheet } from '../sheet.ts';
import { CORRIDOR, nameEdge, roomAt, sidesIn } from '../squares.ts';
import type { SheetEdit } from './sheet-edit.ts';

/** So many rounds more or less, where they are counted. */
const ROUNDS = 2;

/** Another kind of door, and another last round. */
export const wayEdits = (sheet: Sheet): readonly SheetEdit[] => [
  ...sheet.openDoors.map((edge) => shut(sheet, edge)),
  ...sheet.secretDoors.map((edge) => known(sheet, edge)),
  ...sheet.doors.map((edge) => hidden(sheet, edge)),
  ...(sheet.limit === null ? [] : [limit(sheet.limit, ROUNDS, 'easier'), limit(sheet.limit, -ROUNDS, 'harder')]),
];

/** `between room A and the corridor, at 3,1E`. */
function doorName({ plan }: Sheet, edge: Edge): string {
  const [one, other] = sidesIn(plan, edge).map((side) => roomAt(plan, side));
  const named = (room: string | undefined): string => (room === CORRIDOR ? 'the corridor' : `room ${room}`);
  return `between ${named(one)} and ${named(other)}, at ${nameEdge(plan, edge)}`;
}

/** Whoever is behind it does not come out before it is opened. */
const shut = (sheet: Sheet, edge: Edge): SheetEdit => ({
  key: `door ${edge}`,
  says: `the open door ${doorName(sheet, edge)} is closed`,
  makes: 'easier',
  change: ({ doors, openDoors }) =>
    openDoors.includes(edge) ? { openDoors: openDoors.filter((one) => one !== edge), doors: [...doors, edge] } : null,
});

const known = (sheet: Sheet, edge: Edge): SheetEdit => ({
  key: `door ${edge}`,
  says: `the secret door ${doorName(sheet, edge)} is an ordinary one`,
  makes: 'easier',
  change: ({ doors, secretDoors }) =>
    secretDoors.includes(edge)
      ? { secretDoors: secretDoors.filter((one) => one !== edge), doors: [...doors, edge] }
      : null,
});

const hidden = (sheet: Sheet, edge: Edge): SheetEdit => ({
  key: `door ${edge}`,
  says: `the door ${doorName(sheet, edge)} is secret`,
  makes: 'harder',
  change: ({ doors, secretDoors }) =>
    doors.includes(edge) ? { doors: doors.filter((one) => one !== edge), secretDoors: [...secretDoors, edge] } : null,
});

const limit = (now: number, by: number, makes: SheetEdit['makes']): SheetEdit => ({
  key: 'limit',
  says: `${now + by} rounds instead of ${now}`,
  makes,
  change: (sheet) => (sheet.limit === now && now + by >= 1 ? { limit: now + by } : null),
});
