import type { Dungeoneer, View } from '@questhall/dungeoneer';
import { cardPlace, questPlace, strikePlace } from '@questhall/dungeoneer/client';
import {
  attackerOf,
  attackTotal,
  type Combatant,
  counterTotal,
  defenderOf,
  fighterOf,
  type Strike,
} from '@questhall/dungeoneer/queries';
import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { colourOf, FORM_ICONS, faceOf, iconOfCard, PERIL, QUEST } from '../looks.ts';
import { hover, pointAt, touchAt } from '../pointing.ts';
import { useWords } from '../wording/wording.ts';
import './fight.css';

/** The attacks that are still on: who strikes at whom, with what, how the dice fell, and who paid for it. */
export function Fight({ store }: { readonly store: TableStore<Dungeoneer> }): ReactElement | null {
  const { sight } = useTable(store);
  const { view } = sight;
  const words = useWords();
  if (view.strikes.every(({ isOver }) => isOver)) return null;
  return (
    <section className="dg-fight" aria-label={words.fight} data-over="">
      {view.strikes.map((strike, index) =>
        strike.isOver ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an attack is its number
          <StrikeRow key={index} store={store} view={view} strike={strike} index={index} />
        ),
      )}
    </section>
  );
}

interface RowProps {
  readonly store: TableStore<Dungeoneer>;
  readonly view: View;
  readonly strike: Strike;
  readonly index: number;
}

function StrikeRow({ store, view, strike, index }: RowProps): ReactElement {
  const words = useWords();
  const { says } = words;
  const place = strikePlace(index);
  const isLit = (touchAt(store, place)?.offers.length ?? 0) > 0;
  const isTrap = strike.kind === 'trap';
  return (
    <button
      type="button"
      className="dg-strike"
      data-place={place}
      data-lit={isLit || undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && hover(place)}
      onPointerLeave={() => hover(null)}
      onClick={({ detail }) => pointAt(store, place, detail === 0)}
    >
      <Side view={view} who={attackerOf(strike)} strike={strike} />
      <span className="dg-versus">
        {isTrap ? (
          words.trap
        ) : (
          <>
            <Icon name={FORM_ICONS[strike.form]} label={says.names.form[strike.form]} />
            <Total text={strike.attack} sum={attackTotal(view, strike)} />
            <small>{words.versus}</small>
            <Total text={strike.counter} sum={counterTotal(view, strike)} />
          </>
        )}
      </span>
      <Side view={view} who={defenderOf(view, strike)} strike={null} />
      {strike.payer !== null && (
        <small className="dg-paid">
          <Icon name={PERIL} /> {words.paidBy(says.heroName(view, strike.payer))}
        </small>
      )}
    </button>
  );
}

/** What the die is added to, and once it has fallen what that comes to. */
function Total({ text, sum }: { readonly text: number | null; readonly sum: number }): ReactElement {
  const words = useWords();
  return <b>{text === null ? words.dieAnd(sum) : sum}</b>;
}

interface SideProps {
  readonly view: View;
  readonly who: Combatant;
  /** Its wounds are shown where it is the monster of this attack. */
  readonly strike: Strike | null;
}

function Side({ view, who: { seat, card, quest }, strike }: SideProps): ReactElement {
  const words = useWords();
  const { says } = words;
  const hero = view.heroes[seat];
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--rim': card === null && quest === null ? `var(${colourOf(seat)})` : 'var(--monster)',
  };
  const life = strike?.kind === 'monster' ? fighterOf(strike).life : null;
  return (
    <span
      className="dg-side-of"
      style={style}
      data-place={card !== null ? cardPlace(card) : quest !== null ? questPlace(quest) : undefined}
    >
      <Icon
        name={card !== null ? iconOfCard(card) : quest !== null ? QUEST : hero === undefined ? 'person' : faceOf(hero)}
      />
      <span>
        {card !== null
          ? words.called('card', card)
          : quest !== null
            ? words.called('quest', quest)
            : says.heroName(view, seat)}
        {life !== null && strike !== null && <small>{words.lifeLeft(life - strike.wounds, life)}</small>}
      </span>
    </span>
  );
}
