import type { Action, CrystalExpedition } from '@questhall/crystal-expedition';
import { type ReactElement, useState } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { Making } from './making.tsx';
import { Offers } from './offers.tsx';
import type { PanelProps } from './panel.ts';
import { useTownWords } from './words.ts';

type Hire = Extract<Action, { type: 'hire' }>;

const CHANGES: readonly Action['type'][] = ['exchange', 'stayBehind', 'fill', 'dismiss'];
const PLACES: readonly Hire['to'][] = ['wagon', 'empty', 'own'];

/** Who waits at the Wagon, who may change places, and somebody new. */
export function Wagon({
  town,
  hero,
  store,
}: PanelProps & { readonly store: TableStore<CrystalExpedition> }): ReactElement {
  const { town: texts, names } = useTownWords();
  const [wanted, setTo] = useState<Hire['to']>('wagon');
  const hires = town.offersOf('hire').filter((offer) => offer.hero === hero.id);
  const places = PLACES.filter((place) => hires.some((offer) => offer.to === place));
  const to = places.includes(wanted) ? wanted : places[0];
  const asked = town.asked.find(({ offers }) => offers.some(({ type }) => CHANGES.includes(type)));
  return (
    <>
      <h4>{texts.waiting}</h4>
      {town.view.wagon.length === 0 && <p>{texts.nobody}</p>}
      <ul>
        {town.view.wagon.map(({ hero: id, name, build }) => (
          <li key={id}>
            <b>{name}</b>, {names.race[build.race]} {names.heroClass[build.heroClass]},{' '}
            {texts.levels(build.raceLevel, build.classLevel)}
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <Offers
          store={store}
          asked={asked}
          of={asked.offers.filter((offer) => CHANGES.includes(offer.type) && 'hero' in offer && offer.hero === hero.id)}
        />
      )}
      {to !== undefined && (
        <>
          <h4>{texts.hire}</h4>
          {places.length > 1 && (
            <select
              aria-label={texts.hire}
              value={to}
              onChange={({ target }) => setTo(PLACES.find((place) => place === target.value) ?? to)}
            >
              {places.map((place) => (
                <option key={place} value={place}>
                  {texts.places[place]}
                </option>
              ))}
            </select>
          )}
          <Making offers={hires.filter((offer) => offer.to === to)} onMake={(made) => town.act(made)} />
        </>
      )}
    </>
  );
}
