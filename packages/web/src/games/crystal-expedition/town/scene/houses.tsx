import type { Location } from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { iconHref } from '../../../../look/icon.tsx';
import type { IconName } from '../../../../look/icon-names.ts';

/** Where a house stands on the square, by the middle of its threshold. */
export interface Plot {
  readonly x: number;
  readonly y: number;
}

/** Six houses around the square: four behind it, and the tent and the Wagon in front. */
export const PLOTS: Readonly<Record<Location, Plot>> = {
  explorer: { x: 108, y: 226 },
  guild: { x: 304, y: 212 },
  tavern: { x: 528, y: 214 },
  blacksmith: { x: 752, y: 216 },
  wagon: { x: 128, y: 366 },
  gambler: { x: 756, y: 374 },
};

const Sign = ({ icon, x, y }: { readonly icon: IconName; readonly x: number; readonly y: number }): ReactElement => (
  <g transform={`translate(${x} ${y})`}>
    <circle className="ce-sign" r="15" />
    <use className="ce-sign-icon" href={iconHref(icon)} x="-10" y="-10" width="20" height="20" />
  </g>
);

const Door = ({ x = 0, wide = 24 }: { readonly x?: number; readonly wide?: number }): ReactElement => (
  <path className="ce-door" d={`M${x - wide / 2} 0v-26a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v26z`} />
);

const Window = ({
  x,
  y,
  size = 18,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}): ReactElement => (
  <path
    className="ce-window"
    d={`M${x} ${y}h${size}v${size}h-${size}zM${x + size / 2} ${y}v${size}M${x} ${y + size / 2}h${size}`}
  />
);

/** A tower with a dome from which one sees far. */
const Explorer = (): ReactElement => (
  <>
    <path className="ce-wall" d="M-44 0L-38 -96H38L44 0Z" />
    <path className="ce-beam" d="M-42 -30H42M-40 -64H40" />
    <path className="ce-roof" data-roof="slate" d="M-46 -96C-46 -150 46 -150 46 -96Z" />
    <path className="ce-brass" d="M10 -126L56 -152L62 -141L18 -113Z" />
    <Door />
    <Window x={-32} y={-56} size={15} />
    <Window x={17} y={-56} size={15} />
    <Sign icon="treasure-map" x={0} y={-82} />
  </>
);

/** A hall with columns and a banner. */
const Guild = (): ReactElement => (
  <>
    <path className="ce-wall" d="M-74 0V-82H74V0Z" />
    <path className="ce-roof" data-roof="violet" d="M-84 -82L0 -132L84 -82Z" />
    <path className="ce-stone" d="M-66 0V-78h14V0ZM-34 0V-78h14V0ZM20 0V-78h14V0ZM52 0V-78h14V0Z" />
    <path className="ce-step" d="M-80 0H80V6H-80Z" />
    <path className="ce-banner" d="M-9 -72H9V-34L0 -42L-9 -34Z" />
    <Door wide={22} />
    <Sign icon="spell-book" x={0} y={-98} />
  </>
);

/** Timber, a chimney that smokes, and barrels at the door. */
const Tavern = (): ReactElement => (
  <>
    <path className="ce-smoke" d="M52 -138c-10 -12 10 -18 0 -30s12 -16 4 -28" />
    <path className="ce-stone" d="M44 -96V-136H62V-84Z" />
    <path className="ce-wall" d="M-66 0V-48H66V0ZM-76 -48V-92H76V-48Z" />
    <path className="ce-beam" d="M-76 -48H76M-76 -92V-48M76 -92V-48M-38 -92L-12 -48M38 -92L12 -48M-66 -48V0M66 -48V0" />
    <path className="ce-roof" data-roof="brick" d="M-88 -92L-46 -136H46L88 -92Z" />
    <Door wide={26} />
    <Window x={-56} y={-34} size={22} />
    <Window x={34} y={-34} size={22} />
    <Window x={-62} y={-80} size={15} />
    <Window x={46} y={-80} size={15} />
    <use className="ce-barrel" href={iconHref('barrel')} x="66" y="-24" width="26" height="26" />
    <use className="ce-barrel" href={iconHref('barrel')} x="84" y="-20" width="22" height="22" />
    <Sign icon="beer-stein" x={0} y={-72} />
  </>
);

/** An open forge under a heavy chimney. */
const Blacksmith = (): ReactElement => (
  <>
    <path className="ce-smoke" d="M-40 -134c-12 -12 8 -18 -2 -30s12 -16 4 -26" />
    <path className="ce-stone" d="M-54 -70V-132H-28V-70Z" />
    <path className="ce-stone" d="M-74 0V-72H20V0Z" />
    <path className="ce-forge" d="M-62 0V-34a21 21 0 0 1 42 0V0Z" />
    <path className="ce-wall" d="M20 0V-66H72V0Z" />
    <path className="ce-roof" data-roof="slate" d="M-82 -70L-58 -100H50L82 -62H20V-70Z" />
    <Door x={46} wide={22} />
    <use className="ce-anvil" href={iconHref('anvil')} x="-58" y="-26" width="34" height="34" />
    <Sign icon="anvil" x={-4} y={-50} />
  </>
);

/** A striped tent. */
const Gambler = (): ReactElement => (
  <>
    <path className="ce-tent" d="M0 -104L64 -46H-64Z" />
    <path className="ce-tent-stripe" d="M0 -104L-40 -46H-16ZM0 -104L16 -46H40Z" />
    <path className="ce-tent" d="M-64 -46H64L58 0H-58Z" />
    <path className="ce-tent-stripe" d="M-40 -46H-16L-14 0H-36ZM16 -46H40L36 0H14Z" />
    <path className="ce-door" d="M0 -44L16 0H-16Z" />
    <path className="ce-banner" d="M0 -104V-128L26 -120L0 -112" />
    <Sign icon="rolling-dices" x={0} y={-62} />
  </>
);

/** A covered wagon, and a fire beside it. */
const Wagon = (): ReactElement => (
  <>
    <path className="ce-canvas" d="M-66 -34C-70 -96 58 -96 54 -34Z" />
    <path className="ce-beam" d="M-34 -34C-36 -82 -34 -80 -30 -82M-4 -34V-84M26 -34C28 -70 26 -74 22 -80" />
    <path className="ce-wood" d="M-72 -36H60L52 -14H-64Z" />
    <path className="ce-beam" d="M58 -30L88 -14" />
    <circle className="ce-wheel" cx="-40" cy="-10" r="16" />
    <circle className="ce-wheel" cx="30" cy="-10" r="16" />
    <path className="ce-beam" d="M-40 -26V6M-56 -10H-24M30 -26V6M14 -10H46" />
    <use className="ce-fire" href={iconHref('small-fire')} x="74" y="-14" width="24" height="24" />
    <Sign icon="tabletop-players" x={-6} y={-56} />
  </>
);

const HOUSES: Readonly<Record<Location, () => ReactElement>> = {
  explorer: Explorer,
  guild: Guild,
  tavern: Tavern,
  blacksmith: Blacksmith,
  gambler: Gambler,
  wagon: Wagon,
};

export const HouseOf = ({ location }: { readonly location: Location }): ReactElement => {
  const House = HOUSES[location];
  return <House />;
};
