import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import type { TableKit } from './kit.ts';
import type { Order } from './use-order.ts';

/** Who goes down. A party that is not whole needs its house rule, which comes with it. */
export function Party({ kit, order }: { readonly kit: TableKit; readonly order: Order }): ReactElement {
  const texts = useTexts();
  const whole = String(kit.options['heroes']?.initial).split(',');
  const party = String(order.valueOf('heroes')).split(',');
  const change = (hero: string, isIn: boolean): void => {
    const next = whole.filter((one) => (one === hero ? isIn : party.includes(one)));
    order.set({ heroes: next.join(), smallParty: next.length < whole.length });
  };
  return (
    <fieldset className="choice-cards party">
      <legend>{texts.asks.heroes.title}</legend>
      <div className="cards">
        {whole.map((hero) => {
          const { title, icon } = kit.choice('heroes', hero, texts);
          const isIn = party.includes(hero);
          return (
            <label key={hero} className="choice-card" data-rim={hero}>
              <input
                type="checkbox"
                checked={isIn}
                disabled={isIn && party.length === 1}
                onChange={(event) => change(hero, event.target.checked)}
              />
              {icon !== null && <Icon name={icon} />}
              <span className="choice-name">{title}</span>
            </label>
          );
        })}
      </div>
      {party.length < whole.length && <p className="soft note">{texts.newTable.partOfParty}</p>}
    </fieldset>
  );
}
