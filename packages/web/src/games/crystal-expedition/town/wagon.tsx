import type { Action, CrystalExpedition } from '@questhall/crystal-expedition';
import type { Offered } from '@questhall/wire';
import { type ReactElement, useState } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { Making } from './making.tsx';
import type { PanelProps } from './panel.ts';
import { useTownWords } from './words.ts';

type Hire = Extract<Action, { type: 'hire' }>;

const CHANGES: readonly Action['type'][] = ['exchange', 'stayBehind', 'fill', 'dismiss'];

type Asked = Offered<CrystalExpedition>;
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
      {asked !== undefined && <Changes town={town} hero={hero} store={store} asked={asked} />}
      {to !== undefined && (
        <>
          <h4>{texts.hire}</h4>
          {places.length > 1 && (
            <select
              className="select"
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

interface ChangesProps extends PanelProps {
  readonly store: TableStore<CrystalExpedition>;
  readonly asked: Asked;
}

/** Who may change places: the same for several ends is said once, with a button for each end. */
function Changes({ hero, store, asked }: ChangesProps): ReactElement {
  const { action } = useTownWords();
  const { sight } = store.snapshot().standing;
  const ways = asked.offers
    .filter((offer) => CHANGES.includes(offer.type) && 'hero' in offer && offer.hero === hero.id)
    .map((offer) => ({ offer, ...action(offer, asked.ask, sight) }));
  const titles = [...new Set(ways.map(({ title }) => title))];
  return (
    <ul className="ce-own">
      {titles.map((title) => (
        <li key={title}>
          <span className="ce-piece">{title}</span>
          {ways
            .filter((way) => way.title === title)
            .map(({ offer, detail }) => (
              <button
                key={JSON.stringify(offer)}
                type="button"
                className="button ce-deed"
                onClick={() => void store.answer(offer, asked.ask.id)}
              >
                {detail === '' ? title : detail}
              </button>
            ))}
        </li>
      ))}
    </ul>
  );
}
