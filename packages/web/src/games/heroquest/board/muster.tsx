import type { HeroQuest } from '@questhall/heroquest';
import {
  type Muster,
  musterPlan,
  schoolsAllOf,
  schoolsFor,
  usualMuster,
  withSchool,
} from '@questhall/heroquest/client';
import { type Hero, SCHOOL_SPELLS, type School } from '@questhall/heroquest/content';
import type { Question } from '@questhall/heroquest/queries';
import { type JSX, type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { HERO_ICONS } from '../looks.ts';
import { useHeroQuestWording } from '../wording/wording.ts';
import './muster.css';
import type { Asking } from './touched.ts';
import type { BoardWords } from './words.ts';

/** What a party settles before its first turn. */
export const isMustering = ({ kind }: Question): boolean => kind === 'order' || kind === 'school';

interface MusterProps {
  readonly store: TableStore<HeroQuest>;
  readonly asking: Asking;
  readonly texts: BoardWords;
}

const BY_KEY: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** The party on the stairway: who goes first and who casts what, as usual or otherwise, and a button to begin. */
export function MusterPanel({ store, asking: { sight, asked }, texts }: MusterProps): JSX.Element {
  const { question } = asked.ask;
  const [muster, setMuster] = useState(() => usualMuster(sight, question));
  const [dragged, setDragged] = useState<Hero | null>(null);
  const title = useId();
  const wording = useHeroQuestWording();
  const { order } = muster;
  const isOrdered = question.kind === 'order';
  const move = (hero: Hero, to: number): void => {
    const rest = order.filter((one) => one !== hero);
    if (to >= 0 && to < order.length) setMuster({ ...muster, order: rest.toSpliced(to, 0, hero) });
  };
  return (
    <section className="muster" data-over="" aria-labelledby={title}>
      <h3 id={title}>{texts.muster.title}</h3>
      <p className="muster-goal">{wording.event({ type: 'told', what: 'goal' }, String, sight)}</p>
      <ol className="muster-heroes" aria-label={texts.muster.order}>
        {order.map((hero, place) => (
          <li
            key={hero}
            className="muster-hero"
            draggable={isOrdered}
            data-hero={hero}
            data-dragged={hero === dragged || undefined}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', hero);
              setDragged(hero);
            }}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== hero) move(dragged, place);
            }}
            onDragEnd={() => setDragged(null)}
          >
            <Icon name={HERO_ICONS[hero]} />
            <span className="muster-name">{texts.names.hero[hero]}</span>
            <Spells hero={hero} muster={muster} sight={sight} texts={texts} />
            {isOrdered && order.length > 1 && (
              <Places hero={hero} place={place} count={order.length} texts={texts} onMove={(to) => move(hero, to)} />
            )}
          </li>
        ))}
      </ol>
      {(['elf', 'wizard'] as const).map((hero) =>
        muster.schools[hero] === undefined || (hero === 'wizard' && muster.schools.elf !== undefined) ? null : (
          <Choice
            key={hero}
            title={texts.muster.school(texts.names.hero[hero])}
            schools={schoolsFor(sight)}
            taken={muster.schools[hero]}
            texts={texts}
            onTake={(school) => setMuster(withSchool(sight, muster, hero, school))}
          />
        ),
      )}
      <div className="muster-foot">
        {isOrdered && order.length > 1 && <p>{texts.muster.hint}</p>}
        <button
          type="button"
          className="button button-gold"
          onClick={() => void store.carryOut(musterPlan(question, muster))}
        >
          {texts.muster.begin}
        </button>
      </div>
    </section>
  );
}

interface SpellsProps {
  readonly hero: Hero;
  readonly muster: Muster;
  readonly sight: Asking['sight'];
  readonly texts: BoardWords;
}

/** The schools that a hero will have, each with its spells. */
function Spells({ hero, muster, sight, texts }: SpellsProps): JSX.Element | null {
  if (hero !== 'elf' && hero !== 'wizard') return null;
  return (
    <span className="muster-spells">
      {schoolsAllOf(sight, muster, hero).map((school) => (
        <span key={school} className="muster-chip" title={spellNames(school, texts)}>
          {texts.names.school[school]}
        </span>
      ))}
    </span>
  );
}

const spellNames = (school: School, { names }: BoardWords): string =>
  SCHOOL_SPELLS[school].map((spell) => names.spell[spell]).join(', ');

interface PlacesProps {
  readonly hero: Hero;
  readonly place: number;
  readonly count: number;
  readonly texts: BoardWords;
  readonly onMove: (to: number) => void;
}

/** Earlier or later, for whoever does not drag. */
function Places({ hero, place, count, texts, onMove }: PlacesProps): JSX.Element {
  const name = texts.names.hero[hero];
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const by = BY_KEY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const button = event.currentTarget;
    onMove(place + by);
    queueMicrotask(() => button.focus()); // it has moved with its hero
  };
  const button = (label: string, sign: string, to: number): JSX.Element => (
    <button
      type="button"
      className="muster-place"
      aria-label={label}
      aria-disabled={to < 0 || to >= count}
      onClick={() => onMove(to)}
      onKeyDown={onKeyDown}
    >
      {sign}
    </button>
  );
  return (
    <span className="muster-places">
      {button(texts.muster.earlier(name), '▲', place - 1)}
      {button(texts.muster.later(name), '▼', place + 1)}
    </span>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly schools: readonly School[];
  readonly taken: readonly School[];
  readonly texts: BoardWords;
  readonly onTake: (school: School) => void;
}

/** A school to choose. What is left comes to the Wizard. */
function Choice({ title, schools, taken, texts, onTake }: ChoiceProps): JSX.Element {
  const name = useId();
  return (
    <fieldset className="muster-choice">
      <legend>{title}</legend>
      {schools.map((school) => (
        <label key={school} title={spellNames(school, texts)}>
          <input type="radio" name={name} checked={taken[0] === school} onChange={() => onTake(school)} />
          <span>
            {texts.names.school[school]} <small>{spellNames(school, texts)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
