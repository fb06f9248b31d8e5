import type { Action, Dungeoneer } from '@questhall/dungeoneer';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { useWords } from '../wording/wording.ts';
import { AnswerButton } from './answer-button.tsx';

interface StripProps {
  readonly store: TableStore<Dungeoneer>;
  /** Null while others decide. */
  readonly asked: Offered<Dungeoneer> | null;
}

/** Orders that are given in passing: for the rest of this moment, this phase, or until the own turn. */
const IN_PASSING = ['this-window', 'this-phase', 'until-my-turn'] as const;
const HAND_UP = 'hand-up';
const ACTS_MAX = 5;

const isPass = ({ type }: Action): boolean => type === 'pass';

/** A calm strip: what has just happened, what can be answered, and not to be asked again; else how to be asked. */
export function WindowStrip({ store, asked }: StripProps): ReactElement | null {
  const { sight, seat } = useTable(store);
  const words = useWords();
  if (asked === null) return seat < 0 || sight.outcome !== null ? null : <Waiting store={store} />;
  const { ask, offers } = asked;
  const { question } = ask;
  const acts = offers.filter((offer) => !isPass(offer));
  return (
    <section className="dg-window" aria-label={words.windowOf}>
      {question.kind === 'window' && (
        <p className="dg-window-kind">
          <Icon name="hourglass" /> {words.windows[question.window]}
          {question.lap > 1 && <small> {words.lap(question.lap)}</small>}
        </p>
      )}
      <Happened store={store} />
      <div className="dg-choices">
        {acts.slice(0, ACTS_MAX).map((action) => (
          <AnswerButton key={JSON.stringify(action)} store={store} ask={ask} action={action} />
        ))}
        {offers.filter(isPass).map((action) => (
          <AnswerButton key="pass" store={store} ask={ask} action={action} isGold={true} hotkey="p" />
        ))}
      </div>
      <p className="dg-window-orders">
        <small>{words.ordersText}</small>
        {IN_PASSING.map((order) => (
          <OrderChip key={order} store={store} order={order} />
        ))}
      </p>
    </section>
  );
}

/** The last that was told, in a sentence. */
function Happened({ store }: Pick<StripProps, 'store'>): ReactElement | null {
  const { log } = useTable(store);
  const words = useWords();
  const last = log.at(-1);
  if (last === undefined) return null;
  const naming = (seat: number): string => words.says.heroName(last.sight.view, seat);
  return <p className="dg-window-last">{words.says.event(last.told.event, naming, last.sight)}</p>;
}

/** While others decide: to be asked at the next occasion. */
function Waiting({ store }: Pick<StripProps, 'store'>): ReactElement | null {
  const { standing } = useTable(store);
  const words = useWords();
  if (words.says.orders?.[HAND_UP] === undefined || standing.sight.view.phase === null) return null;
  const isUp = standing.orders.includes(HAND_UP);
  return (
    <section className="dg-window" aria-label={words.windowOf}>
      <Happened store={store} />
      <div className="dg-choices">
        <button
          type="button"
          className="button"
          aria-pressed={isUp}
          title={words.says.orders[HAND_UP].text}
          onClick={() => void store.order(HAND_UP, !isUp)}
        >
          {isUp ? words.wantToActOn : words.wantToAct}
        </button>
      </div>
    </section>
  );
}

/** A standing order that is on or off. */
export function OrderChip({
  store,
  order,
}: Pick<StripProps, 'store'> & { readonly order: string }): ReactElement | null {
  const { standing } = useTable(store);
  const { says } = useWords();
  const said = says.orders?.[order];
  if (said === undefined) return null;
  const isOn = standing.orders.includes(order);
  return (
    <button
      type="button"
      className={isOn ? 'chip chip-gold dg-order' : 'chip dg-order'}
      aria-pressed={isOn}
      title={said.text}
      onClick={() => void store.order(order, !isOn)}
    >
      {isOn && <Icon name="check" />} {said.title}
    </button>
  );
}
