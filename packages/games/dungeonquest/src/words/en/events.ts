import { DECISIONS, MODES } from '../../content/modes.ts';
import { verbFor } from '../names.ts';
import type { ArenaWording } from '../wording.ts';
import { aMonster, fighterName, theMonster } from './fighters.ts';
import { keepEvent, seatDoes } from './keep/events.ts';
import { NAMES } from './names.ts';
import { capital, count, listed, tokens, wounds } from './numbers.ts';

export const event: ArenaWording['event'] = (happened, naming, sight) => {
  switch (happened.type) {
    case 'modesExplained':
      return modesExplained();
    case 'modeProposed':
      return `${NAMES.mode[happened.mode]} is proposed.`;
    case 'wished':
      return seatDoes(
        sight.view,
        naming,
        happened.seat,
        'agree',
        happened.mode === null ? 'to nothing yet' : `to ${NAMES.mode[happened.mode]}`,
      );
    case 'modeDisputed':
      return 'The table is not of one mind, so nothing starts. Choose again.';
    case 'modeSettled':
      return `Fights are fought with ${NAMES.mode[happened.mode]}.`;
    case 'handsDealt':
      return `Every player takes a ${NAMES.card.quickShot}, a ${NAMES.card.slash} and a ${NAMES.card.boltOfAgony}.`;
    case 'restPutAway':
      return happened.kept === 0
        ? 'The other Combat cards are put away.'
        : `The other ${happened.kept} Combat cards become Tatianna’s deck.`;
    case 'monsterPlayerNamed':
      return happened.seat === null
        ? 'Nobody plays the monster.'
        : seatDoes(sight.view, naming, happened.seat, 'play', 'the monster');
    case 'tokenDrawn':
      return `${happened.among === 'random' ? 'A token' : `A ${NAMES.monster[happened.among]} token`} is drawn from the pool.`;
    case 'tokenFound':
      return sight.view.keep === null ? 'A token already lies in the ring.' : 'A monster already waits here.';
    case 'monsterMet':
      return `It is ${aMonster(happened.monster)}.`;
    case 'lifeSeen':
      return `The monster player alone sees the Life on its token: ${happened.life}.`;
    case 'combatBegan':
      return `The fight begins. The token is turned over: Life ${happened.life}.`;
    case 'arrowsLoosed':
      return `Tatianna reveals ${NAMES.card[happened.card]}: ${happened.wounds === 0 ? 'her arrows miss' : count(happened.wounds, 'arrow', 'arrows')}.`;
    case 'roundBegan':
      return `Round ${happened.round}.`;
    case 'rolled':
      return happened.dice.length === 1
        ? `The die shows ${happened.dice[0]}.`
        : `The dice show ${listed(happened.dice)}.`;
    case 'rerolled':
      return `Rolled again, and now: ${listed(happened.dice)}.`;
    case 'tested':
      return `${happened.total} against ${NAMES.attribute[happened.attribute]} ${happened.value}: ${happened.isPassed ? 'passed' : 'failed'}.`;
    case 'determined':
      return `${capital(tokens(happened.tokens))} spent, ${happened.left} left.`;
    case 'doublesCounted':
      return `Doubles: both dice show ${happened.face}.`;
    case 'cardsRevealed':
      return `Turned up: ${NAMES.card[happened.hero]} for the hero, ${NAMES.card[happened.monster]} for the monster.`;
    case 'hitHarder':
      return 'Krutzbeck hits harder.';
    case 'wounded':
      return `${capital(fighterName(happened.who))} ${verbFor(happened.who, 'takes', 'take')} ${wounds(happened.wounds)}; ${happened.left} left.`;
    case 'overkilled':
      return `${capital(wounds(happened.lost))} too many for ${fighterName(happened.who)}.`;
    case 'weakened':
      return `With ${wounds(happened.wounds)} Challara’s double blows count once.`;
    case 'spared':
      return 'Both should be dead, but the house lets the hero live, with one life left.';
    case 'died':
      return `${capital(fighterName(happened.who))} ${verbFor(happened.who, 'is', 'are')} dead.`;
    case 'tokenReturned':
      return 'The token goes back to the pool.';
    case 'tokenStayed':
      return `${capital(theMonster(happened.monster))} stays, and its wounds close.`;
    case 'powerDrawn':
      return seatDoes(sight.view, naming, happened.seat, 'draw', `a Power card: ${NAMES.power[happened.card]}`);
    case 'powerDrawnUnseen':
      return seatDoes(sight.view, naming, happened.seat, 'draw', 'a Power card');
    default:
      return keepEvent(happened, naming, sight);
  }
};

/** What the choice of a mode costs. [mode.trade-off-shown] */
function modesExplained(): string {
  const ranked = MODES.map((mode) => {
    const { hero, hugo, monster } = DECISIONS[mode];
    const most = hero === hugo ? '' : ` (Hugo ${hugo})`;
    return `${NAMES.mode[mode]} ${hero}${most}${monster > 0 ? ' a side' : ''}`;
  });
  return `There are three ways to fight, all of them quicker, luckier and less tactical than the card combat they replace. Decisions a round: ${ranked.join(', ')}.`;
}
