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
  /** A drag begins there: true when something on the drawing goes along, so that the drawing stays. */
  grab(at: Point, isTouch: boolean): boolean;
  drag(at: Point): void;
  /** It is let go there; null when the drag came to nothing. */
  drop(at: Point | null): void;
}

interface Press {
  readonly from: Point;
  readonly isMain: boolean;
  at: Point;
}

/** Listens until the function that is returned is called. */
export function listenToGestures(element: HTMLElement, gestures: Gestures): () => void {
  const presses = new Map<number, Press>();
  let isDragging = false;
  let isGrabbing = false;
  let isSpent = false;
  let timer = 0;
  const stop = new AbortController();
  const { signal } = stop;
  const pointOf = (event: MouseEvent): Point => pointIn(element, event);

  const letGo = (at: Point | null): void => {
    isGrabbing = false;
    gestures.drop(at);
  };

  const down = (event: PointerEvent): void => {
    if (isOver(event.target)) return;
    const at = pointOf(event);
    if (presses.size === 0) [isDragging, isSpent] = [false, false];
    if (isGrabbing) letGo(null);
    presses.set(event.pointerId, { from: at, isMain: event.button === 0, at });
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
      isGrabbing = presses.size === 1 && press.isMain && gestures.grab(press.from, event.pointerType === 'touch');
    }
    if (isGrabbing) {
      gestures.drag(at);
      return;
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
    if (isGrabbing) {
      letGo(event.type === 'pointerup' ? pointOf(event) : null);
      return;
    }
    if (!isDragging && !isSpent && event.type === 'pointerup' && event.button === 0)
      gestures.tap(press.from, false, event.pointerType === 'touch');
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  listenToTheRest(element, gestures, signal, () => !isDragging && !isSpent);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Wheel, second button, and what a browser would make of a finger. */
function listenToTheRest(element: HTMLElement, gestures: Gestures, signal: AbortSignal, isTap: () => boolean): void {
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
      if (isTap()) gestures.tap(pointIn(element, event), true, false);
    },
    { signal },
  );
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      gestures.zoom(Math.exp(-event.deltaY * WHEEL_RATE), pointIn(element, event));
    },
    { signal, passive: false },
  );
}

function pointIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
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
