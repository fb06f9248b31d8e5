import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { TableKit } from './kit.ts';
import type { Order } from './use-order.ts';
import { useFormWords } from './words.ts';

/** Who goes down. What else changes with that is for the game to say. */
export function Party({ kit, order }: { readonly kit: TableKit; readonly order: Order }): ReactElement {
  const texts = useFormWords();
  const whole = String(kit.options['heroes']?.initial).split(',');
  const party = String(order.valueOf('heroes')).split(',');
  const note = kit.party?.(party, texts).note ?? '';
  const change = (hero: string, isIn: boolean): void => {
    const next = whole.filter((one) => (one === hero ? isIn : party.includes(one)));
    order.set({ heroes: next.join(), ...kit.party?.(next, texts).values });
  };
  return (
    <fieldset className="choice-cards party">
      <legend>{texts.asks.heroes.title}</legend>
      <div className="cards">
        {whole.map((hero) => {
          const { title, text, facts, icon } = kit.choice('heroes', hero, texts);
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
              <span className="choice-words">
                <span className="choice-name">{title}</span>
                {text !== '' && <span className="soft">{text}</span>}
                {facts !== undefined && <span className="choice-facts soft">{facts}</span>}
              </span>
            </label>
          );
        })}
      </div>
      {note !== '' && <p className="soft note">{note}</p>}
    </fieldset>
  );
}
