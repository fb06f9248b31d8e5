import type { JSX, KeyboardEvent } from 'react';
import './board.css';
import type { Point } from '../cells.ts';
import { useCamera } from './use-camera.ts';
import type { ViewportHandle, ViewportProps } from './viewport-props.ts';

const STEP = 80;
export const ZOOM_STEP = 1.25;

/** A drawing to pan, zoom and fit. Its children are never rendered again for that. */
export function Viewport(props: ViewportProps): JSX.Element {
  const { frame, stage, handle } = useCamera(props);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== frame.current) return;
    if (props.onKey(event) || moveByKey(event, handle)) event.preventDefault();
  };
  return (
    <div
      ref={frame}
      className={props.isPointing ? 'board is-pointing' : 'board'}
      role="application"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is walked by keys
      tabIndex={0}
      data-hotkey="b"
      onKeyDown={onKeyDown}
    >
      <svg className="board-drawing" aria-hidden="true">
        <g ref={stage} className="board-stage">
          {props.children}
        </g>
      </svg>
      {props.over}
    </div>
  );
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

function moveByKey(event: KeyboardEvent, handle: ViewportHandle): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
  if (arrow !== undefined) handle.pan(arrow, true);
  else if (event.key === '+' || event.key === '=') handle.zoom(ZOOM_STEP);
  else if (event.key === '-' || event.key === '_') handle.zoom(1 / ZOOM_STEP);
  else if (event.key === 'f') handle.showAll();
  else return false;
  return true;
}
