import type { Cue } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { currentSettings } from '../../settings/settings.ts';
import { lastOf } from '../../sound/last-of.ts';
import { playSound } from '../../sound/play.ts';
import type { TableStore } from '../store/store.ts';
import { scheduleOf } from '../store/timing.ts';
import { soundOf } from './sound-of.ts';

/**
 * Lets a table be heard: each cue sounds when it is shown, unless the player wants it quiet; of what went by unseen only
 * the end is heard. Gives back how to stop.
 */
export function hearTable<T extends Types>(store: TableStore<T>): () => void {
  let { scene: heard, passed } = store.snapshot();
  return store.subscribe(() => {
    const shown = store.snapshot();
    if (shown.passed !== passed) hearAll(shown.passed);
    passed = shown.passed;
    if (shown.scene !== null && shown.scene !== heard) hearScene(shown.scene.cues, store.pace);
    heard = shown.scene ?? heard;
  });
}

function hearAll(cues: readonly Cue[]): void {
  if (!currentSettings().sound) return;
  for (const sound of lastOf(cues.map(soundOf))) playSound(sound);
}

function hearScene(cues: readonly Cue[], pace: number): void {
  if (!currentSettings().sound) return;
  const { starts } = scheduleOf(cues);
  for (const [i, cue] of cues.entries()) {
    const sound = soundOf(cue);
    if (sound !== null) setTimeout(() => playSound(sound), (starts[i] ?? 0) * pace);
  }
}
