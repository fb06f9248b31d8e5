import type { Place } from '@questhall/facets';
import { type JSX, type ReactNode, type RefObject, useCallback, useId } from 'react';
import { type Box, boxOf, type Point } from './cells.ts';
import { Dock } from './dock.tsx';
import { useLocator } from './locating.ts';
import { Menu } from './pointing/menu.tsx';
import './pointing/verb-bar.css';
import { Tools, type ToolTexts } from './camera/tools.tsx';
import { Viewport } from './camera/viewport.tsx';
import type { Grab, ViewportHandle } from './camera/viewport-props.ts';
import type { DescribingTexts } from './describing/texts/en.ts';
import type { MenuEntry } from './pointing/pointing.ts';
import type { Pointer } from './pointing/use-pointing.ts';

interface GridBoardTexts extends ToolTexts {
  /** What the board is called. */
  readonly board: string;
  /** How it is walked by keys. */
  readonly keys: string;
  aim(verb: string, does: string): string;
  readonly describing: Pick<DescribingTexts, 'around'>;
}

/** What a board says in words. */
export interface Spoken {
  /** Who and what is under the mouse; empty for nothing to say. */
  readonly hint: string;
  /** What is under the cursor of the keys, for those who listen. */
  readonly said: string;
  /** Who and what is where, for those who listen. */
  readonly whereabouts: readonly string[];
}

interface GridBoardProps<V> extends Spoken {
  /** So many squares in a row. */
  readonly columns: number;
  readonly viewport: RefObject<ViewportHandle | null>;
  readonly bounds: Box;
  readonly home: Box;
  readonly focus: Point | null;
  /** So small a square may get while the view follows that. */
  readonly least?: number | undefined;
  readonly pointer: Pointer<V>;
  /** What can be dragged, where that is not the view. */
  readonly grab?: Grab | undefined;
  readonly texts: GridBoardTexts;
  readonly isPointing: boolean;
  /** What else lies over the drawing. */
  readonly over?: ReactNode;
  /** What stands under the board, and takes room from it. */
  readonly dock: ReactNode;
  readonly onView?: ((shown: Box) => void) | undefined;
  readonly children: ReactNode;
}

/** On a phone held upright what can be done at a place lies over the bar, so that the place stays in sight. */
const UPRIGHT = '(width < 60rem) and (height >= 30rem)';

/** A board of squares with everything that is done on it: pointing, menus, aiming, hints, and the verbs below. */
export function GridBoard<V extends { readonly title: string; readonly does?: string }>(
  props: GridBoardProps<V>,
): JSX.Element {
  const { viewport, pointer, texts, hint, said, columns } = props;
  const keys = useId();
  const locate = useCallback(
    (place: Place) => {
      const [kind, square] = place.split(':');
      return kind === 'square' ? (viewport.current?.toPage(boxOf(Number(square), columns)) ?? null) : null;
    },
    [viewport, columns],
  );
  useLocator(locate);
  const { menu, aiming } = pointer;
  const leave = (): void => {
    pointer.closeMenu();
    viewport.current?.focus();
  };
  const closing = ({ choose, ...entry }: MenuEntry): MenuEntry => ({
    ...entry,
    choose() {
      leave();
      choose();
    },
  });
  const isSheet = matchMedia(UPRIGHT).matches;
  const list = menu !== null && (
    <Menu {...menu} entries={menu.entries.map(closing)} isSheet={isSheet} onClose={leave} />
  );
  const over = (
    <>
      <Tools viewport={viewport} texts={texts} />
      {props.over}
      <div className="board-foot">
        {hint !== '' && menu === null && <p className="board-hint">{hint}</p>}
        {aiming !== null && (
          <p className="aim" role="status">
            {texts.aim(aiming.title, aiming.does ?? '')}
          </p>
        )}
      </div>
      {!isSheet && list}
      <p id={keys} className="unseen board-said">
        {texts.keys}
      </p>
      <p className="unseen board-said" aria-live="polite">
        {said}
      </p>
    </>
  );
  return (
    <div className="quest-board">
      <Viewport
        ref={viewport}
        bounds={props.bounds}
        home={props.home}
        focus={props.focus}
        least={props.least}
        label={texts.board}
        describedBy={keys}
        onKey={pointer.onKey}
        onTap={pointer.onTap}
        onHover={pointer.onHover}
        grab={props.grab}
        onMove={pointer.closeMenu}
        onView={props.onView}
        over={over}
        isPointing={props.isPointing}
      >
        {props.children}
      </Viewport>
      <ul className="unseen board-whereabouts" aria-label={texts.describing.around}>
        {[...new Set(props.whereabouts)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Dock>
        {props.dock}
        {isSheet && list !== false && <div className="board-sheet">{list}</div>}
      </Dock>
    </div>
  );
}
