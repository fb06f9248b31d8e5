import type { Types } from '@questhall/kernel';
import { type JSX, memo, type NamedExoticComponent } from 'react';
import { centreOf, FOOT } from '../board/cells.ts';
import { Gauge } from '../board/drawing/gauge.tsx';
import { Standee } from '../board/drawing/standee.tsx';
import { Torches } from '../board/drawing/torches.tsx';
import { iconHref } from '../look/icon.tsx';
import { type AnyTileGame, figureOf, figurePlace, type TileFigure, type TileWords } from './game.ts';
import { WIDTH } from './ground.ts';

interface FiguresProps<T extends Types, W extends TileWords<T>> {
  readonly game: AnyTileGame<T, W>;
  readonly view: T['View'];
  readonly words: W;
  readonly targets: ReadonlySet<number>;
  /** Those that may be turned to, or are about to be moved. */
  readonly ready: ReadonlySet<number>;
  /** Whoever acts. */
  readonly actor: number | null;
}

/** Everybody on the board. */
export function Figures<T extends Types, W extends TileWords<T>>(props: FiguresProps<T, W>): JSX.Element {
  const { game, view, words, targets, ready, actor } = props;
  const all = game.figuresOf(view);
  const whoever = figureOf(all, actor);
  return (
    <g className="figures">
      {all
        .filter(({ at }) => at >= 0)
        .map(({ id, key, at, icon, isHero, isUp, ...looks }) => {
          const { x, y } = centreOf(at, WIDTH);
          // Red is for foes: a friend who can be helped is one to choose.
          const isFriend = whoever !== null && whoever.isHero === isHero;
          return (
            <Figure
              key={key}
              {...looks}
              x={x}
              y={y + FOOT}
              icon={iconHref(icon)}
              badge={words.signOf(view, id)}
              effects={game.marksOf(view, id, words)}
              isDown={!isUp}
              isActive={id === actor}
              isTarget={targets.has(id) && !isFriend}
              isReady={ready.has(id) || (targets.has(id) && isFriend)}
              isFoe={!isHero}
              place={figurePlace(id)}
            />
          );
        })}
    </g>
  );
}

interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly icon: string;
  readonly badge: string;
  readonly hitpoints: number;
  readonly most: number;
  readonly shield: number;
  readonly reflect: number;
  readonly effects: string;
  readonly isDown: boolean;
  readonly isFoe: boolean;
  readonly isActive: boolean;
  readonly isTarget: boolean;
  readonly isReady: boolean;
  readonly place: string;
}

const Figure: NamedExoticComponent<FigureProps> = memo(function Figure(props: FigureProps): JSX.Element {
  const { hitpoints, most, shield, reflect, effects, isDown, isFoe, ...standing } = props;
  return (
    <Standee {...standing} isGhost={false} isDown={isDown} size={1} apart={APART}>
      <Gauge left={hitpoints} most={most} isFoe={isFoe} />
      <g transform="translate(-16 17)">
        <path className="life" d="M0 9C-12 1 -10 -9 -4.5 -9C-2 -9 0 -7 0 -5.5C0 -7 2 -9 4.5 -9C10 -9 12 1 0 9Z" />
        <text className="life-text" y="3.6">
          {hitpoints}
        </text>
      </g>
      {shield > 0 && <Layer kind="shield" n={shield} x={-20} />}
      {reflect > 0 && <Layer kind="reflect" n={reflect} x={20} />}
      {effects !== '' && <Effects marks={effects.split(' ')} />}
    </Standee>
  );
});

/** The gauge lies between the figure and its ring. */
const APART = 4;

const LAYERS = {
  shield: 'M0 -10L9 -7V1C9 6 4 9 0 11C-4 9 -9 6 -9 1V-7Z',
  reflect: 'M0 -11L10 0L0 11L-10 0Z',
} as const;

function Layer({
  kind,
  n,
  x,
}: {
  readonly kind: keyof typeof LAYERS;
  readonly n: number;
  readonly x: number;
}): JSX.Element {
  return (
    <g transform={`translate(${x} -15)`}>
      <path className={`layer-${kind}`} d={LAYERS[kind]} />
      <text className="layer-text" y="4">
        {n}
      </text>
    </g>
  );
}

const MARK = 17;
const MARKS_MAX = 3;

/** What is upon it, in a row over its head; the hint says what the letters mean. */
function Effects({ marks }: { readonly marks: readonly string[] }): JSX.Element {
  const shown = marks.length > MARKS_MAX ? [...marks.slice(0, MARKS_MAX - 1), '-…'] : marks;
  return (
    <g transform={`translate(${(-(shown.length - 1) * MARK) / 2} -27)`}>
      {shown.map((mark, i) => (
        <g key={mark} transform={`translate(${i * MARK} 0)`}>
          <rect
            className={mark.startsWith('-') ? 'effect-bad' : 'effect-good'}
            x="-8"
            y="-6.5"
            width="16"
            height="13"
            rx="4"
          />
          <text className="effect-text" y="3.6">
            {mark.slice(1)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The light that heroes carry; whoever lies on the ground has dropped it. */
export function HeroLights({
  figures,
  within,
}: {
  readonly figures: readonly TileFigure[];
  readonly within: string;
}): JSX.Element {
  const lights = figures
    .filter(({ at, isHero, isUp }) => at >= 0 && isHero && isUp)
    .map(({ key, at }) => ({ key, ...centreOf(at, WIDTH) }));
  return <Torches lights={lights} within={within} />;
}
