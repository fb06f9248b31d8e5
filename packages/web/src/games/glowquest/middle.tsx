import type { Glowquest } from '@questhall/glowquest';
import type { ReactElement } from 'react';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { GlowquestBoard } from './board/board.tsx';
import { GainScreen } from './cards/gain.tsx';
import { isAboutCards } from './stage.ts';

/** The middle of the table: the dungeon, or the cards while heroes are made and grow. */
export function GlowquestMiddle({ store }: GameParts<Glowquest>): ReactElement {
  const { standing } = useTable(store);
  const { view } = standing.sight;
  return isAboutCards(view, standing.asked[0]?.ask.question ?? null) ? (
    <GainScreen store={store} />
  ) : (
    <GlowquestBoard store={store} />
  );
}
