import type { Types } from '@questhall/kernel';
import type { ReactElement } from 'react';
import type { GameUi } from '../games/ui.ts';
import './curtain.css';
import type { TableStore } from './store.ts';
import { useTableTexts } from './texts.ts';
import { useTable } from './use-table.ts';

/**
 * Between two people at one screen: nothing of the next one's table is on the page, or in it, before they say they are
 * there.
 */
export function Curtain<T extends Types>({
  ui,
  store,
}: {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}): ReactElement | null {
  const { handOver, seat } = useTable(store);
  const texts = useTableTexts();
  const tongue = ui.useTongue();
  if (handOver === null) return null;
  const { options, company } = store.seated;
  const isOpen = ui.isOpenBetween(seat, handOver, company.length);
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div className="curtain-card">
        <h2 id="curtain-title">{texts.handOver(tongue.seatName(handOver, options, company.length))}</h2>
        <p>{isOpen ? texts.handOverOpen : texts.handOverText}</p>
        {/* biome-ignore lint/a11y/noAutofocus: it is the only thing one can do */}
        <button type="button" className="button button-gold" autoFocus onClick={() => void store.takeOver(handOver)}>
          {texts.takeOver}
        </button>
      </div>
    </div>
  );
}
