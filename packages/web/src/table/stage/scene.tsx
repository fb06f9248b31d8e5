import { doerOf, type Place, type Tone } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { type CSSProperties, Fragment, type JSX, type RefObject, useLayoutEffect } from 'react';
import { isSquare } from '../../board/locating.ts';
import type { GameUi } from '../game/ui.ts';
import type { Shown } from '../store/shown.ts';
import type { TableStore } from '../store/store.ts';
import { scheduleOf, timeOf } from '../store/timing.ts';
import { Area } from './area.tsx';
import { Caption, Flare, Rising, Thrown } from './floating.tsx';
import { Moment } from './moment.tsx';
import { moveFigure } from './motions.ts';
import { Strike } from './strike.tsx';
import { TurningCard, TurningTile } from './turning.tsx';

export type SceneShown<T extends Types> = NonNullable<Shown<T>['scene']>;

interface SceneProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
  readonly stage: RefObject<HTMLElement | null>;
  readonly scene: SceneShown<T>;
  /** It is what happens now, and does not only linger. */
  readonly isNow: boolean;
  /** Something was thrown since: these dice are old. */
  readonly isOutrolled: boolean;
  /** Something else was said since. */
  readonly isOutspoken: boolean;
}

/** One event on the stage: figures move, and the rest is drawn over the board, one cue after the other. */
export function Scene<T extends Types>(props: SceneProps<T>): JSX.Element {
  const { store, scene, isNow } = props;
  const { starts } = scheduleOf(scene.cues);
  const { pace } = store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene is played once
  useLayoutEffect(() => {
    if (!isNow || document.documentElement.dataset['motion'] === 'none') return;
    const motions = scene.cues.flatMap((cue, i) =>
      moveFigure(cue, { delay: (starts[i] ?? 0) * pace, duration: timeOf(cue).lasts * pace }),
    );
    // Whoever has fallen is drawn as it lies, or not at all, when the next thing is shown.
    return () => {
      for (const motion of motions) if (motion.effect?.getTiming().fill === 'forwards') motion.cancel();
    };
  }, [isNow]);
  return (
    <>
      {scene.cues.map((cue, i) => {
        const style: CSSProperties & Record<`--${string}`, string> = {
          '--from': `${(starts[i] ?? 0) * pace}ms`,
          '--lasts': `${timeOf(cue).lasts * pace}ms`,
        };
        const shown = { ...props, cue, style };
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

interface CueProps<T extends Types> extends SceneProps<T> {
  readonly cue: SceneShown<T>['cues'][number];
  readonly style: CSSProperties;
}

function CueOf<T extends Types>({ cue, style, ...props }: CueProps<T>): JSX.Element | null {
  const { ui, store, stage, scene, isOutrolled } = props;
  const wording = ui.useWording();
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
      return <Flashes stage={stage} at={cue.at} tone={cue.tone} style={style} />;
    case 'light':
      return <Area stage={stage} squares={cue.at} tone="plain" name="stage-light" style={style} />;
    case 'tile':
      return <TurningTile stage={stage} squares={cue.at} style={style} />;
    case 'turn':
      return (
        <>
          {cue.at.map((at) => (
            <TurningCard key={at} stage={stage} at={at} style={style} />
          ))}
        </>
      );
    case 'number':
      return (
        <Rising
          stage={stage}
          at={cue.at}
          text={cue.text}
          tone={cue.tone}
          icon={cue.of === undefined ? undefined : ui.numberIcons?.[cue.of]}
          style={style}
        />
      );
    case 'throw': {
      const thrown = isOutrolled || ui.hasOwnDice === true ? null : wording.dice(event, scene.sight);
      const [beside] = cue.beside;
      return thrown === null || beside === undefined ? null : (
        <Thrown stage={stage} at={beside} thrown={thrown} style={style} />
      );
    }
    case 'caption': {
      const words = props.isOutspoken ? null : wording.moment(event, scene.sight);
      return words && <Caption stage={stage} at={cue.at} {...words} style={style} />;
    }
    case 'card':
    case 'banner': {
      const words = wording.moment(event, scene.sight);
      return words === null ? null : (
        <Moment
          kind={cue.kind}
          stage={stage}
          words={words}
          icon={ui.momentIcon?.(event) ?? null}
          tone={cue.tone}
          from={cue.kind === 'card' ? cue.from : null}
          about={scene.about}
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

/** Beside whoever does it, why the program made them do so, in a few words. */
function Because<T extends Types>({ ui, scene, stage, isOutspoken, cue, style }: CueProps<T>): JSX.Element | null {
  const wording = ui.useWording();
  const at = doerOf(cue);
  const text = scene.why === null || isOutspoken ? null : (wording.because?.(scene.why) ?? null);
  return text === null || at === null ? null : <Caption stage={stage} at={at} title="" text={text} style={style} />;
}

interface FlashesProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly at: readonly Place[];
  readonly tone: Tone;
  readonly style: CSSProperties;
}

/** A ring around everything that stands there; bare squares flare up together. */
function Flashes({ stage, at, tone, style }: FlashesProps): JSX.Element {
  const bare = at.filter(isSquare);
  const things = at.filter((place) => !isSquare(place));
  return (
    <>
      {bare.length > 0 && <Area stage={stage} squares={bare} tone={tone} name="stage-glare" style={style} />}
      {things.map((place) => (
        <Flare key={place} stage={stage} at={place} tone={tone} name="stage-flash" style={style} />
      ))}
    </>
  );
}
