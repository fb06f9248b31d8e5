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
      return `In welke volgorde spelen je helden: ${list(asked.heroes.map((hero) => NAMES.hero[hero]))}?`;
    case 'school':
      return `Welke spreuken neemt ${theHero(asked.hero)}? Het voorstel is ${NAMES.school[asked.offered]}.`;
    case 'hide':
      return `Monsters hebben ${theItem(asked.artifact)} weggesleept. In welke kamer verstop je de buit?`;
    case 'turn':
      return `Wat doet ${nameOfHero(view, asked.hero)}?`;
    case 'puppet':
      return `Deze beurt hangt ${nameOfHero(view, asked.hero)} aan jouw draden. Wat doet de pop?`;
    case 'genie':
      return `Wat doet de ${NAMES.ally.genie}?`;
    case 'captive':
      return `Waar gaat ${captiveIn(view)} heen?`;
    case 'whisk':
      return `De wind tilt ${theHero(asked.hero)} op: hoogstens ${squares(view.turn?.movement ?? 0)}, en meteen. Waarheen?`;
    case 'zargon':
      return zargonText(view, asked.monster);
    case 'defend': {
      const id = idOfHero(asked.hero);
      return `${capital(figureIn(view, asked.attacker))} heeft ${skulls(asked.hits)} gegooid tegen ${theHero(asked.hero)}, die ${bodyPoints(bodyOf(view, id))} heeft en met ${diceCount(defendDice(view, id))} verdedigt. Eerst iets drinken?`;
    }
    case 'rescue':
      return `${nameOfHero(view, asked.hero)} heeft geen lichaamspunten meer. Alleen nu is er nog redding.`;
    case 'aside':
      return `Er valt een blok op ${figureIn(view, asked.hero)}. Opzij, maar waarheen?`;
    case 'place':
      return `Waar verschijnt ${theMonster(asked.name)}?`;
    case 'steer':
      return `Het portaal toont ${asked.sum}. ${capital(theHero(asked.hero))} is sterk genoeg van geest om dat met één te verbuigen. Doen?`;
    case 'keep':
      return `${capital(theHero(asked.hero))} draagt de ${NAMES.artifact['spell-ring']}. ${NAMES.spell[asked.spell]} bewaren voor een tweede keer?`;
    case 'again':
      return `Het verzet van ${theHero(asked.hero)} tegen ${NAMES.dreadSpell[asked.against]} is mislukt. De ${NAMES.artifact['sand-glass']} omdraaien en opnieuw gooien?`;
    case 'meanwhile':
      return `${whoDecides(view)} Drinken je helden iets?`;
    case 'town':
      return 'De wapenkamer is open, en alles wat jullie bezitten mag van hand wisselen. Wat doen je helden?';
  }
};

function zargonText(view: View, id: number | null): string {
  const monster = findMonster(view, id ?? -1);
  if (monster === null) return hasBegun(view) ? 'Welk monster is de volgende?' : 'Welk monster komt eerst?';
  const name = capital(figureIn(view, monster.id));
  const { hasMoved, hasActed, move } = monster;
  if (hasMoved && hasActed) return `${name} is klaar. Welk monster is de volgende?`;
  const rest = [...(hasMoved ? [] : [`${squares(move)} lopen`]), ...(hasActed ? [] : ['handelen'])];
  return `${name} mag ${list(rest)}. Wat gebeurt er, of welk monster is de volgende?`;
}

/** Somebody else is asked something. */
function whoDecides({ turn }: View): string {
  if (turn?.who === 'zargon') return 'Zargon denkt na.';
  return turn?.hero == null ? 'Iemand anders beslist.' : `${capital(theHero(turn.hero))} is aan de beurt.`;
}
