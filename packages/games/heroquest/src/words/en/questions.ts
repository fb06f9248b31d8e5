import type { Wording } from '@questhall/facets';
import { bodyOf, defendDice } from '../../queries/combat.ts';
import { findMonster, hasBegun, idOfHero } from '../../queries/figures.ts';
import type { HeroQuest, View } from '../../types/index.ts';
import { capital } from '../telling/lists.ts';
import { skulls } from './dice.ts';
import { captiveIn, figureIn, nameOfHero, theHero, theItem, theMonster } from './figures.ts';
import { NAMES } from './names.ts';
import { bodyPoints, diceCount, list, squares } from './numbers.ts';

export const question: Wording<HeroQuest>['question'] = ({ question: asked }, { view }) => {
  switch (asked.kind) {
    case 'order':
      return `In which order do your heroes play: ${list(asked.heroes.map((hero) => NAMES.hero[hero]))}?`;
    case 'school':
      return `Which school of spells does ${theHero(asked.hero)} take? ${NAMES.school[asked.offered]} is suggested.`;
    case 'hide':
      return `Monsters carried off ${theItem(asked.artifact)}. In which room do you hide it?`;
    case 'turn':
      return `What does ${nameOfHero(view, asked.hero)} do?`;
    case 'puppet':
      return `You pull the strings of ${nameOfHero(view, asked.hero)} for this turn. What does the puppet do?`;
    case 'genie':
      return 'What does the Genie do?';
    case 'captive':
      return `Where does ${captiveIn(view)} go?`;
    case 'whisk':
      return `The wind lifts ${theHero(asked.hero)}: up to ${squares(view.turn?.movement ?? 0)}, at once. Where to?`;
    case 'zargon':
      return zargonText(view, asked.monster);
    case 'defend': {
      const id = idOfHero(asked.hero);
      return `${capital(figureIn(view, asked.attacker))} has rolled ${skulls(asked.hits)} against ${theHero(asked.hero)}, who has ${bodyPoints(bodyOf(view, id))} and defends with ${diceCount(defendDice(view, id))}. Drink something first?`;
    }
    case 'rescue':
      return `${nameOfHero(view, asked.hero)} has no Body Points left. Only this moment can save the hero.`;
    case 'aside':
      return `A block is falling on ${figureIn(view, asked.hero)}. Out of the way, but where?`;
    case 'place':
      return `Where does ${theMonster(asked.name)} appear?`;
    case 'steer':
      return `The portal shows ${asked.sum}. ${capital(theHero(asked.hero))} is strong enough of mind to bend it by one. Do so?`;
    case 'keep':
      return `${capital(theHero(asked.hero))} wears the ${NAMES.artifact['spell-ring']}. Keep ${NAMES.spell[asked.spell]} for a second time?`;
    case 'again':
      return `${capital(theHero(asked.hero))} has not resisted ${NAMES.dreadSpell[asked.against]}. Turn the ${NAMES.artifact['sand-glass']} and roll again?`;
    case 'meanwhile':
      return `${whoDecides(view)} Do your heroes drink anything?`;
    case 'town':
      return 'The armory is open, and whatever you own may change hands. What do your heroes do?';
  }
};

function zargonText(view: View, id: number | null): string {
  const monster = findMonster(view, id ?? -1);
  if (monster === null) return hasBegun(view) ? 'Which monster is next?' : 'Which monster comes first?';
  const name = capital(figureIn(view, monster.id));
  const { hasMoved, hasActed, move } = monster;
  if (hasMoved && hasActed) return `${name} is done. Which monster is next?`;
  const rest = [...(hasMoved ? [] : [`may walk ${squares(move)}`]), ...(hasActed ? [] : ['may act'])];
  return `${name} ${list(rest)}. What does it do, or which monster is next?`;
}

/** Somebody else is asked something. */
function whoDecides({ turn }: View): string {
  if (turn?.who === 'zargon') return 'Zargon is thinking.';
  return turn?.hero == null ? 'Somebody else decides.' : `It is ${theHero(turn.hero)}’s turn.`;
}
