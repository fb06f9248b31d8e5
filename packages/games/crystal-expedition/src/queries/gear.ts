import { type GemId, ITEMS, type ItemId, isPrefix, itemsIn, SLOTS, type Slot, socketPairs } from '../content/index.ts';
import type { Build, Piece } from '../types/index.ts';

/** How many pieces of each kind a hero can carry. [gear.two-main-two-off] */
const CARRIED: Readonly<Record<Slot, number>> = {
  'main-hand': 2,
  'off-hand': 2,
  body: 1,
  ring: 1,
  amulet: 1,
  boots: 1,
};

const slotOf = ({ item }: Pick<Piece, 'item'>): Slot => ITEMS[item].slot;

const isTwoHanded = ({ item }: Pick<Piece, 'item'>): boolean => ITEMS[item].weapon?.hands === 2;

function hasPlaceIn({ pieces }: Pick<Build, 'pieces'>, slot: Slot): boolean {
  let places = CARRIED[slot];
  for (const piece of pieces) if (slotOf(piece) === slot) places -= 1;
  return places > 0;
}

export const slotIsFree = (build: Pick<Build, 'pieces'>, item: ItemId): boolean => hasPlaceIn(build, ITEMS[item].slot);

/** All that there is, as far as there is a place for it. */
export const fittingItems = (build: Pick<Build, 'pieces'>): readonly ItemId[] =>
  SLOTS.flatMap((slot) => (hasPlaceIn(build, slot) ? itemsIn(slot) : []));

/** What is in the Main Hand keeps the Off Hand empty. [gear.two-handed] */
const needsBothHands = (pieces: readonly Piece[], main: number | null): boolean => {
  const held = main === null ? undefined : pieces[main];
  return held !== undefined && isTwoHanded(held);
};

/** A hand that is empty takes the first piece for it; a two-handed weapon has the Off Hand put away. */
function handsFull(build: Build): Build {
  const { pieces } = build;
  const firstFor = (slot: Slot): number | null => {
    const at = pieces.findIndex((piece) => slotOf(piece) === slot);
    return at < 0 ? null : at;
  };
  const main = build.main ?? firstFor('main-hand');
  const off = needsBothHands(pieces, main) ? null : (build.off ?? firstFor('off-hand'));
  return { ...build, main, off };
}

/** One piece more, in use at once if a hand is free for it. */
export function withPiece(build: Build, piece: Piece): Build {
  const more: Build = { ...build, pieces: [...build.pieces, piece] };
  const slot = slotOf(piece);
  if (slot === 'main-hand' && build.main === null) {
    const main = more.pieces.length - 1;
    return { ...more, main, off: needsBothHands(more.pieces, main) ? null : build.off };
  }
  const isOffTaken = build.off !== null || needsBothHands(build.pieces, build.main);
  return slot === 'off-hand' && !isOffTaken ? { ...more, off: more.pieces.length - 1 } : more;
}

/** One piece less; a hand that it leaves empty takes the other piece that it could hold. */
export function withoutPiece(build: Build, at: number): Build {
  const moved = (hand: number | null): number | null =>
    hand === null || hand === at ? null : hand > at ? hand - 1 : hand;
  const left: Build = {
    ...build,
    pieces: build.pieces.filter((_, place) => place !== at),
    main: moved(build.main),
    off: moved(build.off),
  };
  return build.main === at || build.off === at ? handsFull(left) : left;
}

/** A piece is changed where it lies. */
export const withChanged = (build: Build, at: number, piece: Piece): Build => ({
  ...build,
  pieces: build.pieces.map((old, place) => (place === at ? piece : old)),
});

/** Whether a socket for such a gem is empty: as many are for prefixes as for suffixes. [gem.sockets] */
export const hasSocketFor = ({ item, gems }: Pick<Piece, 'item' | 'gems'>, gem: GemId): boolean =>
  gems.filter((other) => isPrefix(other) === isPrefix(gem)).length < socketPairs(ITEMS[item]);

/** A list without the first of these; there is one. */
export const withoutFirst = <X>(list: readonly X[], one: X): readonly X[] => list.toSpliced(list.indexOf(one), 1);
