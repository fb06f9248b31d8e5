import { type ReactElement, useId, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { DesignPage } from '../../../workshop/design-page.ts';
import { type Measured, verdictOn } from '../../../workshop/measured.ts';
import type { WorkshopTexts } from '../texts/en.ts';
import { useWorkshopTexts } from '../texts/texts.ts';
import type { Measuring } from './use-measuring.ts';

const GAMES = [100, 400, 1_000, 4_000] as const;
const GAMES_USUAL = 400;

interface MeasurePanelProps {
  readonly measuring: Measuring;
  readonly page: DesignPage | null;
  /** Without errors it can be played. */
  readonly isPlayable: boolean;
}

/** How hard it is: played by the program, many times over, in threads that leave the page alone. */
export function MeasurePanel({ measuring, page, isPlayable }: MeasurePanelProps): ReactElement {
  const { measure: words } = useWorkshopTexts();
  const [games, setGames] = useState<number>(GAMES_USUAL);
  const id = useId();
  const { running, measured, isStale, problem } = measuring;
  const isMore = measured !== null && !isStale;
  return (
    <section className="measure" aria-label={words.title}>
      {running === null ? (
        <div className="measure-order">
          <button
            type="button"
            className="button"
            disabled={!isPlayable}
            aria-describedby={`${id}-why`}
            onClick={() => measuring.start(games)}
          >
            <Icon name="hourglass" />
            {isMore ? words.more : measured === null ? words.start : words.again}
          </button>
          <label htmlFor={id}>{words.games}</label>
          <select id={id} className="select" value={games} onChange={(event) => setGames(Number(event.target.value))}>
            {GAMES.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          <span id={`${id}-why`} className="soft">
            {isPlayable ? '' : words.notPlayable}
          </span>
        </div>
      ) : (
        <div className="measure-order">
          <button type="button" className="button" onClick={measuring.stop}>
            {words.stop}
          </button>
          <progress
            aria-label={words.progress}
            max={running.end}
            value={running.measured.games}
            aria-valuetext={words.done(running.measured.games, running.end)}
          />
          <span className="soft">{words.done(running.measured.games, running.end)}</span>
        </div>
      )}
      {running !== null && running.measured.games > 0 && (
        <p className="measure-verdict">{verdictText(running.measured, page, words)}</p>
      )}
      <div role="status">
        {running === null && measured !== null && (
          <>
            <p className="measure-verdict" data-stale={isStale}>
              {verdictText(measured, page, words)}
            </p>
            <p className="soft">{isStale ? words.stale : words.about(measured.games)}</p>
          </>
        )}
      </div>
      <div role="alert">
        {problem !== '' && (
          <p className="problem">
            <Icon name="warning" />
            <span>{words.problem(problem)}</span>
          </p>
        )}
      </div>
    </section>
  );
}

/** `Won 62 ± 3 %, most die in room K.` */
function verdictText(
  measured: Measured,
  page: Pick<DesignPage, 'placeName'> | null,
  words: WorkshopTexts['measure'],
): string {
  const { percent, within, deadliest } = verdictOn(measured);
  const place = deadliest === null ? '' : (page?.placeName(deadliest) ?? deadliest);
  return words.won(`${percent}`, `${within}`, place);
}
