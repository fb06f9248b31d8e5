import { readText } from '@questhall/heroquest/edit';
import { boardOf, planText } from '@questhall/heroquest/queries';
import { type JSX, memo, type NamedExoticComponent, useMemo } from 'react';
import { CELL } from '../../../board/cells.ts';
import type { PlanProps } from '../../../workshop/design-page.ts';
import '../../../board/camera/board.css';
import '../board/heroquest-board.css';
import { SheetLayers } from './layers.tsx';
import './plan.css';

/** A quest by itself, to look at: all of it that can be read. */
export const QuestPlan: NamedExoticComponent<PlanProps> = memo(function QuestPlan({
  text,
  heat,
}: PlanProps): JSX.Element | null {
  const { sheet, lines } = useMemo(() => readText(text), [text]);
  if (lines.length === 0) return null;
  const { width, height } = boardOf(planText(sheet.plan, sheet.walls)).grid;
  return (
    <svg
      className="quest-plan"
      viewBox={`${-CELL / 4} ${-CELL / 4} ${(width + 0.5) * CELL} ${(height + 0.5) * CELL}`}
      aria-hidden="true"
    >
      <SheetLayers sheet={sheet} heat={heat} />
    </svg>
  );
});
