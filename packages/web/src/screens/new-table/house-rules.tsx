import { findRule } from '@questhall/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import { type TableKit, unplacedOptions } from './kit.ts';
import { OptionField } from './option-field.tsx';
import type { Order } from './use-order.ts';
import { useFormWords } from './words.ts';

interface HouseRulesProps {
  readonly kit: TableKit;
  readonly order: Order;
}

/** Those that can be switched; some a table has anyway. */
const houseRulesOf = ({ rulebook, options }: TableKit): (readonly [string, { readonly changes: string }])[] =>
  Object.entries(rulebook.houseRules).filter(([name]) => options[name] !== undefined);

/** How many house rules are not as usual. */
export const houseRulesOn = (kit: TableKit, order: Order): readonly string[] =>
  Object.keys(kit.rulebook.houseRules).filter((name) => order.valueOf(name) !== kit.options[name]?.initial);

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
