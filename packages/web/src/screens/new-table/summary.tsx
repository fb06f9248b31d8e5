import type { ReactElement } from 'react';
import type { TableForm } from '../../forms/form.ts';
import { useFormTexts } from '../../forms/texts/texts.ts';
import { Icon } from '../../look/icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { chairName } from './chair-name.ts';
import { houseRulesOn } from './house-rules.tsx';
import { presetsOn } from './preset.tsx';
import { Trouble } from './trouble.tsx';
import type { Order } from './use-order.ts';
import { WonSummary } from './won-share.tsx';

/** What the table will be, and the way to it. */
export function Summary({ form, order }: { readonly form: TableForm; readonly order: Order }): ReactElement {
  const texts = useTexts();
  const { newTable } = useFormTexts();
  const { chairs, values } = order;
  const house = houseRulesOn(form, order);
  const presets = presetsOn(form, order);
  return (
    <aside className="summary plate" aria-label={newTable.summary}>
      <div className="summary-words">
        <h2>{newTable.summary}</h2>
        <p className="summary-about">{form.about(order.valueOf)}</p>
        <WonSummary form={form} order={order} />
        <ul>
          {chairs.map((chair, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <Icon name={chair.startsWith('bot:') ? 'vintage-robot' : 'person'} />
              <span>
                {form.seatName(seat, chairs.length, values)}: <strong>{chairName(chair, form, texts)}</strong>
              </span>
            </li>
          ))}
          <li>
            <Icon name="rolling-dices" />
            <span>{order.hasTypedDice ? newTable.diceTyped.title : newTable.diceRolled.title}</span>
          </li>
          <li>
            <Icon name="rule-book" />
            <span>
              {presets.map((title) => `${title}. `)}
              {newTable.house}: {newTable.houseOn(house.length)}
            </span>
          </li>
        </ul>
      </div>
      <Trouble form={form} field="options" problem={order.problem} />
      <Trouble form={form} field="shelf" problem={order.problem} />
      <button type="submit" className="button button-gold button-big" disabled={order.isBusy}>
        {order.isBusy ? newTable.starting : newTable.start}
      </button>
    </aside>
  );
}
