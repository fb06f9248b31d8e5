import { doerOf } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import { useLit } from '../../board/pointing/spotlight.ts';
import type { GameUi } from '../game/ui.ts';
import type { TableStore } from '../store/store.ts';
import { scheduleOf, timeOf } from '../store/timing.ts';
import { useTable } from '../store/use-table.ts';
import { Flare } from './floating.tsx';
import { RestingDice } from './resting-dice.tsx';
import { Scene, type SceneShown } from './scene.tsx';
import './stage.css';

const CAPTION_MS = 1_900;

interface StageProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}

/**
 * Everything that happens is seen here, over the board; what is said of it stands in the log, and is read out there.
 */
export function Stage<T extends Types>({ ui, store }: StageProps<T>): JSX.Element {
  const stage = useRef<HTMLDivElement>(null);
  const scenes = useScenes(store);
  const { scene: now } = useTable(store);
  const lastThrow = scenes.findLast(({ cues }) => cues.some(({ kind }) => kind === 'throw'))?.number ?? 0;
  const lastSaid = scenes.findLast(isSaying)?.number ?? 0;
  return (
    <div ref={stage} className="stage" aria-hidden="true">
      {scenes.map((scene) => (
        <Scene
          key={scene.number}
          ui={ui}
          store={store}
          stage={stage}
          scene={scene}
          isNow={scene === now}
          isOutrolled={scene.number < lastThrow}
          isOutspoken={scene.number < lastSaid}
        />
      ))}
      <Lights stage={stage} />
      <RestingDice ui={ui} store={store} isCovered={lastThrow > 0} />
    </div>
  );
}

/** What somebody points at in a sentence. */
function Lights({ stage }: { readonly stage: RefObject<HTMLElement | null> }): JSX.Element {
  return (
    <>
      {useLit().map((place) => (
        <Flare key={place} stage={stage} at={place} tone="plain" name="stage-lit" style={{}} />
      ))}
    </>
  );
}

/** What is on the stage: the scene that is being played, and what lingers of those before it. */
function useScenes<T extends Types>(store: TableStore<T>): readonly SceneShown<T>[] {
  const { scene, isSettled } = useTable(store);
  const [lingering, setLingering] = useState<readonly SceneShown<T>[]>([]);
  useEffect(() => {
    if (scene === null) return;
    setLingering((all) => [...all.filter(isWordless), scene]);
    // What has words on it stays until the next one comes: it is held for whoever reads slowly.
    if (!isWordless(scene)) return;
    setTimeout(() => setLingering((all) => all.filter((one) => one !== scene)), lengthOf(scene) * store.pace);
  }, [scene, store]);
  useEffect(() => {
    if (isSettled) setLingering((all) => all.filter(isWordless));
  }, [isSettled]);
  return scene === null || lingering.includes(scene) ? lingering : [...lingering.filter(isWordless), scene];
}

/** Whether something is said beside a figure. */
const isSaying = <T extends Types>({ cues, why }: SceneShown<T>): boolean =>
  cues.some((cue) => cue.kind === 'caption' || (why !== null && doerOf(cue) !== null));

const isWordless = <T extends Types>({ cues }: SceneShown<T>): boolean =>
  cues.every(({ kind }) => kind !== 'card' && kind !== 'banner');

/** Until the last of its cues is gone; what is said beside a short walk is read for longer than that. */
function lengthOf<T extends Types>(scene: SceneShown<T>): number {
  const { cues } = scene;
  const { starts } = scheduleOf(cues);
  const said = isSaying(scene) ? CAPTION_MS : 0;
  return Math.max(said, ...cues.map((cue, i) => (starts[i] ?? 0) + timeOf(cue).lasts));
}
