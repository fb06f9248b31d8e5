import { cellOf } from '@questhall/grid';
import { isInEdge, squaresOf } from '@questhall/heroquest/edit';
import { boardOf } from '@questhall/heroquest/queries';
import type { JSX } from 'react';
import { CELL, cornerOf } from '../../../board/cells.ts';
import { doorPlace } from '../../../board/drawing/door.tsx';
import { DoorRing, Ring, type RingKind } from '../../../board/drawing/marks.tsx';
import { edgeSide } from '../board/ground.ts';
import { ThingDrawing } from '../design/thing-drawing.tsx';
import type { Marked } from './marked.ts';
import type { Opened } from './opened.ts';
import { rectangle } from './tools.ts';
import type { Editing } from './use-editing.ts';

/** Errors and warnings, where they are. */
export function RemarkMarks({
  opened,
  marks,
}: {
  readonly opened: Opened;
  readonly marks: readonly Marked[];
}): JSX.Element {
  const { plan, width } = opened;
  return (
    <g className="remark-marks">
      {marks.map(({ spot, text, isError }) => {
        const kind = isError ? 'error' : 'warning';
        if (spot.kind === 'edge')
          return (
            <g key={text} className={`remark-mark is-${kind}`} transform={doorPlace(edgeSide(spot.edge, width))}>
              <rect x="-6" y="-13" width="76" height="26" rx="8" />
              <Alarm x={32} y={-13} />
            </g>
          );
        const squares = spot.kind === 'square' ? [spot.at] : (boardOf(plan).squaresOf.get(spot.room) ?? []);
        const [first = 0] = squares;
        const corner = cornerOf(first, width);
        return (
          <g key={text} className={`remark-mark is-${kind} of-${spot.kind}`}>
            <path
              d={squares
                .map((at) => cornerOf(at, width))
                .map(({ x, y }) => `M${x + 2} ${y + 2}h${CELL - 4}v${CELL - 4}h${4 - CELL}Z`)
                .join('')}
            />
            <Alarm x={corner.x + CELL - 12} y={corner.y + 12} />
          </g>
        );
      })}
    </g>
  );
}

function Alarm({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="remark-sign" r="11" />
      <path className="remark-stroke" d="M0 -6v7M0 5v.5" />
    </g>
  );
}

/** What is in the hand, where it would come; what is selected; where the cursor is. */
export function HandMarks({ editing }: { readonly editing: Editing }): JSX.Element {
  const { opened, aim, outcome, selected, tool, corner, isByKeys } = editing;
  const { width, plan, sheet } = opened;
  const isRefused = outcome !== null && 'why' in outcome;
  const ghost = outcome?.ghost ?? null;
  const kind: RingKind = isRefused ? 'refused' : isByKeys ? 'cursor' : 'hover';
  return (
    <g className="hand">
      {selected !== null && <Selected editing={editing} />}
      {tool?.kind === 'floor' && aim !== null && (
        <path
          className={`floor-wish${isRefused ? ' is-refused' : ''}`}
          d={rectangle(opened, corner ?? aim.square, aim.square)
            .map((at) => cornerOf(at, width))
            .map(({ x, y }) => `M${x} ${y}h${CELL}v${CELL}h${-CELL}Z`)
            .join('')}
        />
      )}
      {ghost !== null && (tool?.kind === 'thing' || tool?.kind === 'held') && isOnPlan(opened, ghost) && (
        <g className={isRefused ? 'ghost is-refused' : 'ghost'}>
          <ThingDrawing thing={ghost} plan={plan} sheet={sheet} />
        </g>
      )}
      {aim !== null &&
        (aim.door === null ? (
          <Ring square={aim.square} width={width} kind={kind} />
        ) : (
          <DoorRing side={edgeSide(aim.door, width)} kind={kind} />
        ))}
    </g>
  );
}

const isOnPlan = ({ sheet }: Opened, thing: Parameters<typeof squaresOf>[1]): boolean =>
  isInEdge(thing) ? cellOf(thing.edge) >= 0 : !squaresOf(sheet.plan, thing).includes(-1);

function Selected({ editing: { opened, selected, tool } }: { readonly editing: Editing }): JSX.Element | null {
  const { width, sheet } = opened;
  if (selected === null) return null;
  if (selected.door !== null)
    return (
      <g className="selected">
        <DoorRing side={edgeSide(selected.door, width)} kind="cursor" />
      </g>
    );
  const squares = tool?.kind === 'held' ? squaresOf(sheet.plan, tool.thing) : [selected.square];
  return (
    <path
      className="selected-squares"
      d={squares
        .map((at) => cornerOf(at, width))
        .map(({ x, y }) => `M${x + 3} ${y + 3}h${CELL - 6}v${CELL - 6}h${6 - CELL}Z`)
        .join('')}
    />
  );
}
