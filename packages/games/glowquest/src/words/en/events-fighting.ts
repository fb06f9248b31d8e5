import { MONSTERS } from '../../content/index.ts';
import type { EntityId, Event, Reason, View } from '../../types/index.ts';
import type { Sayings } from '../telling/sayings.ts';
import { squareText } from '../typed/squares.ts';
import { baseName, benefitName, calledIn, figureIn, figuresIn, monsterName, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { a, count, digits, list, small } from './numbers.ts';

/** The events that are told here, in every language. */
export type Fighting =
  | 'setUp'
  | 'turnBegan'
  | 'turnEnded'
  | 'surgesRolled'
  | 'recordRolled'
  | 'chose'
  | 'used'
  | 'glowUsed'
  | 'called'
  | 'callVoid'
  | 'reinforced'
  | 'attackDeclared'
  | 'rolledToHit'
  | 'hit'
  | 'missed'
  | 'attackAgain'
  | 'victimNamed'
  | 'harmed'
  | 'guarded'
  | 'survived'
  | 'died'
  | 'fell'
  | 'stoodUp'
  | 'bountyMarked'
  | 'recovered'
  | 'rockThrown';

type Of<K extends Fighting> = Extract<Event, { type: K }>;

/** Turns, blows and falls. */
export const FIGHTING: Sayings<Fighting> = {
  setUp: ({ record, number, at, hitpoints }) =>
    `${monsterName(record, number)} appears at ${squareText(at)}, with ${count(hitpoints, 'Hitpoint')}.`,
  turnBegan: ({ who, round }, view) => `${whoever(view, who)} begins a Turn, in round ${round}.`,
  turnEnded: ({ who }, view) => `The Turn of ${figureIn(view, who)} is over.`,
  surgesRolled: surgesText,
  recordRolled: ({ die, record }) =>
    `A D6 for the monsters shows ${die}: ${MONSTERS[record].category === 'minion' ? a(NAMES.monster[record]) : NAMES.monster[record]} acts.`,
  chose: ({ monster, target, why }, view) =>
    target === null
      ? `${whoever(view, monster)} acts${isLeader(view, monster) ? '' : PICKED[why]}.`
      : `${whoever(view, monster)} turns on ${figureIn(view, target)}${PREFERRED[why]}.`,
  used: usedText,
  glowUsed: ({ at }) => `The Glow at ${squareText(at)} is used up.`,
  called: ({ monster, cost }, view) =>
    `${whoever(view, monster)} calls for the rest of the Patrol${cost === undefined ? '' : `, for ${digits(cost, 'Surge')}`}.`,
  callVoid: ({ monster }, view) => `The call of ${figureIn(view, monster)} dies with it.`,
  reinforced: ({ monster }, view) =>
    `The call of ${figureIn(view, monster)} is answered: the rest of the Patrol is here.`,
  attackDeclared: ({ attacker, target, base, damage }, view) =>
    `${whoever(view, attacker)} attacks ${figureIn(view, target)}${base === 'own' ? '' : ` with ${baseName(base)}`}: base damage ${damage}.`,
  rolledToHit: ({ attacker, target, die, total, grit }, view) =>
    `${whoever(view, attacker)} rolls ${die}${total === die ? '' : `, which makes ${total},`} against Grit ${grit} of ${figureIn(view, target)}.`,
  hit: ({ attacker, target, total, grit }, view) =>
    `${whoever(view, attacker)} hits ${figureIn(view, target)}: ${total} against Grit ${grit}.`,
  missed: ({ attacker, target, total, grit }, view) =>
    `${whoever(view, attacker)} misses ${figureIn(view, target)}: ${total} against Grit ${grit}.`,
  attackAgain: ({ who }, view) => `${whoever(view, who)} may attack once more.`,
  victimNamed: ({ victim, pattern }, view) =>
    `The ${NAMES.pattern[pattern]} strikes ${figureIn(view, victim)} as well.`,
  harmed: harmText,
  guarded: ({ who, ally, loss }, view) =>
    `${whoever(view, who)} steps in for ${figureIn(view, ally)}, to lose ${count(loss, 'Hitpoint')} instead.`,
  survived: ({ who, card, die, passed }, view) =>
    `${NAMES.card[card]}${die === null ? '' : ` (a Check of ${die})`} ${passed ? `keeps ${figureIn(view, who)} up with one Hitpoint` : `does not keep ${figureIn(view, who)} up`}.`,
  died: ({ record, number, bounty }) =>
    `${monsterName(record, number)} is dead${bounty === 0 ? '' : `, and ${count(bounty, 'Bounty', 'Bounties')} won`}.`,
  fell: ({ hero, resolve }, view) => `${whoever(view, hero)} falls Unconscious; ${small(resolve)} Resolve left.`,
  stoodUp: ({ hero, hitpoints, resolve }, view) =>
    `${whoever(view, hero)} makes a Last Stand with ${count(hitpoints, 'Hitpoint')}; ${small(resolve)} Resolve left.`,
  bountyMarked: ({ monster, bounty }, view) =>
    `There ${bounty === 1 ? 'is a Bounty' : `are ${count(bounty, 'Bounty', 'Bounties')}`} on ${figureIn(view, monster)} now.`,
  recovered: ({ hero, die, passed }, view) =>
    `${whoever(view, hero)} tries to Recover with a Check of ${die}: ${passed ? 'awake again' : 'in vain'}.`,
  rockThrown: ({ hero, target }, view) => `${whoever(view, hero)} throws a rock at ${figureIn(view, target)}.`,
};

/** Leaders have nobody of their kind beside them. */
function isLeader(view: View, id: EntityId): boolean {
  const called = calledIn(view, id);
  return called !== null && MONSTERS[called.record].category !== 'minion';
}

/** Why this figure acts, and not another one of its kind. [ctrl.pick-figure] */
const PICKED: Readonly<Record<Reason, string>> = {
  caller: ', since it has called',
  preferred: ': it can attack its Preferred Target',
  challenged: ': it can attack whoever challenged it',
  nearest: ': it is nearest',
  'turn-order': '',
  'any-hero': ': it can attack a hero',
  closer: ': it can come closer',
  anybody: ', though none of its kind can do much',
  only: ': no other one of its kind is left',
};

/** Why it attacks this hero, and not another one. [ctrl.6-target] */
const PREFERRED: Readonly<Record<Reason, string>> = {
  caller: '',
  preferred: ': its Preferred Target',
  challenged: ', who challenged it',
  nearest: ': nobody is nearer',
  'turn-order': ': of the nearest heroes the next to act',
  'any-hero': '',
  closer: '',
  anybody: '',
  only: ': nobody else can be attacked',
};

function surgesText({ who, dice, bonus, surges }: Of<'surgesRolled'>, view: View): string {
  const [first, second] = dice;
  const rolled = second === undefined ? `rolls ${first}` : `rolls ${first}, then ${second}`;
  return `${whoever(view, who)} ${rolled}${bonus === 0 ? '' : `, plus ${bonus}`}: ${count(surges, 'Surge')}.`;
}

/** So many are still called by their names. */
const NAMED_MAX = 3;

function usedText({ who, benefit, cost, left, targets }: Of<'used'>, view: View): string {
  const others = targets.filter((id) => id !== who);
  const whom =
    others.length === 0
      ? ''
      : ` on ${targets.length > NAMED_MAX ? `${small(targets.length)} at once` : figuresIn(view, targets)}`;
  const price = cost === 0 ? 'for nothing' : `for ${digits(cost, 'Surge')}`;
  return `${whoever(view, who)} uses ${benefitName(benefit)}${whom} ${price}; ${left} left.`;
}

/** Where the damage went before the rest of it hurt. [damage.layer-order] */
function layersText({ reflected, shielded, armored }: Of<'harmed'>): string {
  const parts = [
    ...(reflected === 0 ? [] : [`${reflected} reflected`]),
    ...(shielded === 0 ? [] : [`${shielded} off the Shield`]),
    ...(armored === 0 ? [] : [`${armored} kept off by Armor`]),
  ];
  return parts.length === 0 ? '' : ` (${list(parts)})`;
}

function harmText(event: Of<'harmed'>, view: View): string {
  const { who, by, how, amount, loss, hitpoints } = event;
  const name = whoever(view, who);
  const lost = loss === 0 ? 'no Hitpoints lost' : `${count(loss, 'Hitpoint')} lost, ${hitpoints} left`;
  if (how === 'ongoing') return `Ongoing hurts ${figureIn(view, who)}: ${lost}.`;
  if (how === 'guarded') return `${name} takes the blow: ${lost}.`;
  const from =
    how === 'returned' && by !== null
      ? ` back from ${figureIn(view, by)}`
      : how === 'self'
        ? ' of its own doing'
        : how === 'pattern'
          ? ' too'
          : '';
  return `${name} takes ${amount} damage${from}${layersText(event)}: ${lost}.`;
}
