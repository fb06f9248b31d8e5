import type { CrystalExpedition } from '@questhall/crystal-expedition';
import type { Location } from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { Deed } from './deed.tsx';
import { Explorer } from './explorer.tsx';
import { Gambler } from './gambler.tsx';
import { Guild } from './guild.tsx';
import type { PanelProps } from './panel.ts';
import { Interior } from './scene/interior.tsx';
import { Smith } from './smith.tsx';
import { Tavern } from './tavern.tsx';
import { Wagon } from './wagon.tsx';
import { useTownWords } from './words.ts';

interface CounterProps extends PanelProps {
  readonly store: TableStore<CrystalExpedition>;
}

interface HouseProps extends CounterProps {
  readonly location: Location;
}

/** The inside of a house, and what is to be had there. */
export default function House({ location, ...props }: HouseProps): ReactElement {
  const { town: texts, names } = useTownWords();
  return (
    <section className="ce-inside" aria-label={names.location[location]}>
      <Interior location={location} title={names.location[location]} text={texts.doors[location]}>
        <Deed town={props.town} does={{ type: 'leave', hero: props.hero.id }}>
          {texts.leave}
        </Deed>
      </Interior>
      {counterOf(location, props)}
    </section>
  );
}

function counterOf(location: Location, props: CounterProps): ReactElement {
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
