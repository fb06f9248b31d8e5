import { sizeOf, type Thing } from '@questhall/heroquest/edit';
import type { Sheet } from '@questhall/heroquest/sheet';
import type { JSX } from 'react';
import { CELL } from '../../../../board/cells.ts';
import { Icon, iconHref } from '../../../../look/icon.tsx';
import type { IconName } from '../../../../look/icon-names.ts';
import { onItsOwn, ThingDrawing } from '../../design/thing-drawing.tsx';
import type { Tool } from '../tools.ts';

interface PictureProps {
  readonly tool: Tool;
  readonly sheet: Sheet;
}

/** A plan with room for the largest piece, and nothing on it. */
const PLAN = '...\n...\n...';

/** What a tool puts down, as the board shows it. */
export function Picture({ tool, sheet }: PictureProps): JSX.Element {
  if (tool.kind !== 'thing' && tool.kind !== 'held') return <Icon name={iconOf(tool)} className="picture-icon" />;
  const thing = onItsOwn(tool.thing);
  return (
    <svg className="picture" viewBox={boxOf(thing)} aria-hidden="true" focusable="false">
      {thing.kind === 'note' && thing.letter === '' ? (
        <use href={iconHref('tied-scroll')} x="8" y="8" width="48" height="48" />
      ) : (
        <ThingDrawing thing={thing} plan={PLAN} sheet={sheet} />
      )}
    </svg>
  );
}

/** As much of the plan as the thing fills, with a little around it. */
function boxOf(thing: Thing): string {
  if (thing.kind === 'door' || thing.kind === 'wall') return `-6 ${CELL - 20} ${CELL + 12} 40`;
  if (thing.kind === 'note' && thing.letter !== '') return '0 0 28 28';
  const { width, height } =
    thing.kind === 'piece'
      ? sizeOf(thing)
      : thing.kind === 'stairs'
        ? { width: 2, height: 2 }
        : { width: 1, height: 1 };
  return `-2 -2 ${width * CELL + 4} ${height * CELL + 4}`;
}

function iconOf(tool: Exclude<Tool, { kind: 'thing' | 'held' }>): IconName {
  switch (tool.kind) {
    case 'find':
      return FIND_ICONS[tool.find.kind];
    case 'chestTrap':
      return 'wolf-trap';
    case 'floor':
      return FLOOR_ICONS[tool.floor];
    case 'eraser':
      return 'remove';
  }
}

const FIND_ICONS = {
  gold: 'two-coins',
  potion: 'round-potion',
  artifact: 'gem-pendant',
  inscription: 'tied-scroll',
} as const;
const FLOOR_ICONS = { room: 'fit', more: 'plus', corridor: 'minus' } as const;
