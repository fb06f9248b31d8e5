import type { View } from '@questhall/heroquest';
import {
  attackDice,
  bodyMax,
  defendDice,
  type HeroInPlay,
  type Item,
  idOfHero,
  mindMax,
} from '@questhall/heroquest/queries';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import './face.css';
import { HERO_ICONS } from '../looks.ts';
import { itemName } from '../wording/items.ts';
import { countedName, tallied } from './wares.ts';
import type { TownWords } from './words.ts';

export const fullName = ({ name, hero }: Pick<HeroInPlay, 'name' | 'hero'>, { names }: TownWords): string =>
  `${name}, ${names.hero[hero]}`;

/** A hero's face in its colour. */
export function Face({ hero }: Pick<HeroInPlay, 'hero'>): ReactElement {
  return (
    <span className="face" data-hero={hero}>
      <Icon name={HERO_ICONS[hero]} />
    </span>
  );
}

/** Nobody in particular is struck. */
const NOBODY = -1;

interface NumbersProps {
  readonly hero: HeroInPlay;
  readonly view: View;
  readonly texts: TownWords;
}

/** With how many dice a hero attacks and defends. */
export function HeroDice({ hero: { hero }, view, texts }: NumbersProps): ReactElement {
  const id = idOfHero(hero);
  return (
    <span className="hero-dice">
      <Icon name="crossed-swords" label={texts.attack} /> {attackDice(view, id, NOBODY)}{' '}
      <Icon name="checked-shield" label={texts.defend} /> {defendDice(view, id)}
    </span>
  );
}

/** Body, Mind, dice and gold: the numbers of a sheet. */
export function HeroNumbers({ hero, view, texts }: NumbersProps): ReactElement {
  const id = idOfHero(hero.hero);
  const numbers = [
    { icon: 'hearts', label: texts.body, text: `${hero.body}/${bodyMax(hero)}`, kind: 'body' },
    { icon: 'brain', label: texts.mind, text: `${hero.mind}/${mindMax(hero)}`, kind: 'mind' },
    { icon: 'crossed-swords', label: texts.attack, text: String(attackDice(view, id, NOBODY)), kind: 'dice' },
    { icon: 'checked-shield', label: texts.defend, text: String(defendDice(view, id)), kind: 'dice' },
    { icon: 'two-coins', label: texts.gold, text: String(hero.gold), kind: 'gold' },
  ] as const;
  return (
    <span className="hero-numbers">
      {numbers.map(({ icon, label, text, kind }) => (
        <span key={label} className="hero-number" data-kind={kind} title={label}>
          <Icon name={icon} label={label} /> {text}
        </span>
      ))}
    </span>
  );
}

/** What a hero has on it and with it, one line for each kind; kinds it has nothing of are left out. */
export function linesOf(hero: HeroInPlay, texts: TownWords): readonly (readonly [label: string, text: string])[] {
  const named = (items: readonly Item[]): string =>
    tallied(items)
      .map(([item, count]) => countedName(itemName(item, texts), count))
      .join(', ');
  const inUse: readonly (Item | null)[] = [hero.held, hero.suit];
  const stowed = hero.gear.filter((item, i) => !(inUse.includes(item) && hero.gear.indexOf(item) === i));
  const lines: readonly (readonly [string, string])[] = [
    [texts.inHand, hero.held === null ? texts.bareHands : itemName(hero.held, texts)],
    [texts.suit, hero.suit === null ? '' : itemName(hero.suit, texts)],
    [texts.gear, named(stowed)],
    [texts.potions, named(hero.potions)],
    [texts.artifacts, named(hero.artifacts.filter((item) => !inUse.includes(item)))],
    [texts.schools, hero.schools.map((school) => texts.names.school[school]).join(', ')],
    [texts.quests, hero.circled.join(', ')],
  ];
  return lines.filter(([, text]) => text !== '');
}
