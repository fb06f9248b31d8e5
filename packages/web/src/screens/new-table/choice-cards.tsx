import type { ReactElement } from 'react';
import type { Choice } from '../../forms/form.ts';
import { useFormTexts } from '../../forms/texts/texts.ts';
import { Icon } from '../../look/icon.tsx';
import { WonShare } from './won-share.tsx';

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
  /** The one to begin with. */
  readonly recommended?: X;
  /** How often it is won with this one, in per cent. */
  readonly wonWith?: (value: X) => number | null;
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
  recommended,
  wonWith,
}: ChoiceCardsProps<X>): ReactElement {
  const { newTable } = useFormTexts();
  const shares = choices.map(([one]) => wonWith?.(one) ?? null);
  const isTold = new Set(shares.filter((share) => share !== null)).size > 1;
  return (
    <fieldset className="choice-cards">
      <legend className={hasTitle ? undefined : 'unseen'}>{legend}</legend>
      {note !== undefined && (
        <p className="soft choice-note" lang="en">
          {note}
        </p>
      )}
      <div className="cards" data-even={choices.length % 3 !== 0}>
        {choices.map(([one, { title, text, facts, icon }], i) => (
          <label key={String(one)} className="choice-card">
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            {icon !== null && <Icon name={icon} />}
            <span className="choice-words">
              <span className="choice-name">
                {title}
                {one === recommended && <span className="chip chip-gold">{newTable.recommended}</span>}
              </span>
              {text !== '' && <span className="soft">{text}</span>}
              {facts !== undefined && <span className="choice-facts soft">{facts}</span>}
              {isTold && <WonShare share={shares[i] ?? null} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
