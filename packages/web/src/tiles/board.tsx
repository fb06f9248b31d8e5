import type { Types } from '@questhall/kernel';
import { type JSX, type ReactNode, useMemo, useRef, useState } from 'react';
import { Overview, type OverviewHandle } from '../board/camera/overview.tsx';
import type { ViewportHandle } from '../board/camera/viewport-props.ts';
import { CELL, centreOf } from '../board/cells.ts';
import { GridBoard } from '../board/grid-board.tsx';
import type { IconVerb } from '../board/pointing/pointing.ts';
import { usePointing } from '../board/pointing/use-pointing.ts';
import type { TableStore } from '../table/store/store.ts';
import { figureOf, figureOn, type TileFigure, type TileGame, type TileWords } from './game.ts';
import { boundsOf, homeOf, WIDTH } from './ground.ts';
import { type DrawThings, Layers } from './layers.tsx';
import { mapOf, mattersIn } from './map.ts';
import { pointedIn } from './pointed.ts';
import { Pointing } from './pointing.tsx';
import { tollOn } from './touched.ts';
import { useMeant } from './use-meant.ts';
import { type Pictured, usePicture } from './use-picture.ts';
import { useSpoken } from './use-spoken.ts';

/** So wide, and there is room for the map beside everything else. */
const WIDE = '(width >= 80rem)';

/** What the bar under a board is given. */
export interface DockParts<T extends Types, V> {
  readonly pictured: Pictured<T, V>;
  readonly aiming: V | null;
  readonly choose: (verb: V) => void;
  /** Surges that the walk would take which is pointed at. */
  readonly toll: number;
}

interface TileBoardProps<T extends Types, W extends TileWords<T>, V extends IconVerb<T['Action']>> {
  readonly game: TileGame<T, W, V>;
  readonly store: TableStore<T>;
  readonly words: W;
  /** Always the same function. */
  readonly drawThings: DrawThings<T['View']>;
  /** What lies over the board, and what stands under it. */
  readonly over: (pictured: Pictured<T, V>) => ReactNode;
  readonly dock: (parts: DockParts<T, V>) => ReactNode;
}

/** A dungeon of tiles as far as it exists, and everything that can be done in it. */
export function TileBoard<T extends Types, W extends TileWords<T>, V extends IconVerb<T['Action']>>(
  props: TileBoardProps<T, W, V>,
): JSX.Element {
  const { game, store, words, drawThings } = props;
  const viewport = useRef<ViewportHandle>(null);
  const overview = useRef<OverviewHandle>(null);
  const [hasMap, setHasMap] = useState(() => matchMedia(WIDE).matches);
  const pictured = usePicture(game, store, words);
  const { picture, asked, ready, actor, active, refusal } = pictured;
  const pointer = usePointing(pointedIn(game, store, pictured, words), viewport);
  const { hover, cursor, aiming } = pointer;
  const at = (cursor ?? hover)?.square ?? null;
  const { isSomething, plan, door, reach, targets, wished } = useMeant(game, pictured, aiming, cursor ?? hover);
  const spoken = useSpoken(game, pictured, pointer, { plan, door }, words);
  const { home, bounds, map } = useMemo(() => boxesOf(game, picture, active), [game, picture, active]);
  const matters = useMemo(
    () => mattersIn(game.floorOf(picture), game.figuresOf(picture), pictured.reach),
    [game, picture, pictured.reach],
  );
  const question = asked?.ask.question ?? null;
  const isChoice = aiming === null && question !== null && game.isChoice(question);
  // All that lies there is drawn again when it changes, and not whenever the mouse moves.
  const layers = useMemo(
    () => <Layers {...{ game, words, reach, isChoice, targets, ready, actor, drawThings }} view={picture} />,
    [game, words, picture, reach, isChoice, targets, ready, actor, drawThings],
  );
  return (
    <GridBoard
      columns={WIDTH}
      viewport={viewport}
      bounds={bounds}
      home={home}
      focus={centreOf(active, WIDTH)}
      pointer={pointer}
      texts={words}
      {...spoken}
      isPointing={hover !== null && isSomething}
      onView={(shown) => overview.current?.view(shown)}
      over={
        <>
          <Overview
            ref={overview}
            {...map}
            matters={matters}
            isOpen={hasMap}
            texts={words}
            onToggle={() => setHasMap(!hasMap)}
            onGo={(centre) => viewport.current?.show(around(centre))}
          />
          {props.over(pictured)}
        </>
      }
      dock={
        store.snapshot().standing.sight.outcome === null &&
        props.dock({ pictured, aiming, choose: pointer.choose, toll: tollOn(game, picture, plan) })
      }
    >
      {layers}
      <Pointing
        game={game}
        view={picture}
        actor={actor}
        plan={plan}
        isThreat={at !== null && isThreatened(game.figuresOf(picture), targets, actor, at)}
        pointed={at}
        door={door}
        isCursor={cursor !== null}
        refusal={refusal}
        wished={wished}
        words={words}
      />
    </GridBoard>
  );
}

type Boxes = Pick<Parameters<typeof GridBoard>[0], 'home' | 'bounds'> & { readonly map: ReturnType<typeof mapOf> };

/** What is seen at first, how far the board goes, and its map. */
function boxesOf<T extends Types, W extends TileWords<T>, V extends IconVerb<T['Action']>>(
  game: TileGame<T, W, V>,
  view: T['View'],
  active: number,
): Boxes {
  const floor = game.floorOf(view);
  const figures = game.figuresOf(view).filter(({ at }) => at >= 0);
  const standing = figures.filter(({ isUp }) => isUp).map(({ at }) => at);
  const foes = figures.filter(({ isHero }) => !isHero).map(({ at }) => at);
  const outlook = { floor, standing, foes, isFight: game.isFight(view), far: game.outlookOf(view) };
  return { home: homeOf(outlook, active), bounds: boundsOf(floor), map: mapOf(floor, figures, game.landmarks(view)) };
}

/** Whether somebody stands there who can be struck, and whom this one fights. */
function isThreatened(
  figures: readonly TileFigure[],
  targets: ReadonlySet<number>,
  actor: number | null,
  square: number,
): boolean {
  const [one, other] = [figureOf(figures, actor), figureOn(figures, square)];
  return other !== null && targets.has(other.id) && one?.isHero !== other.isHero;
}

/** As much of the board as one looks at, around a point of the overview. */
const around = ({ x, y }: { readonly x: number; readonly y: number }): Parameters<ViewportHandle['show']>[0] => ({
  x: x - CELL * 4,
  y: y - CELL * 3,
  width: CELL * 8,
  height: CELL * 6,
});
