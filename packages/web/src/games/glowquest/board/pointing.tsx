import type { Action, Glowquest, View } from '@questhall/glowquest';
import { type EntityId, entityAt, type Question } from '@questhall/glowquest/queries';
import { wallsOf } from '@questhall/tiles';
import type { JSX } from 'react';
import { InTheWay, Ring, SightLine, Way } from '../../../board/drawing/marks.tsx';
import { type Block, blockBetween, wallsIn } from '../../../board/drawing/sight-block.ts';
import type { Shown } from '../../../table/store/store.ts';
import { WIDTH } from './ground.ts';
import { activeIn, actorOf } from './offers/actor.ts';
import { aimedAt, squareOf } from './offers/offers.ts';
import { tollOf, wayFor } from './offers/walks.ts';
import type { BoardWords } from './words.ts';

interface PointingProps {
  readonly view: View;
  readonly question: Question | null;
  readonly offers: readonly Action[];
  readonly pointed: number | null;
  readonly isCursor: boolean;
  readonly refusal: Shown<Glowquest>['refusal'];
  readonly texts: Pick<BoardWords, 'surges'>;
}

/** Marks over the board: what is pointed at, the way there, and what was refused. */
export function Pointing({ view, question, offers, pointed, isCursor, refusal, texts }: PointingProps): JSX.Element {
  const isStruck =
    pointed !== null && offers.some((offer) => offer.type === 'attack' && squareOf(view, offer.target) === pointed);
  const actor = (question && actorOf(question)) ?? activeIn(view);
  const toll = tollOf(view);
  return (
    <g className="pointing">
      {pointed !== null && (
        <Ring square={pointed} width={WIDTH} kind={isCursor ? 'cursor' : isStruck ? 'threat' : 'hover'} />
      )}
      {pointed !== null && offers.some((offer) => offer.type === 'go' && offer.to === pointed) && (
        <Way squares={wayFor(view, actor, pointed)} width={WIDTH} toll={toll === 0 ? '' : texts.surges(toll)} />
      )}
      {refusal !== null && <Refused view={view} actor={actor} refusal={refusal} />}
    </g>
  );
}

interface RefusedProps {
  readonly view: View;
  readonly actor: EntityId | null;
  readonly refusal: NonNullable<PointingProps['refusal']>;
}

/** The square that was wished for, and what stands between when it cannot be seen or reached. */
function Refused({ view, actor, refusal: { action, refusal } }: RefusedProps): JSX.Element | null {
  const [square] = action === null ? [] : aimedAt(view, action);
  const from = actor === null ? -1 : squareOf(view, actor);
  if (square === undefined) return null;
  return (
    <>
      {from >= 0 && from !== square && SIGHT.includes(refusal.rule) && (
        <SightLine from={from} to={square} width={WIDTH} block={blockIn(view, from, square, () => false)} />
      )}
      {from >= 0 && BARRED.includes(refusal.rule) && (
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
