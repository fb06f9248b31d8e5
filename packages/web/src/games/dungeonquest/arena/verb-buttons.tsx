import type { Action, DungeonQuest, View } from '@questhall/dungeonquest';
import { type Try, triesIn } from '@questhall/dungeonquest/client';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { ACTION_ICONS } from '../looks.ts';
import { useArenaWording } from '../wording/wording.ts';
import { useArenaWords } from '../wording/words.ts';

/** What can be done with a click; what cannot is grey, and says by which rule. */
export function VerbButtons({
  store,
  view,
  chanceOf = () => '',
}: {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
  /** What an answer has going for it, where the odds above do not say so. */
  readonly chanceOf?: (action: Action) => string;
}): ReactElement | null {
  const texts = useArenaWords();
  const { action: say } = useArenaWording();
  const { standing } = useTable(store);
  const [asked] = standing.asked;
  if (asked === undefined) return null;
  const act = ({ action, isOffered }: Try): void => void (isOffered ? store.answer(action) : store.explain(action));
  return (
    <div className="arena-verbs">
      {triesIn(view, store.asked?.offers ?? []).map((one) => (
        <button
          key={one.action.type}
          type="button"
          className={one.isOffered ? 'button button-gold' : 'button arena-verb-forbidden'}
          title={one.isOffered ? undefined : texts.notNow}
          onClick={() => act(one)}
        >
          <Icon name={ACTION_ICONS[one.action.type] ?? 'crossed-swords'} />
          <span className="arena-verb">
            {say(one.action, asked.ask, standing.sight).title}
            {one.isOffered && chanceOf(one.action) !== '' && <small>{chanceOf(one.action)}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}
