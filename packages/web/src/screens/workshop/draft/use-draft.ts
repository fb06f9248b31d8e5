import { useEffect, useState, useSyncExternalStore } from 'react';
import { designShelf } from '../../../workshop/design-shelf.ts';
import { Draft, type DraftState } from '../../../workshop/draft.ts';
import { newId } from '../../../workshop/new-design.ts';
import { desk } from '../../../workshop/thread.ts';

/** The text of this id, opened to work on it: null until it is there, `gone` when there is none. */
export function useDraft(id: string): Draft | 'gone' | null {
  const [draft, setDraft] = useState<Draft | 'gone' | null>(null);
  useEffect(() => {
    let opened: Draft | null = null;
    let isLeft = false;
    const open = async (): Promise<void> => {
      const design = await designShelf().find(id);
      if (isLeft) return;
      opened =
        design &&
        new Draft(design, {
          shelf: designShelf(),
          review: (text) => desk().review(design.game, text),
          now: () => Date.now(),
          newId,
        });
      setDraft(opened ?? 'gone');
    };
    open().catch(() => setDraft('gone'));
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [id]);
  return draft;
}

export const useDraftState = (draft: Draft): DraftState => useSyncExternalStore(draft.subscribe, draft.state);
