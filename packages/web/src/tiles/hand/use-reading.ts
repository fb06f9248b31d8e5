import { type DOMAttributes, type RefObject, useEffect, useRef, useState } from 'react';

/** What is read in full, and how far from the left edge of the bar it stands. */
interface Reading {
  readonly key: string;
  readonly x: number;
}

interface ReadingProps
  extends Required<
    Pick<
      DOMAttributes<HTMLElement>,
      'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onPointerUp' | 'onContextMenu' | 'onFocus' | 'onBlur'
    >
  > {
  readonly reading: Reading | null;
  /** The finger that is lifted here has been reading: it presses nothing. */
  readonly isRead: (key: string) => boolean;
}

/** So long a finger rests on something to read it, in milliseconds. */
const HOLD_MS = 450;

/**
 * Which of the things on a shelf, each with its name in `data-verb`, is being read: the one that the mouse was moved to
 * or the keys have come to, or that a finger rests on. What was just pressed is known, and what comes to lie under a
 * mouse at rest was not asked for.
 */
export function useReading(shelf: RefObject<HTMLElement | null>, onRead: (key: string | null) => void): ReadingProps {
  const [reading, setReading] = useState<Reading | null>(null);
  const mouse = useRef({ x: -1, y: -1, pressed: '' });
  const finger = useRef({ timer: 0, read: '' });
  const read = (key: string | null, element: Element | null): void => {
    const bar = shelf.current?.parentElement?.getBoundingClientRect().left ?? 0;
    setReading(key === null || element === null ? null : { key, x: element.getBoundingClientRect().left - bar });
    onRead(key);
  };
  const letGo = (): void => window.clearTimeout(finger.current.timer);
  useEffect(() => {
    // What a finger has read lies there until the next touch, wherever that is.
    const close = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && shelf.current?.contains(target))) setReading(null);
    };
    window.addEventListener('pointerdown', close);
    return () => window.removeEventListener('pointerdown', close);
  }, [shelf]);
  return {
    reading,
    isRead: (key) => finger.current.read === key,
    onPointerMove({ pointerType, target, clientX, clientY }) {
      const { x, y, pressed } = mouse.current;
      if (pointerType !== 'mouse' || (clientX === x && clientY === y)) return;
      const tile = tileOf(target);
      const key = tile?.dataset['verb'] ?? null;
      mouse.current = { x: clientX, y: clientY, pressed: key === pressed ? pressed : '' };
      if (key === null || key !== pressed) read(key, tile);
    },
    onPointerLeave({ pointerType }) {
      letGo();
      if (pointerType !== 'mouse') return;
      mouse.current = { x: -1, y: -1, pressed: '' };
      read(null, null);
    },
    onPointerDown({ pointerType, target, clientX, clientY }) {
      const tile = tileOf(target);
      const key = tile?.dataset['verb'] ?? '';
      finger.current.read = '';
      read(null, null);
      if (pointerType === 'mouse') mouse.current = { x: clientX, y: clientY, pressed: key };
      else
        finger.current.timer = window.setTimeout(() => {
          finger.current.read = key;
          read(key, tile);
        }, HOLD_MS);
    },
    onPointerUp: letGo,
    // A finger that rests would call for the menu of the browser.
    onContextMenu: (event) => finger.current.read !== '' && event.preventDefault(),
    onFocus: ({ target }) => target.matches(':focus-visible') && read(tileOf(target)?.dataset['verb'] ?? null, target),
    onBlur: () => read(null, null),
  };
}

const tileOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-verb]') : null;
