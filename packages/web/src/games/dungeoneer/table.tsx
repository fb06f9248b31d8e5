import type { Dungeoneer } from '@questhall/dungeoneer';
import type { ReactElement } from 'react';
import { Dock } from '../../board/dock.tsx';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { TableDock } from './dock/dock.tsx';
import { Fight } from './fight/fight.tsx';
import { HeroPicker } from './hero-picker.tsx';
import { DungeoneerMap } from './map/map.tsx';
import { Reading } from './reading/reading.tsx';
import { Welcome } from './welcome.tsx';
import './table.css';

/** A table of cards: the map in the middle, the fight over it, and the hand below. */
export function DungeoneerTable({ store }: GameParts<Dungeoneer>): ReactElement {
  const { standing, isSettled } = useTable(store);
  const kind = standing.asked[0]?.ask.question.kind;
  return (
    <div className="dg-table">
      {kind === 'pickHero' || kind === 'rebirth' ? <HeroPicker store={store} /> : <DungeoneerMap store={store} />}
      {kind === 'begin' && isSettled && <Welcome />}
      <Fight store={store} />
      <Reading store={store} />
      <Dock>
        <TableDock store={store} />
      </Dock>
    </div>
  );
}
