import { STARTERS, type Starter, startersOf } from '@questhall/crystal-expedition/client';
import { KITS } from '@questhall/crystal-expedition/content';
import type { ComponentType, ReactElement } from 'react';
import type { WidgetProps } from '../../forms/form.ts';
import { Icon } from '../../look/icon.tsx';
import { classColour, classIcon } from './looks.ts';
import './party-picker.css';

/** What somebody is called who could go along, and what they bring. */
export type StarterText = (starter: Starter) => { readonly title: string; readonly text: string };

const PLACES: readonly number[] = [0, 1, 2];

/** Three places around the table; all but the first may stay empty. */
function PartyPicker({
  title,
  value,
  onChange,
  textOf,
}: Pick<WidgetProps, 'title' | 'value' | 'onChange'> & { readonly textOf: StarterText }): ReactElement {
  const party = startersOf({ heroes: String(value) });
  const choose = (place: number, starter: Starter | undefined): void => {
    const others = party.filter((_, at) => at !== place);
    onChange((starter === undefined ? others : others.toSpliced(place, 0, starter)).join());
  };
  return (
    <fieldset className="party-picker">
      <legend className="unseen">{title}</legend>
      {PLACES.filter((place) => place <= party.length).map((place) => {
        const chosen = party[place];
        return (
          <label key={place}>
            <Face starter={chosen ?? null} />
            <select
              className="select"
              aria-label={`${title} ${place + 1}`}
              value={chosen ?? ''}
              onChange={({ target }) =>
                choose(
                  place,
                  STARTERS.find((starter) => starter === target.value),
                )
              }
            >
              {(place > 0 || party.length > 1) && <option value="">–</option>}
              {STARTERS.map((starter) => (
                <option key={starter} value={starter}>
                  {starter === 'new' ? textOf(starter).title : `${KITS[starter].name}, ${textOf(starter).title}`}
                </option>
              ))}
            </select>
            {chosen !== undefined && <small>{textOf(chosen).text}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Who sits there: a face in the colour of its Role, or a chair that is free. */
function Face({ starter }: { readonly starter: Starter | null }): ReactElement {
  const kit = starter === null || starter === 'new' ? null : KITS[starter];
  return (
    <span
      className="party-face"
      data-free={starter === null || undefined}
      style={kit === null ? undefined : { borderColor: `var(${classColour(kit.heroClass)})` }}
    >
      {starter !== null && <Icon name={kit === null ? 'pen' : classIcon(kit.heroClass)} />}
    </span>
  );
}

export const partyPicker =
  (textOf: StarterText): ComponentType<WidgetProps> =>
  (props) => <PartyPicker {...props} textOf={textOf} />;
