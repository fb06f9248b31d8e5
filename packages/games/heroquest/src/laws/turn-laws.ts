import { heroesHere, idOfHero } from '../queries/figures.ts';
import { FIRST_MONSTER, type Frame, type HeroInPlay, type Match } from '../types/index.ts';
import { type Law, law } from './law.ts';

type AttackFrame = Extract<Frame, { kind: 'attack' }>;

const attacks = ({ agenda }: Match): AttackFrame[] =>
  agenda.filter((frame): frame is AttackFrame => frame.kind === 'attack');

/** A blow is struck with what is in hand; a thrown Dagger has left it by then. */
function isOneWeapon(heroes: readonly HeroInPlay[], { attacker, weapon }: AttackFrame): boolean {
  const hero = heroes.find((one) => idOfHero(one.hero) === attacker);
  if (hero === undefined) return weapon === null || attacker >= FIRST_MONSTER;
  return weapon === 'spell' || weapon === hero.held || weapon === 'dagger';
}

export const TURN_LAWS: readonly Law[] = [
  law(
    'turn.ends-early',
    ({ agenda, asks }) => {
      const cut = agenda.flatMap((frame) => (frame.kind === 'heroTurn' && frame.isOver ? [frame.hero] : []));
      return asks.every(
        ({ question }) =>
          (question.kind !== 'turn' && question.kind !== 'puppet' && question.kind !== 'whisk') ||
          !cut.includes(question.hero),
      );
    },
    'whoever’s turn is over is not asked what to do with it',
  ),
  law(
    'attack.one-weapon',
    (state) => attacks(state).every((frame) => isOneWeapon(state.table.heroes, frame)),
    'an attack is made with the one weapon in hand',
  ),
  law(
    'combat.skull-is-hit',
    (state) => attacks(state).every(({ stage, hits, dice }) => stage === 'roll' || (hits >= 1 && hits <= dice)),
    'an attack that goes on has a hit, and no more hits than dice',
  ),
  law(
    'combat.min-one-die',
    (state) => attacks(state).every(({ dice }) => dice >= 1),
    'nobody attacks with less than one die',
  ),
  law(
    'combat.modifier-order',
    (state) =>
      attacks(state).every(({ attacker, weapon, dice, amounts }) => {
        const isFixed = state.table.heroes.some(({ hero, effects }) => idOfHero(hero) === attacker && effects.gaze > 0);
        return (
          amounts.reduce((sum, amount) => sum + amount, 0) === dice && (!isFixed || weapon === 'spell' || dice === 1)
        );
      }),
    'dice are the sum of their parts, and one under the Dread Gaze whatever else would be added',
  ),
  law(
    'cast.attack-spells-undefended',
    (state) => attacks(state).every(({ weapon, rule }) => weapon !== 'spell' || rule === 'spell.tempest'),
    'nobody defends against a spell but Tempest',
  ),
  law(
    'dread.undefended',
    (state) => attacks(state).every(({ rule }) => !rule.startsWith('dread.')),
    'nobody defends against a Dread spell',
  ),
  law(
    'trap.damage-is-undefended',
    ({ agenda }) => {
      const sprung = agenda.findIndex(({ kind }) => kind === 'spring');
      return sprung < 0 || agenda.slice(sprung).every(({ kind }) => kind !== 'attack');
    },
    'nobody defends against a trap',
  ),
  law(
    'ally.not-in-hero-count',
    ({ table, asks }) =>
      heroesHere(table).length > 0 ||
      asks.every(({ question: { kind } }) => kind !== 'genie' && kind !== 'captive' && kind !== 'zargon'),
    'no quest goes on for an ally alone',
  ),
];
