import type { ReactElement } from 'react';
import type { TableForm } from '../../forms/form.ts';
import { useFormTexts } from '../../forms/texts/texts.ts';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import type { Order } from './use-order.ts';

type Sets = Readonly<Record<string, boolean | string>>;

/** Whether a house rule stands where a switch for many puts it. */
export const isSetTo = (order: Order, sets: Sets | undefined, name: string): boolean =>
  sets !== undefined && Object.hasOwn(sets, name) && order.valueOf(name) === sets[name];

/** The titles of the switches for many that are on. */
export function presetsOn({ rulebook, optionTexts }: TableForm, order: Order): readonly string[] {
  return Object.entries(rulebook.houseRules)
    .filter(([name, { sets }]) => sets !== undefined && order.valueOf(name) === true)
    .map(([name, { title }]) => optionTexts(name)?.title ?? title);
}

interface PresetProps {
  readonly form: TableForm;
  readonly order: Order;
  readonly name: string;
}

/** What a switch for many house rules sets, each with where it stands now; nothing for any other option. */
export function Preset({ form, order, name }: PresetProps): ReactElement | null {
  const { newTable, presets } = useFormTexts();
  const sets = form.rulebook.houseRules[name]?.sets;
  if (sets === undefined) return null;
  return (
    <details className="preset fold" open={order.valueOf(name) === true}>
      <summary>
        {presets.differs}
        <Icon name="chevron" />
      </summary>
      <ul>
        {Object.keys(sets).map((rule) => {
          const isOn = isSetTo(order, sets, rule);
          return (
            <li key={rule} className={isOn ? 'is-on' : undefined}>
              <Icon name={isOn ? 'check' : 'cross'} />
              <span>
                <span className="preset-state">{isOn ? newTable.on : newTable.off}: </span>
                <a href={hrefOf({ screen: 'rules', game: form.game, rule: `house.${rule}` })}>
                  {form.preset?.sets[rule] ?? rule}
                </a>
              </span>
            </li>
          );
        })}
      </ul>
      {form.preset !== undefined && <p className="soft">{form.preset.stays}</p>}
    </details>
  );
}
