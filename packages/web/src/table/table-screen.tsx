import type { Types } from '@questhall/kernel';
import type { News } from '@questhall/wire';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { type WithUi, withUi } from '../games/uis.ts';
import type { Connection } from '../link/connect.ts';
import type { Seated } from '../link/service.ts';
import { noteTable } from '../shell/last-table.ts';
import { pace } from '../shell/settings.ts';
import { Opened } from './opened.tsx';
import { TableStore } from './store.ts';
import './table.css';
import { useTableTexts } from './texts.ts';

interface Props {
  readonly id: string;
  readonly connection: Connection;
}

/** Comes to a table: its game is loaded, and somebody sits down. */
export function TableScreen({ id, connection }: Props): ReactElement {
  const texts = useTableTexts();
  const [laid, setLaid] = useState<ReactElement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const lay = useCallback(
    async (isCurrent: () => boolean): Promise<(() => void) | undefined> => {
      const entered = await connection.service.enter(id);
      if (!entered.ok) {
        if (isCurrent()) setProblem(`${entered.problem.field} ${entered.problem.message}`);
        return undefined;
      }
      const sit: WithUi<Promise<Laid>> = (ui) => layTable(ui, connection, entered.value);
      const { element, close } = await withUi(entered.value.game, sit);
      if (isCurrent()) setLaid(element);
      return close;
    },
    [connection, id],
  );
  useEffect(() => noteTable(id), [id]);
  useEffect(() => {
    let isHere = true;
    const closing = lay(() => isHere).catch((error: unknown) => {
      setProblem(error instanceof Error ? error.message : String(error));
      return undefined;
    });
    return () => {
      isHere = false;
      void closing.then((close) => close?.());
      void connection.service.leave();
    };
  }, [connection, lay]);
  if (problem !== null)
    return (
      <main className="table-problem">
        <p>{problem}</p>
        <a href="#/">{texts.home}</a>
      </main>
    );
  return laid ?? <main className="table-loading">{texts.loading}</main>;
}

interface Laid {
  readonly element: ReactElement;
  readonly close: () => void;
}

async function layTable<T extends Types>(ui: GameUi<T>, connection: Connection, entered: Seated): Promise<Laid> {
  const seated = entered as Seated<T>; // the worker's game is the one this interface is for
  const news = (await connection.service.look(seated.next)) as News<T>;
  const store = new TableStore<T>(connection, seated, news, (event) => ui.pace(event), pace);
  return { element: <Opened ui={ui} store={store} />, close: () => store.close() };
}
