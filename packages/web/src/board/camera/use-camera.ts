import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { type Box, CELL, type Point } from '../cells.ts';
import {
  boxShown,
  type Camera,
  fitCamera,
  panCamera,
  type Size,
  showBox,
  toBoard,
  toScreen,
  zoomCamera,
} from './camera.ts';
import { listenToGestures } from './gestures.ts';
import type { ViewportHandle, ViewportProps } from './viewport-props.ts';

/**
 * So small a square may get on the screen when all is to be seen, and so large; figures are told apart from FIGURES on.
 */
const SQUARE_MIN = 30;
const SQUARE_FIGURES = 56;
const SQUARE_MAX = 84;
/**
 * On a phone held upright they are a little smaller, so that the next room and whoever is in it are seen with this one.
 */
const NARROW = { below: 480, figures: 44 } as const;
const SHOW_MARGIN = CELL;

interface Moved {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<SVGGElement | null>;
  readonly handle: ViewportHandle;
}

/** The eye of a viewport. It moves the drawing by hand, so that nothing is rendered again. */
export function useCamera(props: ViewportProps): Moved {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<SVGGElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const eye = useRef<Eye>(null);
  eye.current ??= makeEye(frame, stage, latest);
  const { current: mine } = eye;
  useImperativeHandle(props.ref, () => mine.handle, [mine]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const stop = listenToGestures(element, {
      pan: (by) => mine.handle.pan(by, false),
      zoom: mine.zoomAt,
      tap: (at, isMore, isTouch) => latest.current.onTap(mine.toBoard(at), isMore, isTouch),
      hover: (at) => latest.current.onHover(at && mine.toBoard(at)),
      grab: (at, isTouch) => latest.current.grab?.begin(mine.toBoard(at), isTouch) ?? false,
      drag: (at) => latest.current.grab?.move(mine.toBoard(at)),
      drop: (at) => latest.current.grab?.end(at && mine.toBoard(at)),
    });
    const watcher = new ResizeObserver(() => mine.follow(false));
    watcher.observe(element);
    return () => {
      stop();
      watcher.disconnect();
    };
  }, [mine]);

  const { home, focus } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new home is what the eye follows
  useEffect(() => mine.follow(true), [home.x, home.y, home.width, home.height, mine]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: and whoever is next, where that is not seen well
  useEffect(() => mine.turn(), [focus?.x, focus?.y, mine]);
  return { frame, stage, handle: mine.handle };
}

interface Eye {
  readonly handle: ViewportHandle;
  /** Shows the home, unless somebody has moved the view since. */
  follow(isSmooth: boolean): void;
  /** Turns to what matters now, unless that is well in sight: whoever is about to click finds everything in its place. */
  turn(): void;
  zoomAt(by: number, at: Point): void;
  toBoard(at: Point): Point;
}

function makeEye(
  frame: RefObject<HTMLDivElement | null>,
  stage: RefObject<SVGGElement | null>,
  latest: RefObject<ViewportProps>,
): Eye {
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let isFollowing = true;
  let isPlaced = false;
  const size = (): Size => frame.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
  const put = (next: Camera, isSmooth: boolean): void => {
    camera = next;
    stage.current?.classList.toggle('is-gliding', isSmooth && isPlaced);
    stage.current?.style.setProperty('transform', `translate(${next.x}px, ${next.y}px) scale(${next.scale})`);
    isPlaced = true;
    latest.current.onView?.(boxShown(next, size()));
  };
  const byHand = (next: Camera, isSmooth: boolean): void => {
    isFollowing = false;
    put(next, isSmooth);
    latest.current.onMove();
  };
  const frameAll = (least: number, isSmooth: boolean): void => {
    const { home, focus } = latest.current;
    put(fitCamera(home, size(), least / CELL, SQUARE_MAX / CELL, focus), isSmooth);
  };
  const follow = (isSmooth: boolean): void => {
    const { least = size().width < NARROW.below ? NARROW.figures : SQUARE_FIGURES } = latest.current;
    if (isFollowing) frameAll(least, isSmooth);
  };
  const handle: ViewportHandle = {
    showAll() {
      isFollowing = true;
      frameAll(Math.min(SQUARE_MIN, latest.current.least ?? SQUARE_MIN), true);
      latest.current.onMove();
    },
    pan: (by, isSmooth) => byHand(panCamera(camera, by, latest.current.bounds, size()), isSmooth),
    zoom: (by) => byHand(zoomCamera(camera, by, { x: size().width / 2, y: size().height / 2 }), true),
    show(box) {
      const next = showBox(camera, widened(box), size());
      if (next !== camera) put(next, true);
    },
    toScreen: (point) => toScreen(camera, point),
    toPage({ x, y, width, height }) {
      const now = stage.current?.getScreenCTM(); // as it is drawn now, while it glides to where the camera is
      if (now == null) return null;
      const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(now);
      return { x: middle.x, y: middle.y, width: width * now.a, height: height * now.a };
    },
    focus: () => frame.current?.focus({ preventScroll: true }),
  };
  return {
    handle,
    follow,
    turn() {
      const { focus } = latest.current;
      if (focus === null || showBox(camera, around(focus), size()) !== camera) follow(true);
    },
    zoomAt: (by, at) => byHand(zoomCamera(camera, by, at), false),
    toBoard: (at) => toBoard(camera, at),
  };
}

const widened = ({ x, y, width, height }: Box): Box => ({
  x: x - SHOW_MARGIN,
  y: y - SHOW_MARGIN,
  width: width + 2 * SHOW_MARGIN,
  height: height + 2 * SHOW_MARGIN,
});

/** A square and all that is within two steps of it. */
const around = ({ x, y }: Point): Box =>
  widened({ x: x - 1.5 * CELL, y: y - 1.5 * CELL, width: 3 * CELL, height: 3 * CELL });
