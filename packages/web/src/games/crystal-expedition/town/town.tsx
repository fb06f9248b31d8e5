import type { CrystalExpedition } from '@questhall/crystal-expedition';
import type { Hero, Location } from '@questhall/crystal-expedition/queries';
import { type ReactElement, useState } from 'react';
import type { GameParts } from '../../../table/game/ui.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { Chronicle } from './chronicle-page.tsx';
import { Deed } from './deed.tsx';
import { Explorer } from './explorer.tsx';
import { Gambler } from './gambler.tsx';
import { Guild } from './guild.tsx';
import { Heroes } from './heroes.tsx';
import { Homecoming } from './homecoming.tsx';
import { Matter } from './matter.tsx';
import { Pack } from './pack.tsx';
import type { PanelProps } from './panel.ts';
import { Interior } from './scene/interior.tsx';
import { Square } from './scene/square.tsx';
import { Smith } from './smith.tsx';
import { Tavern } from './tavern.tsx';
import './town.css';
import { type Town as TownSeen, useTown } from './use-town.ts';
import { Wagon } from './wagon.tsx';
import { useTownWords } from './words.ts';

/** Between two expeditions: the square with its houses, and whatever is asked before anybody goes anywhere. */
export default function Town({ store }: GameParts<CrystalExpedition>): ReactElement {
  const town = useTown(store);
  const { town: texts } = useTownWords();
  const [wanted, setWanted] = useState<number | null>(null);
  const { party, town: stay } = town.view;
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
        <Homecoming town={town} />
        {town.matter !== null && <Matter store={store} asked={town.matter} />}
        {isOpen ? (
          <>
            <Heroes town={town} chosen={chosen} onChoose={choose} />
            <Inside key={chosen.id} town={town} hero={chosen} store={store} onChoose={choose} />
          </>
        ) : (
          <Square town={town} chosen={null} onChoose={choose} />
        )}
        <Chronicle view={town.view} />
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
  const { town: texts, names } = useTownWords();
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
    <section className="ce-inside" aria-label={names.location[location]}>
      <Interior location={location} title={names.location[location]} text={texts.doors[location]}>
        <Deed town={town} does={{ type: 'leave', hero: hero.id }}>
          {texts.leave}
        </Deed>
      </Interior>
      {panelFor(location, { town, hero, store })}
    </section>
  );
}

interface HouseProps extends PanelProps {
  readonly store: TableStore<CrystalExpedition>;
}

function panelFor(location: Location, props: HouseProps): ReactElement {
  switch (location) {
    case 'explorer':
      return <Explorer {...props} />;
    case 'gambler':
      return <Gambler {...props} />;
    case 'tavern':
      return <Tavern {...props} />;
    case 'blacksmith':
      return <Smith {...props} />;
    case 'wagon':
      return <Wagon {...props} />;
    case 'guild':
      return <Guild {...props} />;
  }
}
