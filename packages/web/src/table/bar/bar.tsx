import type { Types } from '@questhall/kernel';
import type { Offered } from '@questhall/wire';
import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { aimedIn } from '../answering/aimed.ts';
import type { GameUi } from '../game/ui.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';
import './bar.css';
import { Answer } from './answer.tsx';
import { EndTurn } from './end-turn.tsx';

interface BarProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
  /** Where the game puts its own part. */
  readonly dock: (element: HTMLElement | null) => void;
}

/**
 * The one place to act besides the board: what the game has for it, the answers that are given nowhere else, and the end
 * of the turn, which stands at the same place in every game.
 */
export function Bar<T extends Types>({ ui, store, dock }: BarProps<T>): ReactElement {
  const texts = useTableTexts();
  const { standing, isSettled } = useTable(store);
  const { asked } = store;
  const bar = useRef<HTMLElement>(null);
  useRoomKept(bar, isSettled);
  return (
    <section ref={bar} className="bar" aria-label={texts.bar} data-over={standing.sight.outcome !== null || undefined}>
      <div ref={dock} className="bar-dock" />
      {asked !== null && <Loose ui={ui} store={store} asked={asked} />}
      {asked !== null && <EndTurn ui={ui} store={store} asked={asked} />}
    </section>
  );
}

/** While something is shown the bar keeps the height that it had, so that the board stays where it is. */
function useRoomKept(bar: RefObject<HTMLElement | null>, isSettled: boolean): void {
  const height = useRef(0);
  const isMeasured = useRef(isSettled);
  useLayoutEffect(() => {
    isMeasured.current = isSettled;
    if (bar.current !== null)
      bar.current.style.minHeight = isSettled || height.current === 0 ? '' : `${height.current}px`;
  }, [bar, isSettled]);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => {
      if (isMeasured.current) height.current = element.offsetHeight;
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [bar]);
}

interface LooseProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
  readonly asked: Offered<T>;
}

/** More of them than this are looked for in the list. */
const LOOSE_MAX = 8;

/** Answers that are aimed at nothing, where the game has no buttons of its own. */
function Loose<T extends Types>({ ui, store, asked }: LooseProps<T>): ReactElement | null {
  const { sight } = useTable(store);
  const { ask, offers } = asked;
  const { client } = ui;
  if (ui.covers(ask.question)) return null;
  const end = JSON.stringify(client.ending?.(sight, ask, offers)?.action);
  const aimed = aimedIn(client, asked, sight);
  const loose = offers.filter((offer) => !aimed.has(offer) && JSON.stringify(offer) !== end);
  return (
    <div className="bar-choices">
      {loose.slice(0, LOOSE_MAX).map((action) => (
        <Answer key={JSON.stringify(action)} ui={ui} store={store} ask={ask} action={action} />
      ))}
    </div>
  );
}
