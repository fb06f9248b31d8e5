import type { Blow, Sent } from '../../types/index.ts';
import { capital } from '../telling/clauses.ts';
import { isTrap, type Listener } from '../telling/people.ts';
import type { Fighting, Sayings } from '../telling/sayings.ts';
import { sumText } from './dice-text.ts';
import { list, wounds } from './effects-voices.ts';
import { NAMES } from './names.ts';
import { card as cardName, does, fighter, monster, somebody, theMonster, whom, whose } from './people.ts';

/** One card of a batch: `the Mud Ghoul at you (Melee, 4 Peril)`. */
function sentText({ card, target, form, special, attachment, paid }: Sent, to: Listener): string {
  const parts = [
    ...(form === null ? [] : [NAMES.form[form]]),
    ...(special === null ? [] : ['with its special effect']),
    ...(attachment === null ? [] : [`with ${cardName(attachment)}`]),
    `${paid} Peril`,
  ];
  return `${theMonster(card)} at ${whom(to, target)} (${parts.join(', ')})`;
}

/** How it ends for the two: whoever deals the blow, and whoever takes it. */
const blow = (to: Listener, { attacker, defender }: Blow, verb: string): string =>
  `${does(fighter(to, attacker), verb)} ${fighter(to, defender).text}`;

const hurt = (card: string | null, by: number, left: number): string =>
  `${does(card === null ? { text: 'the monster', person: 'one' } : monster(card), 'take')} ${wounds(by)}${left === 0 ? '' : `: ${left} life left`}.`;

/** Attacks, from the list that is sent to what becomes of the monsters. */
export const FIGHTING: Sayings<Fighting> = {
  sent: ({ seat, sent }, to) => `${does(somebody(to, seat), 'send')} ${list(sent.map((one) => sentText(one, to)))}.`,
  challenged: ({ seat, form, minion, defender }, to) => {
    const foe = fighter(to, defender).text;
    const what = `${foe} with ${NAMES.form[form]}`;
    return minion === null
      ? `${does(somebody(to, seat), 'challenge')} ${what}.`
      : `${does(monster(minion), 'challenge')} ${what} for ${whom(to, seat)}.`;
  },
  aimed: ({ attack, counter, attacker, defender }, to) => {
    const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
    const parts = [
      ...(attack === 0 ? [] : [`attack ${signed(attack)}`]),
      ...(counter === 0 ? [] : [`counter-attack ${signed(counter)}`]),
    ];
    const between = `${fighter(to, attacker).text} against ${fighter(to, defender).text}`;
    return `${capital(between)}: ${parts.length === 0 ? 'nothing changes' : parts.join(', ')}.`;
  },
  repelled: ({ card }) => `${does(monster(card), 'are')} driven off.`,
  missedHim: ({ attacker, defender }, to) => {
    const who = fighter(to, attacker);
    return attacker.card !== null && isTrap(attacker.card)
      ? `${does(who, 'go')} off, and nobody is there.`
      : `${does(who, 'find')} no trace of ${fighter(to, defender).text}.`;
  },
  attackRolled: ({ form, faces, total, ...one }, to) =>
    `${blow(to, one, 'attack')} with ${NAMES.form[form]}: ${sumText(faces, total)}.`,
  counterRolled: ({ faces, total, defender }, to) =>
    `${does(fighter(to, defender), 'answer')}: ${sumText(faces, total)}.`,
  hit: (one, to) => `${blow(to, one, 'hit')}.`,
  tied: ({ attacker, defender }, to) =>
    `Even: ${fighter(to, attacker).text} and ${fighter(to, defender).text} do each other no harm.`,
  harmless: ({ attacker, defender }, to) =>
    `${does(fighter(to, defender), 'ward')} off ${fighter(to, attacker).text} and can do no more.`,
  counterHit: ({ attacker, defender }, to) =>
    `${does(fighter(to, defender), 'hit')} back at ${fighter(to, attacker).text}.`,
  steppedIn: ({ minion, attacker, defender }, to) =>
    `${does(monster(minion), 'answer')} ${fighter(to, attacker).text} in place of ${whom(to, defender.seat)}.`,
  monsterHurt: ({ card, by, left }) => hurt(card, by, left),
  slain: ({ card }) => `${does(monster(card), 'are')} slain.`,
  minionHurt: ({ card, by, left }) => hurt(card, by, left),
  tamed: ({ seat, card }, to) => `${does(monster(card), 'are')} ${whose(to, seat)} Minion from now on.`,
  stowed: ({ seat, card, to: where }, to) =>
    where === 'discard'
      ? `${does(monster(card), 'are')} let go.`
      : `${does(monster(card), 'go')} ${where === 'hand' ? 'back to' : 'into'} ${whose(to, seat)} ${where === 'hand' ? 'hand' : 'Pack'}.`,
  mended: ({ card }) => `${does(monster(card), 'regain')} life where the fight was.`,
  fightOver: () => 'The fight is over.',
};
