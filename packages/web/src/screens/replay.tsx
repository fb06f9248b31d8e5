import type { Types } from '@questhall/kernel';
import type { News, Standing } from '@questhall/wire';
import { type ReactElement, useEffect, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { type WithUi, withUi } from '../games/uis.ts';
import type { Connection } from '../link/connect.ts';
import type { Seated } from '../link/service.ts';
import '../look/forms.css';
import '../table/table.css';
import './replay/replay.css';
import { Replay } from './replay/replay.ts';
import { ReplayView } from './replay/replay-view.tsx';
import { useReplayTexts } from './replay/texts.ts';

interface ReplayScreenProps {
  readonly id: string;
  readonly connection: Connection;
}

interface Opened {
  readonly element: ReactElement;
  readonly close: () => void;
}

/** Looks back at a table, move by move. */
export function ReplayScreen({ id, connection }: ReplayScreenProps): ReactElement {
  const texts = useReplayTexts();
  const [element, setElement] = useState<ReactElement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    const opening = openReplay(connection, id);
    opening.then(
      (opened) => isHere && setElement(opened.element),
      (error: unknown) => isHere && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isHere = false;
      opening.then(
        ({ close }) => close(),
        () => {}, // what was never opened need not be closed
      );
      void connection.service.leave();
    };
  }, [connection, id]);
  if (problem !== null)
    return (
      <main className="table-problem">
        <p>{problem}</p>
        <a href="#/">{texts.home}</a>
      </main>
    );
  return element ?? <main className="table-loading">{texts.loading}</main>;
}

async function openReplay(connection: Connection, id: string): Promise<Opened> {
  const entered = await connection.service.enter(id);
  if (!entered.ok) throw new Error(`${entered.problem.field} ${entered.problem.message}`);
  const open: WithUi<Promise<Opened>> = (ui) => openFor(ui, connection, entered.value);
  return withUi(entered.value.game, open);
}

async function openFor<T extends Types>(ui: GameUi<T>, { service, listen }: Connection, entered: Seated): Promise<Opened> {
  const seated = entered as Seated<T>; // the worker's game is the one this interface is for, here and below
  const news = (await service.look(seated.next)) as News<T>;
  const first = (await service.recall(seated.next, 0)).standing as Standing<T>;
  const replay = new Replay<T>({ service, listen }, seated, news, first, (event) => ui.pace(event));
  return { element: <ReplayView ui={ui} replay={replay} />, close: () => replay.close() };
}
