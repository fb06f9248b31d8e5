import type { Dungeoneer } from '@questhall/dungeoneer';
import { costOf } from '@questhall/dungeoneer/queries';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { perilLeft } from '../hand/payers.ts';
import { useWords } from '../wording/wording.ts';
import { AnswerButton } from './answer-button.tsx';

interface BatchProps {
  readonly store: TableStore<Dungeoneer>;
  readonly asked: Offered<Dungeoneer>;
}

/** The list of Encounters that is being put together: what is on it, at whom, and what Peril is left to pay with. */
export function Batch({ store, asked: { ask, offers } }: BatchProps): ReactElement {
  const words = useWords();
  const { view } = useTable(store).standing.sight;
  const { says } = words;
  const closing = offers.filter(({ type }) => type === 'attack' || type === 'disband');
  return (
    <section className="dg-batch" aria-label={words.batch}>
      {view.list.length === 0 ? (
        <p>{words.batchEmpty}</p>
      ) : (
        <ol>
          {view.list.map((entry) => (
            <li key={entry.card}>
              {words.batchLine(words.called('card', entry.card), says.heroName(view, entry.target), costOf(entry))}
              {entry.form !== null && ` · ${says.names.form[entry.form]}`}
            </li>
          ))}
        </ol>
      )}
      <p className="dg-batch-left">
        {view.heroes
          .flatMap(({ isOut }, seat) =>
            isOut || seat === ask.seat ? [] : [words.perilLeft(says.heroName(view, seat), perilLeft(view, seat))],
          )
          .join(' · ')}
      </p>
      <div className="dg-choices">
        {closing.map((action) => (
          <AnswerButton key={action.type} store={store} ask={ask} action={action} isGold={action.type === 'attack'} />
        ))}
      </div>
    </section>
  );
}
