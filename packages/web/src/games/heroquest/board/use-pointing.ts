import type { HeroQuest } from '@questhall/heroquest';
import { boardOf, type Square } from '@questhall/heroquest/queries';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { boxOf, centreOf, type Point } from '../../../board/cells.ts';
import type { ViewportHandle } from '../../../board/viewport-props.ts';
import type { TableStore } from '../../../table/store.ts';
import { type Acted, type Aim, actOn, aimAt, aimOn } from './acting.ts';
import { type Deed, isAimed } from './deeds.ts';
import type { Pictured } from './use-picture.ts';
import type { BoardWords } from './words.ts';

type Menu = NonNullable<Acted> & { readonly at: Point };

/** Mouse, fingers and keys on the board. */
export interface Pointer {
  readonly hover: Square | null;
  readonly cursor: Square | null;
  readonly menu: Menu | null;
  /** What is being aimed: the next square that is pointed at is its target. */
  readonly aiming: Deed | null;
  choose(deed: Deed): void;
  onKey(event: KeyboardEvent): boolean;
  onTap(at: Point, isMore: boolean): void;
  onHover(at: Point | null): void;
  closeMenu(): void;
}

const MOVES: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

export function usePointing(
  store: TableStore<HeroQuest>,
  { picture, asked, active, refusal, deeds }: Pictured,
  viewport: RefObject<ViewportHandle | null>,
  texts: BoardWords,
): Pointer {
  const { grid } = boardOf(picture.plan);
  const [hover, setHover] = useState<Square | null>(null);
  const [cursor, setCursor] = useState<Square | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [aimed, setAimed] = useState<string | null>(null);
  const aiming = deeds.find(({ key }) => key === aimed) ?? null;
  const question = asked?.ask.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question makes an old menu wrong, and the cursor begins where it is asked
  useEffect(() => {
    setMenu(null);
    setCursor(null);
    setAimed(null);
  }, [question]);

  const act = (aim: Aim | null, isMore: boolean): void => {
    const acted = aim === null ? null : aiming === null ? actOn(store, aim, isMore, texts) : aimOn(store, aiming, aim.square, texts);
    const at = aim === null ? undefined : viewport.current?.toScreen(centreOf(aim.square, grid.width));
    setMenu(acted === null || at === undefined ? null : { ...acted, at });
  };
  const moveCursor = (direction: number): void => {
    const next = cursor === null ? active : (grid.neighbour[cursor * 4 + direction] ?? -1);
    if (next < 0) return;
    setCursor(next);
    viewport.current?.show(boxOf(next, grid.width));
  };
  const letGo = (): boolean => {
    if (menu === null && cursor === null && aiming === null && refusal === null) return false;
    setMenu(null);
    setCursor(null);
    setAimed(null);
    if (refusal !== null) store.dismiss();
    return true;
  };

  return {
    hover,
    cursor,
    menu,
    aiming,
    choose(deed) {
      setMenu(null);
      const [only] = deed.offers;
      if (only === undefined) void store.explain(deed.wish(null));
      else if (!isAimed(picture, deed)) void store.answer(only);
      else {
        setAimed(deed === aiming ? null : deed.key);
        viewport.current?.focus();
      }
    },
    onKey(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const direction = event.shiftKey ? undefined : MOVES[event.key];
      if (event.key === 'Escape') return letGo();
      if (direction !== undefined) moveCursor(direction);
      else if (event.key === 'Enter' || event.key === ' ') act({ square: cursor ?? active, door: null }, event.shiftKey);
      else if (event.key === 'm') act({ square: cursor ?? active, door: null }, true);
      else return false;
      return true;
    },
    onTap(at, isMore) {
      setCursor(null);
      act(aimAt(picture, at), isMore);
    },
    onHover: (at) => setHover(at === null ? null : (aimAt(picture, at)?.square ?? null)),
    closeMenu() {
      setMenu(null);
    },
  };
}
