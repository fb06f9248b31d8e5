import type { Plan } from '@questhall/facets';
import type { Action, Glowquest, View } from '@questhall/glowquest';
import { activeIn, actorOf, squaresAt } from '@questhall/glowquest/client';
import { type EntityId, entityAt, findEntity, type Question } from '@questhall/glowquest/queries';
import { type Door, tileAt, wallsOf } from '@questhall/tiles';
import type { JSX } from 'react';
import { DoorRing, InTheWay, Ring, SightLine, Way } from '../../../board/drawing/marks.tsx';
import { type Block, blockBetween, wallsIn } from '../../../board/drawing/sight-block.ts';
import type { Shown } from '../../../table/store/store.ts';
import { doorSide, WIDTH } from './ground.ts';
import { tollOn } from './touched.ts';
import type { BoardWords } from './words.ts';

interface PointingProps {
  readonly view: View;
  readonly question: Question | null;
  /** What a click there would do. */
  readonly plan: Plan<Action> | null;
  /** Whoever stands there can be struck. */
  readonly isThreat: boolean;
  readonly pointed: number | null;
  /** The door there, where that is what is meant. */
  readonly door: Door | null;
  readonly isCursor: boolean;
  readonly refusal: Shown<Glowquest>['refusal'];
  /** What was wished for and refused, where that is on the board. */
  readonly wished: number | null;
  readonly texts: Pick<BoardWords, 'surges'>;
}

/** Marks over the board: what is pointed at, the way there, and what was refused. */
export function Pointing(props: PointingProps): JSX.Element {
  const { view, question, plan, isThreat, pointed, door, isCursor, refusal, wished, texts } = props;
  const actor = (question && actorOf(question)) ?? activeIn(view);
  const kind = isCursor ? 'cursor' : isThreat ? 'threat' : 'hover';
  // In the rock there is nothing to point at; whoever walks by keys has to see all the same where they are.
  const isShown = isCursor || (pointed !== null && tileAt(view.floor, pointed) !== null);
  const toll = tollOn(view, plan);
  const way = plan?.way.flatMap((place) => squaresAt(view, place)) ?? [];
  return (
    <g className="pointing">
      {door !== null && <DoorRing side={doorSide(door)} kind={kind} />}
      {pointed !== null && door === null && isShown && <Ring square={pointed} width={WIDTH} kind={kind} />}
      {way.length > 0 && <Way squares={way} width={WIDTH} toll={toll === 0 ? '' : texts.surges(toll)} />}
      {refusal !== null && wished !== null && (
        <Refused view={view} actor={actor} square={wished} rule={refusal.refusal.rule} />
      )}
    </g>
  );
}

interface RefusedProps {
  readonly view: View;
  readonly actor: EntityId | null;
  readonly square: number;
  readonly rule: string;
}

/** The square that was wished for, and what stands between when it cannot be seen or reached. */
function Refused({ view, actor, square, rule }: RefusedProps): JSX.Element {
  const from = (actor === null ? null : findEntity(view, actor))?.at ?? -1;
  return (
    <>
      {from >= 0 && from !== square && SIGHT.includes(rule) && (
        <SightLine from={from} to={square} width={WIDTH} block={blockIn(view, from, square, () => false)} />
      )}
      {from >= 0 && BARRED.includes(rule) && (
        <InTheWay width={WIDTH} block={blockIn(view, from, square, (at) => entityAt(view, at) !== null)} />
      )}
      <Ring square={square} width={WIDTH} kind="refused" />
    </>
  );
}

/** Rules by which something is out of sight or reach. */
const SIGHT: readonly string[] = ['pattern.ranged', 'pattern.reach', 'benefit.range-default', 'geo.line-of-sight'];

/** Rules by which something stands in the way of a walk. */
const BARRED: readonly string[] = ['geo.adjacent-orthogonal', 'move.through-allies'];

const blockIn = ({ floor }: View, from: number, to: number, isBody: (square: number) => boolean): Block =>
  blockBetween(from, to, { width: WIDTH, isWall: wallsIn(wallsOf(floor)), isBody });
