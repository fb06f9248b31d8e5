import type { Seat, Types } from '@questhall/kernel';
import type { Lobby } from '@questhall/wire';
import { type ReactElement, useEffect } from 'react';
import { currentSettings, pace } from '../../settings/settings.ts';
import { noteTable } from '../../shell/last-table.ts';
import type { GameUi } from '../../table/game/ui.ts';
import { seenAt } from '../../table/store/last-seen.ts';
import { LobbyContext } from '../../table/store/lobby-context.ts';
import type { Seated } from '../../table/store/seated.ts';
import type { Manner } from '../../table/store/shown.ts';
import { TableStore } from '../../table/store/store.ts';
import { type Laid, Laying } from './laying.tsx';
import { Opened } from './opened.tsx';
import './table.css';
import { useTableTexts } from '../../table/texts/texts.ts';

interface Props {
  readonly id: string;
  readonly lobby: Lobby;
}

/** A table that somebody sits down at. */
export function TableScreen({ id, lobby }: Props): ReactElement {
  useEffect(() => noteTable(id), [id]);
  return (
    <LobbyContext value={lobby}>
      <Laying id={id} lobby={lobby} lay={layTable} loading={useTableTexts().loading} />
    </LobbyContext>
  );
}

async function layTable<T extends Types>(ui: GameUi<T>, seated: Seated<T>, seat: Seat): Promise<Laid> {
  const manner: Manner<T> = {
    client: ui.client,
    pace,
    isOpen: ui.isOpen === true,
    isOpenBetween: (from, to) => ui.isOpenBetween(from, to, seated.company.length),
    asking: () => currentSettings().asking,
    seen: seenAt(seated.id),
  };
  const store = await TableStore.open(seated, seat, manner);
  return { element: <Opened ui={ui} store={store} />, close: () => store.close() };
}
