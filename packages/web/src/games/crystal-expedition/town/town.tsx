import type { CrystalExpedition } from '@questhall/crystal-expedition';
import type { Hero } from '@questhall/crystal-expedition/queries';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { GameParts } from '../../../table/game/ui.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { Deed } from './deed.tsx';
import { Heroes } from './heroes.tsx';
import { Matter } from './matter.tsx';
import { Pack } from './pack.tsx';
import type { PanelProps } from './panel.ts';
import { Square } from './scene/square.tsx';
import './town.css';
import { type Town as TownSeen, useTown } from './use-town.ts';
import { useTownWords } from './words.ts';

/** Nobody is in a house when Town first comes into sight, and there is nothing to tell yet. */
const House = lazy(() => import('./houses.tsx'));
const Homecoming = lazy(() => import('./homecoming.tsx'));
const Chronicle = lazy(() => import('./chronicle-page.tsx'));

/** Between two expeditions: the square with its houses, and whatever is asked before anybody goes anywhere. */
export default function Town({ store }: GameParts<CrystalExpedition>): ReactElement {
  const town = useTown(store);
  const { town: texts } = useTownWords();
  const [wanted, setWanted] = useState<number | null>(null);
  const { party, town: stay, chronicle } = town.view;
  const hasPast = chronicle.length > 0;
  const own = party.filter(town.isOwn);
  const chosen = own.find(({ id }) => id === wanted) ?? own.find((hero) => isBusy(town, hero)) ?? own[0] ?? party[0];
  const choose = (id: number): void => {
    setWanted(id);
    const hero = party.find((one) => one.id === id);
    if (hero !== undefined) town.makeWay(hero);
  };
  const isOpen = chosen !== undefined && stay !== null && town.isAbout;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="ce-town" aria-label={texts.title} tabIndex={0}>
      <div className="ce-town-inside">
        {hasPast && (
          <Suspense fallback={null}>
            <Homecoming town={town} />
          </Suspense>
        )}
        {town.matter !== null && <Matter store={store} asked={town.matter} />}
        {isOpen ? (
          <>
            <Heroes town={town} chosen={chosen} onChoose={choose} />
            <Inside key={chosen.id} town={town} hero={chosen} store={store} onChoose={choose} />
          </>
        ) : (
          <Square town={town} chosen={null} onChoose={choose} />
        )}
        {hasPast && (
          <Suspense fallback={null}>
            <Chronicle view={town.view} />
          </Suspense>
        )}
        {town.offersOf('retire').length > 0 && (
          <p className="ce-retire">
            <Deed town={town} does={{ type: 'retire' }}>
              {texts.retire}
            </Deed>
            {texts.retireText}
          </p>
        )}
      </div>
    </section>
  );
}

/** Whoever still has something to do. */
const isBusy = ({ view }: TownSeen, { id }: Hero): boolean => view.town?.stays[id]?.isReady === false;

interface InsideProps extends PanelProps {
  readonly store: TableStore<CrystalExpedition>;
  readonly onChoose: (hero: number) => void;
}

/** The house that a hero is in, or the square and what the hero carries. */
function Inside({ town, hero, store, onChoose }: InsideProps): ReactElement {
  const { town: texts } = useTownWords();
  const stay = town.view.town?.stays[hero.id];
  const location = stay?.visit?.location ?? null;
  if (location === null)
    return (
      <>
        <div className="ce-scene">
          <Square town={town} chosen={hero} onChoose={onChoose} />
          {stay?.isReady === false && <p className="ce-where">{texts.where(hero.name, stay.visitsLeft)}</p>}
        </div>
        <Pack town={town} hero={hero} />
      </>
    );
  return (
    <Suspense fallback={null}>
      <House location={location} town={town} hero={hero} store={store} />
    </Suspense>
  );
}
