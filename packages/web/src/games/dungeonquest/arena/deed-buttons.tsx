import type { DungeonQuest, View } from '@questhall/dungeonquest';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { useArenaTexts } from '../tongue/use-texts.ts';
import { type Deed, deedsIn } from './deeds.ts';

/** What can be done with a click; what cannot is grey, and says by which rule. */
export function DeedButtons({
  store,
  view,
}: {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
}): ReactElement {
  const texts = useArenaTexts();
  const deeds = deedsIn(view, store.asked?.offers ?? [], texts);
  const act = ({ action, isOffered }: Deed): void => void (isOffered ? store.answer(action) : store.explain(action));
  return (
    <div className="deeds">
      {deeds.map((deed) => (
        <button
          key={deed.name}
          type="button"
          className={deed.isOffered ? 'button button-gold' : 'button deed-forbidden'}
          title={deed.isOffered ? undefined : texts.notNow}
          onClick={() => act(deed)}
        >
          <Icon name={deed.icon} />
          {texts.acts[deed.name]}
        </button>
      ))}
    </div>
  );
}
