import type { Seat, Words } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import { DECISIONS, MODES } from '../content/modes.ts';
import type { Monster } from '../content/monsters.ts';
import { NAMES } from '../content/names.ts';
import type { DungeonQuest } from '../types.ts';
import { count, list } from './numbers.ts';

const named = (who: Hero | Monster): string => (who in NAMES.hero ? NAMES.hero[who as Hero] : `the ${NAMES.monster[who as Monster]}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const seatName = (seat: Seat, listener: Seat): string => (seat === listener ? 'you' : `seat ${seat + 1}`);

export const event: Words<DungeonQuest>['event'] = (happened, listener) => {
  const seat = (who: Seat): string => capital(seatName(who, listener));
  const verb = (who: Seat, stem: string): string => (who === listener ? stem : `${stem}s`);
  switch (happened.type) {
    case 'modesExplained':
      return modesExplained();
    case 'wished':
      return happened.mode === null
        ? `${seat(happened.seat)} ${verb(happened.seat, 'agree')} to nothing yet.`
        : `${seat(happened.seat)} ${verb(happened.seat, 'agree')} to ${NAMES.mode[happened.mode]}.`;
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
      return happened.seat === null ? 'Nobody plays the monster.' : `${seat(happened.seat)} ${verb(happened.seat, 'play')} the monster.`;
    case 'tokenDrawn':
      return 'A token is drawn from the pool.';
    case 'tokenFound':
      return 'A token already lies in the ring.';
    case 'monsterMet':
      return `It is a ${NAMES.monster[happened.monster]}.`;
    case 'lifeSeen':
      return `You alone see the Life on its token: ${happened.life}.`;
    case 'combatBegan':
      return `The fight begins, and the token is turned over: Life ${happened.life}.`;
    case 'arrowsLoosed':
      return `Tatianna reveals ${NAMES.card[happened.card]}: ${happened.wounds === 0 ? 'her arrows miss' : count(happened.wounds, 'arrow')}.`;
    case 'roundBegan':
      return `Round ${happened.round}.`;
    case 'rolled':
      return happened.dice.length === 1 ? `The die shows ${happened.dice[0]}.` : `The dice show ${list(happened.dice)}.`;
    case 'rerolled':
      return `Rolled again, and now: ${list(happened.dice)}.`;
    case 'tested':
      return `${happened.total} against ${NAMES.attribute[happened.attribute]} ${happened.value}: ${happened.isPassed ? 'passed' : 'failed'}.`;
    case 'determined':
      return `${capital(count(happened.tokens, 'determination token'))} spent, ${happened.left} left.`;
    case 'cardsRevealed':
      return `Turned up: ${NAMES.card[happened.hero]} for the hero, ${NAMES.card[happened.monster]} for the monster.`;
    case 'hitHarder':
      return 'Krutzbeck hits harder.';
    case 'wounded':
      return `${capital(named(happened.who))} takes ${count(happened.wounds, 'wound')}; ${happened.left} left.`;
    case 'spared':
      return 'Both should be dead, but the house lets the hero live, with one life left.';
    case 'died':
      return `${capital(named(happened.who))} is dead.`;
    case 'tokenReturned':
      return 'The token goes back to the pool.';
    case 'tokenStayed':
      return `${capital(named(happened.monster))} stays, and its wounds close.`;
    case 'powerDrawn':
      return `${seat(happened.seat)} ${verb(happened.seat, 'draw')} a Power card: ${NAMES.power[happened.card]}.`;
    case 'powerDrawnUnseen':
      return `${seat(happened.seat)} ${verb(happened.seat, 'draw')} a Power card.`;
  }
};

/** What the choice of a mode costs. [mode.trade-off-shown] */
function modesExplained(): string {
  const ranked = MODES.map((mode) => {
    const { hero, hugo, monster } = DECISIONS[mode];
    const most = hero === hugo ? '' : ` (Hugo ${hugo})`;
    return `${NAMES.mode[mode]} ${hero}${most}${monster > 0 ? ' a side' : ''}`;
  });
  return `Choose how to fight. All three ways are quicker, luckier and less tactical than a full card combat. Decisions a round: ${ranked.join(', ')}. ${NAMES.mode.dice} is proposed.`;
}
