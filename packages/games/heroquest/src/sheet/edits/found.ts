import { isMonster, type Monster } from '../../content/monsters.ts';
import { NAMES } from '../../content/names.ts';
import { surveyOf } from '../checks/survey.ts';
import type { Find, FloorTrap, Room, Sheet, Square } from '../sheet.ts';
import { CORRIDOR, nameSquare, roomAt } from '../squares.ts';
import { inRoom, monsterName, oneOf, placeOf, type SheetEdit } from './sheet-edit.ts';

/** A potion more or less, a trap less, and another wandering monster. */
export const foundEdits = (sheet: Sheet): readonly SheetEdit[] => [
  ...roomsReached(sheet).map(potionIn),
  ...sheet.treasures.flatMap(({ room, finds }) => (finds.some(isHealing) ? [noPotionIn(room)] : [])),
  ...sheet.traps.map(({ kind, at }) => noTrap(sheet, kind, at)),
  ...sheet.chestTraps.map(({ room }) => noChestTrap(room)),
  ...wanderers(sheet),
];

function roomsReached(sheet: Sheet): readonly Room[] {
  const { reached } = surveyOf(sheet);
  const rooms = [...reached].map((at) => roomAt(sheet.plan, at)).filter((room) => room !== CORRIDOR);
  return [...new Set(rooms)];
}

const HEALING: Find = { kind: 'potion', potion: 'healing' };
const isHealing = (find: Find): boolean => find.kind === 'potion' && find.potion === 'healing';
const POTION = NAMES.potion.healing;

const potionIn = (room: Room): SheetEdit => ({
  key: `potion ${room}`,
  says: `a ${POTION} to be found ${inRoom(room)}`,
  makes: 'easier',
  change({ treasures }) {
    const here = treasures.find((one) => one.room === room);
    if (here === undefined) return { treasures: [...treasures, { room, finds: [HEALING] }] };
    // An inscription stands alone, and a second potion of the same kind would be no small change.
    if (here.finds.some((find) => isHealing(find) || find.kind === 'inscription')) return null;
    return { treasures: treasures.map((one) => (one === here ? { room, finds: [...here.finds, HEALING] } : one)) };
  },
});

const noPotionIn = (room: Room): SheetEdit => ({
  key: `potion ${room}`,
  says: `no ${POTION} ${inRoom(room)}`,
  makes: 'harder',
  change({ treasures }) {
    const left = treasures.map((one) =>
      one.room === room ? { room, finds: one.finds.filter((find) => !isHealing(find)) } : one,
    );
    return { treasures: left.filter(({ finds }) => finds.length > 0) };
  },
});

const TRAPS: Readonly<Record<FloorTrap, string>> = { pit: 'pit', block: 'falling block', spear: 'spear trap' };

const noTrap = (sheet: Sheet, kind: FloorTrap, at: Square): SheetEdit => ({
  key: `trap ${kind} ${at}`,
  says: `no ${TRAPS[kind]} on ${nameSquare(sheet.plan, at)} ${placeOf(sheet, at)}`,
  makes: 'easier',
  change: ({ traps }) => {
    const left = traps.filter((trap) => trap.kind !== kind || trap.at !== at);
    return left.length === traps.length ? null : { traps: left };
  },
});

const noChestTrap = (room: Room): SheetEdit => ({
  key: `chest-trap ${room}`,
  says: `no trap in the chest ${inRoom(room)}`,
  makes: 'easier',
  change: ({ chestTraps }) =>
    chestTraps.some((trap) => trap.room === room)
      ? { chestTraps: chestTraps.filter((trap) => trap.room !== room) }
      : null,
});

/** Who comes when a search wakes somebody: a goblin, an orc or one worse than both. */
const WANDERERS: readonly Monster[] = ['goblin', 'orc', 'abomination'];

function wanderers(sheet: Sheet): readonly SheetEdit[] {
  const { wander } = sheet;
  if (!isMonster(wander)) return [];
  const at = WANDERERS.indexOf(wander);
  if (at < 0) return [];
  const to = (key: string | undefined, makes: SheetEdit['makes']): readonly SheetEdit[] =>
    key === undefined
      ? []
      : [
          {
            key: 'wander',
            says: `the wandering monster is ${oneOf(monsterName(sheet, key))} instead of ${oneOf(monsterName(sheet, wander))}`,
            makes,
            change: (now) => (now.wander === wander ? { wander: key } : null),
          },
        ];
  return [...to(WANDERERS[at - 1], 'easier'), ...to(WANDERERS[at + 1], 'harder')];
}
