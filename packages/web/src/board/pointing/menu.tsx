import { type JSX, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Size } from '../camera/camera.ts';
import type { Point } from '../cells.ts';
import type { MenuEntry } from './pointing.ts';

interface MenuProps {
  /** Where on the board's element the thing is that this is about. */
  readonly at: Point;
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  /** It lies over the bar below, and not beside the thing. */
  readonly isSheet: boolean;
  readonly onClose: () => void;
}

const MARGIN = 8;
/** So far from the middle of the square. */
const AWAY = 34;
const KEYS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** What can be done here: a small menu beside the square it belongs to. */
export function Menu({ at, title, entries, isSheet, onClose }: MenuProps): JSX.Element {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    const room = element?.offsetParent?.getBoundingClientRect();
    if (element == null || room === undefined) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const { x, y } = placeBeside(at, { width, height }, room);
    if (!isSheet) Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
    element.querySelector('button')?.focus({ preventScroll: true });
  }, [at, isSheet]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (KEYS[event.key] !== undefined) step(menu.current, KEYS[event.key] ?? 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={menu}
      className="board-menu"
      data-sheet={isSheet || undefined}
      role="menu"
      aria-label={title}
      tabIndex={-1}
      data-over=""
      onKeyDown={onKeyDown}
    >
      <p className="board-menu-title" aria-hidden="true">
        {title}
      </p>
      {entries.map(({ key, title: name, detail, choose }) => (
        <button key={key} type="button" role="menuitem" className="board-menu-entry" onClick={choose}>
          <span className="board-menu-name">{name}</span>
          {detail !== '' && <span className="board-menu-detail">{detail}</span>}
        </button>
      ))}
    </div>
  );
}

/** To the right of the square, else to its left, else under or over it: what is meant stays in sight. */
function placeBeside({ x, y }: Point, { width, height }: Size, room: Size): Point {
  const clamp = (value: number, length: number, limit: number): number =>
    Math.max(MARGIN, Math.min(value, limit - length - MARGIN));
  const beside = clamp(y - AWAY, height, room.height);
  if (x + AWAY + width + MARGIN <= room.width) return { x: x + AWAY, y: beside };
  if (x - AWAY - width >= MARGIN) return { x: x - AWAY - width, y: beside };
  const isUnder = y + AWAY + height + MARGIN <= room.height;
  return {
    x: clamp(x - width / 2, width, room.width),
    y: isUnder ? y + AWAY : clamp(y - AWAY - height, height, room.height),
  };
}

function step(menu: HTMLElement | null, by: number): void {
  const buttons: Element[] = [...(menu?.querySelectorAll('button') ?? [])];
  const now = document.activeElement === null ? -1 : buttons.indexOf(document.activeElement);
  const next = buttons[(now + by + buttons.length) % buttons.length];
  if (next instanceof HTMLElement) next.focus();
}
