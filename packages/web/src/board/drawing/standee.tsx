import { type CSSProperties, type JSX, memo, type NamedExoticComponent, type ReactNode } from 'react';

/** Somebody who stands on the board, as far as every game shows them alike. */
export interface StandeeProps {
  readonly x: number;
  readonly y: number;
  /** A custom property of the look: `--elf`. */
  readonly colour: string;
  /** The address of an icon for `<use>`. */
  readonly icon: string;
  /** What the board calls it: `O12`. */
  readonly badge: string;
  readonly isActive: boolean;
  readonly isTarget: boolean;
  /** It waits to be chosen. */
  readonly isReady: boolean;
  /** Not really there for the others. */
  readonly isGhost: boolean;
  /** It lies there, and does not stand. */
  readonly isDown?: boolean;
  /** Less than full size, where several share a square. */
  readonly size: number;
  /** So far around the figure its halo and its ring are drawn, where something lies between. */
  readonly apart?: number;
  /** What the stage knows it by: `figure:7`. */
  readonly place: string;
}

interface WithMarks extends StandeeProps {
  /** What a game says about it, around the middle of the figure. */
  readonly children: ReactNode;
}

const RADIUS = 23;
const ICON = 31;

/** A figure in its colour, with its icon and its badge. Whatever its colour says, its letter and its icon say too. */
export const Standee: NamedExoticComponent<WithMarks> = memo(function Standee(props: WithMarks): JSX.Element {
  const {
    x,
    y,
    colour,
    icon,
    badge,
    isActive,
    isTarget,
    isReady,
    isGhost,
    isDown,
    size,
    place,
    apart = 0,
    children,
  } = props;
  const style: CSSProperties & Record<`--${string}`, string> = {
    transform: `translate(${x}px, ${y}px)`,
    '--rim': `var(${colour})`,
  };
  const name = ['token', isActive && 'is-active', isTarget && 'is-target', isGhost && 'is-ghost', isDown && 'is-down']
    .filter(Boolean)
    .join(' ');
  return (
    <g className={name} style={style} data-figure={badge} data-place={place}>
      <g transform={size === 1 ? undefined : `scale(${size})`} data-body="">
        <ellipse className="token-shadow" cx="2" cy="7" rx="24" ry="22" />
        {isActive && <circle className="token-halo" r={RADIUS + 6 + apart} />}
        <circle className="token-rim" r={RADIUS} data-heart="" />
        <circle className="token-face" r={RADIUS - 3.5} />
        <use className="token-icon" href={icon} x={-ICON / 2} y={-ICON / 2 - 1} width={ICON} height={ICON} />
        {isReady && <circle className="token-ready" r={RADIUS + 4 + apart} />}
        {isTarget && <circle className="token-target" r={RADIUS + 4 + apart} />}
        {children}
        <Badge text={badge} />
      </g>
    </g>
  );
});

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
