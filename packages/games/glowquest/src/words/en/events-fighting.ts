import type { Event, View } from '../../types/index.ts';
import { isLeader } from '../telling/figures.ts';
import type { Fighting, Sayings } from '../telling/sayings.ts';
import { baseName, benefitName, figureIn, figuresIn, oneOf, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { bounties, capital, hitpoints as hitpointCount, list, price, small, surges as surgeCount } from './numbers.ts';
import { PICKED, PREFERRED } from './reasons.ts';

type Of<K extends Fighting> = Extract<Event, { type: K }>;

/** Turns, blows and falls. */
export const FIGHTING: Sayings<Fighting> = {
  setUp: ({ record, hitpoints }) => `${capital(oneOf(record))} appears, with ${hitpointCount(hitpoints)}.`,
  turnBegan: ({ who, round }, view) => `${whoever(view, who)} begins a Turn, in round ${round}.`,
  turnEnded: ({ who }, view) => `The Turn of ${figureIn(view, who)} is over.`,
  surgesRolled: surgesText,
  recordRolled: ({ die, record }) => `A D6 for the monsters shows ${die}: ${oneOf(record)} acts.`,
  chose: ({ monster, target, why }, view) =>
    target === null
      ? `${whoever(view, monster)} acts${isLeader(view, monster) ? '' : because(PICKED[why])}.`
      : `${whoever(view, monster)} turns on ${figureIn(view, target)}${because(PREFERRED[why])}.`,
  used: usedText,
  glowUsed: ({ who }, view) => `${whoever(view, who)} uses up a Glow.`,
  called: ({ monster, cost }, view) =>
    `${whoever(view, monster)} calls for the rest of the Patrol${cost === undefined ? '' : `, for ${price(cost)}`}.`,
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
    `${whoever(view, who)} steps in for ${figureIn(view, ally)}, to lose ${hitpointCount(loss)} instead.`,
  survived: ({ who, card, die, passed }, view) =>
    `${NAMES.card[card]}${die === null ? '' : ` (a Check of ${die})`} ${passed ? `keeps ${figureIn(view, who)} up with one Hitpoint` : `does not keep ${figureIn(view, who)} up`}.`,
  died: ({ monster, bounty }, view) =>
    `${whoever(view, monster)} is dead${bounty === 0 ? '' : `, and ${bounties(bounty)} won`}.`,
  fell: ({ hero, resolve }, view) => `${whoever(view, hero)} falls Unconscious; ${small(resolve)} Resolve left.`,
  stoodUp: ({ hero, hitpoints, resolve }, view) =>
    `${whoever(view, hero)} makes a Last Stand with ${hitpointCount(hitpoints)}; ${small(resolve)} Resolve left.`,
  bountyMarked: ({ monster, bounty }, view) =>
    `There ${bounty === 1 ? 'is' : 'are'} ${bounties(bounty)} on ${figureIn(view, monster)} now.`,
  recovered: ({ hero, die, passed }, view) =>
    `${whoever(view, hero)} tries to Recover with a Check of ${die}: ${passed ? 'awake again' : 'in vain'}.`,
  rockThrown: ({ hero, target }, view) => `${whoever(view, hero)} throws a rock at ${figureIn(view, target)}.`,
};

/** The reason behind a sentence, where there is one. */
const because = (why: string): string => (why === '' ? '' : `: ${why}`);

function surgesText({ who, dice, bonus, surges }: Of<'surgesRolled'>, view: View): string {
  const [first, second] = dice;
  const rolled = second === undefined ? `rolls ${first}` : `rolls ${first}, then ${second}`;
  return `${whoever(view, who)} ${rolled}${bonus === 0 ? '' : `, plus ${bonus}`}: ${surgeCount(surges)}.`;
}

/** So many are still called by their names. */
const NAMED_MAX = 3;

function usedText({ who, benefit, cost, left, targets }: Of<'used'>, view: View): string {
  const others = targets.filter((id) => id !== who);
  const whom =
    others.length === 0
      ? ''
      : ` on ${targets.length > NAMED_MAX ? `${small(targets.length)} at once` : figuresIn(view, targets)}`;
  const paid = cost === 0 ? 'for nothing' : `for ${price(cost)}`;
  return `${whoever(view, who)} uses ${benefitName(benefit)}${whom} ${paid}; ${left} left.`;
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
  const lost = loss === 0 ? 'no Hitpoints lost' : `${hitpointCount(loss)} lost, ${hitpoints} left`;
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
