import type { ReactElement } from 'react';
import type { TableForm } from '../../forms/form.ts';
import { Icon } from '../../look/icon.tsx';
import type { Order } from './use-order.ts';

interface PartyProps {
  readonly form: TableForm;
  readonly order: Order;
  readonly option: string;
  readonly title: string;
}

/** Who goes down. What else changes with that is for the game to say. */
export function Party({ form, order, option, title }: PartyProps): ReactElement {
  const whole = String(form.options[option]?.initial).split(',');
  const party = String(order.valueOf(option)).split(',');
  const note = form.party?.(party).note ?? '';
  const change = (hero: string, isIn: boolean): void => {
    const next = whole.filter((one) => (one === hero ? isIn : party.includes(one)));
    order.set({ [option]: next.join(), ...form.party?.(next).values });
  };
  return (
    <fieldset className="choice-cards party">
      <legend>{title}</legend>
      <div className="cards">
        {whole.map((hero) => {
          const choice = form.choice(option, hero) ?? { title: hero, text: '', icon: null };
          const isIn = party.includes(hero);
          return (
            <label key={hero} className="choice-card" data-rim={hero}>
              <input
                type="checkbox"
                checked={isIn}
                disabled={isIn && party.length === 1}
                onChange={(event) => change(hero, event.target.checked)}
              />
              {choice.icon !== null && <Icon name={choice.icon} />}
              <span className="choice-words">
                <span className="choice-name">{choice.title}</span>
                {choice.text !== '' && <span className="soft">{choice.text}</span>}
                {choice.facts !== undefined && <span className="choice-facts soft">{choice.facts}</span>}
              </span>
            </label>
          );
        })}
      </div>
      {note !== '' && <p className="soft note">{note}</p>}
    </fieldset>
  );
}
