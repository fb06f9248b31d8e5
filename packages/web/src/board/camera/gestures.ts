import type { Point } from '../cells.ts';

/** Farther than this, and a press is a drag. */
const DRAG_MIN = 6;
const LONG_PRESS_MS = 550;
const WHEEL_RATE = 0.0015;

/** What fingers, mouse and wheel do to a drawing; points are relative to the element. */
export interface Gestures {
  pan(by: Point): void;
  zoom(by: number, at: Point): void;
  /**
   * A press without a drag; `isMore` for the second button and for a long one, `isTouch` for a finger, which never
   * hovers first.
   */
  tap(at: Point, isMore: boolean, isTouch: boolean): void;
  /** The mouse is here; null when it has gone. */
  hover(at: Point | null): void;
}

interface Press {
  readonly from: Point;
  at: Point;
}

/** Listens until the function that is returned is called. */
export function listenToGestures(element: HTMLElement, gestures: Gestures): () => void {
  const presses = new Map<number, Press>();
  let isDragging = false;
  let isSpent = false;
  let timer = 0;
  const stop = new AbortController();
  const { signal } = stop;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const down = (event: PointerEvent): void => {
    if (isOver(event.target)) return;
    const at = pointOf(event);
    if (presses.size === 0) [isDragging, isSpent] = [false, false];
    presses.set(event.pointerId, { from: at, at });
    clearTimeout(timer);
    if (event.pointerType === 'touch' && presses.size === 1) {
      timer = window.setTimeout(() => {
        if (isDragging) return;
        isSpent = true;
        gestures.tap(at, true, true);
      }, LONG_PRESS_MS);
    }
  };

  const move = (event: PointerEvent): void => {
    const at = pointOf(event);
    const press = presses.get(event.pointerId);
    if (press === undefined) {
      if (event.pointerType !== 'touch') gestures.hover(at);
      return;
    }
    if (!isDragging && Math.hypot(at.x - press.from.x, at.y - press.from.y) < DRAG_MIN) return;
    if (!isDragging) {
      isDragging = true;
      clearTimeout(timer);
      gestures.hover(null);
      element.setPointerCapture(event.pointerId);
    }
    const before = [...presses.values()].map((one) => one.at);
    const was = press.at;
    press.at = at;
    const after = [...presses.values()].map((one) => one.at);
    if (presses.size === 1) gestures.pan({ x: at.x - was.x, y: at.y - was.y });
    else pinch(gestures, before, after);
  };

  const up = (event: PointerEvent): void => {
    clearTimeout(timer);
    const press = presses.get(event.pointerId);
    if (!presses.delete(event.pointerId) || press === undefined) return;
    if (!isDragging && !isSpent && event.type === 'pointerup' && event.button === 0)
      gestures.tap(press.from, false, event.pointerType === 'touch');
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  // The browser clicks once more where a finger was: a menu that has come there meanwhile would take it for a choice.
  element.addEventListener('touchend', (event) => event.cancelable && !isOver(event.target) && event.preventDefault(), {
    signal,
    passive: false,
  });
  element.addEventListener('pointerleave', () => gestures.hover(null), { signal });
  element.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      if (!isDragging && !isSpent) gestures.tap(pointOf(event), true, false);
    },
    { signal },
  );
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      gestures.zoom(Math.exp(-event.deltaY * WHEEL_RATE), pointOf(event));
    },
    { signal, passive: false },
  );
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** What lies over the drawing has gestures of its own. */
const isOver = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-over]') !== null;

function pinch(gestures: Gestures, [a, b]: readonly Point[], [c, d]: readonly Point[]): void {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  const middle = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 };
  gestures.pan({ x: middle.x - (a.x + b.x) / 2, y: middle.y - (a.y + b.y) / 2 });
  const before = Math.hypot(a.x - b.x, a.y - b.y);
  if (before > 0) gestures.zoom(Math.hypot(c.x - d.x, c.y - d.y) / before, middle);
}
