import type { Moment, Place, Throw, Tone } from '@questhall/facets';
import { type CSSProperties, type JSX, type ReactNode, type RefObject, useRef } from 'react';
import { type Spot, sizeOf } from '../../board/locating.ts';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import { Dice } from '../dice/die.tsx';
import { useAnchored } from './anchored.ts';

interface FloatingProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly at: Place;
  readonly style: CSSProperties;
}

interface OverProps extends FloatingProps {
  /** So far above the middle of its place, in parts of the size of what stands there. */
  readonly rise: number;
  readonly name: string;
  readonly tone?: Tone;
  readonly children?: ReactNode;
}

const MARGIN_PX = 6;

/** Whether its middle is on the stage: what is elsewhere on the page shows by itself. */
const isWithin = ({ x, y }: Spot, { clientWidth, clientHeight }: HTMLElement): boolean =>
  x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;

/** Something that hangs over a place and stays on the stage. */
function Over({ stage, at, rise, name, tone, style, children }: OverProps): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useAnchored(stage, [at], ([spot]) => {
    const own = element.current;
    const room = stage.current;
    if (own === null || room === null) return;
    const isThere = spot != null && isWithin(spot, room);
    own.style.visibility = isThere ? 'visible' : 'hidden';
    if (!isThere) return;
    const half = own.offsetWidth / 2 + MARGIN_PX;
    const x = Math.max(half, Math.min(room.clientWidth - half, spot.x));
    const y = Math.max(own.offsetHeight + MARGIN_PX, spot.y - sizeOf(spot) * rise);
    own.style.left = `${x}px`;
    own.style.top = `${y}px`;
    own.style.setProperty('--size', `${sizeOf(spot)}px`);
  });
  return (
    <div ref={element} className={name} data-tone={tone} style={style}>
      {children}
    </div>
  );
}

interface RisingProps extends FloatingProps {
  readonly text: string;
  readonly tone: Tone;
  /** Of what; left out for life. */
  readonly icon: IconName | undefined;
}

/** A number that rises from the middle of somebody and fades. */
export const Rising = ({ text, icon, ...rest }: RisingProps): JSX.Element => (
  <Over {...rest} rise={0} name="stage-number">
    <span>
      {text.replace('-', '−')}
      {icon !== undefined && <Icon name={icon} />}
    </span>
  </Over>
);

/** A ring that flares up around a place. */
export const Flare = (props: FloatingProps & { readonly tone: Tone; readonly name: string }): JSX.Element => (
  <Over {...props} rise={0} />
);

/** A few words under somebody: what it does, and why. */
export const Caption = ({ title, text, ...rest }: FloatingProps & Moment): JSX.Element => (
  <Over {...rest} rise={-0.62} name="stage-caption">
    {title !== '' && <strong>{title}</strong>}
    {text}
  </Over>
);

/** Dice that fall beside whoever rolls them. */
export const Thrown = ({ thrown, ...rest }: FloatingProps & { readonly thrown: Throw }): JSX.Element => (
  <Over {...rest} rise={0.62} name="stage-dice">
    <Dice {...thrown} />
  </Over>
);
