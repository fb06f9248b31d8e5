import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { go } from '../../../shell/router.ts';
import type { Draft } from '../../../workshop/draft.ts';
import { useWorkshopTexts } from '../texts/texts.ts';
import { useDraftState } from './use-draft.ts';

/** Why the text is not kept, where it is not, and what can be done about it. */
export function KeepingTrouble({ draft }: { readonly draft: Draft }): ReactElement {
  const { keeping: words } = useWorkshopTexts();
  const { keeping } = useDraftState(draft);
  return (
    <div role="alert">
      {keeping === 'full' && (
        <p className="problem">
          <Icon name="warning" />
          <span>{words.full}</span>
          <button type="button" className="button" onClick={() => void draft.keep()}>
            {words.again}
          </button>
        </p>
      )}
      {keeping === 'elsewhere' && (
        <p className="problem">
          <Icon name="warning" />
          <span>{words.elsewhere}</span>
          <button
            type="button"
            className="button"
            onClick={async () => go({ screen: 'workshop', id: await draft.keepBoth() })}
          >
            {words.both}
          </button>
          <button type="button" className="button" onClick={() => void draft.takeTheirs()}>
            {words.theirs}
          </button>
        </p>
      )}
    </div>
  );
}
