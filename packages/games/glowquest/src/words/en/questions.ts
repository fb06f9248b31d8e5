import type { Wording } from '@questhall/facets';
import { damageOf } from '../../queries/blow.ts';
import { findEntity } from '../../queries/entities.ts';
import { armorOf } from '../../queries/stats.ts';
import type { Entity, Glowquest, Question, View } from '../../types/index.ts';
import { tallyOf } from '../telling/blows.ts';
import { asking, type Questions } from '../telling/sayings.ts';
import { dodgeText } from './checks.ts';
import { benefitName, figureIn, figuresIn, theDeck, theOne, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { bounties, capital, cards as cardCount, digits, hitpoints, list, squares, surges } from './numbers.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

const QUESTIONS: Questions = {
  gain: ({ hero, why }, view) =>
    why === 'level'
      ? `${whoever(view, hero)} Levels Up: a card from one of its decks, or a Passive one in exchange for a card it has. Which is it?`
      : `${whoever(view, hero)} prepares for the descent. From which deck is its next card?`,
  keep: ({ hero, deck, cards }, view) =>
    `${whoever(view, hero)} has drawn ${cardCount(cards.length)} from ${theDeck(deck)}. Which one stays?`,
  bounty: ({ left }) =>
    `${capital(bounties(left))} ${left === 1 ? 'is' : 'are'} to be paid. Who Gains a card, and from which deck?`,
  overflow: ({ hero, slot, cards }, view) =>
    `${whoever(view, hero)} cannot carry both ${list(cards.map((card) => NAMES.card[card]))} (${NAMES.slot[slot]}). Which one goes?`,
  trade: ({ card, from, to }, view) =>
    `Shall ${NAMES.card[card]} go from ${figureIn(view, from)} to ${figureIn(view, to)}?`,
  stand: ({ hero }, view) => `Where on the stairs does ${figureIn(view, hero)} stand?`,
  explore: ({ hero }, view) => {
    const left = view.phase?.left ?? 0;
    return `${whoever(view, hero)} explores, with ${squares(left)} left. ${left === 0 ? 'What else?' : 'Where to?'}`;
  },
  setUp: ({ record }) => `Where do the monsters put ${theOne(record)}? These squares are equally good.`,
  turn: ({ who }, view) =>
    `${whoever(view, who)} has ${surges(view.turn?.surges ?? 0)}${strollText(view)}. What does it do?`,
  down: ({ who }, view) => `${whoever(view, who)} lies Unconscious. What do you try?`,
  move: ({ who, left, isShift }, view) =>
    `${whoever(view, who)} may ${isShift ? 'shift' : 'move'} ${squares(left)}. Where to?`,
  leave: ({ who, enemies }, view) =>
    `${whoever(view, who)} leaves the side of ${figuresIn(view, enemies)}. Flee and be Unsteady 1 more, or dodge with a Check of ${dodgeText(view, who)}?`,
  roll: rollText,
  hit: (_question, view) => hitText(view),
  miss: ({ who }, view) =>
    `${whoever(view, who)} has missed, with ${surges(view.turn?.surges ?? 0)} left. Is there something for that?`,
  forced: ({ moved, how }, view) => `How far ${FORCED[how](figureIn(view, moved))}?`,
  momentum: ({ who, moved, isChain }, view) => {
    const name = figureIn(view, moved);
    if (isChain) return `There is no free square behind ${name}. Whose square does it take?`;
    return who === moved
      ? `${whoever(view, moved)} is driven back, and chooses. Where to?`
      : `${whoever(view, who)} drives ${name} back. Where to?`;
  },
  follow: ({ who }, view) => `Where does ${figureIn(view, who)} follow to?`,
  victim: ({ pattern }) => `Whom does the ${NAMES.pattern[pattern]} strike as well?`,
  shove: ({ benefit }) => `Whom does ${benefitName(benefit)} push?`,
  packets: ({ who }, view) => `Several have reflected damage to ${figureIn(view, who)}. Whose comes first?`,
  reduce: ({ who, bearer }, view) =>
    who === bearer ? `What does ${figureIn(view, who)} shake off?` : `What is ${figureIn(view, bearer)} rid of?`,
  guard: ({ who, ally, loss }, view) =>
    `${whoever(view, ally)} is about to lose ${hitpoints(loss)}. Does ${figureIn(view, who)} lose them instead?`,
  brink: ({ who }, view) => `${whoever(view, who)} is at 0 Hitpoints. Does a card keep it up?`,
  activate: () => 'Which of the monsters acts?',
};

export const question: Wording<Glowquest>['question'] = asking<Glowquest>(QUESTIONS);

function strollText({ turn }: View): string {
  if (turn?.stroll == null || turn.stroll.left === 0) return '';
  return ` and may still ${turn.stroll.isShift ? 'shift' : 'move'} ${squares(turn.stroll.left)}`;
}

function rollText({ who }: Of<'roll' | 'hit' | 'miss'>, view: View): string {
  const { attack, turn } = view;
  const left = `${surges(turn?.surges ?? 0)} left`;
  if (attack === null || attack.die === 0)
    return `${whoever(view, who)} is about to roll, with ${left}. Is anything added first?`;
  const { total, grit, isHit } = tallyOf(view, attack);
  return `${whoever(view, who)} has ${total} against Grit ${grit} of ${figureIn(view, attack.target)}, ${isHit ? 'a hit' : 'a miss'}, with ${left}. Is anything added?`;
}

function hitText(view: View): string {
  const { attack, turn } = view;
  if (attack === null) return 'Is anything added to the hit?';
  const { attacker, target } = attack;
  const left = surges(turn?.surges ?? 0);
  const victim = findEntity(view, target);
  if (victim === null)
    return `${whoever(view, attacker)} has hit ${figureIn(view, target)}, which is dead already, with ${left} left. Is anything else used?`;
  const state = ` (${[digits(victim.hitpoints, 'Hitpoint', 'Hitpoints'), ...layersText(victim)].join(', ')})`;
  return `${whoever(view, attacker)} hits ${figureIn(view, target)}${state} for ${damageOf(view, attack)} damage, with ${left} left. Is anything added?`;
}

/** What damage has to pass. [damage.layer-order] */
function layersText(entity: Entity): readonly string[] {
  const armor = armorOf(entity);
  const layers = [
    ['Reflect', entity.reflect],
    ['Shield', entity.shield],
    ['Armor', armor],
  ] as const;
  return layers.flatMap(([name, n]) => (n === 0 ? [] : [`${name} ${n}`]));
}

const FORCED: Readonly<Record<Of<'forced'>['how'], (name: string) => string>> = {
  push: (name) => `is ${name} pushed`,
  pull: (name) => `is ${name} pulled`,
  slide: (name) => `does ${name} slide`,
};
