import type { View } from '@questhall/glowquest';
import { NEGATIVES } from '@questhall/glowquest/content';
import {
  type EffectKind,
  type Entity,
  type EntityId,
  effectSum,
  findEntity,
  hitpointsMax,
  isConscious,
  isEnemy,
  isHero,
} from '@questhall/glowquest/queries';
import { type JSX, memo, type NamedExoticComponent } from 'react';
import { centreOf, FOOT } from '../../../board/cells.ts';
import { Standee } from '../../../board/drawing/standee.tsx';
import { Torches } from '../../../board/drawing/torches.tsx';
import { iconHref } from '../../../look/icon.tsx';
import { colourOf, iconOf, UNMEASURED } from '../looks.ts';
import { type GlowquestPageWording, useGlowquestWording } from '../wording/wording.ts';
import { WIDTH } from './ground.ts';

interface FiguresProps {
  readonly view: View;
  readonly targets: ReadonlySet<EntityId>;
  /** Those that may be turned to, or are about to be moved. */
  readonly ready: ReadonlySet<EntityId>;
  /** Whoever acts. */
  readonly actor: EntityId | null;
}

/** Everybody on the board. */
export function Figures({ view, targets, ready, actor }: FiguresProps): JSX.Element {
  const { signOf, effectSigns } = useGlowquestWording();
  const all: readonly Entity[] = [...view.heroes, ...view.monsters];
  const whoever = actor === null ? null : findEntity(view, actor);
  return (
    <g className="figures">
      {all
        .filter(({ at }) => at >= 0)
        .map((entity) => {
          const { x, y } = centreOf(entity.at, WIDTH);
          const { id, hitpoints, shield, reflect } = entity;
          // Red is for foes: a friend who can be helped is one to choose.
          const isFriend = whoever !== null && !isEnemy(whoever, entity);
          return (
            <Figure
              key={isHero(entity) ? entity.role : id}
              x={x}
              y={y + FOOT}
              colour={colourOf(entity)}
              icon={iconHref(iconOf(entity))}
              badge={signOf(view, id)}
              hitpoints={hitpoints}
              most={hitpointsMax(view, entity)}
              shield={shield}
              reflect={reflect}
              effects={effectsText(entity, effectSigns)}
              isDown={!isConscious(entity)}
              isActive={id === actor}
              isTarget={targets.has(id) && !isFriend}
              isReady={ready.has(id) || (targets.has(id) && isFriend)}
              isFoe={!isHero(entity)}
              place={`figure:${id}`}
            />
          );
        })}
    </g>
  );
}

/** `-U2 +G1`: each Effect once, what is bad first. */
function effectsText(entity: Entity, signs: GlowquestPageWording['effectSigns']): string {
  const kinds = [...new Set(entity.effects.map(({ kind }) => kind))];
  const isBad = (kind: EffectKind): boolean => NEGATIVES.some((negative) => negative === kind) || kind === 'taunt';
  const said = (kind: EffectKind): string =>
    `${signs[kind]}${UNMEASURED.includes(kind) ? '' : effectSum(entity, kind)}`;
  return [
    ...kinds.filter(isBad).map((kind) => `-${said(kind)}`),
    ...kinds.filter((kind) => !isBad(kind)).map((kind) => `+${said(kind)}`),
  ].join(' ');
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
const GAUGE = 26;
const GAUGE_TURN = (130 * Math.PI) / 180;

/** How much of the Hitpoints is left, on an arc around the figure: from afar its colour tells heroes from monsters. */
function Gauge({ left, most, isFoe }: Pick<FigureProps, 'most' | 'isFoe'> & { readonly left: number }): JSX.Element {
  const point = (turn: number): string =>
    `${(Math.sin(turn) * GAUGE).toFixed(1)} ${(-Math.cos(turn) * GAUGE).toFixed(1)}`;
  const arc = (to: number): string =>
    `M${point(-GAUGE_TURN)}A${GAUGE} ${GAUGE} 0 ${to > Math.PI - GAUGE_TURN ? 1 : 0} 1 ${point(to)}`;
  const share = most === 0 ? 0 : Math.min(1, left / most);
  return (
    <>
      <path className="gauge-lost" d={arc(GAUGE_TURN)} />
      {share > 0 && (
        <path className="gauge-left" data-foe={isFoe || undefined} d={arc(-GAUGE_TURN + 2 * GAUGE_TURN * share)} />
      )}
    </>
  );
}

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
export function HeroLights({ view, within }: { readonly view: View; readonly within: string }): JSX.Element {
  const lights = view.heroes
    .filter((hero) => hero.at >= 0 && isConscious(hero))
    .map(({ role, at }) => ({ key: role, ...centreOf(at, WIDTH) }));
  return <Torches lights={lights} within={within} />;
}
