import type { ReactElement } from 'react';
import type { Choice } from '../../forms/form.ts';
import { Icon } from '../../look/icon.tsx';

interface ChoiceCardsProps<X> {
  readonly name: string;
  readonly legend: string;
  /** Whether the legend is also for the eye; else a heading stands above already. */
  readonly hasTitle: boolean;
  /** What the choice is about, where the cards alone do not say it. */
  readonly note?: string;
  readonly choices: readonly (readonly [X, Choice])[];
  readonly value: X;
  readonly onChange: (value: X) => void;
}

/** A choice as cards, one of which lies in the light. */
export function ChoiceCards<X>({
  name,
  legend,
  hasTitle,
  note,
  choices,
  value,
  onChange,
}: ChoiceCardsProps<X>): ReactElement {
  return (
    <fieldset className="choice-cards">
      <legend className={hasTitle ? undefined : 'unseen'}>{legend}</legend>
      {note !== undefined && (
        <p className="soft choice-note" lang="en">
          {note}
        </p>
      )}
      <div className="cards" data-even={choices.length % 3 !== 0}>
        {choices.map(([one, { title, text, facts, icon }]) => (
          <label key={String(one)} className="choice-card">
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            {icon !== null && <Icon name={icon} />}
            <span className="choice-words">
              <span className="choice-name">{title}</span>
              {text !== '' && <span className="soft">{text}</span>}
              {facts !== undefined && <span className="choice-facts soft">{facts}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
