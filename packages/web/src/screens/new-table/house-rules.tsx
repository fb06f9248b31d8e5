import { findRule } from '@questhall/kernel';
import type { ReactElement } from 'react';
import { type TableForm, unplacedOptions } from '../../forms/form.ts';
import { useFormTexts } from '../../forms/texts/texts.ts';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import { useTexts } from '../../texts/texts.ts';
import { OptionField } from './option-field.tsx';
import { isSetTo } from './preset.tsx';
import type { Order } from './use-order.ts';

interface HouseRulesProps {
  readonly form: TableForm;
  readonly order: Order;
}

/** Those that can be switched one by one; some a table has anyway, and a switch for many has a place of its own. */
const houseRulesOf = (
  { rulebook }: TableForm,
  { isAsked }: Order,
): (readonly [string, { readonly changes: string }])[] =>
  Object.entries(rulebook.houseRules).filter(([name, { sets }]) => isAsked(name) && sets === undefined);

/** Those that are not off. */
export const houseRulesOn = (form: TableForm, order: Order): readonly string[] =>
  houseRulesOf(form, order)
    .map(([name]) => name)
    .filter((name) => order.valueOf(name) !== form.options[name]?.initial);

/** Every house rule with its text, and the rule it changes. */
export function HouseRules({ form, order }: HouseRulesProps): ReactElement {
  const { newTable } = useFormTexts();
  const { inEnglish } = useTexts();
  const isEnglish = houseRulesOf(form, order).some(([name]) => form.english.has(`house.${name}`));
  return (
    <details className="fold plate">
      <summary>
        <h2>{newTable.house}</h2>
        <span className="chip">{newTable.houseOn(houseRulesOn(form, order).length)}</span>
        {isEnglish && <span className="chip">{inEnglish}</span>}
        <Icon name="chevron" />
      </summary>
      <p className="soft">{newTable.houseText}</p>
      <div className="house-rules">
        {houseRulesOf(form, order).map(([name, { changes }]) => (
          <div key={name} className="house-rule">
            <OptionField form={form} order={order} name={name} />
            <p className="house-changes">
              <SetBy form={form} order={order} name={name} />
              {newTable.changes}{' '}
              <a href={hrefOf({ screen: 'rules', game: form.game, rule: changes })}>
                {findRule(form.rulebook, changes)?.title ?? changes}
              </a>
            </p>
          </div>
        ))}
      </div>
    </details>
  );
}

/** The switch that this house rule is set by, if it is. */
function SetBy({ form, order, name }: HouseRulesProps & { readonly name: string }): ReactElement | null {
  const found = Object.entries(form.rulebook.houseRules).find(
    ([key, { sets }]) => order.valueOf(key) === true && isSetTo(order, sets, name),
  );
  return found === undefined ? null : (
    <span className="chip chip-gold">{form.optionTexts(found[0])?.title ?? found[1].title}</span>
  );
}

/** Whatever else the game can be told, if there is anything. */
export function MoreOptions({ form, order }: HouseRulesProps): ReactElement | null {
  const { newTable } = useFormTexts();
  const rest = unplacedOptions(form).filter(order.isAsked);
  if (rest.length === 0) return null;
  return (
    <details className="fold plate">
      <summary>
        <h2>{newTable.more}</h2>
        <Icon name="chevron" />
      </summary>
      <div className="house-rules">
        {rest.map((name) => (
          <OptionField key={name} form={form} order={order} name={name} />
        ))}
      </div>
    </details>
  );
}
