import type { Types } from '@questhall/kernel';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { GameUi } from '../game/ui.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';
import { digested } from './digest.ts';

/** No more than this is read out at once. */
const LINES_MAX = 30;
/** So long after the last word the words are there for those who listen; then they are in the log alone. */
const KEPT_MS = 10_000;

/** What happens, as it happens, for those who listen: each event is read out as it comes, wherever the log is. */
export function Announcer<T extends Types>({
  ui,
  store,
}: {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}): ReactElement {
  const { log, seat, isSettled } = useTable(store);
  const texts = useTableTexts();
  const wording = ui.useWording();
  const since = useHeard(log.at(-1)?.clock ?? 0, isSettled);
  const { options, company } = store.seated;
  const lines = useMemo(() => {
    const naming = (other: number): string =>
      other === seat ? texts.you : wording.seatName(other, options, company.length);
    return digested(ui, log.filter(({ clock }) => clock > since).slice(-LINES_MAX))
      .map(({ at, told, sight }) => ({ at, sentence: wording.event(told.event, naming, sight) }))
      .filter(({ sentence }) => sentence !== '');
  }, [ui, log, since, wording, texts, seat, options, company]);
  return (
    <div className="unseen" aria-live="polite" data-announcer="">
      {lines.map(({ at, sentence }) => (
        <p key={at}>{sentence}</p>
      ))}
    </div>
  );
}

/** The move up to which all has been heard: what was there at first, and later what has been there for long enough. */
function useHeard(clock: number, isSettled: boolean): number {
  const [heard, setHeard] = useState(clock);
  if (clock < heard) setHeard(clock); // something was taken back, and what is played instead is new
  useEffect(() => {
    if (!isSettled || clock === heard) return;
    const timer = setTimeout(() => setHeard(clock), KEPT_MS);
    return () => clearTimeout(timer);
  }, [clock, heard, isSettled]);
  return Math.min(clock, heard);
}
