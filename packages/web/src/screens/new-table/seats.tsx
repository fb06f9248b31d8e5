import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import { chairName } from './chair-name.ts';
import type { Chair, TableKit } from './kit.ts';
import type { Order } from './use-order.ts';
import { useFormWords } from './words.ts';

/** The chairs around the table, and who sits on each. */
export function Seats({ kit, order }: { readonly kit: TableKit; readonly order: Order }): ReactElement {
  const texts = useFormWords();
  const { chairs, values } = order;
  const note = kit.seatsNote?.(values, chairs, texts) ?? '';
  const add = (): void => order.setChairs(chairs.toSpliced(kit.newSeatAt(chairs.length), 0, 'other'));
  return (
    <div className="seats">
      <p className="soft">{texts.newTable.seatsText[kit.id]}</p>
      <ul>
        {chairs.map((chair, seat) => {
          const name = kit.seatName(seat, chairs.length, values, texts);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className="seat">
              <Icon name={kit.seatIcon(seat, chairs.length, values)} />
              <ChairPicker
                kit={kit}
                seat={seat}
                name={name}
                chair={chair}
                onChange={(next) => order.setChairs(chairs.with(seat, next))}
              />
              {kit.canLeave(seat, chairs.length) && (
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={texts.newTable.removeSeat(name)}
                  title={texts.newTable.removeSeat(name)}
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
      {kit.chairsFor === undefined && chairs.length < kit.seats.max && (
        <button type="button" className="button" onClick={add}>
          <Icon name="plus" />
          {texts.newTable.addSeat}
        </button>
      )}
    </div>
  );
}

interface ChairPickerProps {
  readonly kit: TableKit;
  readonly seat: number;
  readonly name: string;
  readonly chair: Chair;
  readonly onChange: (chair: Chair) => void;
}

function ChairPicker({ kit, seat, name, chair, onChange }: ChairPickerProps): ReactElement {
  const texts = useFormWords();
  const all: readonly Chair[] = ['me', 'other', ...kit.bots.map((bot): Chair => `bot:${bot}`)];
  const isLong = kit.bots.length > 1;
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
              {chairName(one, texts)}
            </option>
          ))}
        </select>
      ) : (
        <div className="segments">
          {all.map((one) => (
            <label key={one} className="segment">
              <input type="radio" name={`seat-${seat}`} checked={one === chair} onChange={() => onChange(one)} />
              <span>{chairName(one, texts)}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
