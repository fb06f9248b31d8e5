import type { DungeonQuest, View } from '@questhall/dungeonquest';
import { type ReactElement, useEffect, useState } from 'react';
import type { TableStore } from '../../../../table/store/store.ts';
import { Arena } from '../../arena/arena.tsx';
import { useKeepWords } from '../wording/words.ts';
import { Escape, isEscaping } from './escape.tsx';
import './fight-sheet.css';
import { Onlookers } from './onlookers.tsx';

interface FightSheetProps {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
}

/** The arena over the map while something is met or fought; whoever wants to see the map folds it away for a while. */
export function FightSheet({ store, view }: FightSheetProps): ReactElement | null {
  const words = useKeepWords();
  const isOn = view.monster !== null;
  const [isAside, setAside] = useState(false);
  useEffect(() => setAside((aside) => aside && isOn), [isOn]);
  if (!isOn) return null;
  return (
    <section className="keep-fight" aria-label={words.fight} data-over="" data-aside={isAside || undefined}>
      <header className="keep-fight-head">
        <Onlookers store={store} view={view} />
        <button
          type="button"
          className="button button-quiet"
          data-hotkey="m"
          aria-expanded={!isAside}
          onClick={() => setAside(!isAside)}
        >
          {isAside ? words.showFight : words.showMap}
        </button>
      </header>
      {!isAside && (
        <div className="keep-fight-ring" data-escaping={isEscaping(store) || undefined}>
          <Arena store={store} isBare={true} />
          {isEscaping(store) && <Escape store={store} view={view} />}
        </div>
      )}
    </section>
  );
}
