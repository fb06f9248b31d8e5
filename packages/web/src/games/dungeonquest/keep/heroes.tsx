import type { View } from '@questhall/dungeonquest';
import { heroPlace, KEEP_WIDTH } from '@questhall/dungeonquest/client';
import type { CSSProperties, ReactElement } from 'react';
import { CELL, cornerOf } from '../../../board/cells.ts';
import { iconHref } from '../../../look/icon.tsx';
import { HERO_COLOURS, HERO_ICONS } from '../looks.ts';

const RADIUS = 15;

/** Everybody inside; whoever is below ground is a marker that shows where he heads. */
export function Heroes({ view: { heroes, fighter } }: { readonly view: View }): ReactElement {
  return (
    <>
      {heroes.map((hero, seat) => {
        if (hero === null || hero.fate !== 'inside' || hero.square < 0) return null;
        const here = heroes.flatMap((one, other) => (one?.square === hero.square ? [other] : []));
        const { x, y } = cornerOf(hero.square, KEEP_WIDTH);
        const shift = (here.indexOf(seat) - (here.length - 1) / 2) * 16;
        const style: CSSProperties & Record<`--${string}`, string> = { '--rim': `var(${HERO_COLOURS[hero.hero]})` };
        return (
          <g
            key={hero.hero}
            className="keep-hero"
            style={style}
            data-place={heroPlace(seat)}
            data-below={hero.heading !== null || undefined}
            transform={`translate(${x + CELL / 2 + shift} ${y + CELL / 2 + 6})`}
          >
            {seat === fighter && <circle className="keep-halo" r={RADIUS + 4} />}
            <g data-body="">
              <g data-heart="">
                <circle className="keep-face" r={RADIUS} />
                <use href={iconHref(HERO_ICONS[hero.hero])} x="-11" y="-11" width="22" height="22" />
                {hero.heading !== null && (
                  <path className="keep-heading" d="M-6-18 0-26 6-18Z" transform={`rotate(${hero.heading * 90})`} />
                )}
              </g>
            </g>
          </g>
        );
      })}
    </>
  );
}
