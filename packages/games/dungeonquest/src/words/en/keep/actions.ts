import type { Ask, Sight } from '@questhall/kernel';
import { ATTRIBUTES, HERO_SHEETS, type Hero } from '../../../content/heroes.ts';
import { SEARCHES_PER_VISIT } from '../../../content/keep/figures.ts';
import { POWER_VALUES, type PowerCard } from '../../../content/power-cards.ts';
import { turnedLeft, turnedRight } from '../../../queries/keep/compass.ts';
import type { DungeonQuest, View } from '../../../types/index.ts';
import { isItem, type KeepDeed, type PlainlyAsked, treasurePlace } from '../../telling/deeds.ts';
import { cardName, hasItem, titledName } from '../../telling/keep.ts';
import { cornerOf, headingTo, passageTo, spotAt } from '../../telling/spots.ts';
import type { ArenaWording } from '../../wording.ts';
import { NAMES } from '../names.ts';
import { capital, count } from '../numbers.ts';
import { THINGS } from '../things.ts';
import { beyondText, CORNER_NAMES, formText, halfName, passageText, spotName } from './places.ts';

type Said = ReturnType<ArenaWording['action']>;
type Asked = Ask<DungeonQuest>['question'];

const just = (title: string): Said => ({ title, detail: '' });

const PLAINLY: Readonly<Record<PlainlyAsked, Said>> = {
  startWindow: just('Test the cage'),
  door: just('Draw a Door card'),
  meeting: just('Let it come'),
  torch: just('Let it go out'),
  trap: just('Face this one'),
  offer: just('Leave it alone'),
  secretDoor: just('Stay here'),
  stair: just('Stay below'),
  leave: just('Stay in the keep'),
  aegis: just('Bear it'),
  bluff: just('Go on'),
  parting: just('Say nothing'),
  partingAnswer: just('Refuse'),
};

export function keepAction(chosen: KeepDeed, { question }: Ask<DungeonQuest>, { view }: Sight<DungeonQuest>): Said {
  switch (chosen.type) {
    case 'takeHero':
      return { title: NAMES.hero[chosen.hero], detail: heroLine(chosen.hero) };
    case 'takeTower':
      return just(capital(CORNER_NAMES[cornerOf(chosen.square)]));
    case 'goOn':
      return plainly(question);
    case 'move':
      return moving(chosen.to, question, view);
    case 'stumble':
      return { title: 'Grope for a way out', detail: 'wherever chance leads' };
    case 'search':
      return { title: 'Search', detail: searchesLeft(view) };
    case 'catchBreath':
      return { title: 'Catch breath', detail: 'draw a Power card' };
    case 'descend':
      return { title: 'Descend', detail: 'into the catacombs; the turn is over' };
    case 'plunder':
      return { title: 'Plunder', detail: dragonLine(view) };
    case 'leave':
      return { title: 'Leave the keep', detail: 'for good, with all you carry' };
    case 'pass':
      return just('Wait');
    case 'advance':
      return { title: 'Advance', detail: headedLine(view, 0) };
    case 'grope':
      return { title: 'Grope about', detail: 'stay, and draw a card' };
    case 'turn':
      return { title: `Turn ${chosen.to}`, detail: headedLine(view, chosen.to === 'left' ? 3 : 1) };
    case 'head':
      return just(`Head ${NAMES.way[chosen.way]}`);
    case 'layTile':
      return just(formText(chosen.form));
    case 'draw':
      return drawing(question);
    case 'drop':
      return { title: `Drop the ${titledName(NAMES, chosen.treasure)}`, detail: 'the test counts one less' };
    case 'swap':
      return { title: 'Step around it', detail: 'draw another Trap card, which stands' };
    case 'resolve':
      return { title: cardName(NAMES, chosen.card), detail: small(THINGS.card(chosen.card)) };
    case 'arrange':
      return just(chosen.forms.map(formText).join(' – '));
    case 'climb':
      return { title: 'Climb up', detail: 'into whatever is above' };
    case 'offerParting':
      return { title: 'Propose to part', detail: 'no fight, no spoils' };
    case 'part':
      return { title: 'Part in peace', detail: 'no fight, no spoils; the turn is over' };
    case 'retreat':
      return fleeing(chosen.to, view);
    case 'layPower':
      return { title: NAMES.power[chosen.card], detail: `counts ${POWER_VALUES[chosen.card]}` };
    case 'leaveToDeck':
      return { title: 'Leave it to the deck', detail: 'its top card answers' };
    case 'discard':
      return { title: `Discard ${NAMES.power[chosen.card]}`, detail: powerLine(chosen.card) };
  }
}

/** A Power card for what it does. */
export const playing = (card: PowerCard): Said => ({
  title: `Play ${NAMES.power[card]}`,
  detail: small(THINGS.power(card)),
});

/** An item or a Treasure for what it does; as it was typed where it is neither. */
export function using(thing: string): Said {
  if (isItem(thing)) return { title: `Use the ${NAMES.item[thing]}`, detail: small(THINGS.item(thing)) };
  const place = treasurePlace(thing);
  const treasures: Readonly<Record<string, string>> = NAMES.treasure;
  return place < 0
    ? just(`Use ${thing}`)
    : { title: `Use the ${treasures[thing]}`, detail: small(THINGS.treasure(place).replace(/^[^.]*\. /, '')) };
}

/** `At the start…` of a text that becomes a detail. */
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

const heroLine = (hero: Hero): string =>
  [
    NAMES.trait[hero],
    `Life ${HERO_SHEETS[hero].life}`,
    ...ATTRIBUTES.map((attribute) => `${NAMES.attribute[attribute]} ${HERO_SHEETS[hero][attribute]}`),
  ].join(', ');

const powerLine = (card: PowerCard): string => `counts ${POWER_VALUES[card]}; ${small(THINGS.power(card))}`;

function plainly(question: Asked): Said {
  const said: Readonly<Record<string, Said>> = PLAINLY;
  return said[question.kind] ?? just('Go on');
}

function drawing(question: Asked): Said {
  if (question.kind === 'stairwell') return { title: 'Explore up here', detail: `draw a ${NAMES.deck.dungeon} card` };
  if (question.kind === 'offer')
    return {
      title: question.deck === 'corpse' ? 'Search the body' : 'Open the sarcophagus',
      detail: `draw a ${NAMES.deck[question.deck]} card`,
    };
  return just(question.kind === 'tileCard' ? `Draw a ${NAMES.deck[question.deck]} card` : 'Draw a card');
}

function moving(to: number, question: Asked, { keep, heroes, fighter }: View): Said {
  const hero = heroes[fighter];
  const passage = keep === null || !hero ? null : passageTo(keep, hero, hasItem(hero, 'rope'), to);
  if (keep === null || passage === null) return just('Go there');
  const what = question.kind === 'secretDoor' ? beyondText(passage) : passageText(passage);
  return {
    title: `Go ${NAMES.way[passage.way]}`,
    detail: [halfName(passage), what].filter((part) => part !== '').join(', '),
  };
}

function fleeing(to: number, { keep, heroes, fighter }: View): Said {
  const from = heroes[fighter]?.square ?? -1;
  const heading = headingTo(from, to);
  if (keep === null || heading === null) return just('Flee');
  return { title: `Flee ${NAMES.way[heading.way]}`, detail: spotName(spotAt(keep, to)) };
}

function searchesLeft({ heroes, fighter }: View): string {
  const left = SEARCHES_PER_VISIT - (heroes[fighter]?.searches ?? 0);
  return left > 0 ? `${count(left, 'search', 'searches')} left here` : '';
}

/** `one Dragon card in eight is fire`. */
function dragonLine({ keep }: View): string {
  const left = keep?.decks.dragon.left ?? 0;
  return left === 1 ? 'the last Dragon card is fire' : `one of ${count(left, 'Dragon card', 'Dragon cards')} is fire`;
}

function headedLine({ heroes, fighter }: View, quarters: 0 | 1 | 3): string {
  const heading = heroes[fighter]?.heading ?? null;
  if (heading === null) return '';
  const way = quarters === 0 ? heading : quarters === 1 ? turnedRight(heading) : turnedLeft(heading);
  return quarters === 0 ? `one square ${NAMES.way[way]}` : `then heading ${NAMES.way[way]}`;
}
