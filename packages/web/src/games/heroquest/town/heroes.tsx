import type { Hero } from '@questhall/heroquest/content';
import { type ReactElement, useId } from 'react';
import { Face, fullName, HeroNumbers, linesOf } from './hero-facts.tsx';
import type { Town } from './use-town.ts';
import { useTownWords } from './words.ts';

interface HeroesProps {
  readonly town: Town;
  readonly chosen: Hero;
  readonly onChoose: (hero: Hero) => void;
}

/** The party's sheets side by side. Whoever is chosen stands at the counter. */
export function Heroes({ town, chosen, onChoose }: HeroesProps): ReactElement {
  const texts = useTownWords();
  const group = useId();
  return (
    <fieldset className="town-heroes">
      <legend>{texts.chooseHero}</legend>
      {town.view.heroes.map((hero) => (
        <label key={hero.hero} className="town-hero" data-hero={hero.hero}>
          <input
            type="radio"
            name={group}
            value={hero.hero}
            checked={hero.hero === chosen}
            aria-label={fullName(hero, texts)}
            onChange={() => onChoose(hero.hero)}
          />
          <span className="town-hero-name">
            <Face hero={hero.hero} />
            <span>
              <strong>{hero.name}</strong> <small>{texts.names.hero[hero.hero]}</small>
            </span>
          </span>
          <HeroNumbers hero={hero} view={town.view} texts={texts} />
          <span className="town-hero-lines">
            {linesOf(hero, texts).map(([label, text]) => (
              <span key={label}>
                <small>{label}</small> {text}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
