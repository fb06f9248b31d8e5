import type { Types } from '@questhall/kernel';
import { type CSSProperties, type ReactElement, useMemo } from 'react';
import type { GameUi } from '../../table/game/ui.ts';
import type { Replay, Watched } from './replay.ts';
import { useReplayTexts } from './texts/texts.ts';
import { useReplay } from './use-replay.ts';

/** A slider over all moves, with a notch where somebody fell. */
export function Scrubber<T extends Types>({
  ui,
  replay,
}: {
  readonly ui: GameUi<T>;
  readonly replay: Replay<T>;
}): ReactElement {
  const { begin, clock, end, happened, sight } = useReplay(replay);
  const texts = useReplayTexts();
  const deaths = useMemo(() => deathsIn(ui, { happened, sight }), [ui, happened, sight]);
  const length = Math.max(1, end - begin);
  const share = (at: number): CSSProperties => ({ '--at': (at - begin) / length }) as CSSProperties; // React's type knows no custom properties
  return (
    <div className="scrubber" style={share(clock)}>
      <div className="scrubber-marks" aria-hidden="true">
        {deaths.map((at) => (
          <span key={at} style={share(at)} />
        ))}
      </div>
      <input
        type="range"
        min={begin}
        max={end}
        step={1}
        value={clock}
        aria-label={texts.scrubber}
        aria-valuetext={texts.move(clock, end)}
        onChange={(event) => void replay.seek(event.target.valueAsNumber)}
      />
    </div>
  );
}

/** Moves in which somebody fell. */
const deathsIn = <T extends Types>(
  { client: { cues } }: GameUi<T>,
  { happened, sight: { view } }: Pick<Watched<T>, 'happened' | 'sight'>,
): readonly number[] =>
  happened
    .filter(({ told }) => told.some(({ event }) => cues?.(event, view).some(({ kind }) => kind === 'fall')))
    .map(({ clock }) => clock);
