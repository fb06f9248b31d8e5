import type { Types } from '@questhall/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { GameUi } from '../../table/game/ui.ts';
import type { Replay } from './replay.ts';
import { useReplayTexts } from './texts/texts.ts';
import { useReplay } from './use-replay.ts';

/**
 * Whose eyes we look through. While people still play, only their own: what the others know is no one else's business
 * yet.
 */
export function SeatChoice<T extends Types>({
  ui,
  replay,
}: {
  readonly ui: GameUi<T>;
  readonly replay: Replay<T>;
}): ReactElement {
  const { seat, sight } = useReplay(replay);
  const texts = useReplayTexts();
  const wording = ui.useWording();
  const { company, options } = replay.seated;
  const isOpen = sight.outcome !== null || company.every(({ kind }) => kind === 'bot');
  const name = (one: number): string => wording.seatName(one, options, company.length);
  if (!isOpen)
    return (
      <p className="seat-choice" title={texts.hiddenSeats}>
        <span className="seat-label">{texts.seenBy}</span> {name(seat)}
        <span className="unseen">. {texts.hiddenSeats}</span>
      </p>
    );
  return (
    <fieldset className="seat-choice">
      <legend className="unseen">{texts.seenBy}</legend>
      <span className="seat-label" aria-hidden="true">
        {texts.seenBy}
      </span>
      <div className="segments">
        {company.map(({ kind }, one) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <label key={one} className="segment">
            <input type="radio" name="replay-seat" checked={one === seat} onChange={() => void replay.sit(one)} />
            <span>
              <Icon name={kind === 'bot' ? 'vintage-robot' : 'person'} /> {name(one)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
