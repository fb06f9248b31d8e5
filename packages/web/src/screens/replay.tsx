import type { Types } from '@questhall/kernel';
import type { ReactElement } from 'react';
import type { GameUi } from '../games/ui.ts';
import type { Connection } from '../link/connect.ts';
import type { News, Standing } from '../link/protocol.ts';
import type { Seated } from '../link/service.ts';
import '../look/forms.css';
import { type Laid, Laying } from '../table/laying.tsx';
import '../table/table.css';
import './replay/replay.css';
import { Replay } from './replay/replay.ts';
import { ReplayView } from './replay/replay-view.tsx';
import { useReplayTexts } from './replay/texts.ts';

interface ReplayScreenProps {
  readonly id: string;
  readonly connection: Connection;
}

/** Looks back at a table, move by move. */
export function ReplayScreen({ id, connection }: ReplayScreenProps): ReactElement {
  return <Laying id={id} connection={connection} lay={layReplay} texts={useReplayTexts()} />;
}

async function layReplay<T extends Types>(
  ui: GameUi<T>,
  { service, listen }: Connection,
  entered: Seated,
): Promise<Laid> {
  const seated = entered as Seated<T>; // the worker's game is the one this interface is for, here and below
  const news = (await service.look(seated.next)) as News<T>;
  const first = (await service.recall(seated.next, 0)).standing as Standing<T>;
  const replay = new Replay<T>({ service, listen }, seated, news, first, (event) => ui.pace(event));
  return { element: <ReplayView ui={ui} replay={replay} />, close: () => replay.close() };
}
