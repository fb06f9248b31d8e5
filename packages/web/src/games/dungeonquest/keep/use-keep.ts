import type { Action, DungeonQuest, KeepSeen, View } from '@questhall/dungeonquest';
import { type SquareSeen, squaresSeen } from '@questhall/dungeonquest/client';
import { useMemo } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { type Asking, activeSquare, reachOf } from './asking.ts';
import { type Known, knownIn } from './geometry.ts';

/** All that the map is drawn from. */
export interface Pictured {
  readonly view: View;
  readonly keep: KeepSeen;
  readonly squares: readonly SquareSeen[];
  readonly known: Known;
  readonly asking: Asking | null;
  /** Squares that an answer leads to. */
  readonly reach: readonly number[];
  /** One of them is asked for. */
  readonly isChoice: boolean;
  /** Where whoever acts stands; -1 for nowhere. */
  readonly active: number;
  /** What was wished for and refused. */
  readonly refused: Action | null;
}

const NOWHERE: readonly number[] = [];

export function useKeep(store: TableStore<DungeonQuest>, view: View, keep: KeepSeen): Pictured {
  const { standing, refusal } = useTable(store);
  const { asked } = store;
  const lie = keep.tiles.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message brings tiles of its own, which mostly lie as before
  const squares = useMemo(() => squaresSeen(keep), [lie]);
  const known = useMemo(() => knownIn(squares), [squares]);
  const asking = useMemo(() => (asked === null ? null : { asked, sight: standing.sight }), [asked, standing]);
  const reach = useMemo(() => (asking === null ? NOWHERE : reachOf(asking)), [asking]);
  return {
    ...{ view, keep, squares, known, asking, reach },
    isChoice: asked !== null && asked.ask.question.kind !== 'action',
    active: activeSquare(view),
    refused: refusal?.action ?? null,
  };
}
