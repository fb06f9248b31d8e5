import type { Blow, Sent } from '../../types/index.ts';
import { capital } from '../telling/clauses.ts';
import { isTrap, type Listener } from '../telling/people.ts';
import type { Fighting, Sayings } from '../telling/sayings.ts';
import { sumText } from './dice-text.ts';
import { list, wounds } from './effects-voices.ts';
import { NAMES } from './names.ts';
import { card as cardName, does, fighter, monster, object, somebody, theMonster, whom, whose } from './people.ts';

/** One card of a batch: `de Modderghoul op jou af (Melee, 4 Gevaar)`. */
function sentText({ card, target, form, special, attachment, paid }: Sent, to: Listener): string {
  const parts = [
    ...(form === null ? [] : [NAMES.form[form]]),
    ...(special === null ? [] : ['met zijn speciale effect']),
    ...(attachment === null ? [] : [`met ${cardName(attachment)}`]),
    `${paid} Gevaar`,
  ];
  return `${theMonster(card)} op ${whom(to, target)} af (${parts.join(', ')})`;
}

const struck = (to: Listener, { attacker, defender }: Blow, verb: string): string =>
  `${does(fighter(to, attacker), verb)} ${object(fighter(to, defender))}`;

const hurt = (card: string | null, by: number, left: number): string =>
  `${does(card === null ? { text: 'het monster', person: 'one' } : monster(card), 'krijgt')} ${wounds(by)}${left === 0 ? '' : `: nog ${left} leven`}.`;

/** Attacks, from the list that is sent to what becomes of the monsters. */
export const FIGHTING: Sayings<Fighting> = {
  sent: ({ seat, sent }, to) => `${does(somebody(to, seat), 'stuurt')} ${list(sent.map((one) => sentText(one, to)))}.`,
  challenged: ({ seat, form, minion, defender }, to) => {
    const foe = object(fighter(to, defender));
    const what = `${foe} uit met ${NAMES.form[form]}`;
    return minion === null
      ? `${does(somebody(to, seat), 'daagt')} ${what}.`
      : `${does(monster(minion), 'daagt')} ${what}, voor ${whom(to, seat)}.`;
  },
  aimed: ({ attack, counter, attacker, defender }, to) => {
    const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
    const parts = [
      ...(attack === 0 ? [] : [`aanval ${signed(attack)}`]),
      ...(counter === 0 ? [] : [`tegenaanval ${signed(counter)}`]),
    ];
    const between = `${object(fighter(to, attacker))} tegen ${object(fighter(to, defender))}`;
    return `${capital(between)}: ${parts.length === 0 ? 'er verandert niets' : parts.join(', ')}.`;
  },
  repelled: ({ card }) => `${does(monster(card), 'is')} verdreven.`,
  missedHim: ({ attacker, defender }, to) => {
    const who = fighter(to, attacker);
    return attacker.card !== null && isTrap(attacker.card)
      ? `${does(who, 'treft')} niemand meer.`
      : `${does(who, 'vindt')} geen spoor van ${object(fighter(to, defender))}.`;
  },
  attackRolled: ({ form, faces, total, ...one }, to) =>
    `${struck(to, one, 'valt')} aan met ${NAMES.form[form]}: ${sumText(faces, total)}.`,
  counterRolled: ({ faces, total, defender }, to) =>
    `${does(fighter(to, defender), 'antwoordt')}: ${sumText(faces, total)}.`,
  hit: (one, to) => `${struck(to, one, 'raakt')}.`,
  tied: ({ attacker, defender }, to) =>
    `Gelijk: ${object(fighter(to, attacker))} en ${object(fighter(to, defender))} doen elkaar niets.`,
  harmless: ({ attacker, defender }, to) =>
    `${does(fighter(to, defender), 'weert')} ${object(fighter(to, attacker))} af, maar meer ook niet.`,
  counterHit: ({ attacker, defender }, to) =>
    `${does(fighter(to, defender), 'raakt')} ${object(fighter(to, attacker))} in de tegenaanval.`,
  steppedIn: ({ minion, attacker, defender }, to) =>
    `${does(monster(minion), 'antwoordt')} ${object(fighter(to, attacker))} in plaats van ${whom(to, defender.seat)}.`,
  monsterHurt: ({ card, by, left }) => hurt(card, by, left),
  slain: ({ card }) => `${does(monster(card), 'is')} verslagen.`,
  minionHurt: ({ card, by, left }) => hurt(card, by, left),
  tamed: ({ seat, card }, to) => `${does(monster(card), 'is')} voortaan ${whose(to, seat, 'Dienaar')}.`,
  stowed: ({ seat, card, to: where }, to) =>
    where === 'discard'
      ? `${does(monster(card), 'gaat')} op de aflegstapel.`
      : `${does(monster(card), 'gaat')} ${where === 'hand' ? 'terug naar' : 'naar'} ${whose(to, seat, where === 'hand' ? 'hand' : 'Horde')}.`,
  mended: ({ card }) => `${does(monster(card), 'herstelt')} op deze plek.`,
  fightOver: () => 'Het gevecht is voorbij.',
};
