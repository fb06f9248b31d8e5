import type { Action, View } from '@questhall/heroquest';
import {
  type DreadSpell,
  type Hero,
  type Potion,
  SCHOOL_SPELLS,
  type School,
  SPELL_AIMS,
  type Spell,
} from '@questhall/heroquest/content';
import {
  FIRST_MONSTER,
  type FigureId,
  figuresAt,
  findMonster,
  heroesHere,
  idOfHero,
  isMonsterId,
  type Question,
  type Square,
  squareOf,
} from '@questhall/heroquest/queries';
import type { IconVerb } from '../../../board/pointing/pointing.ts';
import type { IconName } from '../../../look/icon-names.ts';
import { SCHOOL_ICONS } from '../looks.ts';
import type { BoardWords } from './words.ts';

/** The words of verbs: the names of what is done, and what spells do. */
type VerbTexts = Pick<BoardWords, 'names' | 'acts' | 'spellLine'>;

export type Verb = IconVerb<Action>;

/** All that belongs to the turn of whoever acts; nothing while somebody is asked something else. */
export function verbsOf(view: View, question: Question, offers: readonly Action[], texts: VerbTexts): readonly Verb[] {
  switch (question.kind) {
    case 'turn':
      return heroVerbs(view, question.hero, offers, texts);
    case 'zargon':
      return monsterVerbs(view, question.monster, offers, texts);
    default:
      return [];
  }
}

function heroVerbs(view: View, who: Hero, offers: readonly Action[], texts: VerbTexts): readonly Verb[] {
  const hero = view.heroes.find((one) => one.hero === who);
  if (hero === undefined) return [];
  return [
    plain('roll', 'rolling-dices', texts.acts.roll, { type: 'roll' }, offers),
    attack(view, false, offers, texts),
    plain('search treasure', 'chest', texts.acts.treasure, { type: 'search', what: 'treasure' }, offers),
    plain('search secretDoors', 'secret-door', texts.acts.secretDoors, { type: 'search', what: 'secretDoors' }, offers),
    plain('search traps', 'wolf-trap', texts.acts.traps, { type: 'search', what: 'traps' }, offers),
    // While there is something to do down there it is only in the menu: nobody leaves by the way.
    ...(view.isGoalMet || view.isGoalLost
      ? [plain('leave', 'exit-door', texts.acts.leave, { type: 'leave' }, offers)]
      : []),
    ...throwing(view, offers, texts),
    ...hero.schools.flatMap((school) =>
      SCHOOL_SPELLS[school].map((spell) => cast(view, who, school, spell, offers, texts)),
    ),
    ...[...new Set(hero.potions)].map((potion) => drink(who, potion, offers, texts)),
  ];
}

function monsterVerbs(view: View, id: FigureId | null, offers: readonly Action[], texts: VerbTexts): readonly Verb[] {
  if (id === null) return [];
  const spells = findMonster(view, id)?.spells ?? [];
  return [attack(view, true, offers, texts), ...spells.map((spell) => dread(view, spell, offers, texts))];
}

/** What is done in one way only. */
function plain(key: string, icon: IconName, title: string, action: Action, offers: readonly Action[]): Verb {
  const isIt = (offer: Action): boolean =>
    offer.type === action.type && (offer.type !== 'search' || action.type !== 'search' || offer.what === action.what);
  return { key, icon, title, offers: offers.filter(isIt), wish: () => action };
}

function attack(view: View, isZargon: boolean, offers: readonly Action[], texts: VerbTexts): Verb {
  const [somebody] = isZargon ? heroesHere(view).map(({ hero }) => idOfHero(hero)) : view.monsters.map(({ id }) => id);
  return {
    key: 'attack',
    icon: 'crossed-swords',
    title: texts.acts.attack,
    offers: offers.filter((offer) => offer.type === 'attack' && !offer.isThrown),
    wish: (square) => ({
      type: 'attack',
      target: figureAt(view, square, !isZargon) ?? somebody ?? FIRST_MONSTER,
      isThrown: false,
    }),
  };
}

/** What is thrown is gone: that is never done by the way. [attack.dagger-melee-or-thrown] */
function throwing(view: View, offers: readonly Action[], texts: VerbTexts): readonly Verb[] {
  const thrown = offers.filter((offer) => offer.type === 'attack' && offer.isThrown);
  if (thrown.length === 0) return [];
  const wish = (square: Square | null): Action => ({
    type: 'attack',
    target: figureAt(view, square, true) ?? FIRST_MONSTER,
    isThrown: true,
  });
  return [{ key: 'throw', icon: 'plain-dagger', title: texts.acts.throw, offers: thrown, wish }];
}

function cast(
  view: View,
  who: Hero,
  school: School,
  spell: Spell,
  offers: readonly Action[],
  { names, spellLine }: VerbTexts,
): Verb {
  const own = offers.filter((offer) => offer.type === 'cast' && offer.spell === spell);
  return {
    key: `cast ${spell}`,
    icon: SCHOOL_ICONS[school],
    title: names.spell[spell],
    does: spellLine[spell],
    offers: own,
    wish(square) {
      const plainCast = { type: 'cast' as const, spell, targets: [], at: null, mode: null };
      const aim = SPELL_AIMS[spell];
      if (aim === 'square' || aim === 'free square')
        return { ...plainCast, at: square ?? squareOf(view, idOfHero(who)) };
      const anyone = aim === 'hero' ? idOfHero(who) : (view.monsters[0]?.id ?? FIRST_MONSTER);
      return {
        ...plainCast,
        // Whoever is pointed at, friend or foe, and nobody where nobody stands: the rules know who will not do.
        targets: square === null ? [anyone] : figuresAt(view, square),
        mode: spell === 'swift-wind' ? 'haste' : null,
      };
    },
  };
}

function dread(view: View, spell: DreadSpell, offers: readonly Action[], { names, spellLine }: VerbTexts): Verb {
  return {
    key: `dread ${spell}`,
    icon: 'spell-book',
    title: names.dreadSpell[spell],
    does: spellLine[spell],
    offers: offers.filter((offer) => offer.type === 'dread' && offer.spell === spell),
    wish(square) {
      const target = figureAt(view, square, false);
      return {
        type: 'dread',
        spell,
        target: target ?? null,
        at: target === undefined ? square : null,
        direction: null,
      };
    },
  };
}

function drink(hero: Hero, potion: Potion, offers: readonly Action[], { names }: VerbTexts): Verb {
  return {
    key: `drink ${potion}`,
    icon: 'round-potion',
    title: names.potion[potion],
    offers: offers.filter((offer) => offer.type === 'drink' && offer.hero === hero && offer.potion === potion),
    wish: () => ({ type: 'drink', hero, potion }),
  };
}

/** Whoever of that side stands there. */
const figureAt = (view: View, square: Square | null, isMonster: boolean): FigureId | undefined =>
  square === null ? undefined : figuresAt(view, square).find((id) => isMonsterId(id) === isMonster);

/** Those that have to be aimed: there is more than one way, and each is at a place. */
export const isAimed = ({ offers }: Verb, aims: (offer: Action) => readonly Square[]): boolean =>
  offers.length > 1 && offers.every((offer) => aims(offer).length > 0);

/** What heroes cast on their friends helps them. */
export const isHelp = ({ key }: Verb): boolean => key.startsWith('cast ');

/** The squares around the middle of a blast. [spell.tempest, dread.cinder-burst] */
export const isBlast = ({ key }: Verb): boolean => key === 'cast tempest' || key === 'dread cinder';
