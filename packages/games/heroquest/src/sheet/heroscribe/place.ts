import { type FileObject, type Meaning, meaningOf } from '@questhall/heroscribe';
import { NAMES } from '../../content/names.ts';
import { nameSquare, roomAt } from '../squares.ts';
import { MONSTERS_HERE, PIECES_HERE, STAND_INS, TRAPS_HERE } from './counterparts.ts';
import { addMonster, type Draft, freeNear, isFree, mend, remark } from './draft.ts';
import { rowLike } from './people.ts';
import { placeBridges, placeDoor, placeStairway } from './place-doors.ts';
import { placeMark } from './place-marks.ts';
import {
  bringIntoPlay,
  counted,
  coveredBy,
  isLying,
  type Of,
  OUTSIDE,
  placeOf,
  type Refused,
  squareOf,
  type Thing,
} from './thing.ts';

/** Puts the file's objects on the board: what covers squares first, then what needs free ones. */
export function placeObjects(draft: Draft, objects: readonly FileObject[]): void {
  const things: Thing[] = [];
  for (const object of objects) {
    const read = meaningOf(object.id);
    if (read === null) remark(draft, `${object.id} has no counterpart`, placeOf(object));
    else things.push({ object, meaning: read.meaning, isStandIn: read.isVariant });
  }
  const of = <K extends Meaning['kind']>(kind: K): Thing<Of<K>>[] =>
    things.filter((thing): thing is Thing<Of<K>> => thing.meaning.kind === kind);
  placeStairway(draft, of('stairway'), [...of('door'), ...of('secret')]);
  const each = <M extends Meaning>(
    list: readonly Thing<M>[],
    place: (draft: Draft, thing: Thing<M>) => Refused,
  ): void => {
    for (const thing of list) {
      const refused = place(draft, thing);
      if (refused !== null) remark(draft, `${thing.object.id} ${refused}`, placeOf(thing.object));
    }
  };
  each(of('piece'), placePiece);
  each(of('blocked'), placeRubble);
  placeBridges(draft);
  each(of('door'), placeDoor);
  each(of('secret'), placeDoor);
  each(of('trap'), placeTrap);
  each(of('monster'), (_, thing) => placeMonster(draft, thing, MONSTERS_HERE[thing.meaning.monster]));
  each(of('stranger'), placeStranger);
  each(things, placeMark);
}

/** As it lies; or, where it would stand in a wall, the other way round. */
function placePiece(draft: Draft, thing: Thing<Of<'piece'>>): Refused {
  const { object, meaning } = thing;
  const { plan } = draft;
  const at = squareOf(draft, object);
  if (at < 0) return OUTSIDE;
  const sizes = [
    [meaning.width, meaning.height],
    [meaning.height, meaning.width],
  ] as const;
  for (const [index, [width, height]] of (isLying(object.rotation) ? sizes.toReversed() : sizes).entries()) {
    const squares = coveredBy(draft, object, width, height);
    const rooms = new Set(squares.map((square) => (square < 0 ? '' : roomAt(plan, square))));
    if (rooms.size > 1 || rooms.has('')) continue;
    if (squares.some((square) => draft.filled.has(square))) return 'overlaps something else';
    if (index > 0)
      mend(draft, `${object.id} would stand in a wall as it is drawn, and is turned`, nameSquare(plan, at));
    bringIntoPlay(draft, squares, object.id);
    const piece = PIECES_HERE[meaning.piece];
    draft.furniture.push({ piece, at, width, height });
    for (const square of squares) draft.filled.add(square);
    if (meaning.isTrapped === true) draft.trapped.push(at);
    counted(draft, thing, 'furniture', `a ${NAMES.piece[piece]}`);
    return null;
  }
  return 'does not lie in one room';
}

function placeRubble(draft: Draft, { object, meaning }: Thing<Of<'blocked'>>): Refused {
  const [width, height] = isLying(object.rotation) ? [1, meaning.width] : [meaning.width, 1];
  const squares = coveredBy(draft, object, width, height);
  for (const square of squares.filter((one) => one >= 0 && !draft.filled.has(one))) {
    draft.blocked.add(square);
    draft.rubble.add(square);
  }
  if (squares.includes(-1)) return OUTSIDE;
  return squares.some((square) => draft.filled.has(square)) ? 'overlaps something else' : null;
}

function placeTrap(draft: Draft, thing: Thing<Of<'trap'>>): Refused {
  const { object, meaning } = thing;
  const width = meaning.width ?? 1;
  const squares = isLying(object.rotation) ? coveredBy(draft, object, 1, width) : coveredBy(draft, object, width, 1);
  if (squares.includes(-1)) return OUTSIDE;
  const isTaken = squares.some(
    (square) => draft.filled.has(square) || draft.rubble.has(square) || draft.traps.some((trap) => trap.at === square),
  );
  if (isTaken) return 'lies under something else';
  bringIntoPlay(draft, squares, object.id);
  const kind = TRAPS_HERE[meaning.trap];
  for (const square of squares) draft.traps.push({ kind, at: square });
  counted(draft, thing, 'traps', `the trap ${NAMES.trap[kind]}`);
  return null;
}

/** On its square or, where that is taken, on the nearest free one of the room. */
function placeMonster(draft: Draft, thing: Thing, key: string, as = ''): Refused {
  const { object } = thing;
  const { plan } = draft;
  const drawn = squareOf(draft, object);
  if (drawn < 0) return OUTSIDE;
  bringIntoPlay(draft, [drawn], object.id);
  const at = isFree(draft, drawn) ? drawn : freeNear(draft, drawn);
  if (at < 0) return 'finds no free square in its room';
  if (at !== drawn)
    mend(
      draft,
      `${object.id} shares its square, and stands beside it`,
      `${nameSquare(plan, drawn)} → ${nameSquare(plan, at)}`,
    );
  addMonster(draft, key, at);
  counted(draft, thing, 'monsters', as);
  return null;
}

function placeStranger(draft: Draft, thing: Thing<Of<'stranger'>>): Refused {
  const { name } = thing.meaning;
  const figure = STAND_INS[name];
  const key = name.toLowerCase().replaceAll(' ', '-');
  if (!draft.named.some((named) => named.key === key)) draft.named.push(rowLike(figure, key, name));
  return placeMonster(draft, thing, key, `the card of the ${NAMES.figure[figure]}`);
}
