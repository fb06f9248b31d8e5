import { type ReactElement, use, useEffect, useMemo, useRef } from 'react';
import { loadDesignPage } from '../../../games/index.ts';
import { Icon } from '../../../look/icon.tsx';
import { useDroppedFiles } from '../../../shell/dropped-files.ts';
import { Frame } from '../../../shell/frame.tsx';
import { go, hrefOf } from '../../../shell/router.ts';
import { useLanguage } from '../../../texts/language.ts';
import { useTexts } from '../../../texts/texts.ts';
import type { Draft } from '../../../workshop/draft.ts';
import { handOver } from '../../../workshop/handed-over.ts';
import { weighed } from '../../../workshop/marks.ts';
import { heatOf } from '../../../workshop/measured.ts';
import { useWorkshopTexts } from '../texts/texts.ts';
import './draft.css';
import { DraftDoors } from './draft-doors.tsx';
import { KeepingTrouble } from './keeping-trouble.tsx';
import { MeasurePanel } from './measure-panel.tsx';
import { PlanPane } from './plan-pane.tsx';
import { Remarks } from './remarks.tsx';
import { TextPane, type TextPaneHandle } from './text-pane.tsx';
import { useDraft, useDraftState } from './use-draft.ts';
import { useMeasuring } from './use-measuring.ts';

/** One text, with its plan, and all there is to say about it. */
export function DraftScreen({ id }: { readonly id: string }): ReactElement {
  const words = useWorkshopTexts();
  const { loading } = useTexts();
  const draft = useDraft(id);
  if (draft !== null && draft !== 'gone') return <Opened draft={draft} />;
  return (
    <Frame title={words.title} page={`workshop/${id}`}>
      <h1>{words.title}</h1>
      <p role="status">{draft === null ? loading : words.gone}</p>
      <p>
        <a href={hrefOf({ screen: 'workshop', id: null })}>{words.back}</a>
      </p>
    </Frame>
  );
}

function Opened({ draft }: { readonly draft: Draft }): ReactElement {
  const words = useWorkshopTexts();
  const { design } = draft;
  const { history, review, reviewed } = useDraftState(draft);
  const page = use(loadDesignPage(design.game, useLanguage()));
  const text = useRef<TextPaneHandle>(null);
  const isRead = reviewed === history.now;
  const title = review?.title || design.title || words.untitled;
  const measuring = useMeasuring(draft);
  const shown = measuring.running?.measured ?? measuring.measured;
  const heat = useMemo(() => (shown === null ? null : heatOf(shown)), [shown]);
  const remarks = review === null ? NONE : weighed(review);
  useUndoKeys(draft);
  const isOver = useDroppedFiles((files) => {
    handOver(files);
    go({ screen: 'workshop', id: null });
  });
  return (
    <Frame title={title} page={`workshop/${design.id}`}>
      <div className="draft" data-game={design.game}>
        <header className="draft-head">
          <a className="draft-back" href={hrefOf({ screen: 'workshop', id: null })}>
            <Icon name="chevron" />
            {words.back}
          </a>
          <h1>{title}</h1>
          <div className="draft-tools">
            <DraftDoors draft={draft} title={title} isPlayable={isRead && review?.errors.length === 0} />
            <button
              type="button"
              className="button button-quiet"
              aria-label={words.undo}
              title={words.undo}
              disabled={history.past.length === 0}
              onClick={draft.undo}
            >
              <Icon name="undo" />
            </button>
            <button
              type="button"
              className="button button-quiet"
              aria-label={words.redo}
              title={words.redo}
              disabled={history.future.length === 0}
              onClick={draft.redo}
            >
              <Icon name="redo" />
            </button>
          </div>
        </header>
        <KeepingTrouble draft={draft} />
        <div className="draft-panes">
          <div className="draft-board">
            <PlanPane draft={draft} page={page} title={title} heat={heat} />
            <MeasurePanel measuring={measuring} page={page} isPlayable={isRead && review?.errors.length === 0} />
          </div>
          <div className="draft-words">
            <Remarks
              review={review}
              isRead={isRead}
              onGo={({ line, column }) => line !== null && text.current?.goTo(line, column)}
            />
            <TextPane ref={text} text={history.now} remarks={isRead ? remarks : NONE} onType={draft.type} />
          </div>
        </div>
        {isOver && <p className="drop-here">{words.dropHere}</p>}
      </div>
    </Frame>
  );
}

const NONE: readonly never[] = [];

/** Ctrl+Z and Ctrl+Shift+Z, wherever the focus is: what the text was before is one history for text and plan. */
function useUndoKeys(draft: Draft): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return; // a field takes back what was typed there
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) draft.redo();
      else draft.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [draft]);
}
