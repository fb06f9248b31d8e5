import type { Types } from '@questhall/kernel';
import { type ReactElement, useEffect } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { GameUi } from '../../table/game/ui.ts';
import { type Replay, SPEEDS, type Speed } from './replay.ts';
import { Scrubber } from './scrubber.tsx';
import { useReplayTexts } from './texts/texts.ts';
import { useReplay } from './use-replay.ts';

/** Keys that work anywhere on the screen. */
const KEYS = { back: ',', on: '.', play: 'p' } as const;

/** The knobs of the replay: a slider over all moves, one move back or on, by itself, and how fast. */
export function Controls<T extends Types>({
  ui,
  replay,
}: {
  readonly ui: GameUi<T>;
  readonly replay: Replay<T>;
}): ReactElement {
  const { begin, clock, end, isPlaying, speed } = useReplay(replay);
  const texts = useReplayTexts();
  useKeys(replay);
  const toggle = (): void => (isPlaying ? replay.pause() : void replay.play());
  return (
    <section className="replay-controls" aria-label={texts.controls}>
      <Scrubber ui={ui} replay={replay} />
      <div className="replay-knobs">
        <p className="replay-clock">{texts.move(clock, end)}</p>
        <div className="replay-buttons">
          <Knob
            className="knob-begin"
            title={texts.begin}
            isOff={clock <= begin}
            onPress={() => void replay.seek(begin)}
          />
          <Knob
            className="knob-back"
            title={texts.back}
            hotkey={KEYS.back}
            isOff={clock <= begin}
            onPress={() => void replay.step(-1)}
          />
          <button
            type="button"
            className="button button-gold replay-play"
            aria-keyshortcuts={KEYS.play}
            title={`${isPlaying ? texts.pause : texts.play} (${KEYS.play})`}
            onClick={toggle}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} label={isPlaying ? texts.pause : texts.play} />
          </button>
          <Knob
            className="knob-on"
            title={texts.on}
            hotkey={KEYS.on}
            isOff={clock >= end}
            onPress={() => void replay.step(1)}
          />
          <Knob className="knob-end" title={texts.end} isOff={clock >= end} onPress={() => void replay.seek(end)} />
        </div>
        <fieldset className="segments replay-speed" aria-label={texts.speed}>
          {SPEEDS.map((one) => (
            <label key={one} className="segment">
              <input
                type="radio"
                name="replay-speed"
                checked={one === speed}
                onChange={() => replay.setSpeed(one satisfies Speed)}
              />
              <span>{texts.times(one)}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  );
}

interface KnobProps {
  readonly className: string;
  readonly title: string;
  readonly hotkey?: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** It stays where it is when it has nothing to do, so that the focus does too. */
function Knob({ className, title, hotkey, isOff, onPress }: KnobProps): ReactElement {
  return (
    <button
      type="button"
      className={`button knob ${className}`}
      aria-disabled={isOff}
      aria-label={title}
      aria-keyshortcuts={hotkey}
      title={hotkey === undefined ? title : `${title} (${hotkey})`}
      onClick={() => isOff || onPress()}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5l7 7-7 7" />
        <path className="knob-stop" d="M18.5 5v14" />
      </svg>
    </button>
  );
}

function useKeys<T extends Types>(replay: Replay<T>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === KEYS.back) void replay.step(-1);
      else if (event.key === KEYS.on) void replay.step(1);
      else if (event.key !== KEYS.play) return;
      else if (replay.snapshot().isPlaying) replay.pause();
      else void replay.play();
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [replay]);
}
