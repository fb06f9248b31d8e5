import { CARD_SETS, SET_IDS, type SetId } from '@questhall/dungeoneer/content';
import type { ComponentType, ReactElement } from 'react';
import type { WidgetProps } from '../../forms/form.ts';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import { gameNames } from './names.ts';
import { gameTexts } from './texts/texts.ts';

const SET_ICONS: Readonly<Record<SetId, IconName>> = {
  HD: 'dungeon-gate',
  HW: 'pine-tree',
  ED: 'small-fire',
  LD: 'overlord-helm',
};

/** The sets that are played together: one is always among them. */
export const SetPicker: ComponentType<WidgetProps> = ({ title, value, onChange }: WidgetProps): ReactElement => {
  const names = gameNames();
  const texts = gameTexts();
  const chosen = String(value).split(',');
  const change = (set: SetId, isIn: boolean): void =>
    onChange(SET_IDS.filter((one) => (one === set ? isIn : chosen.includes(one))).join());
  return (
    <fieldset className="choice-cards party">
      <legend>{title}</legend>
      <div className="cards">
        {SET_IDS.map((set) => {
          const { grade, section } = CARD_SETS[set];
          const isIn = chosen.includes(set);
          return (
            <label key={set} className="choice-card">
              <input
                type="checkbox"
                checked={isIn}
                disabled={isIn && chosen.length === 1}
                onChange={(event) => change(set, event.target.checked)}
              />
              <Icon name={SET_ICONS[set]} />
              <span className="choice-words">
                <span className="choice-name">{names.set[set]}</span>
                <span className="soft">{texts.sets[set]}</span>
                <span className="choice-facts soft">
                  {texts.grades[grade]} · {texts.realms[section]}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      <p className="soft note">{texts.options.sets.text}</p>
    </fieldset>
  );
};
