import type { Types } from '@questhall/kernel';
import { type ReactElement, useEffect } from 'react';
import type { GameUi } from '../games/ui.ts';
import type { Connection } from '../link/connect.ts';
import type { News } from '../link/protocol.ts';
import type { Seated } from '../link/service.ts';
import { noteTable } from '../shell/last-table.ts';
import { pace } from '../shell/settings.ts';
import { type Laid, Laying } from './laying.tsx';
import { Opened } from './opened.tsx';
import { TableStore } from './store.ts';
import './table.css';
import { useTableTexts } from './texts.ts';

interface Props {
  readonly id: string;
  readonly connection: Connection;
}

/** A table that somebody sits down at. */
export function TableScreen({ id, connection }: Props): ReactElement {
  useEffect(() => noteTable(id), [id]);
  return <Laying id={id} connection={connection} lay={layTable} texts={useTableTexts()} />;
}

async function layTable<T extends Types>(ui: GameUi<T>, connection: Connection, entered: Seated): Promise<Laid> {
  const seated = entered as Seated<T>; // the worker's game is the one this interface is for
  const news = (await connection.service.look(seated.next)) as News<T>;
  const store = new TableStore<T>(connection, seated, news, (event) => ui.pace(event), pace, ui.isOpen);
  return { element: <Opened ui={ui} store={store} />, close: () => store.close() };
}
