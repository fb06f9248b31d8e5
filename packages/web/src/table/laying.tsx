import type { Types } from '@questhall/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { withUi } from '../games/uis.ts';
import type { Connection } from '../link/connect.ts';
import type { Seated } from '../link/service.ts';

/** Something that lies on the table, and how it is put away. */
export interface Laid {
  readonly element: ReactElement;
  readonly close: () => void;
}

/** Lays out a table of some game: to be played, or to be looked back at. */
type Lay = <T extends Types>(ui: GameUi<T>, connection: Connection, entered: Seated) => Promise<Laid>;

interface LayingProps {
  readonly id: string;
  readonly connection: Connection;
  /** Must be the same at every call. */
  readonly lay: Lay;
  readonly texts: { readonly home: string; readonly loading: string };
}

/** Comes to a table: its game is loaded, it is laid out, and put away when somebody leaves. */
export function Laying({ id, connection, lay, texts }: LayingProps): ReactElement {
  const [element, setElement] = useState<ReactElement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    const laying = enter(id, connection, lay);
    laying.then(
      (laid) => isHere && setElement(laid.element),
      (error: unknown) => isHere && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isHere = false;
      laying.then(
        ({ close }) => close(),
        () => {}, // what was never laid need not be put away
      );
      void connection.service.leave();
    };
  }, [id, connection, lay]);
  if (problem !== null)
    return (
      <main className="table-problem">
        <p>{problem}</p>
        <a href="#/">{texts.home}</a>
      </main>
    );
  return element ?? <main className="table-loading">{texts.loading}</main>;
}

async function enter(id: string, connection: Connection, lay: Lay): Promise<Laid> {
  const entered = await connection.service.enter(id);
  if (!entered.ok) throw new Error(`${entered.problem.field} ${entered.problem.message}`);
  return withUi<Promise<Laid>>(entered.value.game, (ui) => lay(ui, connection, entered.value));
}
