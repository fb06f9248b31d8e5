import type { Action, DungeonQuest } from '@questhall/dungeonquest';
import { placesOf } from '@questhall/dungeonquest/client';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import { lighting } from '../../../../board/pointing/spotlight.ts';
import { Icon } from '../../../../look/icon.tsx';
import type { TableStore } from '../../../../table/store/store.ts';
import { useTable } from '../../../../table/store/use-table.ts';
import { deedIcon } from '../wording/looks.ts';
import { useKeepWords } from '../wording/words.ts';
import { HeroLines } from './hero-lines.tsx';
import { TilePictures } from './tile-pictures.tsx';

interface AnswerProps {
  readonly store: TableStore<DungeonQuest>;
  readonly ask: Offered<DungeonQuest>['ask'];
  readonly action: Action;
  /** What it has going for it, in a few words; empty where there is nothing to reckon. */
  readonly chance?: string;
  readonly isGold?: boolean;
}

/** One answer: what it is called, what it comes to, and how likely it succeeds. */
export function AnswerButton({ store, ask, action, chance = '', isGold = false }: AnswerProps): ReactElement {
  const { sight } = useTable(store).standing;
  const { says } = useKeepWords();
  const { title, detail } = says.action(action, ask, sight);
  const icon = deedIcon(action);
  const forms = formsOf(action);
  return (
    <button
      type="button"
      className={isGold ? 'button button-gold keep-answer' : 'button keep-answer'}
      data-name={says.typed(action, sight)}
      data-deed={action.type}
      {...lighting(() => placesOf(action, ask, sight))}
      onClick={({ detail: clicks }) => {
        if (clicks <= 1) void store.answer(action, ask.id); // the rest of a double click answers nothing
      }}
    >
      {forms.length > 0 ? <TilePictures forms={forms} /> : icon !== undefined && <Icon name={icon} />}
      <span className="keep-answer-words">
        <span className="keep-answer-title">{title === '' ? detail : title}</span>
        {action.type === 'takeHero' ? (
          <HeroLines hero={action.hero} />
        ) : (
          title !== '' && detail !== '' && <small>{detail}</small>
        )}
        {chance !== '' && <b className="keep-answer-chance">{chance}</b>}
      </span>
    </button>
  );
}

/** The tiles that an answer is about, in their order. */
function formsOf(action: Action): readonly number[] {
  if (action.type === 'arrange') return action.forms;
  return action.type === 'layTile' ? [action.form] : [];
}
