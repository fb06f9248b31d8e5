import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { ViewportHandle } from '../camera/viewport-props.ts';
import { boxOf, centreOf, type Point } from '../cells.ts';
import { isSame, onSquare, type Steps, steppedTo } from './cursor.ts';
import type { Acted, Aim } from './pointing.ts';

type Menu = NonNullable<Acted> & { readonly at: Point };

/** What a game makes of being pointed at. */
export interface Pointed<V extends { readonly key: string }> extends Steps {
  /** So many squares in a row of the board. */
  readonly width: number;
  /** Where the keys begin. */
  readonly active: number;
  /** The number of the question that is asked. */
  readonly question: number | undefined;
  readonly verbs: readonly V[];
  /** Something was refused, and the rule still stands there. */
  readonly isRefused: boolean;
  aimAt(at: Point): Aim | null;
  /** Whoever touches has not seen beforehand what it would cost: a game may ask first. */
  actOn(aim: Aim, isMore: boolean, isTouch: boolean): Acted;
  aimOn(verb: V, square: number): Acted;
  /**
   * Does it at once where that is plain, or says why not; or it must be aimed first, or there is a choice at one place.
   */
  begin(verb: V): 'done' | 'aim' | (NonNullable<Acted> & { readonly square: number });
  dismiss(): void;
}

/** Mouse, fingers and keys on the board. */
export interface Pointer<V> {
  readonly hover: Aim | null;
  readonly cursor: Aim | null;
  readonly menu: Menu | null;
  /** What is being aimed: the next square that is pointed at is its target. */
  readonly aiming: V | null;
  choose(verb: V): void;
  onKey(event: KeyboardEvent): boolean;
  onTap(at: Point, isMore: boolean, isTouch: boolean): void;
  onHover(at: Point | null): void;
  closeMenu(): void;
}

const MOVES: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

export function usePointing<V extends { readonly key: string }>(
  pointed: Pointed<V>,
  viewport: RefObject<ViewportHandle | null>,
): Pointer<V> {
  const { width, active, question, verbs, isRefused } = pointed;
  const [hover, setHover] = useState<Aim | null>(null);
  const [cursor, setCursor] = useState<Aim | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [aimed, setAimed] = useState<string | null>(null);
  const aiming = verbs.find(({ key }) => key === aimed) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question makes an old menu wrong, and the cursor begins where it is asked
  useEffect(() => {
    setMenu(null);
    setCursor(null);
    setAimed(null);
  }, [question]);

  const openMenu = (acted: Acted, square: number): void => {
    const at = viewport.current?.toScreen(centreOf(square, width));
    setMenu(acted === null || at === undefined ? null : { ...acted, at });
  };
  const act = (aim: Aim | null, isMore: boolean, isTouch = false): void => {
    if (aim === null) setMenu(null);
    else
      openMenu(aiming === null ? pointed.actOn(aim, isMore, isTouch) : pointed.aimOn(aiming, aim.square), aim.square);
  };
  const moveCursor = (direction: number): void => {
    const next = cursor === null ? onSquare(active) : steppedTo(pointed, cursor, direction);
    if (next.square < 0) return;
    setCursor(next);
    viewport.current?.show(boxOf(next.square, width));
  };
  const letGo = (): boolean => {
    if (menu === null && cursor === null && aiming === null && !isRefused) return false;
    setMenu(null);
    setCursor(null);
    setAimed(null);
    if (isRefused) pointed.dismiss();
    return true;
  };

  return {
    hover,
    cursor,
    menu,
    aiming,
    choose(verb) {
      setMenu(null);
      const begun = pointed.begin(verb);
      if (begun === 'done') return;
      if (begun !== 'aim') {
        openMenu(begun, begun.square);
        return;
      }
      setAimed(verb === aiming ? null : verb.key);
      viewport.current?.focus();
    },
    onKey(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const direction = event.shiftKey ? undefined : MOVES[event.key];
      if (event.key === 'Escape') return letGo();
      const here = cursor ?? onSquare(active);
      if (direction !== undefined) moveCursor(direction);
      else if (event.key === 'Enter' || event.key === ' ') act(here, event.shiftKey);
      else if (event.key === 'm') act(here, true);
      else return false;
      return true;
    },
    onTap(at, isMore, isTouch) {
      setCursor(null);
      if (menu === null) act(pointed.aimAt(at), isMore, isTouch);
      else setMenu(null); // whoever points beside a menu has had enough of it, and means nothing else by that
    },
    onHover(at) {
      const aim = at === null ? null : pointed.aimAt(at);
      setHover((now) => (isSame(now, aim) ? now : aim)); // nothing is drawn again while it means the same
    },
    closeMenu() {
      setMenu(null);
    },
  };
}
