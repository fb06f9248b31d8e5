import { CLASS_IDS, CLASSES, type ClassId, RACE_IDS, type RaceId } from '@questhall/crystal-expedition/content';
import { type ReactElement, useState } from 'react';
import { useTownWords } from './words.ts';

/** Somebody who could be made. */
export interface Made {
  readonly race: RaceId;
  readonly heroClass: ClassId;
  readonly name: string;
}

interface MakingProps<M extends Made> {
  /** All who could be. */
  readonly offers: readonly M[];
  readonly onMake: (made: M) => void;
}

/** A new hero: a Race, a Class and a name. */
export function Making<M extends Made>({ offers, onMake }: MakingProps<M>): ReactElement {
  const { town: texts, names } = useTownWords();
  const [race, setRace] = useState<RaceId>(RACE_IDS[0]);
  const [heroClass, setClass] = useState<ClassId>(CLASS_IDS[0]);
  const [wanted, setName] = useState('');
  const fitting = offers.filter((offer) => offer.race === race && offer.heroClass === heroClass);
  const made = fitting.find(({ name }) => name === wanted) ?? fitting[0];
  return (
    <div className="ce-making">
      <label>
        {texts.race}
        <select
          className="select"
          value={race}
          onChange={({ target }) => setRace(RACE_IDS.find((id) => id === target.value) ?? race)}
        >
          {RACE_IDS.map((id) => (
            <option key={id} value={id}>
              {names.race[id]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.heroClass}
        <select
          className="select"
          value={heroClass}
          onChange={({ target }) => setClass(CLASS_IDS.find((id) => id === target.value) ?? heroClass)}
        >
          {CLASS_IDS.map((id) => (
            <option key={id} value={id}>
              {names.heroClass[id]} ({names.role[CLASSES[id].role]})
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.name}
        <select className="select" value={made?.name ?? ''} onChange={({ target }) => setName(target.value)}>
          {[...new Set(fitting.map(({ name }) => name))].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button button-gold"
        disabled={made === undefined}
        onClick={() => made !== undefined && onMake(made)}
      >
        {texts.make}
      </button>
    </div>
  );
}
