import type { Action, Dungeoneer } from '@questhall/dungeoneer';
import { cardPlace } from '@questhall/dungeoneer/client';
import { adventureOf, type CardId, isAdventure } from '@questhall/dungeoneer/content';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { openAt } from '../pointing.ts';
import { CardTag } from '../tags.tsx';
import { useWords } from '../wording/wording.ts';
import { AnswerButton, SourceButton } from './answer-button.tsx';

interface StripProps {
  readonly store: TableStore<Dungeoneer>;
  /** Null while others decide. */
  readonly asked: Offered<Dungeoneer> | null;
}

/** Orders that are given in passing: for the rest of this moment, this phase, or until the own turn. */
const IN_PASSING = ['this-window', 'this-phase', 'until-my-turn'] as const;
const HAND_UP = 'hand-up';
const ACTS_MAX = 5;

interface Source {
  /** Null for what is done with no card: such answers stand alone. */
  readonly card: CardId | null;
  readonly ways: readonly Action[];
}

/** What can be done, the ways to play one card together. */
function sourcesOf(acts: readonly Action[]): readonly Source[] {
  const groups = new Map<string, Action[]>();
  for (const act of acts) {
    const key = 'card' in act && act.card !== null ? act.card : JSON.stringify(act);
    groups.set(key, [...(groups.get(key) ?? []), act]);
  }
  return [...groups].map(([key, ways]) => ({ card: isAdventure(key) ? key : null, ways }));
}

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
      {question.kind === 'window' && question.window === 'declared' && sight.view.bane !== null ? (
        <Declared store={store} card={sight.view.bane.card} />
      ) : (
        <Happened store={store} />
      )}
      <p className="dg-window-orders">
        <small>{words.ordersText}</small>
        {IN_PASSING.map((order) => (
          <OrderChip key={order} store={store} order={order} before={() => passNow(store, asked)} />
        ))}
      </p>
      <div className="dg-choices">
        {sourcesOf(acts)
          .slice(0, ACTS_MAX)
          .map(({ card, ways: [only, ...more] }) =>
            card !== null && more.length > 0 ? (
              <SourceButton key={card} name={words.called('card', card)} onClick={() => openAt(cardPlace(card))} />
            ) : (
              only !== undefined && <AnswerButton key={JSON.stringify(only)} store={store} ask={ask} action={only} />
            ),
          )}
        {offers.filter(isPass).map((action) => (
          <AnswerButton key="pass" store={store} ask={ask} action={action} isGold={true} hotkey="p" />
        ))}
      </div>
    </section>
  );
}

/** Whoever wants to be spared what comes passes what is asked now as well, even where no order would answer it. */
async function passNow(store: TableStore<Dungeoneer>, { ask, offers }: Offered<Dungeoneer>): Promise<void> {
  const pass = offers.find(isPass);
  if (pass !== undefined) await store.answer(pass, ask.id);
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

/** The Bane that is about to work, and what it does. */
function Declared({ store, card }: Pick<StripProps, 'store'> & { readonly card: CardId }): ReactElement {
  const { texts } = useWords().says;
  return (
    <div className="dg-window-last">
      <CardTag store={store} card={card} /> {texts.adventure(adventureOf(card)).join(' ')}
    </div>
  );
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

interface OrderProps extends Pick<StripProps, 'store'> {
  readonly order: string;
  /** What is done before it is given, though not before it is taken back. */
  readonly before?: () => Promise<void>;
}

/** A standing order that is on or off. */
export function OrderChip({ store, order, before }: OrderProps): ReactElement | null {
  const { standing } = useTable(store);
  const { says } = useWords();
  const said = says.orders?.[order];
  if (said === undefined) return null;
  const isOn = standing.orders.includes(order);
  const turn = async (): Promise<void> => {
    if (!isOn) await before?.();
    await store.order(order, !isOn);
  };
  return (
    <button
      type="button"
      className={isOn ? 'chip chip-gold dg-order' : 'chip dg-order'}
      aria-pressed={isOn}
      title={said.text}
      onClick={() => void turn()}
    >
      {isOn && <Icon name="check" />} {said.title}
    </button>
  );
}
