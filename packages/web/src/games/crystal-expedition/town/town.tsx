import type { CrystalExpedition } from '@questhall/crystal-expedition';
import type { Hero, Location } from '@questhall/crystal-expedition/queries';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { GameParts } from '../../../table/game/ui.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { LOCATION_ICONS } from '../looks.ts';
import { Chronicle } from './chronicle-page.tsx';
import { Deed } from './deed.tsx';
import { Explorer } from './explorer.tsx';
import { Gambler } from './gambler.tsx';
import { Guild } from './guild.tsx';
import { Heroes } from './heroes.tsx';
import { Matter } from './matter.tsx';
import { Pack } from './pack.tsx';
import type { PanelProps } from './panel.ts';
import { Smith } from './smith.tsx';
import { Square } from './square.tsx';
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
  const { party } = town.view;
  const chosen = party.find(({ id }) => id === wanted) ?? firstBusy(town) ?? party[0];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="ce-town" aria-label={texts.title} tabIndex={0}>
      <div className="ce-town-inside">
        {town.matter !== null && <Matter store={store} asked={town.matter} />}
        {chosen !== undefined && town.view.town !== null && (
          <>
            <Square town={town} chosen={chosen} onChoose={setWanted} />
            <Heroes town={town} chosen={chosen} onChoose={setWanted} />
            <Inside key={chosen.id} town={town} hero={chosen} store={store} />
          </>
        )}
        <Chronicle view={town.view} />
      </div>
    </section>
  );
}

/** Whoever still has something to do. */
const firstBusy = ({ view }: TownSeen): Hero | undefined =>
  view.party.find(({ id }) => view.town?.stays[id]?.isReady === false);

type InsideProps = PanelProps & { readonly store: TableStore<CrystalExpedition> };

/** The house that a hero is in, or the square. */
function Inside({ town, hero, store }: InsideProps): ReactElement {
  const { town: texts, names } = useTownWords();
  const location = town.view.town?.stays[hero.id]?.visit?.location ?? null;
  if (location === null) return <Pack town={town} hero={hero} />;
  return (
    <section className="ce-inside" aria-label={names.location[location]}>
      <header>
        <h3>
          <Icon name={LOCATION_ICONS[location]} /> {names.location[location]}
        </h3>
        <p>{texts.doors[location]}</p>
        <Deed town={town} does={{ type: 'leave', hero: hero.id }}>
          {texts.leave}
        </Deed>
      </header>
      {panelFor(location, { town, hero, store })}
    </section>
  );
}

function panelFor(location: Location, props: InsideProps): ReactElement {
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
