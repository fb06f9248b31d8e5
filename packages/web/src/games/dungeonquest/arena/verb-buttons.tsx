import type { DungeonQuest, View } from '@questhall/dungeonquest';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { useArenaTexts } from '../wording/use-texts.ts';
import { type Verb, verbsIn } from './verbs.ts';

/** What can be done with a click; what cannot is grey, and says by which rule. */
export function VerbButtons({
  store,
  view,
}: {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
}): ReactElement {
  const texts = useArenaTexts();
  const verbs = verbsIn(view, store.asked?.offers ?? [], texts);
  const act = ({ action, isOffered }: Verb): void => void (isOffered ? store.answer(action) : store.explain(action));
  return (
    <div className="arena-verbs">
      {verbs.map((verb) => (
        <button
          key={verb.name}
          type="button"
          className={verb.isOffered ? 'button button-gold' : 'button arena-verb-forbidden'}
          title={verb.isOffered ? undefined : texts.notNow}
          onClick={() => act(verb)}
        >
          <Icon name={verb.icon} />
          {texts.acts[verb.name]}
        </button>
      ))}
    </div>
  );
}
