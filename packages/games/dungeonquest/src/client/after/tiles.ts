import { KEEP_CARDS } from '../../content/keep/decks.ts';
import { TILE_STACK } from '../../content/keep/tiles.ts';
import { UNEXPLORED } from '../../queries/keep/squares.ts';
import type { KeepSeen } from '../../types/index.ts';
import { type Changes, keepChanged, without } from './change.ts';

/** The stack, and what of it lies on the board. */
type OfTiles =
  | 'torchLit'
  | 'tilesSeen'
  | 'tilesSeenUnseen'
  | 'tileLaid'
  | 'tilePutUnder'
  | 'tilesArranged'
  | 'tileTurned';

export const TILES: Changes<OfTiles> = {
  torchLit: (view, { square, tile }) =>
    keepChanged(view, (keep) => ({ tiles: keep.tiles.with(square, tile), stackSize: keep.stackSize - 1, peeked: [] })),
  tilesSeen: (view, { forms }) =>
    keepChanged(view, (keep) =>
      lookedAt(keep) > 0
        ? { peeked: [...forms.map((form, depth) => ({ depth, form })), ...below(keep, forms.length)] }
        : { ...drawn(keep, forms.length), forms },
    ),
  tilesSeenUnseen: (view, { tiles }) => keepChanged(view, (keep) => (lookedAt(keep) > 0 ? {} : drawn(keep, tiles))),
  tileLaid: (view, { square, tile }) =>
    keepChanged(view, (keep) => ({
      ...(isInHand(keep) ? {} : drawn(keep, 1)),
      tiles: keep.tiles.with(square, tile),
      forms: without(keep.forms, tile >> 2),
    })),
  tilePutUnder: (view) =>
    keepChanged(view, ({ forms: [form, ...forms], peeked, stackSize }) => ({
      forms,
      peeked: form === undefined ? peeked : [...peeked, { depth: stackSize, form }],
      stackSize: stackSize + 1,
    })),
  tilesArranged: (view) => keepChanged(view, (keep) => ({ peeked: below(keep, lookedAt(keep)) })),
  tileTurned: (view, { square, tile }) => keepChanged(view, ({ tiles }) => ({ tiles: tiles.with(square, tile) })),
};

/** How many tiles the card in effect lets somebody look at; none where they are drawn to be laid. */
function lookedAt({ cards }: KeepSeen): number {
  const effect = KEEP_CARDS[cards.at(-1) ?? -1]?.effects.find(({ does }) => does === 'lookAtTiles');
  return effect?.does === 'lookAtTiles' ? effect.tiles : 0;
}

const below = ({ peeked }: KeepSeen, least: number): KeepSeen['peeked'] => peeked.filter(({ depth }) => depth >= least);

const drawn = (keep: KeepSeen, tiles: number): Pick<KeepSeen, 'stackSize' | 'peeked'> => ({
  stackSize: keep.stackSize - tiles,
  peeked: below(keep, tiles).map(({ depth, form }) => ({ depth: depth - tiles, form })),
});

/** Whether a scout has drawn already what is now laid: every other tile lies in the stack or on the board. */
const isInHand = ({ stackSize, tiles }: KeepSeen): boolean =>
  stackSize + tiles.filter((tile) => tile !== UNEXPLORED).length < TILE_STACK.length;
