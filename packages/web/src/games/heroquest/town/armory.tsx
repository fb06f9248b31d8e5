import { ARMORY, ARMOURS, type Gear, WEAPONS } from '@questhall/heroquest/content';
import type { HeroInPlay } from '@questhall/heroquest/queries';
import { type ReactElement, useId } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { hrefOf } from '../../../shell/router.ts';
import { itemName } from '../wording/items.ts';
import { TownButton } from './town-button.tsx';
import type { Town } from './use-town.ts';
import { itemIcon, wizardRule } from './wares.ts';
import { useTownWords } from './words.ts';

interface ShopProps {
  readonly town: Town;
  readonly hero: HeroInPlay;
}

const TOOLS: readonly Gear[] = [...ARMOURS, 'tool-kit'];

/** All that is for sale, for whoever stands at the counter. */
export function Armory({ town, hero }: ShopProps): ReactElement {
  const texts = useTownWords();
  const id = useId();
  return (
    <section className="armory" aria-labelledby={id}>
      <header>
        <h2 id={id}>{texts.armory}</h2>
        <p className="soft" aria-live="polite">
          {texts.buyer(hero.name, hero.gold)}
        </p>
      </header>
      <h3>{texts.weapons}</h3>
      <Wares gears={WEAPONS} town={town} hero={hero} />
      <h3>{texts.armour}</h3>
      <Wares gears={TOOLS} town={town} hero={hero} />
    </section>
  );
}

function Wares({ gears, ...shop }: ShopProps & { readonly gears: readonly Gear[] }): ReactElement {
  return (
    <ul className="wares">
      {gears.map((gear) => (
        <Ware key={gear} gear={gear} {...shop} />
      ))}
    </ul>
  );
}

function Ware({ gear, town, hero }: ShopProps & { readonly gear: Gear }): ReactElement {
  const texts = useTownWords();
  const price = ARMORY[gear];
  const name = itemName(gear, texts);
  const owned = hero.gear.filter((one) => one === gear).length;
  const forbidden = wizardRule(gear);
  return (
    <li
      className="ware"
      data-gear={gear}
      data-useless={forbidden !== null && hero.hero === 'wizard'}
      data-dear={hero.gold < price}
    >
      <Icon name={itemIcon(gear)} className="ware-icon" />
      <div className="ware-words">
        <h4>
          {name} {owned > 0 && <span className="chip">{texts.owned(owned)}</span>}
        </h4>
        <p>{texts.gearTraits(gear).join(' · ')}</p>
        {forbidden !== null && (
          <a className="ware-forbidden" href={hrefOf({ screen: 'rules', game: 'heroquest', rule: forbidden })}>
            {texts.notForWizard}
          </a>
        )}
        <div className="ware-deal">
          <span>
            <span className="ware-price">
              <Icon name="two-coins" /> {price}
            </span>
            {hero.gold < price && <small>{texts.tooDear(price - hero.gold)}</small>}
          </span>
          <TownButton
            town={town}
            action={{ type: 'buy', hero: hero.hero, gear }}
            label={texts.buyOf(name, price)}
            className="button button-gold"
          >
            {texts.buy}
          </TownButton>
        </div>
      </div>
    </li>
  );
}
