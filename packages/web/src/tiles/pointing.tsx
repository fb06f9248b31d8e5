import type { Plan } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { type Door, type Floor, tileAt, wallsOf } from '@questhall/tiles';
import type { JSX } from 'react';
import { DoorRing, InTheWay, Ring, SightLine, Way } from '../board/drawing/marks.tsx';
import { type Block, blockBetween, wallsIn } from '../board/drawing/sight-block.ts';
import type { Shown } from '../table/store/store.ts';
import { type AnyTileGame, figureOf, figureOn, type TileWords } from './game.ts';
import { doorSide, WIDTH } from './ground.ts';
import { tollOn } from './touched.ts';

interface PointingProps<T extends Types, W extends TileWords<T>> {
  readonly game: AnyTileGame<T, W>;
  readonly view: T['View'];
  readonly actor: number | null;
  /** What a click there would do. */
  readonly plan: Plan<T['Action']> | null;
  /** Whoever stands there can be struck. */
  readonly isThreat: boolean;
  readonly pointed: number | null;
  /** The door there, where that is what is meant. */
  readonly door: Door | null;
  readonly isCursor: boolean;
  readonly refusal: Shown<T>['refusal'];
  /** What was wished for and refused, where that is on the board. */
  readonly wished: number | null;
  readonly words: Pick<W, 'surges'>;
}

/** Marks over the board: what is pointed at, the way there, and what was refused. */
export function Pointing<T extends Types, W extends TileWords<T>>(props: PointingProps<T, W>): JSX.Element {
  const { game, view, actor, plan, isThreat, pointed, door, isCursor, refusal, wished, words } = props;
  const kind = isCursor ? 'cursor' : isThreat ? 'threat' : 'hover';
  // In the rock there is nothing to point at; whoever walks by keys has to see all the same where they are.
  const isShown = isCursor || (pointed !== null && tileAt(game.floorOf(view), pointed) !== null);
  const toll = tollOn(game, view, plan);
  const way = plan?.way.flatMap((place) => game.squaresAt(view, place)) ?? [];
  return (
    <g className="pointing">
      {door !== null && <DoorRing side={doorSide(door)} kind={kind} />}
      {pointed !== null && door === null && isShown && <Ring square={pointed} width={WIDTH} kind={kind} />}
      {way.length > 0 && <Way squares={way} width={WIDTH} toll={toll === 0 ? '' : words.surges(toll)} />}
      {refusal !== null && wished !== null && (
        <Refused game={game} view={view} actor={actor} square={wished} rule={refusal.refusal.rule} />
      )}
    </g>
  );
}

interface RefusedProps<T extends Types, W extends TileWords<T>>
  extends Pick<PointingProps<T, W>, 'game' | 'view' | 'actor'> {
  readonly square: number;
  readonly rule: string;
}

/** The square that was wished for, and what stands between when it cannot be seen or reached. */
function Refused<T extends Types, W extends TileWords<T>>(props: RefusedProps<T, W>): JSX.Element {
  const { game, view, actor, square, rule } = props;
  const figures = game.figuresOf(view);
  const floor = game.floorOf(view);
  const from = figureOf(figures, actor)?.at ?? -1;
  return (
    <>
      {from >= 0 && from !== square && game.sightRules.includes(rule) && (
        <SightLine from={from} to={square} width={WIDTH} block={blockIn(floor, from, square, () => false)} />
      )}
      {from >= 0 && game.barredRules.includes(rule) && (
        <InTheWay width={WIDTH} block={blockIn(floor, from, square, (at) => figureOn(figures, at) !== null)} />
      )}
      <Ring square={square} width={WIDTH} kind="refused" />
    </>
  );
}

const blockIn = (floor: Floor, from: number, to: number, isBody: (square: number) => boolean): Block =>
  blockBetween(from, to, { width: WIDTH, isWall: wallsIn(wallsOf(floor)), isBody });
