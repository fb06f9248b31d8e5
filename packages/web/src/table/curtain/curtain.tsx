import type { Types } from '@questhall/kernel';
import type { ReactElement } from 'react';
import type { GameUi } from '../game/ui.ts';
import './curtain.css';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';

interface CurtainCardProps {
  readonly title: string;
  readonly text: string;
  readonly onEnter: () => void;
  /** Another way than in. */
  readonly home?: string;
}

/** Hides the table, and asks whoever is meant to say that he is there. */
export function CurtainCard({ title, text, onEnter, home }: CurtainCardProps): ReactElement {
  const texts = useTableTexts();
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div className="curtain-card">
        <h2 id="curtain-title">{title}</h2>
        <p>{text}</p>
        {/* biome-ignore lint/a11y/noAutofocus: it is what one is here for */}
        <button type="button" className="button button-gold" autoFocus onClick={onEnter}>
          {texts.takeOver}
        </button>
        {home !== undefined && (
          <a className="button button-quiet" href={home}>
            {texts.home}
          </a>
        )}
      </div>
    </div>
  );
}

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
  const { handOver, seat, sight } = useTable(store);
  const texts = useTableTexts();
  const wording = ui.useWording();
  if (handOver === null) return null;
  const { options, company } = store.seated;
  const isOpen = ui.isOpenBetween(seat, handOver, company.length);
  const name = wording.seatName(handOver, options, company.length);
  const called = wording.calledNow?.(sight, handOver) ?? name;
  return (
    <CurtainCard
      title={texts.handOver(called === name ? name : `${name}, ${called}`)}
      text={isOpen ? texts.handOverOpen : texts.handOverText}
      onEnter={() => void store.takeOver(handOver)}
    />
  );
}
