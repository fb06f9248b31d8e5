import type { Place } from '@questhall/facets';
import type { HeroQuest, View } from '@questhall/heroquest';
import { activeIn, actorOf, squaresAt } from '@questhall/heroquest/client';
import {
  boardOf,
  burst,
  type Edge,
  type FigureId,
  figuresAt,
  isMonsterId,
  type Question,
  type Square,
  squareOf,
  wallsSeen,
} from '@questhall/heroquest/queries';
import type { JSX } from 'react';
import { CELL, cornerOf } from '../../../board/cells.ts';
import { DoorRing, InTheWay, Ring, SightLine, Way } from '../../../board/drawing/marks.tsx';
import { type Block, blockBetween, wallsIn } from '../../../board/drawing/sight-block.ts';
import type { Shown } from '../../../table/store/store.ts';
import { edgeSide } from './ground.ts';
import { isBlast, type Verb } from './verbs.ts';

interface PointingProps {
  readonly view: View;
  readonly question: Question | null;
  /** Where a click would lead, the first square being the one left. */
  readonly way: readonly Place[];
  /** Whoever stands there can be struck. */
  readonly isThreat: boolean;
  readonly pointed: Square | null;
  /** The door there, where that is what is meant. */
  readonly door: Edge | null;
  readonly isCursor: boolean;
  readonly aiming: Verb | null;
  readonly refusal: Shown<HeroQuest>['refusal'];
  /** What was wished for and refused, where that is on the board. */
  readonly wished: Square | null;
}

/** Marks over the board: what is pointed at, the way there, and what was refused. */
export function Pointing({
  view,
  question,
  way,
  isThreat,
  pointed,
  door,
  isCursor,
  aiming,
  refusal,
  wished,
}: PointingProps): JSX.Element {
  const { width } = boardOf(view.plan).grid;
  const kind = isCursor ? 'cursor' : isThreat ? 'threat' : 'hover';
  return (
    <g className="pointing">
      {aiming !== null && pointed !== null && isBlast(aiming) && <Blast view={view} centre={pointed} />}
      {aiming === null && way.length > 0 && (
        <Way squares={way.flatMap((place) => squaresAt(view, place))} width={width} />
      )}
      {door !== null && <DoorRing side={edgeSide(door, width)} kind={kind} />}
      {pointed !== null && door === null && <Ring square={pointed} width={width} kind={kind} />}
      {refusal !== null && wished !== null && (
        <Refused
          view={view}
          actor={(question && actorOf(question)) ?? activeIn(view)}
          square={wished}
          rule={refusal.refusal.rule}
        />
      )}
    </g>
  );
}

/** All that a blast would reach from here. */
function Blast({ view, centre }: { readonly view: View; readonly centre: Square }): JSX.Element {
  const { width } = boardOf(view.plan).grid;
  const corners = burst(view, centre, wallsSeen(view)).map((square) => cornerOf(square, width));
  return <path className="blast-tint" d={corners.map(({ x, y }) => `M${x} ${y}h${CELL}v${CELL}h${-CELL}Z`).join('')} />;
}

interface RefusedProps {
  readonly view: View;
  readonly actor: FigureId | null;
  readonly square: Square;
  readonly rule: string;
}

/** The square that was wished for, and what stands between when it cannot be seen. */
function Refused({ view, actor, square, rule }: RefusedProps): JSX.Element {
  const { width } = boardOf(view.plan).grid;
  const from = actor === null ? null : squareOf(view, actor);
  return (
    <>
      {from !== null && from !== square && isAboutSight(rule) && (
        <SightLine
          from={from}
          to={square}
          width={width}
          block={blockIn(view, from, square, (at) => figuresAt(view, at).length > 0)}
        />
      )}
      {from !== null && BARRED.includes(rule) && (
        <InTheWay width={width} block={blockIn(view, from, square, (at) => figuresAt(view, at).some(isMonsterId))} />
      )}
      <Ring square={square} width={width} kind="refused" />
    </>
  );
}

const SIGHT_RULES = ['cast.needs-sight', 'attack.ranged-weapons', 'attack.diagonal-weapons'];
const isAboutSight = (rule: string): boolean => SIGHT_RULES.includes(rule) || rule.startsWith('sight.');

/** Rules by which something stands in the way of a walk. */
const BARRED: readonly string[] = ['move.no-walls', 'move.rooms-by-doors-only', 'move.monsters-block'];

const blockIn = (view: View, from: Square, to: Square, isBody: (square: Square) => boolean): Block =>
  blockBetween(from, to, { width: boardOf(view.plan).grid.width, isWall: wallsIn(wallsSeen(view)), isBody });
