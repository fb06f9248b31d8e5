import type { DungeonQuest, KeepSeen, View } from '@questhall/dungeonquest';
import { diePlace, placesOf } from '@questhall/dungeonquest/client';
import type { Place } from '@questhall/facets';
import type { ReactElement } from 'react';
import { Die } from '../../../table/dice/die.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { Arena } from '../arena/arena.tsx';
import { useArenaWords } from '../wording/words.ts';
import './keep.css';
import { KeepMap } from './keep-map.tsx';
import { Sun } from './sun.tsx';

interface BoardProps {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
  readonly keep: KeepSeen;
}

/** The keep as it grows out of the dark; whoever meets something steps into the ring. */
export function KeepBoard({ store, view, keep }: BoardProps): ReactElement {
  const texts = useArenaWords();
  if (view.monster !== null) {
    return (
      <section className="keep" aria-label={texts.keep.title}>
        <Arena store={store} />
      </section>
    );
  }
  return (
    <section className="keep" aria-label={texts.keep.title}>
      <header className="keep-head">
        <Sun space={keep.sun} of={keep.sunSpaces} />
        <p className="keep-round">{keep.sun === 0 ? texts.keep.before : texts.keep.round(keep.sun, keep.sunSpaces)}</p>
        <Thrown dice={view.lying.dice} />
      </header>
      <KeepMap store={store} view={view} keep={keep} lit={litBy(store)} />
    </section>
  );
}

/** All that an answer can be about now. */
function litBy(store: TableStore<DungeonQuest>): ReadonlySet<Place> {
  const { asked } = store;
  const { sight } = store.snapshot().standing;
  return new Set(asked === null ? [] : asked.offers.flatMap((offer) => placesOf(offer, asked.ask, sight)));
}

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
