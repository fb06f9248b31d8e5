import type { ReactElement } from 'react';
import type { ChairChoice, TableForm } from '../../forms/form.ts';
import { useFormTexts } from '../../forms/texts/texts.ts';
import { Icon } from '../../look/icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { chairName } from './chair-name.ts';
import type { Order } from './use-order.ts';

/** The chairs around the table, and who sits on each. */
export function Seats({ form, order }: { readonly form: TableForm; readonly order: Order }): ReactElement {
  const { newTable } = useFormTexts();
  const { chairs, values } = order;
  const note = form.seatsNote?.(values, chairs) ?? '';
  const add = (): void => {
    const at = form.newSeatAt(chairs.length);
    const before = chairs[at - 1] ?? 'me';
    order.setChairs(chairs.toSpliced(at, 0, before === 'me' ? 'other' : before)); // one more like the last
  };
  return (
    <div className="seats">
      <p className="soft">{form.seatsText}</p>
      <ul>
        {chairs.map((chair, seat) => {
          const name = form.seatName(seat, chairs.length, values);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className="seat">
              <Icon name={form.seatIcon(seat, chairs.length, values)} />
              <ChairPicker
                form={form}
                seat={seat}
                name={name}
                chair={chair}
                onChange={(next) => order.setChairs(chairs.with(seat, next))}
              />
              {form.canLeave(seat, chairs.length) && (
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={newTable.removeSeat(name)}
                  title={newTable.removeSeat(name)}
                  onClick={() => order.setChairs(chairs.toSpliced(seat, 1))}
                >
                  <Icon name="cross" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {note !== '' && <p className="soft note">{note}</p>}
      {form.chairsFor === undefined && chairs.length < form.seats.max && (
        <button type="button" className="button" onClick={add}>
          <Icon name="plus" />
          {newTable.addSeat}
        </button>
      )}
    </div>
  );
}

interface ChairPickerProps {
  readonly form: TableForm;
  readonly seat: number;
  readonly name: string;
  readonly chair: ChairChoice;
  readonly onChange: (chair: ChairChoice) => void;
}

function ChairPicker({ form, seat, name, chair, onChange }: ChairPickerProps): ReactElement {
  const texts = useTexts();
  const all: readonly ChairChoice[] = ['me', 'other', ...form.bots.map((bot): ChairChoice => `bot:${bot}`)];
  const isLong = form.bots.length > 1;
  return (
    <fieldset className="seat-fields">
      <legend>{name}</legend>
      {isLong ? (
        <select
          className="select"
          aria-label={name}
          value={chair}
          onChange={(event) => onChange(all.find((one) => one === event.target.value) ?? chair)}
        >
          {all.map((one) => (
            <option key={one} value={one}>
              {chairName(one, form, texts)}
            </option>
          ))}
        </select>
      ) : (
        <div className="segments">
          {all.map((one) => (
            <label key={one} className="segment">
              <input type="radio" name={`seat-${seat}`} checked={one === chair} onChange={() => onChange(one)} />
              <span>{chairName(one, form, texts)}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
