import { findRule } from '@questhall/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import { type TableKit, unplacedOptions } from './kit.ts';
import { OptionField } from './option-field.tsx';
import { isSetTo } from './preset.tsx';
import type { Order } from './use-order.ts';
import { useFormWords } from './words.ts';

interface HouseRulesProps {
  readonly kit: TableKit;
  readonly order: Order;
}

/** Those that can be switched one by one; some a table has anyway, and a switch for many has a place of its own. */
const houseRulesOf = ({ rulebook, options }: TableKit): (readonly [string, { readonly changes: string }])[] =>
  Object.entries(rulebook.houseRules).filter(([name, { sets }]) => options[name] !== undefined && sets === undefined);

/** Those that are not off. */
export const houseRulesOn = (kit: TableKit, order: Order): readonly string[] =>
  houseRulesOf(kit)
    .map(([name]) => name)
    .filter((name) => order.valueOf(name) !== kit.options[name]?.initial);

/** Every house rule with its text, and the rule it changes. */
export function HouseRules({ kit, order }: HouseRulesProps): ReactElement {
  const { newTable, inEnglish } = useFormWords();
  return (
    <details className="fold plate">
      <summary>
        <h2>{newTable.house}</h2>
        <span className="chip">{newTable.houseOn(houseRulesOn(kit, order).length)}</span>
        {inEnglish !== '' && <span className="chip">{inEnglish}</span>}
        <Icon name="chevron" />
      </summary>
      <p className="soft">{newTable.houseText}</p>
      <div className="house-rules">
        {houseRulesOf(kit).map(([name, { changes }]) => (
          <div key={name} className="house-rule">
            <OptionField kit={kit} order={order} name={name} />
            <p className="house-changes">
              <SetBy kit={kit} order={order} name={name} />
              {newTable.changes}{' '}
              <a href={hrefOf({ screen: 'rules', game: kit.id, rule: changes })} lang="en">
                {findRule(kit.rulebook, changes)?.title ?? changes}
              </a>
            </p>
          </div>
        ))}
      </div>
    </details>
  );
}

/** The switch that this house rule is set by, if it is. */
function SetBy({ kit, order, name }: HouseRulesProps & { readonly name: string }): ReactElement | null {
  const asks: Readonly<Record<string, { readonly title: string }>> = useFormWords().asks;
  const found = Object.entries(kit.rulebook.houseRules).find(
    ([key, { sets }]) => order.valueOf(key) === true && isSetTo(order, sets, name),
  );
  return found === undefined ? null : <span className="chip chip-gold">{asks[found[0]]?.title ?? found[1].title}</span>;
}

/** Whatever else the game can be told, if there is anything. */
export function MoreOptions({ kit, order }: HouseRulesProps): ReactElement | null {
  const { newTable } = useFormWords();
  const rest = unplacedOptions(kit);
  if (rest.length === 0) return null;
  return (
    <details className="fold plate">
      <summary>
        <h2>{newTable.more}</h2>
        <Icon name="chevron" />
      </summary>
      <div className="house-rules">
        {rest.map((name) => (
          <OptionField key={name} kit={kit} order={order} name={name} />
        ))}
      </div>
    </details>
  );
}
