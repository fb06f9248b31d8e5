import type { KeepSeen } from '@questhall/dungeonquest';
import { daylightOf } from '@questhall/dungeonquest/client';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import type { KeepTexts } from '../texts/en.ts';
import './sky.css';

const WIDTH = 320;
const HEIGHT = 68;
/** Where the sun rises: its number stands over the low walls. */
const GROUND = 46;
/** How far it shines: at noon, too, there is sky above it. */
const GLOW = 20;

/** A point of the sun's way: 0 at sunrise, 1 at sunset. */
function wayAt(done: number): { readonly x: number; readonly y: number } {
  const angle = Math.PI * (1 - done);
  return { x: WIDTH / 2 + Math.cos(angle) * (WIDTH / 2 - 34), y: GROUND - Math.sin(angle) * (GROUND - GLOW) };
}

interface SkyProps {
  readonly keep: Pick<KeepSeen, 'sun' | 'sunSpaces'>;
  readonly texts: KeepTexts['sun'];
  /** How far it is to go in the time that is left. */
  readonly home: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The sky over the keep: how far the sun has gone, and how many rounds are left of the day. Whatever is said or thrown in
 * it, it is as high as before, and the sun is where it was.
 */
export function Sky({ keep, texts, home, children }: SkyProps): ReactElement {
  const { sun, sunSpaces } = keep;
  const { left, isLow } = daylightOf(keep);
  const isUp = sun > 0;
  const dusk: CSSProperties & Record<`--${string}`, number> = { '--done': isUp ? sun / sunSpaces : 0 };
  return (
    <header className="sky" data-low={(isUp && isLow) || undefined} style={dusk}>
      <Arc sun={sun} of={sunSpaces} left={left} />
      <p className="sky-words">
        <b>{isUp ? texts.round(sun, sunSpaces) : texts.before}</b>
        {isUp && isLow && (
          <strong className="sky-warning">
            <Icon name="hourglass" /> {left === 0 ? texts.last : texts.low}
          </strong>
        )}
        {isUp && left > 0 && <span>{texts.left(left)}</span>}
      </p>
      {home}
      <div className="sky-dice">{children}</div>
    </header>
  );
}

interface ArcProps {
  readonly sun: number;
  readonly of: number;
  readonly left: number;
}

/** The sun on its way from one tower to the other: a mark for each round, and on its disc those that are left. */
function Arc({ sun, of, left }: ArcProps): ReactElement {
  const rounds = Array.from({ length: of }, (_, i) => ({ number: i + 1, ...wayAt(i / (of - 1)) }));
  const at = wayAt(Math.max(0, sun - 1) / (of - 1));
  return (
    <svg className="sky-arc" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="sky-way" d={`M${rounds.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
      {rounds.map(({ number, x, y }) => (
        <circle key={number} className="sky-round" data-gone={number <= sun} cx={x} cy={y} r="2.3" />
      ))}
      <g data-place="sun" className="sky-sun" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
        <circle className="sky-glow" r={GLOW} />
        <path className="sky-rays" d={RAYS} />
        <circle className="sky-disc" r="11" data-heart="" />
        <text className="sky-left" y="4.4">
          {sun === 0 ? '' : left}
        </text>
      </g>
      <path className="sky-land" d={SKYLINE} />
    </svg>
  );
}

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const turn = (i * Math.PI) / 6;
  const at = (far: number): string => `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`;
  return `M${at(13.5)}L${at(i % 2 === 0 ? 18 : 16)}`;
}).join('');

/** Towers at both ends, and the low walls between them. */
const SKYLINE = `M0 ${HEIGHT}V40h4v4h4v-4h4v4h4v-4h4v16h41v-3h6v3h8v-3h6v3h8v-3h6v3h52v-9h5v4h5v-4h5v4h5v-4h5v9h52v-3h6v3h8v-3h6v3h8v-3h6v3h42v-16h4v4h4v-4h4v4h4v-4h4v${HEIGHT - 40}Z`;
