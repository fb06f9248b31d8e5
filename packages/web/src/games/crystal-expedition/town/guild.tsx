import { CLASSES, RACES } from '@questhall/crystal-expedition/content';
import { levelPrice, nextLevel, trainingsLeft } from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { Deed } from './deed.tsx';
import type { PanelProps } from './panel.ts';
import { useTownWords } from './words.ts';

/** The next level of Race and Class, and what it teaches. */
export function Guild({ town, hero }: PanelProps): ReactElement {
  const { town: texts, names, sayGain } = useTownWords();
  const { race, raceLevel, heroClass, classLevel } = hero.build;
  const ways = [
    {
      what: 'race' as const,
      title: texts.trainRace(names.race[race]),
      level: raceLevel,
      levels: RACES[race].levels,
    },
    {
      what: 'class' as const,
      title: texts.trainClass(names.heroClass[heroClass]),
      level: classLevel,
      levels: CLASSES[heroClass].levels,
    },
  ];
  return (
    <>
      <p>{texts.trainings(trainingsLeft(hero))}</p>
      <div className="ce-cards">
        {ways.map(({ what, title, level, levels }) => {
          const next = nextLevel(level);
          return (
            <article key={what} className="ce-card">
              <h4>{title}</h4>
              {next === null ? (
                <p>{texts.atTop}</p>
              ) : (
                <>
                  <p>{texts.level(next)}</p>
                  <ul>
                    {(levels.find((_, at) => at === level) ?? []).map((gain) => (
                      <li key={JSON.stringify(gain)}>{sayGain(gain, 1, 'heroes')}</li>
                    ))}
                  </ul>
                  <Deed town={town} does={{ type: 'train', hero: hero.id, what }} isMain>
                    {texts.price(levelPrice(level))}
                  </Deed>
                </>
              )}
            </article>
          );
        })}
      </div>
    </>
  );
}
