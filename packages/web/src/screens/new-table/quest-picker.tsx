import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import { firstSentence, type Quest } from '../quests.ts';
import { useFormWords } from './words.ts';

interface QuestPickerProps {
  readonly quests: readonly Quest[];
  readonly value: unknown;
  readonly onChange: (quest: number) => void;
}

/** The titles of all quests, and the briefing of one on a sheet beside them. */
export function QuestPicker({ quests, value, onChange }: QuestPickerProps): ReactElement {
  const { asks, inEnglish } = useFormWords();
  const picked = quests.find(({ number }) => number === value);
  return (
    <div className="quest-picker">
      <fieldset className="quest-list">
        <legend className="unseen">{asks.quest.title}</legend>
        {quests.map(({ number, title, briefing }) => (
          <label key={number} className="quest-line" lang="en">
            <input
              type="radio"
              name="quest"
              checked={number === value}
              onChange={() => onChange(number)}
              aria-describedby={`quest-${number}`}
            />
            <span className="quest-number">{number}</span>
            <span>{title}</span>
            <span id={`quest-${number}`} hidden>
              {firstSentence(briefing)}
            </span>
          </label>
        ))}
      </fieldset>
      {picked !== undefined && (
        <article className="quest-sheet parchment" lang="en">
          <h3>{picked.title}</h3>
          <div className="flourish" aria-hidden="true">
            <span />
          </div>
          <p className="quest-opening">{firstSentence(picked.briefing)}</p>
          <p>{picked.briefing.slice(firstSentence(picked.briefing).length)}</p>
          <Icon name="dungeon-gate" className="quest-seal" />
          {inEnglish !== '' && <span className="chip">{inEnglish}</span>}
        </article>
      )}
    </div>
  );
}
