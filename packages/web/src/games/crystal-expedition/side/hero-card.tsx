import type { View } from '@questhall/crystal-expedition';
import { heroPlace } from '@questhall/crystal-expedition/client';
import { fateMax, type Hero, isConscious } from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { BoardWords } from '../board/words.ts';
import { colourOf, iconOf } from '../looks.ts';
import { LayersOf } from './layers.tsx';

interface HeroCardProps {
  readonly hero: Hero;
  readonly view: View;
  readonly words: BoardWords;
  readonly onOpen: () => void;
}

/** A hero of the party: how it fares in the dungeon, or what it is in Town. */
export function HeroCard({ hero, view, words, onOpen }: HeroCardProps): ReactElement {
  const { own, names, crowns } = words;
  const isBelow = view.expedition !== null;
  return (
    <article
      className="ce-hero-card"
      data-place={heroPlace(hero.id)}
      data-acting={view.expedition?.turn?.who === hero.id || undefined}
      data-down={(isBelow && !isConscious(hero)) || undefined}
      style={{ borderColor: `var(${colourOf(hero)})` }}
    >
      <h3>
        <button type="button" className="hero-open" title={own.side.heroSheet(hero.name)} onClick={onOpen}>
          <Icon name={iconOf(hero)} /> {hero.name}
        </button>
      </h3>
      {isBelow && <LayersOf entity={hero} view={view} words={words} />}
      <p>
        {!isBelow && (
          <span>
            {names.race[hero.build.race]} {names.heroClass[hero.build.heroClass]}
          </span>
        )}
        {isBelow && (
          <span className="ce-fate" title={own.side.fate}>
            <Icon name="clover" label={own.side.fate} /> {hero.fate}/{fateMax(view, hero)}
          </span>
        )}
        <span>
          <Icon name="two-coins" /> {crowns(hero.crowns)}
        </span>
      </p>
    </article>
  );
}
