import type { Types } from '@questhall/kernel';
import { type ReactElement, useMemo, useRef } from 'react';
import type { GameUi } from '../game/ui.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';
import { digested } from './digest.ts';

/** So much is kept for somebody who listens slowly. */
const LINES_MAX = 30;

/**
 * Everything that happens from now on, for those who listen: each event is read out as it comes, wherever the log is.
 */
export function Announcer<T extends Types>({
  ui,
  store,
}: {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}): ReactElement {
  const { log, seat } = useTable(store);
  const texts = useTableTexts();
  const wording = ui.useWording();
  const since = useRef(log.length);
  const { options, company } = store.seated;
  const lines = useMemo(() => {
    const naming = (other: number): string =>
      other === seat ? texts.you : wording.seatName(other, options, company.length);
    return digested(ui, log.slice(since.current).slice(-LINES_MAX))
      .map(({ at, told, sight }) => ({ at, sentence: wording.event(told.event, naming, sight) }))
      .filter(({ sentence }) => sentence !== '');
  }, [ui, log, wording, texts, seat, options, company]);
  return (
    <div className="unseen" role="log" aria-label={texts.log}>
      {lines.map(({ at, sentence }) => (
        <p key={at}>{sentence}</p>
      ))}
    </div>
  );
}
