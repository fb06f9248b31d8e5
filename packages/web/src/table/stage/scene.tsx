import { type Cue, doerOf } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { type CSSProperties, Fragment, type JSX, type RefObject, useLayoutEffect } from 'react';
import type { GameUi, PageWording } from '../game/ui.ts';
import type { Shown } from '../store/shown.ts';
import type { TableStore } from '../store/store.ts';
import { scheduleOf, timeOf } from '../store/timing.ts';
import { Caption, Flare, Rising, Thrown } from './floating.tsx';
import { Moment } from './moment.tsx';
import { moveFigure } from './motions.ts';
import { Strike } from './strike.tsx';

export type SceneShown<T extends Types> = NonNullable<Shown<T>['scene']>;

interface SceneProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
  readonly stage: RefObject<HTMLElement | null>;
  readonly scene: SceneShown<T>;
  /** Something was thrown since: these dice are old. */
  readonly isOutrolled: boolean;
}

interface CueProps<T extends Types> extends SceneProps<T> {
  readonly cue: Cue;
  readonly style: CSSProperties;
  readonly wording: PageWording<T>;
}

/** One event on the stage: figures move, and the rest is drawn over the board, one cue after the other. */
export function Scene<T extends Types>(props: SceneProps<T>): JSX.Element {
  const { ui, store, scene } = props;
  const wording = ui.useWording();
  const { starts } = scheduleOf(scene.cues);
  const { pace } = store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene is played once
  useLayoutEffect(() => {
    if (document.documentElement.dataset['motion'] === 'none') return;
    for (const [i, cue] of scene.cues.entries())
      moveFigure(cue, { delay: (starts[i] ?? 0) * pace, duration: timeOf(cue).lasts * pace });
  }, []);
  return (
    <>
      {scene.cues.map((cue, i) => {
        const style: CSSProperties & Record<`--${string}`, string> = {
          '--from': `${(starts[i] ?? 0) * pace}ms`,
          '--lasts': `${timeOf(cue).lasts * pace}ms`,
        };
        const shown = { ...props, wording, cue, style };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cues of a scene are a fixed list
          <Fragment key={i}>
            <Because {...shown} />
            <CueOf {...shown} />
          </Fragment>
        );
      })}
    </>
  );
}

/** Beside whoever does it, why the program made them do so: the title of the rule. */
function Because<T extends Types>({ scene: { why }, stage, cue, style, wording }: CueProps<T>): JSX.Element | null {
  const rules: Readonly<Record<string, { readonly title: string }>> = wording.book.rules;
  const title = why === null ? undefined : rules[why]?.title;
  const at = doerOf(cue);
  return title === undefined || at === null ? null : <Caption stage={stage} at={at} text={title} style={style} />;
}

function CueOf<T extends Types>({
  ui,
  store,
  stage,
  scene,
  isOutrolled,
  cue,
  style,
  wording,
}: CueProps<T>): JSX.Element | null {
  const { event } = scene.told;
  switch (cue.kind) {
    case 'act':
      return <Flare stage={stage} at={cue.who} tone="plain" name="stage-halo" style={style} />;
    case 'strike':
      return (
        <>
          {cue.to.map((to) => (
            <Strike key={to} stage={stage} from={cue.from} to={to} tone={cue.tone} style={style} />
          ))}
        </>
      );
    case 'flash':
      return (
        <>
          {cue.at.map((at) => (
            <Flare key={at} stage={stage} at={at} tone={cue.tone} name="stage-flash" style={style} />
          ))}
        </>
      );
    case 'number':
      return <Rising stage={stage} at={cue.at} text={cue.text} tone={cue.tone} style={style} />;
    case 'throw': {
      const thrown = isOutrolled ? null : wording.dice(event, scene.sight);
      const [beside] = cue.beside;
      return thrown === null || beside === undefined ? null : (
        <Thrown stage={stage} at={beside} thrown={thrown} style={style} />
      );
    }
    case 'card':
    case 'banner': {
      const words = wording.moment(event, scene.sight);
      return words === null ? null : (
        <Moment
          kind={cue.kind}
          words={words}
          icon={ui.momentIcon?.(event) ?? null}
          tone={cue.tone}
          style={style}
          onRead={(time) => store.hold(time)}
          onNext={() => store.next()}
        />
      );
    }
    default:
      return null;
  }
}
