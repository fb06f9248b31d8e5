import { HEROES } from '@questhall/heroquest/content';
import { isInEdge, sizeOf, type Thing } from '@questhall/heroquest/edit';
import { boardOf, monsterLetter, type Square } from '@questhall/heroquest/queries';
import { findMonster, type Sheet } from '@questhall/heroquest/sheet';
import type { JSX } from 'react';
import { centreOf, FOOT } from '../../../board/cells.ts';
import { Token } from '../../../board/drawing/token.tsx';
import { Walls } from '../../../board/drawing/walls.tsx';
import { iconHref } from '../../../look/icon.tsx';
import type { IconName } from '../../../look/icon-names.ts';
import { Doors } from '../board/doors.tsx';
import { MONSTER_ICONS } from '../board/figures.tsx';
import { edgeSide } from '../board/ground.ts';
import { Pieces } from '../board/pieces.tsx';
import { Things } from '../board/things.tsx';
import { HERO_ICONS } from '../looks.ts';

interface DrawingProps {
  readonly thing: Thing;
  /** The plan it is drawn on. */
  readonly plan: string;
  readonly sheet: Sheet;
}

const NONE: readonly never[] = [];

/** One thing as the board shows it. */
export function ThingDrawing({ thing, plan, sheet }: DrawingProps): JSX.Element | null {
  const { width } = boardOf(plan).grid;
  switch (thing.kind) {
    case 'piece':
      return <Pieces plan={plan} pieces={[{ ...thing, ...sizeOf(thing) }]} isGhost={false} />;
    case 'door':
      return (
        <Doors
          plan={plan}
          doors={[
            {
              edge: thing.edge,
              kind: thing.line === 'secret' ? 'secret' : sheet.special?.kind === 'portals' ? 'portal' : 'door',
              isOpen: thing.line === 'open',
            },
          ]}
          ghosts={NONE}
        />
      );
    case 'wall':
      return <Walls runs={[{ ...edgeSide(thing.edge, width), length: 1 }]} />;
    case 'trap':
    case 'rock':
    case 'stairs':
      return (
        <Things
          plan={plan}
          stairs={thing.kind === 'stairs' ? thing.at : null}
          rocks={thing.kind === 'rock' ? [thing.at] : NONE}
          traps={thing.kind === 'trap' ? [{ kind: thing.trap, at: thing.at, isOpen: false }] : []}
          piles={NONE}
          chests={NONE}
          isGhost={false}
        />
      );
    case 'note':
      return <Letter text={thing.letter} at={thing.at} width={width} />;
    default:
      return <Standing thing={thing} sheet={sheet} width={width} />;
  }
}

type Stander = Extract<Thing, { kind: 'monster' | 'start' | 'prisoner' | 'clock' | 'escape' | 'arrival' }>;

/** Somebody who stands there, or will. */
function Standing({
  thing,
  sheet,
  width,
}: {
  readonly thing: Stander;
  readonly sheet: Sheet;
  readonly width: number;
}): JSX.Element | null {
  const look = lookOf(thing, sheet);
  const { x, y } = centreOf(thing.at, width);
  return (
    <Token
      {...look}
      x={x}
      y={y + FOOT}
      place={`sheet:${thing.kind}:${thing.at}`}
      marks=""
      size={1}
      isActive={false}
      isTarget={false}
      isReady={false}
    />
  );
}

interface Look {
  readonly colour: string;
  readonly icon: string;
  readonly badge: string;
  readonly body: number;
  readonly bodyMax: number;
  readonly isGhost: boolean;
}

function lookOf(thing: Stander, sheet: Sheet): Look {
  const of = (colour: string, icon: IconName, badge: string, body = 0, isGhost = false): Look => ({
    colour,
    icon: iconHref(icon),
    badge,
    body,
    bodyMax: body,
    isGhost,
  });
  switch (thing.kind) {
    case 'monster': {
      const monster = findMonster(sheet, thing.key, sheet.isForTheBox);
      if (monster === null) return of('--threat', 'daemon-skull', '?');
      const colour = monster.key === monster.figure ? '--monster' : '--zargon';
      return of(
        colour,
        MONSTER_ICONS[monster.figure],
        monsterLetter(monster.name),
        monster.body,
        thing.line === 'later',
      );
    }
    case 'start': {
      const hero = HEROES[Math.max(0, sheet.start.indexOf(thing.at))] ?? 'barbarian';
      return of(`--${hero}`, HERO_ICONS[hero], hero.charAt(0).toUpperCase());
    }
    case 'prisoner':
      return of('--gold', 'person', 'R');
    case 'clock':
      return of('--zargon', 'hourglass', monsterLetter(findMonster(sheet, thing.key)?.name ?? '?'), 0, true);
    case 'escape':
      return of('--zargon', 'whirlwind', '↯', 0, true);
    case 'arrival':
      return of('--mind', 'exit-door', thing.room, 0, true);
  }
}

/** What the sheet says to Zargon, as a slip with a letter. */
function Letter({
  text,
  at,
  width,
}: {
  readonly text: string;
  readonly at: Square;
  readonly width: number;
}): JSX.Element {
  const { x, y } = centreOf(at, width);
  return (
    <g className="note-slip" transform={`translate(${x - 18} ${y - 18})`}>
      <rect x="-11" y="-11" width="22" height="22" rx="3" />
      <text y="5">{text}</text>
    </g>
  );
}

/** The thing where something else is to be: on a plan of its own, at its beginning. */
export const onItsOwn = (thing: Thing): Thing => (isInEdge(thing) ? { ...thing, edge: 1 } : { ...thing, at: 0 });
