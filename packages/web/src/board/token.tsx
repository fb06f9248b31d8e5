import { type CSSProperties, type JSX, memo, type NamedExoticComponent, useLayoutEffect, useRef } from 'react';

/** A figure on the board. Whatever its colour says, its letter and its icon say too. */
export interface TokenProps {
  readonly x: number;
  readonly y: number;
  /** A custom property of the look: `--elf`. */
  readonly colour: string;
  /** The address of an icon for `<use>`. */
  readonly icon: string;
  /** What the board calls it: `O12`. */
  readonly badge: string;
  readonly body: number;
  readonly bodyMax: number;
  /** One character a state: asleep, under a spell. */
  readonly marks: string;
  readonly isActive: boolean;
  readonly isTarget: boolean;
  /** It waits to be chosen. */
  readonly isReady: boolean;
  /** Not really there for the others. */
  readonly isGhost: boolean;
  /** Less than full size, where several share a square. */
  readonly size: number;
  /** The way by which it came to where it is now, as `x,y x,y`: it is walked, not cut short. */
  readonly way: string;
}

const RADIUS = 23;
const PIPS = 28.5;
const PIP_TURN = 17;
const ICON = 31;

export const Token: NamedExoticComponent<TokenProps> = memo(function Token(props: TokenProps): JSX.Element {
  const { x, y, colour, icon, badge, isActive, isTarget, isReady, isGhost, size, way, marks } = props;
  const mover = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (mover.current !== null && way !== '') walkAlong(mover.current, way);
  }, [way]);
  const style: CSSProperties & Record<`--${string}`, string> = { transform: `translate(${x}px, ${y}px)`, '--rim': `var(${colour})` };
  const name = ['token', isActive && 'is-active', isTarget && 'is-target', isGhost && 'is-ghost'].filter(Boolean).join(' ');
  return (
    <g ref={mover} className={name} style={style} data-figure={badge}>
      <g transform={size === 1 ? undefined : `scale(${size})`}>
        <ellipse className="token-shadow" cx="2" cy="7" rx="24" ry="22" />
        {isActive && <circle className="token-halo" r={RADIUS + 6} />}
        <circle className="token-rim" r={RADIUS} />
        <circle className="token-face" r={RADIUS - 3.5} />
        <use className="token-icon" href={icon} x={-ICON / 2} y={-ICON / 2 - 1} width={ICON} height={ICON} />
        {isReady && <circle className="token-ready" r={RADIUS + 4} />}
        {isTarget && <circle className="token-target" r={RADIUS + 4} />}
        <Pips body={props.body} bodyMax={props.bodyMax} />
        <Badge text={badge} />
        {marks !== '' && <Marks text={marks} />}
      </g>
    </g>
  );
});

/** Body Points on an arc over the figure. */
function Pips({ body, bodyMax }: { readonly body: number; readonly bodyMax: number }): JSX.Element {
  const turn = (i: number): number => ((i - (bodyMax - 1) / 2) * PIP_TURN * Math.PI) / 180;
  const dot = (i: number): string => {
    const [cx, cy] = [Math.sin(turn(i)) * PIPS, -Math.cos(turn(i)) * PIPS];
    return `M${(cx - 3.2).toFixed(1)} ${cy.toFixed(1)}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0`;
  };
  const all = Array.from({ length: bodyMax }, (_, i) => i);
  return (
    <>
      <path className="pips-left" d={all.slice(0, Math.max(0, body)).map(dot).join('')} />
      <path className="pips-lost" d={all.slice(Math.max(0, body)).map(dot).join('')} />
    </>
  );
}

function Badge({ text }: { readonly text: string }): JSX.Element {
  const width = 9 + text.length * 7.6;
  return (
    <g transform="translate(15 17)">
      <rect className="badge" x={-width / 2} y="-8.5" width={width} height="17" rx="5" />
      <text className="badge-text" y="4.6">
        {text}
      </text>
    </g>
  );
}

function Marks({ text }: { readonly text: string }): JSX.Element {
  const width = 8 + Array.from(text).length * 10;
  return (
    <g transform="translate(-17 17)">
      <rect className="mark" x={-width / 2} y="-8" width={width} height="16" rx="8" />
      <text className="mark-text" y="4.5">
        {text}
      </text>
    </g>
  );
}

/** Each square in turn, at the pace of a single step. */
function walkAlong(element: SVGGElement, way: string): void {
  const points = way.split(' ').map((point) => point.split(','));
  const quick = Number.parseFloat(getComputedStyle(element).getPropertyValue('--quick'));
  const frames = points.map(([x = '0', y = '0']) => ({ transform: `translate(${x}px, ${y}px)` }));
  if (quick > 1) element.animate(frames, { duration: quick * (points.length - 1) });
}
