import type { KeepSeen, View } from '@questhall/dungeonquest';
import { heroPlace, KEEP_WIDTH, lairPlace } from '@questhall/dungeonquest/client';
import type { JSX } from 'react';
import { CELL, centreOf, cornerOf } from '../../../../board/cells.ts';
import { Gauge } from '../../../../board/drawing/gauge.tsx';
import { Standee } from '../../../../board/drawing/standee.tsx';
import { iconHref } from '../../../../look/icon.tsx';
import { HERO_COLOURS, HERO_ICONS, MONSTER_COLOURS, MONSTER_ICONS } from '../../looks.ts';
import type { KeepWords } from '../words.ts';
import { standsIn } from './places.ts';

/** The gauge lies between the figure and its ring. */
const APART = 4;

interface HeroesProps {
  readonly view: View;
  readonly isBelow: boolean;
  readonly words: KeepWords;
}

/** The heroes above ground, or those below it. */
export function Heroes({ view, isBelow, words }: HeroesProps): JSX.Element {
  return (
    <>
      {standsIn(view, isBelow).map(({ seat, ...stand }) => {
        const hero = view.heroes[seat];
        if (hero === null || hero === undefined) return null;
        return (
          <Standee
            key={hero.hero}
            {...stand}
            colour={HERO_COLOURS[hero.hero]}
            icon={iconHref(HERO_ICONS[hero.hero])}
            badge={words.names.hero[hero.hero].charAt(0)}
            isActive={seat === view.fighter}
            isTarget={false}
            isReady={false}
            isGhost={false}
            apart={APART}
            place={heroPlace(seat)}
          >
            <Gauge left={Math.max(0, hero.life - hero.wounds)} most={hero.life} isFoe={false} />
            {hero.isCaged && (
              <path className="keep-cage" d="M-20-22V22M-10-26V26M0-28V28M10-26V26M20-22V22M-25-8H25M-25 10H25" />
            )}
          </Standee>
        );
      })}
    </>
  );
}

interface LairsProps {
  readonly keep: KeepSeen;
  /** Squares that can be gone to. */
  readonly reach: readonly number[];
}

/** What waits on the board, with its Life where this seat knows it. */
export function Lairs({ keep, reach }: LairsProps): JSX.Element {
  return (
    <>
      {keep.lairs.map(({ square, monster, life }) => {
        const { x, y } = centreOf(square, KEEP_WIDTH);
        return (
          <Standee
            key={square}
            x={x}
            y={y}
            colour={MONSTER_COLOURS[monster]}
            icon={iconHref(MONSTER_ICONS[monster])}
            badge={life === null ? '?' : `${life}`}
            isActive={false}
            isTarget={reach.includes(square)}
            isReady={false}
            isGhost={false}
            size={0.78}
            place={lairPlace(square)}
          >
            <path className="keep-fangs" d="M-14-21l4 7 4-7ZM14-21l-4 7-4-7Z" />
          </Standee>
        );
      })}
    </>
  );
}

/** What dead heroes have left behind. */
export function Remains({ keep }: Pick<LairsProps, 'keep'>): JSX.Element {
  return (
    <>
      {keep.remains.map(({ square }, i) => {
        const { x, y } = cornerOf(square, KEEP_WIDTH);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what two heroes left on one square has no other name
          <g key={i} className="keep-remains" transform={`translate(${x + CELL - 27} ${y + CELL - 27})`}>
            <use href={iconHref('death-skull')} width="18" height="18" />
            <use href={iconHref('chest')} x="-14" y="4" width="14" height="14" />
          </g>
        );
      })}
    </>
  );
}
