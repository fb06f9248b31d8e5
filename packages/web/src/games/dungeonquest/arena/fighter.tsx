import type { DungeonQuest } from '@questhall/dungeonquest';
import { figurePlace } from '@questhall/dungeonquest/client';
import type { Side } from '@questhall/dungeonquest/content';
import type { CSSProperties, ReactElement } from 'react';
import { Icon, iconHref } from '../../../look/icon.tsx';
import type { IconName } from '../../../look/icon-names.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { useArenaWords } from '../wording/words.ts';
import { Pips } from './pips.tsx';
import { Spot } from './pointing.tsx';

interface FighterProps {
  readonly store: TableStore<DungeonQuest>;
  readonly side: Side;
  readonly name: string;
  readonly icon: IconName;
  readonly colour: string;
  /** Null while it is hidden. */
  readonly life: number | null;
  readonly wounds: number;
  /** Wounds that land right now. */
  readonly hit: number;
  readonly isDead: boolean;
  readonly isToAct: boolean;
}

const RADIUS = 66;
const ICON = 88;
/** Gashes in a figure, one more for every third of its life. */
const GASHES = ['M-34 -30Q-8 -6 -22 30', 'M6 -44Q14 -4 -4 40', 'M38 -26Q26 4 34 30'] as const;

/** A fighter as a large piece: rim, picture and letter, life around it, and its gashes. */
export function Fighter({
  store,
  side,
  name,
  icon,
  colour,
  life,
  wounds,
  hit,
  isDead,
  isToAct,
}: FighterProps): ReactElement {
  const texts = useArenaWords();
  const left = life === null ? null : Math.max(0, life - wounds);
  const lost = life === null || left === null ? 0 : life - left;
  const gashes = life === null || life === 0 ? 0 : Math.ceil((lost / life) * GASHES.length);
  const style: CSSProperties & Record<`--${string}`, string> = { '--rim': `var(${colour})` };
  return (
    <figure
      className="fighter"
      data-place={figurePlace(side)}
      data-side={side}
      data-dead={isDead}
      data-hit={hit > 0}
      style={style}
    >
      <svg className="fighter-piece" viewBox="-104 -102 208 194" aria-hidden="true" data-body="">
        <ellipse className="fighter-shadow" cx="6" cy="18" rx="76" ry="72" />
        {isToAct && <circle className="fighter-halo" r={RADIUS + 9} />}
        <circle className="fighter-under" cy="7" r={RADIUS} />
        <circle className="fighter-rim" r={RADIUS} data-heart="" />
        <circle className="fighter-face" r={RADIUS - 9} />
        <use
          className="fighter-icon"
          href={iconHref(icon)}
          x={-ICON / 2}
          y={-ICON / 2 - 2}
          width={ICON}
          height={ICON}
        />
        <path className="fighter-gash" d={GASHES.slice(0, gashes).join('')} />
        {life !== null && <Pips life={life} left={left ?? 0} />}
        <circle className="fighter-badge" cx="46" cy="52" r="17" />
        <text className="fighter-letter" x="46" y="59">
          {isDead ? '†' : name.slice(0, 1)}
        </text>
      </svg>
      <figcaption className="fighter-name">{name}</figcaption>
      <p className="fighter-life">
        {life === null ? (
          <span>{texts.lifeHidden}</span>
        ) : (
          <span>
            <Icon name="hearts" /> <b>{left}</b>
            <span aria-hidden="true"> / {life}</span>
            <span className="unseen"> {texts.life(left ?? 0, life)}</span>
          </span>
        )}
        {isDead ? (
          <span className="fighter-dead">
            <Icon name="death-skull" /> {texts.dead}
          </span>
        ) : (
          lost > 0 && (
            <span className="fighter-wounds">
              <Icon name="drop" /> <b>{lost}</b> <span className="fighter-word">{texts.woundsWord(lost)}</span>
            </span>
          )
        )}
      </p>
      <Spot store={store} place={figurePlace(side)} />
    </figure>
  );
}
