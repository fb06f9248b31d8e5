import type { Action, HeroQuest, View } from '@questhall/heroquest';
import {
  boardOf,
  burst,
  type FigureId,
  isMonsterId,
  type Question,
  type Square,
  squareOf,
  walkShown,
  wallsSeen,
} from '@questhall/heroquest/queries';
import type { JSX } from 'react';
import { CELL, cornerOf } from '../../../board/cells.ts';
import { InTheWay, Lit, Ring, SightLine, Way } from '../../../board/drawing/marks.tsx';
import { type Block, blockBetween, wallsIn } from '../../../board/drawing/sight-block.ts';
import type { Shown } from '../../../table/store/store.ts';
import { activeIn, actorOf } from './actor.ts';
import { figuresAt } from './offers.ts';
import { aimedAt, isBlast, type Verb } from './verbs.ts';

interface PointingProps {
  readonly view: View;
  readonly question: Question | null;
  readonly offers: readonly Action[];
  readonly pointed: Square | null;
  readonly isCursor: boolean;
  readonly aiming: Verb | null;
  readonly refusal: Shown<HeroQuest>['refusal'];
}

/** Marks over the board: what is pointed at, the way there, and what was refused. */
export function Pointing({ view, question, offers, pointed, isCursor, aiming, refusal }: PointingProps): JSX.Element {
  const { width } = boardOf(view.plan).grid;
  const isStruck =
    pointed !== null && offers.some((offer) => offer.type === 'attack' && squareOf(view, offer.target) === pointed);
  return (
    <g className="pointing">
      <Lit width={width} />
      {aiming !== null && pointed !== null && isBlast(aiming) && <Blast view={view} centre={pointed} />}
      {aiming === null && question !== null && pointed !== null && isWalk(offers, pointed) && (
        <Way squares={wayTo(view, question, pointed)} width={width} />
      )}
      {pointed !== null && (
        <Ring square={pointed} width={width} kind={isCursor ? 'cursor' : isStruck ? 'threat' : 'hover'} />
      )}
      {refusal !== null && (
        <Refused view={view} actor={(question && actorOf(question)) ?? activeIn(view)} refusal={refusal} />
      )}
    </g>
  );
}

const isWalk = (offers: readonly Action[], square: Square): boolean =>
  offers.some((offer) => offer.type === 'walk' && offer.to === square);

/** From where the figure stands, every square of the walk. */
function wayTo(view: View, question: Question, to: Square): readonly Square[] {
  const actor = actorOf(question);
  const from = actor === null ? null : squareOf(view, actor);
  return actor === null || from === null ? [] : [from, ...walkShown(view, actor, to)];
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
  readonly refusal: NonNullable<PointingProps['refusal']>;
}

/** The square that was wished for, and what stands between when it cannot be seen. */
function Refused({ view, actor, refusal }: RefusedProps): JSX.Element | null {
  const { action } = refusal;
  const { width } = boardOf(view.plan).grid;
  const [square] = action === null ? [] : aimedAt(view, action);
  if (square === undefined) return null;
  const { rule } = refusal.refusal;
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
