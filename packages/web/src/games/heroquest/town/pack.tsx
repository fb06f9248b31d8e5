import type { Action } from '@questhall/heroquest';
import { rulebook } from '@questhall/heroquest/client';
import { type Hero, resaleOf } from '@questhall/heroquest/content';
import type { HeroInPlay, Item } from '@questhall/heroquest/queries';
import { type ReactElement, useId, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { useRules } from '../../../table/game/rules.ts';
import { itemName } from '../wording/items.ts';
import { useHeroQuestWording } from '../wording/wording.ts';
import { Face, fullName } from './hero-facts.tsx';
import { TownButton } from './town-button.tsx';
import type { Town } from './use-town.ts';
import { countedName, isGear, itemIcon, ruleOfItem, tallied } from './wares.ts';
import { type TownWords, useTownWords } from './words.ts';

interface PackProps {
  readonly town: Town;
  readonly hero: HeroInPlay;
  readonly onSheet: () => void;
}

type Suit = NonNullable<HeroInPlay['suit']>;
const SUITS: readonly Suit[] = ['chain-mail', 'plate-mail', 'borins-armor'];
const suitOf = (item: Item): Suit | null => SUITS.find((suit) => suit === item) ?? null;

/** What a hero of the party owns, and everything that can be done with it between quests. */
export function Pack({ town, hero, onSheet }: PackProps): ReactElement {
  const texts = useTownWords();
  const id = useId();
  const owned = tallied<Item>([...hero.gear, ...hero.potions, ...hero.artifacts]);
  return (
    <section className="pack" aria-labelledby={id}>
      <header>
        <h2 id={id}>{texts.packOf(hero.name)}</h2>
      </header>
      <div className="pack-name">
        <NameOf town={town} hero={hero} />
        <button type="button" className="button button-quiet" onClick={onSheet}>
          <Icon name="tied-scroll" /> {texts.sheet}
        </button>
      </div>
      {owned.length === 0 && <p className="soft">{texts.empty}</p>}
      <ul className="pack-items">
        {owned.map(([item, count]) => (
          <Owned key={item} item={item} count={count} town={town} hero={hero} texts={texts} />
        ))}
      </ul>
      <Purse town={town} hero={hero} texts={texts} />
      <p className="soft pack-notes">
        {texts.handsText}
        {!town.view.house.sellHalf && ` ${texts.noSelling}`}
      </p>
    </section>
  );
}

/** The names that a hero of this class can take. */
function NameOf({ town, hero }: Omit<PackProps, 'onSheet'>): ReactElement | null {
  const texts = useTownWords();
  const field = useId();
  const names = town.names(hero.hero);
  if (names.length === 0) return null;
  return (
    <>
      <label htmlFor={field}>{texts.rename}</label>
      <select
        id={field}
        value={hero.name}
        onChange={(event) => town.act({ type: 'rename', hero: hero.hero, name: event.target.value })}
      >
        {[hero.name, ...names].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </>
  );
}

interface RowProps {
  readonly town: Town;
  readonly hero: HeroInPlay;
  readonly texts: TownWords;
}

function Owned({
  item,
  count,
  town,
  hero,
  texts,
}: RowProps & { readonly item: Item; readonly count: number }): ReactElement {
  const name = itemName(item, texts);
  const suit = suitOf(item);
  const isWorn = hero.suit === item;
  return (
    <li className="pack-item" data-item={item}>
      <Icon name={itemIcon(item)} className="ware-icon" />
      <div className="ware-words">
        <h4>
          {countedName(name, count)} {hero.held === item && <span className="chip chip-gold">{texts.held}</span>}
          {isWorn && <span className="chip chip-gold">{texts.worn}</span>}
        </h4>
        <Does item={item} texts={texts} />
        <div className="pack-buttons">
          {suit !== null && (
            <TownButton
              town={town}
              action={{ type: 'wear', hero: hero.hero, suit: isWorn ? null : suit }}
              label={isWorn ? texts.takeOffOf(name) : texts.wearOf(name)}
            >
              {isWorn ? texts.takeOff : texts.wear}
            </TownButton>
          )}
          {town.view.house.sellHalf && isGear(item) && (
            <TownButton
              town={town}
              action={{ type: 'sell', hero: hero.hero, gear: item }}
              label={texts.sellOf(name, resaleOf(item))}
            >
              {texts.sell(resaleOf(item))}
            </TownButton>
          )}
          <GiveTo
            town={town}
            hero={hero}
            texts={texts}
            action={(to) => ({ type: 'swap', from: hero.hero, to, item })}
            label={(to) => texts.giveOf(name, to)}
          />
        </div>
      </div>
    </li>
  );
}

interface GiveToProps extends RowProps {
  action(to: Hero): Action;
  /** What pressing this face does, for those who do not see it. */
  label(to: string): string;
}

/** The faces of the others: whoever is pressed gets it. */
function GiveTo({ town, hero, texts, action, label }: GiveToProps): ReactElement {
  return (
    <span className="pack-give">
      <small>{texts.give}</small>
      {town.view.heroes
        .filter((one) => one.hero !== hero.hero)
        .map((to) => (
          <TownButton
            key={to.hero}
            town={town}
            action={action(to.hero)}
            label={label(fullName(to, texts))}
            className="button face-button"
          >
            <Face hero={to.hero} />
          </TownButton>
        ))}
    </span>
  );
}

/** What it is good for; what is not from the armory has a rule of its own. */
function Does({ item, texts }: { readonly item: Item; readonly texts: TownWords }): ReactElement {
  const ruleOf = useRules(rulebook, useHeroQuestWording().book);
  if (isGear(item)) return <p>{texts.gearTraits(item).join(' · ')}</p>;
  const rule = ruleOf(ruleOfItem(item));
  return <p lang={rule?.lang}>{rule?.text}</p>;
}

/** What gold is handed over in. */
const COINS = [1, 5, 25, 100, 500] as const;

function Purse({ town, hero, texts }: RowProps): ReactElement {
  const group = useId();
  const [gold, setGold] = useState<number>(25);
  return (
    <fieldset className="purse">
      <legend>
        <Icon name="two-coins" /> {texts.purse} <span className="soft">({texts.goldOf(hero.gold)})</span>
      </legend>
      <span className="segments">
        {COINS.map((coin) => (
          <label key={coin} className="segment">
            <input type="radio" name={group} checked={coin === gold} onChange={() => setGold(coin)} />
            <span>{coin}</span>
          </label>
        ))}
      </span>
      <GiveTo
        town={town}
        hero={hero}
        texts={texts}
        action={(to) => ({ type: 'pay', from: hero.hero, to, gold })}
        label={(to) => texts.payOf(gold, to)}
      />
    </fieldset>
  );
}
