import type { Location } from '@questhall/crystal-expedition/queries';
import { type ReactElement, type ReactNode, useId } from 'react';
import { iconHref } from '../../../../look/icon.tsx';
import type { IconName } from '../../../../look/icon-names.ts';
import './scene.css';

type Prop = readonly [icon: IconName, x: number, y: number, size: number];

/** What hangs on the wall and stands on the floor of each house. */
const PROPS: Readonly<Record<Location, readonly Prop[]>> = {
  explorer: [
    ['treasure-map', 560, 14, 74],
    ['peaks', 660, 24, 52],
    ['bookshelf', 742, 22, 92],
    ['torch', 846, 18, 40],
  ],
  gambler: [
    ['rolling-dices', 570, 36, 70],
    ['two-coins', 660, 62, 44],
    ['clover', 724, 18, 46],
    ['rolling-dices', 788, 48, 60],
  ],
  tavern: [
    ['beer-stein', 560, 52, 48],
    ['beer-stein', 612, 58, 42],
    ['fireplace', 680, 16, 100],
    ['barrel', 796, 44, 62],
    ['barrel', 846, 62, 44],
  ],
  blacksmith: [
    ['broadsword', 556, 12, 48],
    ['checked-shield', 612, 16, 44],
    ['anvil', 676, 42, 74],
    ['small-fire', 766, 22, 84],
    ['breastplate', 846, 22, 44],
  ],
  wagon: [
    ['pine-tree', 548, 16, 74],
    ['old-wagon', 640, 20, 100],
    ['small-fire', 756, 60, 48],
    ['pine-tree', 804, 6, 88],
  ],
  guild: [
    ['bookshelf', 560, 18, 96],
    ['feather', 672, 52, 40],
    ['spell-book', 716, 44, 62],
    ['bookshelf', 790, 18, 96],
  ],
};

interface InteriorProps {
  readonly location: Location;
  readonly title: string;
  readonly text: string;
  /** The way out. */
  readonly children: ReactNode;
}

/** The inside of a house: who comes in sees where they are, and what is to be had there. */
export function Interior({ location, title, text, children }: InteriorProps): ReactElement {
  const light = useId();
  return (
    <header className="ce-interior" data-location={location}>
      <svg viewBox="0 0 900 124" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
        <defs>
          <radialGradient id={light} cx="0.8" cy="0.5" r="0.5">
            <stop offset="0" className="ce-glow-core" />
            <stop offset="1" className="ce-glow-end" />
          </radialGradient>
        </defs>
        <rect className="ce-room" width="900" height="124" />
        <path className="ce-planks" d="M0 112H900M0 20H900M150 20V112M320 20V112M500 20V112M660 20V112M830 20V112" />
        <rect width="900" height="124" fill={`url(#${light})`} />
        {PROPS[location].map(([icon, x, y, size]) => (
          <use key={`${icon} ${x}`} className="ce-prop" href={iconHref(icon)} x={x} y={y} width={size} height={size} />
        ))}
      </svg>
      <div className="ce-interior-words">
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </header>
  );
}
