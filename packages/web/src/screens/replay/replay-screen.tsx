import type { Seat, Types } from '@questhall/kernel';
import type { Lobby } from '@questhall/wire';
import type { ReactElement } from 'react';
import type { GameUi } from '../../table/game/ui.ts';
import '../../look/forms.css';
import type { Seated } from '../../table/store/seated.ts';
import { type Laid, Laying } from '../table/laying.tsx';
import '../table/table.css';
import './replay.css';
import { Replay } from './replay.ts';
import { ReplayView } from './replay-view.tsx';
import { useReplayTexts } from './texts/texts.ts';

interface ReplayScreenProps {
  readonly id: string;
  readonly lobby: Lobby;
}

/** Looks back at a table, move by move. */
export function ReplayScreen({ id, lobby }: ReplayScreenProps): ReactElement {
  return <Laying id={id} lobby={lobby} lay={layReplay} loading={useReplayTexts().loading} />;
}

async function layReplay<T extends Types>(ui: GameUi<T>, seated: Seated<T>, seat: Seat): Promise<Laid> {
  const replay = await Replay.open(seated, seat, ui.client);
  return { element: <ReplayView ui={ui} replay={replay} />, close: () => replay.close() };
}
