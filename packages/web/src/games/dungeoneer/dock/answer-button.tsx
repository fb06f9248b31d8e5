import type { Action, Dungeoneer } from '@questhall/dungeoneer';
import { placesOf } from '@questhall/dungeoneer/client';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import { lighting } from '../../../board/pointing/spotlight.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { useWords } from '../wording/wording.ts';

interface AnswerProps {
  readonly store: TableStore<Dungeoneer>;
  readonly ask: Offered<Dungeoneer>['ask'];
  readonly action: Action;
  readonly isGold?: boolean;
  readonly hotkey?: string;
}

/** One answer: what it is called, and what it comes to. */
export function AnswerButton({ store, ask, action, isGold = false, hotkey }: AnswerProps): ReactElement {
  const { sight } = useTable(store).standing;
  const { says } = useWords();
  const { title, detail } = says.action(action, ask, sight);
  return (
    <button
      type="button"
      className={isGold ? 'button button-gold bar-choice' : 'button bar-choice'}
      data-name={says.typed(action, sight)}
      data-hotkey={hotkey}
      {...lighting(() => placesOf(action, ask, sight))}
      onClick={({ detail: clicks }) => {
        if (clicks <= 1) void store.answer(action, ask.id); // the rest of a double click answers nothing
      }}
    >
      <span className="bar-choice-title">{title === '' ? detail : title}</span>
      {title !== '' && detail !== '' && <span className="bar-choice-detail">{detail}</span>}
    </button>
  );
}

/** Something that can be used in several ways: which ones is said on its sheet. */
export const SourceButton = ({
  name,
  onClick,
}: {
  readonly name: string;
  readonly onClick: () => void;
}): ReactElement => (
  <button type="button" className="button bar-choice" onClick={onClick}>
    <span className="bar-choice-title">{name} …</span>
  </button>
);
