import type { View } from '@questhall/heroquest';
import { badgeOf, lurkingSign } from '@questhall/heroquest/client';
import { GENIE, HERO_SHEETS, type Names, RAGNAR } from '@questhall/heroquest/content';
import {
  allyLetter,
  boardOf,
  type Effects,
  type Figure,
  type FigureId,
  GENIE_ID,
  heroesHere,
  idOfHero,
  type Square,
} from '@questhall/heroquest/queries';
import type { JSX } from 'react';
import { CELL, centreOf, FOOT, type Point } from '../../../board/cells.ts';
import { Token, type TokenProps } from '../../../board/drawing/token.tsx';
import { Torches } from '../../../board/drawing/torches.tsx';
import { iconHref } from '../../../look/icon.tsx';
import type { IconName } from '../../../look/icon-names.ts';
import { HERO_ICONS } from '../looks.ts';
import { useHeroQuestWording } from '../wording/wording.ts';

type Look = Pick<TokenProps, 'colour' | 'icon' | 'badge' | 'body' | 'bodyMax' | 'marks' | 'isGhost'>;

export const MONSTER_ICONS: Readonly<Record<Figure, IconName>> = {
  goblin: 'goblin',
  orc: 'orc-head',
  skeleton: 'death-skull',
  zombie: 'shambling-zombie',
  mummy: 'mummy-head',
  abomination: 'fish-monster',
  'dread-warrior': 'black-knight-helm',
  gargoyle: 'gargoyle',
  'dread-sorcerer': 'warlock-hood',
};

interface Placed extends Look {
  readonly key: string;
  readonly id: FigureId | null;
  readonly at: Square;
}

interface FiguresProps {
  readonly view: View;
  readonly targets: ReadonlySet<FigureId>;
  /** Those that may be turned to. */
  readonly ready: ReadonlySet<FigureId>;
  /** Whoever acts. */
  readonly actor: FigureId | null;
}

/** Everybody on the board. */
export function Figures({ view, targets, ready, actor }: FiguresProps): JSX.Element {
  const { width } = boardOf(view.plan).grid;
  const { names } = useHeroQuestWording();
  const all = placedIn(view, names);
  return (
    <g className="figures">
      {all.map(({ key, id, at, ...look }) => {
        const fellows = all.filter((other) => other.at === at);
        const place = placeIn(
          centreOf(at, width),
          fellows.length,
          fellows.findIndex((other) => other.key === key),
        );
        return (
          <Token
            key={key}
            {...look}
            {...place}
            place={id === null ? key : `figure:${id}`}
            size={fellows.length > 1 ? 0.66 : 1}
            isActive={id !== null && id === actor}
            isTarget={id !== null && targets.has(id)}
            isReady={id !== null && ready.has(id)}
          />
        );
      })}
    </g>
  );
}

function placedIn(view: View, names: Names): Placed[] {
  return [...heroesIn(view, names), ...alliesIn(view), ...monstersIn(view), ...lurkingIn(view)];
}

const heroesIn = (view: View, names: Names): Placed[] =>
  heroesHere(view).map(({ hero, at, body, effects }) => ({
    key: hero,
    id: idOfHero(hero),
    at,
    colour: `--${hero}`,
    icon: iconHref(HERO_ICONS[hero]),
    badge: names.hero[hero].charAt(0),
    body,
    bodyMax: Math.max(body, HERO_SHEETS[hero].body),
    marks: marksOf(effects),
    isGhost: false,
  }));

const alliesIn = (view: View): Placed[] =>
  view.allies.map(({ id, at, body, isChained }) => ({
    key: String(id),
    id,
    at,
    colour: id === GENIE_ID ? '--mind' : '--gold',
    icon: iconHref(id === GENIE_ID ? 'whirlwind' : 'person'),
    badge: allyLetter(id),
    body,
    bodyMax: Math.max(body, (id === GENIE_ID ? GENIE : RAGNAR).body),
    marks: isChained ? '∞' : '',
    isGhost: false,
  }));

const monstersIn = (view: View): Placed[] =>
  view.monsters.map(({ id, key, at, figure, body, wounds, isAsleep, losesTurn }) => ({
    key: String(id),
    id,
    at,
    colour: key === figure ? '--monster' : '--zargon',
    icon: iconHref(MONSTER_ICONS[figure]),
    badge: badgeOf(view, id),
    body: body - wounds,
    bodyMax: body,
    marks: `${isAsleep ? 'z' : ''}${losesTurn ? '!' : ''}`,
    isGhost: false,
  }));

/** Those whom only Zargon knows of. */
const lurkingIn = (view: View): Placed[] =>
  (view.hidden?.monsters ?? []).map((monster) => ({
    key: `lurking ${monster.at}`,
    id: null,
    at: monster.at,
    colour: monster.key === monster.figure ? '--monster' : '--zargon',
    icon: iconHref(MONSTER_ICONS[monster.figure]),
    badge: lurkingSign(monster.name),
    body: monster.body,
    bodyMax: monster.body,
    marks: '',
    isGhost: true,
  }));

const GOOD: readonly (keyof Effects)[] = [
  'haste',
  'speed',
  'strength',
  'warding',
  'brew',
  'throughRock',
  'rockSkin',
  'courage',
  'veil',
];
const BAD: readonly (keyof Effects)[] = ['gaze', 'puppet', 'murk'];

/** `z` asleep, `+` something good, `!` something bad. */
function marksOf(effects: Effects): string {
  const isOn = (effect: keyof Effects): boolean => effects[effect] > 0;
  return `${effects.slumber > 0 ? 'z' : ''}${GOOD.some(isOn) ? '+' : ''}${BAD.some(isOn) ? '!' : ''}`;
}

const SHARE = CELL * 0.22;

/** Whoever shares a square makes room. */
function placeIn({ x, y }: Point, count: number, i: number): Point {
  if (count < 2) return { x, y: y + FOOT };
  const [column, row] = [i % 2, Math.floor(i / 2)];
  return { x: x + (column * 2 - 1) * SHARE, y: y + (count > 2 ? (row * 2 - 1) * SHARE : 0) };
}

/** The light that heroes carry. */
export function HeroLights({ view }: { readonly view: View }): JSX.Element {
  const { width, height } = boardOf(view.plan).grid;
  const lights = heroesHere(view).map(({ hero, at }) => ({ key: hero, ...centreOf(at, width) }));
  return <Torches lights={lights} within={`M0 0h${width * CELL}v${height * CELL}H0Z`} />;
}
