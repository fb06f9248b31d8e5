import type { Types } from '@questhall/kernel';
import { type ReactElement, useState } from 'react';
import type { GameUi } from '../game/ui.ts';
import { EndSheet } from './end-sheet.tsx';
import { Onward } from './onward.tsx';
import { useEndedTexts } from './texts/texts.ts';
import './ended.css';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';

/** How it ended: a line beside the board, and all the numbers on a sheet that is laid over it once. */
export function Ended<T extends Types>({
  ui,
  store,
}: {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}): ReactElement | null {
  const { standing, isSettled } = useTable(store);
  const [isLaid, setIsLaid] = useState(true);
  const texts = useEndedTexts();
  const wording = ui.useWording();
  if (standing.sight.outcome === null || !isSettled) return null;
  return (
    <section className="ended">
      <h2>{texts.over}</h2>
      <p>{wording.outcome(standing.sight).title}</p>
      {standing.isMarked && <p className="end-marked">{texts.marked}</p>}
      <p className="ended-links">
        <Onward ui={ui} store={store} />
        <button type="button" className="button" onClick={() => setIsLaid(true)}>
          {texts.sheet}
        </button>
        <a className="button button-quiet" href="#/">
          {texts.home}
        </a>
      </p>
      {isLaid && <EndSheet ui={ui} store={store} onClose={() => setIsLaid(false)} />}
    </section>
  );
}
