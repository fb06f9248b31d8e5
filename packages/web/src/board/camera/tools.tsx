import type { JSX, RefObject } from 'react';
import { ZOOM_STEP } from './viewport.tsx';
import type { ViewportHandle } from './viewport-props.ts';

export interface ToolTexts {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
}

interface ToolsProps {
  readonly viewport: RefObject<ViewportHandle | null>;
  readonly texts: ToolTexts;
}

/** The few buttons of the view. */
export function Tools({ viewport, texts }: ToolsProps): JSX.Element {
  return (
    <div className="board-tools" data-over="">
      <button
        type="button"
        className="board-tool"
        aria-label={texts.zoomIn}
        title={texts.zoomIn}
        onClick={() => viewport.current?.zoom(ZOOM_STEP)}
      >
        +
      </button>
      <button
        type="button"
        className="board-tool"
        aria-label={texts.zoomOut}
        title={texts.zoomOut}
        onClick={() => viewport.current?.zoom(1 / ZOOM_STEP)}
      >
        −
      </button>
      <button
        type="button"
        className="board-tool"
        aria-label={texts.fit}
        title={texts.fit}
        onClick={() => viewport.current?.showAll()}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}
