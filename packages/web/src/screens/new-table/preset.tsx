import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import type { TableKit } from './kit.ts';
import type { Order } from './use-order.ts';
import { type FormWords, useFormWords } from './words.ts';

type Sets = Readonly<Record<string, boolean | string>>;

/** Whether a house rule stands where a switch for many puts it. */
export const isSetTo = (order: Order, sets: Sets | undefined, name: string): boolean =>
  sets !== undefined && Object.hasOwn(sets, name) && order.valueOf(name) === sets[name];

/** The titles of the switches for many that are on. */
export function presetsOn({ rulebook }: TableKit, order: Order, { asks }: FormWords): readonly string[] {
  const words: Readonly<Record<string, { readonly title: string }>> = asks;
  return Object.entries(rulebook.houseRules)
    .filter(([name, { sets }]) => sets !== undefined && order.valueOf(name) === true)
    .map(([name, { title }]) => words[name]?.title ?? title);
}

interface PresetProps {
  readonly kit: TableKit;
  readonly order: Order;
  readonly name: string;
}

/** What a switch for many house rules sets, each with where it stands now; nothing for any other option. */
export function Preset({ kit, order, name }: PresetProps): ReactElement | null {
  const { newTable, presets } = useFormWords();
  const words: Readonly<Record<string, string>> = presets.sets;
  const sets = kit.rulebook.houseRules[name]?.sets;
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
                <a href={hrefOf({ screen: 'rules', game: kit.id, rule: `house.${rule}` })}>{words[rule] ?? rule}</a>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="soft">{presets.stays}</p>
    </details>
  );
}
