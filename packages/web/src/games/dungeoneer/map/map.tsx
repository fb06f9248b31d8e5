import type { Dungeoneer, View } from '@questhall/dungeoneer';
import { figurePlace, namedBy, placesOf, spacePlace, spotPlace } from '@questhall/dungeoneer/client';
import type { MapId } from '@questhall/dungeoneer/content';
import { placedAt } from '@questhall/dungeoneer/queries';
import type { Place } from '@questhall/facets';
import { type JSX, useEffect, useId, useMemo, useRef } from 'react';
import { Tools } from '../../../board/camera/tools.tsx';
import { Viewport } from '../../../board/camera/viewport.tsx';
import type { ViewportHandle } from '../../../board/camera/viewport-props.ts';
import type { Box } from '../../../board/cells.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { hover, leaveMap, pointAt, questionOf, touchAt, usePointed } from '../pointing.ts';
import { useWords } from '../wording/wording.ts';
import { cellText, whereabouts } from './describe.ts';
import { Figures } from './figures.tsx';
import { CARD, type Cell, type Layout, layoutOf } from './geometry.ts';
import { MapCardFace } from './map-card.tsx';
import './map.css';
import { cellOf, gatesOf, hasToken, linkOf, questsAt } from './spaces.ts';
import { placeUnder, useCursor } from './use-cursor.ts';

/** All that an answer can be about now. */
function litBy(store: TableStore<Dungeoneer>): ReadonlySet<Place> {
  const asked = questionOf(store);
  const { sight } = store.snapshot().standing;
  return new Set(asked === null ? [] : asked.offers.flatMap((offer) => placesOf(offer, asked.ask, sight)));
}

/** Free cells that a card can be laid on; where one has to be taken up first, those for it. */
function spotsIn(store: TableStore<Dungeoneer>, picked: string | null): readonly Cell[] {
  const spots = new Map<Place, Cell>();
  for (const offer of questionOf(store)?.offers ?? []) {
    const isMeant =
      offer.type === 'place' || ((offer.type === 'lay' || offer.type === 'shift') && offer.card === picked);
    if (isMeant) spots.set(spotPlace(offer), { section: offer.section, x: offer.x, y: offer.y });
  }
  return [...spots.values()];
}

/** So small a square may get: cards are larger than it, and all free cells must be seen when one is to be laid. */
const LEAST = 36;
const LEAST_LAYING = 20;

/** The card that is about to be laid, as far as this seat knows it. */
const cardToLay = (view: View, picked: string | null): MapId | null => picked ?? view.placing?.card ?? null;

/** The growing map, to be panned and zoomed, with everybody on it. */
export function DungeoneerMap({ store }: { readonly store: TableStore<Dungeoneer> }): JSX.Element {
  const { sight, seat } = useTable(store);
  const { view } = sight;
  const words = useWords();
  const { picked, hovered } = usePointed();
  const viewport = useRef<ViewportHandle>(null);
  const keys = useId();
  const lit = litBy(store);
  const spots = spotsIn(store, picked);
  const layout = useMemo(() => layoutOf(view, spots), [view, spots]);
  const targets = new Set(view.heroes.flatMap((_, one) => (lit.has(figurePlace(one)) && one !== seat ? [one] : [])));
  const watched = view.active !== null && view.heroes[seat]?.space == null ? view.active : Math.max(seat, 0);
  const space = view.heroes[watched]?.space ?? null;
  const home = space === null ? null : cellOf(view, space);
  const focus = home === null ? null : middleOf(layout.boxOf(home));
  const cursor = useCursor({
    ...{ view, layout, spots, home, viewport },
    question: questionOf(store)?.ask.id ?? null,
    act: (place) => pointAt(store, place, true),
  });
  const isLaying = spots.length > 0;
  useEffect(() => {
    if (isLaying) viewport.current?.showAll();
  }, [isLaying]);
  const under = (at: { readonly x: number; readonly y: number }): Place | null =>
    placeUnder(view, layout, spots, targets, at);
  return (
    <div className="dg-map">
      <Viewport
        ref={viewport}
        bounds={layout.bounds}
        home={layout.bounds}
        focus={focus}
        least={isLaying ? LEAST_LAYING : LEAST}
        label={words.map}
        describedBy={keys}
        onKey={cursor.onKey}
        onTap={(at, isMore, isTouch) => {
          const place = under(at);
          if (place !== null) pointAt(store, place, isMore || isTouch);
        }}
        onHover={(at) => (at === null ? leaveMap() : hover(under(at)))}
        onMove={() => hover(null)}
        isPointing={hovered !== null && lit.has(hovered)}
        over={
          <>
            <Tools viewport={viewport} texts={words} />
            <p id={keys} className="unseen board-said">
              {words.keys}
            </p>
            <p className="unseen board-said" aria-live="polite">
              {cursor.cell === null ? '' : cellText(view, Math.max(seat, 0), cursor.cell, words)}
            </p>
          </>
        }
      >
        {view.sections.length > 1 &&
          layout.titles.map(({ section, x, y }) => (
            <text key={section} className="dg-realm" x={x} y={y}>
              {words.says.names.section[section]}
            </text>
          ))}
        <Cards view={view} seat={seat} layout={layout} lit={lit} picked={picked} />
        <Spots store={store} view={view} layout={layout} spots={spots} card={cardToLay(view, picked)} />
        <Way store={store} layout={layout} view={view} hovered={hovered} />
        <Figures view={view} layout={layout} targets={targets} />
        {cursor.cell !== null && <Outline layout={layout} cell={cursor.cell} name="dg-cursor" />}
      </Viewport>
      <ul className="unseen board-whereabouts" aria-label={words.around}>
        {whereabouts(view, seat, words).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const middleOf = ({ x, y, width, height }: Box): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

interface OutlineProps {
  readonly layout: Layout;
  readonly cell: Cell;
  readonly name: string;
}

function Outline({ layout, cell, name }: OutlineProps): JSX.Element {
  const { x, y } = layout.corner(cell);
  return <rect className={name} x={x - 2} y={y - 2} width={CARD.width + 4} height={CARD.height + 4} rx="11" />;
}

interface CardsProps {
  readonly view: View;
  readonly seat: number;
  readonly layout: Layout;
  readonly lit: ReadonlySet<Place>;
  readonly picked: string | null;
}

/** Every card that lies, and which of them something can be done at. */
function Cards({ view, seat, layout, lit, picked }: CardsProps): JSX.Element {
  const words = useWords();
  return (
    <>
      {view.sections.flatMap(({ name: section, placed }) =>
        placed.map((one) => {
          const cell = { section, x: one.x, y: one.y };
          const { x, y } = layout.corner(cell);
          return (
            <g key={one.card} transform={`translate(${x} ${y})`}>
              <g data-place={spacePlace(one.card)} data-heart="">
                <MapCardFace
                  placed={one}
                  name={words.called('map', one.card)}
                  gates={gatesOf(view, one.card)}
                  link={linkOf(view, one.card)}
                  isWanted={questsAt(view, seat, one.card).length > 0}
                  hasToken={hasToken(view, one.card)}
                />
              </g>
              {(lit.has(spacePlace(one.card)) || picked === one.card) && (
                <rect
                  className="dg-reach"
                  data-picked={picked === one.card || undefined}
                  x="3"
                  y="3"
                  width={CARD.width - 6}
                  height={CARD.height - 6}
                  rx="8"
                />
              )}
            </g>
          );
        }),
      )}
    </>
  );
}

interface SpotsProps {
  readonly store: TableStore<Dungeoneer>;
  readonly view: View;
  readonly layout: Layout;
  readonly spots: readonly Cell[];
  readonly card: MapId | null;
}

/** Free cells; over one of them the card is seen as it would lie, turned as the answer that is looked at. */
function Spots({ store, view, layout, spots, card }: SpotsProps): JSX.Element {
  const words = useWords();
  const { hovered, opened, laid } = usePointed();
  return (
    <>
      {spots.map((cell) => {
        const { x, y } = layout.corner(cell);
        const place = spotPlace(cell);
        const ways = place === hovered || place === opened ? (touchAt(store, place)?.offers ?? []) : [];
        const way = ways.find((one) => one === laid) ?? ways[0];
        return (
          <g key={place} className="dg-spot" data-place={place} transform={`translate(${x} ${y})`}>
            <rect className="dg-spot-box" x="4" y="4" width={CARD.width - 8} height={CARD.height - 8} rx="9" />
            <path className="dg-spot-plus" d="M58 75H78M68 65V85" />
            {card !== null && way !== undefined && 'turn' in way && (
              <g className="dg-ghost">
                <MapCardFace
                  placed={placedAt(card, way)}
                  name={words.called('map', card)}
                  gates={{}}
                  link={linkOf(view, card)}
                  isWanted={false}
                  hasToken={false}
                />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

interface WayProps {
  readonly store: TableStore<Dungeoneer>;
  readonly layout: Layout;
  readonly view: View;
  readonly hovered: Place | null;
}

/** The way that a click would lead, before it is walked. */
function Way({ store, layout, view, hovered }: WayProps): JSX.Element | null {
  const plan = hovered === null || namedBy(hovered, 'space') === null ? null : touchAt(store, hovered)?.plan;
  const points = (plan?.way ?? []).flatMap((place) => {
    const space = namedBy(place, 'space') ?? view.heroes[Number(namedBy(place, 'figure'))]?.space ?? null;
    const cell = space === null ? null : cellOf(view, space);
    return cell === null ? [] : [middleOf(layout.boxOf(cell))];
  });
  return points.length < 2 ? null : (
    <polyline className="dg-path" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
  );
}
