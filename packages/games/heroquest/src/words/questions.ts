import { NAMES } from '../content/names.ts';
import { bodyOf, defendDice } from '../queries/combat.ts';
import { findMonster, hasBegun, idOfHero } from '../queries/figures.ts';
import { type FigureId, GENIE_ID, type HeroQuest, type Question, type View } from '../types/index.ts';
import { captiveIn, figureIn, nameOfHero, theHero } from './figures.ts';
import { monsterIn } from './monster-names.ts';
import { capital, count, diceCount, list } from './numbers.ts';
import type { Words } from './words.ts';

type Against = Extract<Question, { kind: 'again' }>['against'];

export const AGAINST: Readonly<Record<Against, string>> = {
  gaze: NAMES.dreadSpell.gaze,
  slumber: NAMES.dreadSpell.slumber,
  puppet: NAMES.dreadSpell.puppet,
  murk: NAMES.dreadSpell.murk,
};

/** Who strikes when this question is answered with an attack. */
export function attackerOf(question: Question): FigureId | null {
  switch (question.kind) {
    case 'turn':
    case 'puppet':
      return idOfHero(question.hero);
    case 'genie':
      return GENIE_ID;
    case 'zargon':
      return question.monster;
    default:
      return null;
  }
}

export const question: Words<HeroQuest>['question'] = ({ question: asked }, { view, seat }) => {
  switch (asked.kind) {
    case 'order':
      return `In which order do your heroes play: ${list(asked.heroes.map((hero) => NAMES.hero[hero]))}?`;
    case 'school':
      return `Which school of spells does ${theHero(asked.hero)} take? ${NAMES.school[asked.offered]} is suggested.`;
    case 'hide':
      return `Monsters carried off the ${NAMES.artifact[asked.artifact]}. In which room do you hide it?`;
    case 'turn':
      return `What does ${nameOfHero(view, asked.hero)} do?`;
    case 'puppet':
      return `You pull the strings of ${nameOfHero(view, asked.hero)} for this turn. What does the puppet do?`;
    case 'genie':
      return 'What does the Genie do?';
    case 'captive':
      return `Where does ${captiveIn(view)} go?`;
    case 'whisk':
      return `The wind lifts ${theHero(asked.hero)}: up to ${count(view.turn?.movement ?? 0, 'square')}, at once. Where to?`;
    case 'zargon':
      return zargonText(view, asked.monster);
    case 'defend':
      return `${capital(figureIn(view, asked.attacker))} has rolled ${count(asked.hits, 'skull')} against ${theHero(asked.hero)}, who has ${bodyOf(view, idOfHero(asked.hero))} Body Points and defends with ${diceCount(defendDice(view, idOfHero(asked.hero)))}. Drink something first?`;
    case 'rescue':
      return `${nameOfHero(view, asked.hero)} has no Body Points left. Only this moment can save the hero.`;
    case 'aside':
      return `A block is falling on ${figureIn(view, asked.hero)}. Out of the way, but where?`;
    case 'place':
      return `Where does the ${asked.name} appear?`;
    case 'steer':
      return `The portal shows ${asked.sum}. ${capital(theHero(asked.hero))} is strong enough of mind to bend it by one. Do so?`;
    case 'keep':
      return `${capital(theHero(asked.hero))} wears the ${NAMES.artifact['spell-ring']}. Keep ${NAMES.spell[asked.spell]} for a second time?`;
    case 'again':
      return `${capital(theHero(asked.hero))} has not resisted ${AGAINST[asked.against]}. Turn the ${NAMES.artifact['sand-glass']} and roll again?`;
    case 'meanwhile':
      return `${whoDecides(view, seat)} Do your heroes drink anything?`;
    case 'town':
      return 'The armory is open, and whatever you own may change hands. What do your heroes do?';
  }
};

function zargonText(view: View, id: number | null): string {
  const monster = findMonster(view, id ?? -1);
  if (monster === null) return hasBegun(view) ? 'Which monster is next?' : 'Which monster comes first?';
  const name = monsterIn(view, monster.id);
  const { hasMoved, hasActed, move } = monster;
  if (hasMoved && hasActed) return `${name} is done. Which monster is next?`;
  const rest = [...(hasMoved ? [] : [`may walk ${count(move, 'square')}`]), ...(hasActed ? [] : ['may act'])];
  return `${name} ${list(rest)}. What does it do, or which monster is next?`;
}

/** Somebody else is asked something. */
function whoDecides({ turn }: View, seat: number): string {
  if (turn?.who === 'zargon') return 'Zargon is thinking.';
  return turn?.hero == null ? `Seat ${seat + 1}, somebody else decides.` : `It is ${theHero(turn.hero)}’s turn.`;
}
