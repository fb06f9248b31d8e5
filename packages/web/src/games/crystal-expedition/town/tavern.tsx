import { BOOST_IDS, BOOSTS, type BoostId, WEAKNESSES, type Weakness } from '@questhall/crystal-expedition/content';
import { hasFreeUse } from '@questhall/crystal-expedition/queries';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { BOOST_ICONS } from '../looks.ts';
import { Deed } from './deed.tsx';
import type { PanelProps } from './panel.ts';
import { useTownWords } from './words.ts';

/** Of one boost there is an oil for every element. */
const OIL: BoostId = 'weapon-oil';

/** What the Tavern serves, and what has been ordered already. */
export function Tavern({ town, hero }: PanelProps): ReactElement {
  const { town: texts, names, sayGain } = useTownWords();
  const [element, setElement] = useState<Weakness>(WEAKNESSES[0]);
  const { view } = town;
  const isFree = view.town !== null && hasFreeUse(view.town, hero, 'tavern');
  const ordered = view.town?.boosts ?? [];
  return (
    <>
      {ordered.length > 0 && (
        <p>
          {texts.bought}: {ordered.map(({ boost }) => names.boost[boost]).join(', ')}
        </p>
      )}
      <div className="ce-cards">
        {BOOST_IDS.map((boost) => (
          <article key={boost} className="ce-card">
            <h4>
              <Icon name={BOOST_ICONS[boost]} /> {names.boost[boost]}
            </h4>
            <p>{BOOSTS[boost].gains.map((gain) => sayGain(gain, 1, 'heroes')).join(' ')}</p>
            {boost === OIL && (
              <select
                className="select"
                aria-label={names.boost[boost]}
                value={element}
                onChange={({ target }) => setElement(WEAKNESSES.find((one) => one === target.value) ?? element)}
              >
                {WEAKNESSES.map((one) => (
                  <option key={one} value={one}>
                    {names.element[one]}
                  </option>
                ))}
              </select>
            )}
            <Deed town={town} does={{ type: 'drink', hero: hero.id, boost, element: boost === OIL ? element : null }}>
              {isFree ? texts.free : texts.price(BOOSTS[boost].price)}
            </Deed>
          </article>
        ))}
      </div>
    </>
  );
}
