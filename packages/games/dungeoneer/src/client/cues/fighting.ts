import { type Cue, card, flash, type Tone, UNSEEN } from '@questhall/facets';
import type { Blow, Event } from '../../types/index.ts';
import { combatantPlace } from '../places/in-event.ts';
import { cardPlace, figurePlace, heroPlace, questPlace, spacePlace } from '../places/names.ts';
import { type Cues, heroAt, number, thrown } from './make.ts';

/** Attacks, from the list that is sent to what becomes of the monsters. */
type Fighting = Extract<
  Event['type'],
  | ('sent' | 'challenged' | 'aimed' | 'repelled' | 'missedHim' | 'attackRolled' | 'counterRolled' | 'hit' | 'tied')
  | ('harmless' | 'counterHit' | 'steppedIn' | 'monsterHurt' | 'slain' | 'minionHurt' | 'tamed' | 'stowed' | 'mended')
  | ('fightOver' | 'foeHurt')
>;

/** A line from whoever strikes to whoever is struck. */
const blow = ({ attacker, defender }: Blow, tone: Tone): readonly Cue[] => [
  { kind: 'strike', from: combatantPlace(attacker), to: [combatantPlace(defender)], tone },
];

const back = ({ attacker, defender }: Blow, tone: Tone): readonly Cue[] => [
  { kind: 'strike', from: combatantPlace(defender), to: [combatantPlace(attacker)], tone },
];

/** A hero is the one whose luck is felt. */
const struck = (event: Blow): Tone => (event.defender.card === null && event.defender.quest === null ? 'bad' : 'good');

export const FIGHTING: Cues<Fighting> = {
  sent: ({ seat, space, sent }) => [
    ...card(heroPlace(seat), 'bad'),
    ...flash([spacePlace(space), ...sent.map(({ card: one }) => cardPlace(one))], 'bad'),
  ],
  challenged: ({ seat, defender }, view) => [
    { kind: 'act', who: heroAt(view, seat) },
    { kind: 'flash', at: [combatantPlace(defender)], tone: 'plain' },
  ],
  aimed: ({ attacker }) => flash([combatantPlace(attacker)], 'magic'),
  repelled: ({ card: one }) => flash([cardPlace(one)], 'good'),
  missedHim: ({ attacker }) => flash([combatantPlace(attacker)], 'plain'),
  attackRolled: ({ attacker }) => thrown(combatantPlace(attacker)),
  counterRolled: ({ defender }) => thrown(combatantPlace(defender)),
  hit: (event) => blow(event, struck(event)),
  tied: ({ attacker, defender }) => flash([combatantPlace(attacker), combatantPlace(defender)], 'plain'),
  harmless: ({ attacker, defender }) => flash([combatantPlace(attacker), combatantPlace(defender)], 'plain'),
  counterHit: (event) => back(event, struck(event) === 'bad' ? 'good' : 'bad'),
  steppedIn: ({ minion }) => flash([cardPlace(minion)], 'good'),
  monsterHurt: ({ card: one, by }) => (one === null ? [] : number(cardPlace(one), -by, 'good')),
  slain: ({ card: one }) => [{ kind: 'fall', who: cardPlace(one) }],
  minionHurt: ({ card: one, by }) => number(cardPlace(one), -by, 'bad'),
  tamed: ({ seat }) => card(figurePlace(seat), 'magic'),
  stowed: ({ card: one }) => [{ kind: 'leave', who: cardPlace(one) }],
  mended: ({ card: one }) => flash([cardPlace(one)], 'bad'),
  fightOver: UNSEEN,
  foeHurt: ({ quest }) => number(questPlace(quest), -1, 'good'),
};
