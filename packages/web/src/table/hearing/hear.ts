import type { Types } from '@questhall/kernel';
import { currentSettings } from '../../settings/settings.ts';
import { lastOf } from '../../sound/last-of.ts';
import { playSound } from '../../sound/play.ts';
import type { GameUi } from '../game/ui.ts';
import type { TableStore } from '../store/store.ts';

/**
 * Lets a table be heard: each event sounds when it is shown, unless the player wants it quiet. Gives back how to stop.
 */
export function hearTable<T extends Types>(ui: GameUi<T>, store: TableStore<T>): () => void {
  const heardIn = ({ log, now }: ReturnType<typeof store.snapshot>): number => log.length + now.length;
  let heard = heardIn(store.snapshot());
  return store.subscribe(() => {
    const shown = store.snapshot();
    const { log, now, isSettled } = shown;
    const before = heard;
    heard = heardIn(shown);
    if (isSettled || heard <= before || !currentSettings().sound) return; // somebody else sat down, or a move was taken back
    const fresh = [...log.slice(before).map(({ told }) => told), ...now.slice(Math.max(0, before - log.length))];
    for (const sound of lastOf(fresh.map(({ event }) => ui.sound?.(event) ?? null))) playSound(sound);
  });
}
