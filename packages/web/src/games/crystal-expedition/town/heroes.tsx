import type { Hero } from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { colourOf, iconOf } from '../looks.ts';
import { Deed } from './deed.tsx';
import type { Town } from './use-town.ts';
import { useTownWords } from './words.ts';

interface HeroesProps {
  readonly town: Town;
  readonly chosen: Hero;
  readonly onChoose: (hero: number) => void;
}

const VISITS = 3;

/** The party in Town: where everybody is, the visits that are left, and who is ready. */
export function Heroes({ town, chosen, onChoose }: HeroesProps): ReactElement {
  const { town: texts, names, crowns } = useTownWords();
  return (
    <ul className="ce-heroes" aria-label={texts.heroes}>
      {town.view.party.map((hero) => {
        const stay = town.view.town?.stays[hero.id];
        const place = stay?.visit == null ? texts.onSquare : names.location[stay.visit.location];
        const isReady = stay?.isReady === true;
        return (
          <li
            key={hero.id}
            data-chosen={hero === chosen || undefined}
            data-ready={isReady || undefined}
            style={{ borderColor: `var(${colourOf(hero)})` }}
          >
            <button type="button" className="ce-hero" aria-pressed={hero === chosen} onClick={() => onChoose(hero.id)}>
              <Icon name={iconOf(hero)} />
              <span>
                <b>
                  {hero.name}
                  {stay !== undefined && !isReady && (
                    <span className="ce-visits" role="img" aria-label={texts.visitsLeft(stay.visitsLeft)}>
                      {Array.from({ length: VISITS }, (_, i) => i).map((i) => (
                        <i key={i} data-spent={i >= stay.visitsLeft || undefined} />
                      ))}
                    </span>
                  )}
                </b>
                <small>
                  {isReady ? texts.isReady : place} · {crowns(hero.crowns)}
                </small>
              </span>
            </button>
            {isReady ? (
              <Deed town={town} does={{ type: 'withdraw', hero: hero.id }}>
                {texts.notReady}
              </Deed>
            ) : (
              <Deed
                town={town}
                does={{ type: 'ready', hero: hero.id }}
                label={texts.readyOf(hero.name)}
                isMain={stay?.visitsLeft === 0 && stay.visit === null}
              >
                {texts.ready}
              </Deed>
            )}
          </li>
        );
      })}
    </ul>
  );
}
