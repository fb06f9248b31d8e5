import type { TerminalFacet } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { ComponentType } from 'react';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import type { InLanguage } from '../../texts/in-language.ts';
import './plain.css';

/** A board that any game gets for nothing: the table as the game tells it, line by line. */
export const plainBoard =
  <T extends Types>(useTerminal: InLanguage<TerminalFacet<T>>): ComponentType<GameParts<T>> =>
  ({ store }) => {
    const { standing } = useTable(store);
    const { scene } = useTerminal();
    return (
      <div className="plain-board">
        <pre className="parchment">{scene(standing.sight).join('\n')}</pre>
      </div>
    );
  };
