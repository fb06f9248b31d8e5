import type { Action, DungeonQuest, KeepSeen, View } from '@questhall/dungeonquest';
import { besideOf, isHoard, isTower, KEEP_HEIGHT, KEEP_WIDTH } from '@questhall/dungeonquest/client';
import type { Plan } from '@questhall/facets';
import { DIRECTIONS } from '@questhall/grid';
import { type JSX, type ReactNode, useMemo, useRef } from 'react';
import type { ViewportHandle } from '../../../board/camera/viewport-props.ts';
import { centreOf } from '../../../board/cells.ts';
import { DoorRing, Reach, Ring, Way } from '../../../board/drawing/marks.tsx';
import { squaresPath } from '../../../board/drawing/shapes.ts';
import { Torches } from '../../../board/drawing/torches.tsx';
import { GridBoard } from '../../../board/grid-board.tsx';
import type { Aim, Verb } from '../../../board/pointing/pointing.ts';
import { usePointing } from '../../../board/pointing/use-pointing.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { actOn, offersHere, touchedBy } from './asking.ts';
import { Below } from './below/below.tsx';
import { Hoard } from './drawing/hoard.tsx';
import { BOUNDS, Rampart, Unseen } from './drawing/rampart.tsx';
import { Tile } from './drawing/tile.tsx';
import { Tower } from './drawing/tower.tsx';
import { Heroes, Lairs, Remains } from './figures/figures.tsx';
import { standsIn } from './figures/places.ts';
import { aimAt, doorAt, sideOf } from './geometry.ts';
import { type Pictured, useKeep } from './use-keep.ts';
import { useSpoken } from './use-spoken.ts';
import { type KeepWords, useKeepWords } from './words.ts';

interface MapProps {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
  readonly keep: KeepSeen;
  /** What else lies over the map. */
  readonly over?: ReactNode;
}

/** So small a square may get before the map shows only a part of itself. */
const LEAST = 42;

const ALL: readonly number[] = Array.from({ length: KEEP_WIDTH * KEEP_HEIGHT }, (_, square) => square);
const NO_VERBS: readonly Verb<Action>[] = [];

/** The keep from above, to be panned, zoomed and pointed at. */
export function KeepMap({ store, view, keep, over }: MapProps): JSX.Element {
  const words = useKeepWords();
  const viewport = useRef<ViewportHandle>(null);
  const pictured = useKeep(store, view, keep);
  const { squares, known, asking, reach, isChoice, active, refused } = pictured;
  const start = active < 0 ? (reach[0] ?? 0) : active;
  const pointer = usePointing(
    {
      ...{ width: KEEP_WIDTH, active: start, question: asking?.asked.ask.id, verbs: NO_VERBS },
      isRefused: refused !== null,
      beside: (square, way) => besideOf(square, DIRECTIONS[way] ?? 0),
      doorAt: (square, way) => doorAt(known, square, DIRECTIONS[way] ?? 0),
      aimAt: (at) => aimAt(known, active, at),
      actOn: (aim, isMore, isTouch) => actOn(store, aim, isMore, isTouch, words),
      aimOn: () => null,
      begin: () => 'done',
      dismiss: () => store.dismiss(),
    },
    viewport,
  );
  const { hover, cursor } = pointer;
  const aim = cursor ?? hover;
  const touched = asking === null || aim === null ? null : touchedBy(asking, aim);
  const isHere = aim !== null && aim.door === null && aim.square === active;
  const canDo = (touched?.offers.length ?? 0) > 0 || (isHere && asking !== null && offersHere(asking).length > 0);
  const spoken = useSpoken(pictured, { hover, cursor }, touched?.plan ?? null, words);
  const ground = useMemo(() => <Ground {...{ squares, keep, words }} />, [squares, keep, words]);
  return (
    <GridBoard
      columns={KEEP_WIDTH}
      viewport={viewport}
      bounds={BOUNDS}
      home={BOUNDS}
      focus={centreOf(start, KEEP_WIDTH)}
      least={LEAST}
      pointer={pointer}
      texts={{ ...words, aim: (what) => words.aim(what) }}
      {...spoken}
      isPointing={hover !== null && canDo}
      over={over}
      dock={null}
    >
      {ground}
      <Lights view={view} squares={squares.map(({ square }) => square)} />
      <Remains keep={keep} />
      <Reach squares={reach} width={KEEP_WIDTH} isChoice={isChoice} />
      <Frontier squares={reach.filter((square) => !known.has(square))} />
      <Trail keep={keep} />
      <Lairs keep={keep} reach={reach} />
      <Heroes view={view} isBelow={false} words={words} />
      <Below view={view} isDeep={(view.heroes[view.fighter]?.heading ?? null) !== null} words={words} />
      <Pointed pictured={pictured} aim={aim} isCursor={cursor !== null} plan={touched?.plan ?? null} />
    </GridBoard>
  );
}

interface GroundProps {
  readonly squares: Pictured['squares'];
  readonly keep: KeepSeen;
  readonly words: KeepWords;
}

/** All that lies there: the night, the wall around it, and every square that has come out of the dark. */
function Ground({ squares, keep, words }: GroundProps): JSX.Element {
  const isKnown = new Set(squares.map(({ square }) => square));
  const cards = keep.decks.dragon.left;
  return (
    <>
      <Rampart />
      <Unseen squares={ALL.filter((square) => !isKnown.has(square))} />
      {squares.map((seen) => (isTower(seen.square) ? <Tower key={seen.square} seen={seen} /> : null))}
      {squares.map((seen) =>
        isTower(seen.square) || isHoard(seen.square) ? null : <Tile key={seen.square} seen={seen} />,
      )}
      <Hoard cards={cards} treasures={keep.treasuresLeft} risk={words.risk(cards)} />
    </>
  );
}

/** The light that heroes above ground carry. */
function Lights({ view, squares }: { readonly view: View; readonly squares: readonly number[] }): JSX.Element {
  const lights = standsIn(view, false).map(({ seat, x, y }) => ({ key: `${seat}`, x, y }));
  return <Torches lights={lights} within={squaresPath(squares, KEEP_WIDTH)} />;
}

/** Where the next tile could be laid. */
function Frontier({ squares }: { readonly squares: readonly number[] }): JSX.Element {
  return (
    <>
      {squares.map((square) => {
        const { x, y } = centreOf(square, KEEP_WIDTH);
        return (
          <g key={square} className="keep-frontier" transform={`translate(${x} ${y})`}>
            <rect x="-26" y="-26" width="52" height="52" rx="5" />
            <path d="M-6-5q0-8 7-8t7 6.500q0 5-4 7t-4 6M0 13v1" transform="translate(-1 0)" />
          </g>
        );
      })}
    </>
  );
}

/** The squares stood on in this turn. */
function Trail({ keep: { trail } }: Pick<MapProps, 'keep'>): JSX.Element | null {
  const points = trail.filter((square) => square >= 0).map((square) => centreOf(square, KEEP_WIDTH));
  return points.length < 2 ? null : (
    <polyline className="keep-trail" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
  );
}

interface PointedProps {
  readonly pictured: Pictured;
  readonly aim: Aim | null;
  readonly isCursor: boolean;
  readonly plan: Plan<Action> | null;
}

/** Marks over the map: what is pointed at, the way there, and what was refused. */
function Pointed({ pictured: { keep, known, refused }, aim, isCursor, plan }: PointedProps): JSX.Element {
  const isThreat = plan !== null && keep.lairs.some(({ square }) => square === aim?.square);
  const kind = isCursor ? 'cursor' : isThreat ? 'threat' : 'hover';
  const way = plan?.way.map((place) => Number(place.slice('square:'.length))) ?? [];
  const wished = refused?.type === 'move' ? refused.to : -1;
  return (
    <g className="pointing">
      {aim?.door != null && <DoorRing side={sideOf(aim.door)} kind={kind} />}
      {aim !== null && aim.door === null && (isCursor || plan !== null || known.has(aim.square)) && (
        <Ring square={aim.square} width={KEEP_WIDTH} kind={kind} />
      )}
      {way.length > 0 && <Way squares={way} width={KEEP_WIDTH} />}
      {wished >= 0 && <Ring square={wished} width={KEEP_WIDTH} kind="refused" />}
    </g>
  );
}
