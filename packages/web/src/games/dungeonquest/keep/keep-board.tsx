import type { DungeonQuest, KeepSeen, View } from '@questhall/dungeonquest';
import { diePlace } from '@questhall/dungeonquest/client';
import type { ReactElement } from 'react';
import { Die } from '../../../table/dice/die.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import './keep.css';
import { KeepMap } from './keep-map.tsx';
import { Sky } from './sky/sky.tsx';
import { WayHome } from './sky/way-home.tsx';
import { useKeepTexts } from './texts/texts.ts';

interface BoardProps {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
  readonly keep: KeepSeen;
}

/** The keep as it grows out of the dark, under its sun. */
export function KeepBoard({ store, view, keep }: BoardProps): ReactElement {
  const texts = useKeepTexts();
  return (
    <section className="keep" aria-label={texts.board}>
      <Sky keep={keep} texts={texts.sun} home={<WayHome store={store} view={view} keep={keep} texts={texts.home} />}>
        {view.monster === null && <Thrown dice={view.lying.dice} />}
      </Sky>
      <KeepMap store={store} view={view} keep={keep} />
    </section>
  );
}

/** What was thrown last; dice of a fight lie in its ring. */
function Thrown({ dice }: { readonly dice: readonly number[] }): ReactElement {
  return (
    <div className="keep-dice" key={dice.join()}>
      {dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
        <span key={i} className="keep-die" data-place={diePlace(i)}>
          <Die face="number" text={String(face)} isGood={false} />
        </span>
      ))}
    </div>
  );
}
