import type { ComponentType, ReactElement } from 'react';
import type { WidgetProps } from '../../forms/form.ts';
import { useFormTexts } from '../../forms/texts/texts.ts';
import { Icon } from '../../look/icon.tsx';
import './quest-picker.css';
import { firstSentence, type Quest } from './quests.ts';

interface QuestPickerProps extends WidgetProps {
  readonly quests: readonly Quest[];
}

/** The titles of all quests, and the briefing of one on a sheet beside them. */
function QuestPicker({ quests, title: legend, value, onChange, wonWith }: QuestPickerProps): ReactElement {
  const { newTable } = useFormTexts();
  const shareOf = (quest: number): string => {
    const share = wonWith(quest);
    return share === null ? '' : newTable.won(newTable.share(share));
  };
  const picked = quests.find(({ number }) => number === value);
  return (
    <div className="quest-picker">
      <fieldset className="quest-list">
        <legend className="unseen">{legend}</legend>
        {quests.map(({ number, title, briefing }) => (
          <label key={number} className="quest-line">
            <input
              type="radio"
              name="quest"
              checked={number === value}
              onChange={() => onChange(number)}
              aria-describedby={`quest-${number}`}
            />
            <span className="quest-number">{number}</span>
            <span>{title}</span>
            <span className="quest-won">{shareOf(number)}</span>
            <span id={`quest-${number}`} hidden>
              {firstSentence(briefing)}
            </span>
          </label>
        ))}
      </fieldset>
      {picked !== undefined && (
        <article className="quest-sheet parchment">
          <h3>{picked.title}</h3>
          <div className="flourish" aria-hidden="true">
            <span />
          </div>
          <p className="quest-opening">{firstSentence(picked.briefing)}</p>
          <p>{picked.briefing.slice(firstSentence(picked.briefing).length)}</p>
          <Icon name="dungeon-gate" className="quest-seal" />
        </article>
      )}
    </div>
  );
}

/** The field of the form in which a quest is chosen. */
export const questPicker =
  (quests: readonly Quest[]): ComponentType<WidgetProps> =>
  (props) => <QuestPicker quests={quests} {...props} />;
