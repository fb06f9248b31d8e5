import { isBesideEdge } from '@questhall/grid';
import { boardOf, CORRIDOR } from '../../queries/board.ts';
import { heroOf } from '../../queries/figures.ts';
import { searchRoom } from '../../queries/floor.ts';
import type { Edge, Room, Square } from '../../sheet/sheet.ts';
import type { Door, View } from '../../types/index.ts';
import { afterAction, afterSteps, type Changes, withHero, withHidden, withTurn } from './change.ts';
import { captiveCut } from './turns.ts';

type BoardEvent =
  | 'revealed'
  | 'doorsSeen'
  | 'secretDoorsFound'
  | 'doorOpened'
  | 'doorClosed'
  | 'rocksSeen'
  | 'furnitureSeen'
  | 'stairsSeen'
  | 'alarmSounded'
  | 'trapsFound'
  | 'trapSprung'
  | 'dodged'
  | 'blockFell'
  | 'trapDisarmed'
  | 'disarmFailed'
  | 'chestTrapSprung'
  | 'searched'
  | 'nothingFound'
  | 'portalRolled'
  | 'portalSteered'
  | 'portalTaken';

/** The dungeon: what comes to light, doors, traps, and rock. */
export const BOARD: Pick<Changes, BoardEvent> = {
  revealed(view, { squares, chests: gold = [] }) {
    const seen = gold.map((at) => ({ at, where: 'floor' as const, carrier: null }));
    const after = { ...view, revealed: lit(view, squares), chests: [...view.chests, ...seen] };
    return withHidden(after, ({ goldChests }) => ({ goldChests: without(goldChests, gold) }));
  },
  doorsSeen(view, { doors }) {
    const edges = doors.map(({ edge }) => edge);
    const seen = doors.map((door) => ({ ...door, changed: 0 }));
    const after = { ...view, doors: [...view.doors, ...seen], changes: view.changes + 1 };
    return withHidden(after, (hidden) => ({ doors: hidden.doors.filter(({ edge }) => !edges.includes(edge)) }));
  },
  secretDoorsFound(view, { doors }) {
    const found = doors.map((edge) => ({ edge, kind: 'secret' as const, isOpen: false, changed: 0 }));
    const after = { ...view, doors: [...view.doors, ...found], changes: view.changes + 1 };
    return withHidden(after, ({ secretDoors }) => ({ secretDoors: without(secretDoors, doors) }));
  },
  doorOpened: (view, { door }) => turned(known(view, door), door, true),
  doorClosed: (view, { door }) => turned(view, door, false),
  rocksSeen(view, { squares }) {
    const after = {
      ...view,
      rocks: [...view.rocks, ...squares],
      revealed: lit(view, squares),
      changes: view.changes + 1,
    };
    return withHidden(after, ({ rocks }) => ({ rocks: without(rocks, squares) }));
  },
  furnitureSeen(view, { pieces, gearAt = view.gearAt }) {
    const isSeen = ({ at }: { readonly at: Square }): boolean => pieces.some((piece) => piece.at === at);
    const after = { ...view, furniture: [...view.furniture, ...pieces], gearAt };
    return withHidden(after, ({ furniture }) => ({ furniture: furniture.filter((piece) => !isSeen(piece)) }));
  },
  stairsSeen: (view, { at }) => withHidden({ ...view, stairs: at }, () => ({ stairs: null })),
  alarmSounded: (view, { room }) =>
    withHidden({ ...view, alarmed: [...view.alarmed, room] }, ({ alarms }) => ({
      alarms: alarms.filter((alarm) => alarm.room !== room),
    })),
  trapsFound(view, { traps, chests }) {
    const found = traps.map((trap) => ({ ...trap, isOpen: false }));
    const after = { ...view, traps: [...view.traps, ...found], chestTraps: [...view.chestTraps, ...chests] };
    return withHidden(after, (hidden) => ({
      traps: hidden.traps.filter(({ at }) => !traps.some((trap) => trap.at === at)),
      chestTraps: hidden.chestTraps.filter(({ room }) => !chests.some((trap) => trap.room === room)),
    }));
  },
  trapSprung(view, { figure, at, trap }) {
    const after = forgotten(view, at);
    if (trap === 'spear') return { ...after, sprung: [...view.sprung, at] };
    const lies = { at, kind: trap, isOpen: trap === 'pit' };
    return captiveCut({ ...after, traps: [...after.traps, lies] }, figure);
  },
  dodged: null,
  blockFell: (view, { at }) => ({
    ...forgotten(view, at),
    rocks: [...view.rocks, at],
    changes: view.changes + 1,
  }),
  trapDisarmed: (view, { at }) => afterAction(withoutChestTrap(forgotten(view, at), at)),
  disarmFailed(view, { at }) {
    const chest = view.chestTraps.find((trap) => trap.at === at);
    const after = afterAction(withoutChestTrap(view, at));
    return chest === undefined ? after : { ...after, sprungChests: [...view.sprungChests, chest.room] };
  },
  /** By a search that is none after all; or by hands that slipped, which was told before. [trap.chest-trigger] */
  chestTrapSprung(view, { hero }) {
    const room = searchRoom(view, heroOf(view, hero)) ?? '';
    if (view.sprungChests.includes(room)) return view;
    const searched = withHero(view, hero, (draft) => {
      draft.searched = draft.searched.filter((one) => one !== room);
    });
    const isElsewhere = (trap: { readonly room: Room }): boolean => trap.room !== room;
    const after = {
      ...searched,
      sprungChests: [...view.sprungChests, room],
      chestTraps: view.chestTraps.filter(isElsewhere),
    };
    return withHidden(after, ({ chestTraps }) => ({ chestTraps: chestTraps.filter(isElsewhere) }));
  },
  searched(view, { hero, what, room }) {
    const after = afterAction(view);
    if (what === 'treasure') return withHero(after, hero, ({ searched }) => void searched.push(room));
    const isNew = what === 'traps' && room !== CORRIDOR && !view.trapSearched.includes(room);
    return isNew ? { ...after, trapSearched: [...view.trapSearched, room] } : after;
  },
  nothingFound: null,
  portalRolled: (view) => afterSteps(view, 1),
  portalSteered: null,
  portalTaken(view, { hero, room }) {
    const { at } = heroOf(view, hero);
    const beside = view.doors.filter(({ edge, kind }) => kind === 'portal' && isBeside(view, edge, at));
    const leads = ({ edge }: Door): Room | undefined => view.portals.find((one) => one.edge === edge)?.room;
    const isKnown = beside.some((door) => leads(door) === room);
    const taken = beside.find((door) => leads(door) === undefined);
    const after =
      isKnown || taken === undefined
        ? afterSteps(view, 1)
        : { ...view, portals: [...view.portals, { edge: taken.edge, room }] };
    return withTurn(after, { isMoveOver: true });
  },
};

const without = <X>(list: readonly X[], gone: readonly X[]): X[] => list.filter((one) => !gone.includes(one));

function lit({ revealed }: View, squares: readonly Square[]): number[] {
  const words = revealed.slice();
  for (const square of squares) words[square >> 5] = (words[square >> 5] ?? 0) | (1 << (square & 31));
  return words;
}

const isBeside = (view: View, edge: Edge, at: Square): boolean => isBesideEdge(boardOf(view.plan).grid, edge, at);

/** A door that an alarm opens may be one that nobody had seen before. */
function known(view: View, edge: Edge): View {
  if (view.doors.some((door) => door.edge === edge)) return view;
  const isSecret = view.hidden?.secretDoors.includes(edge) === true;
  const door: Door = { edge, kind: isSecret ? 'secret' : 'door', isOpen: false, changed: 0 };
  return withHidden({ ...view, doors: [...view.doors, door] }, ({ doors, secretDoors }) => ({
    doors: doors.filter((one) => one.edge !== edge),
    secretDoors: without(secretDoors, [edge]),
  }));
}

/** [door.one-change-per-round] */
const turned = (view: View, edge: Edge, isOpen: boolean): View => ({
  ...view,
  doors: view.doors.map((door) => (door.edge === edge ? { ...door, isOpen, changed: view.round } : door)),
  changes: view.changes + 1,
});

/** The trap on a square is no longer what it was. */
function forgotten(view: View, at: Square): View {
  const isElsewhere = (trap: { readonly at: Square }): boolean => trap.at !== at;
  return withHidden({ ...view, traps: view.traps.filter(isElsewhere) }, ({ traps }) => ({
    traps: traps.filter(isElsewhere),
  }));
}

const withoutChestTrap = (view: View, at: Square): View => ({
  ...view,
  chestTraps: view.chestTraps.filter((trap) => trap.at !== at),
});
