import type { Event, View } from '../../types/index.ts';
import { isLeader } from '../telling/figures.ts';
import type { Fighting, Sayings } from '../telling/sayings.ts';
import { baseName, benefitName, figureIn, figuresIn, oneOf, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { bounties, capital, hitpoints as hitpointCount, list, price, small, surges as surgeCount } from './numbers.ts';
import { PICKED, PREFERRED } from './reasons.ts';

type Of<K extends Fighting> = Extract<Event, { type: K }>;

const { card: CARDS, pattern: PATTERNS } = NAMES;

/** Turns, blows and falls. */
export const FIGHTING: Sayings<Fighting> = {
  setUp: ({ record, hitpoints }) => `${capital(oneOf(record))} verschijnt, met ${hitpointCount(hitpoints)}.`,
  turnBegan: ({ who, round }, view) => `${whoever(view, who)} is aan de beurt, in ronde ${round}.`,
  turnEnded: ({ who }, view) => `De beurt van ${figureIn(view, who)} is voorbij.`,
  surgesRolled: surgesText,
  recordRolled: ({ die, record }) => `Een D6 voor de monsters toont ${die}: ${oneOf(record)} is aan de beurt.`,
  chose: ({ monster, target, why }, view) =>
    target === null
      ? `${whoever(view, monster)} is aan de beurt${isLeader(view, monster) ? '' : because(PICKED[why])}.`
      : `${whoever(view, monster)} heeft het gemunt op ${figureIn(view, target)}${because(PREFERRED[why])}.`,
  used: usedText,
  glowUsed: ({ who }, view) => `${whoever(view, who)} gebruikt een Gloed op.`,
  called: ({ monster, cost }, view) =>
    `${whoever(view, monster)} roept de rest van de Patrouille${cost === undefined ? '' : `, voor ${price(cost)}`}.`,
  callVoid: ({ monster }, view) => `Met ${figureIn(view, monster)} sterft ook de roep om hulp.`,
  reinforced: ({ monster }, view) =>
    `De roep van ${figureIn(view, monster)} is gehoord: de rest van de Patrouille is er.`,
  attackDeclared: ({ attacker, target, base, damage }, view) =>
    `${whoever(view, attacker)} haalt uit naar ${figureIn(view, target)}${base === 'own' ? '' : ` met ${baseName(base)}`}: basisschade ${damage}.`,
  rolledToHit: ({ attacker, target, die, total, grit }, view) =>
    `${whoever(view, attacker)} gooit ${die}${total === die ? '' : `, en dat maakt ${total},`} tegen Weerstand ${grit} van ${figureIn(view, target)}.`,
  hit: ({ attacker, target, total, grit }, view) =>
    `${whoever(view, attacker)} raakt ${figureIn(view, target)}: ${total} tegen Weerstand ${grit}.`,
  missed: ({ attacker, target, total, grit }, view) =>
    `${whoever(view, attacker)} mist ${figureIn(view, target)}: ${total} tegen Weerstand ${grit}.`,
  attackAgain: ({ who }, view) => `${whoever(view, who)} mag nog een keer aanvallen.`,
  victimNamed: ({ victim, pattern }, view) => `De ${PATTERNS[pattern]} treft ook ${figureIn(view, victim)}.`,
  harmed: harmText,
  guarded: ({ who, ally, loss }, view) =>
    `${whoever(view, who)} springt bij voor ${figureIn(view, ally)}, om zelf ${hitpointCount(loss)} te verliezen.`,
  survived: ({ who, card, die, passed }, view) =>
    `${CARDS[card]}${die === null ? '' : ` (een worp van ${die})`} houdt ${figureIn(view, who)} ${passed ? 'overeind met één Levenspunt' : 'niet overeind'}.`,
  died: ({ monster, bounty }, view) =>
    `${whoever(view, monster)} is dood${bounty === 0 ? '' : `, en dat levert ${bounties(bounty)} op`}.`,
  fell: ({ hero, resolve }, view) => `${whoever(view, hero)} valt bewusteloos neer; de Moed is nu ${resolve}.`,
  stoodUp: ({ hero, hitpoints, resolve }, view) =>
    `${whoever(view, hero)} biedt Laatste Verzet, met ${hitpointCount(hitpoints)}; de Moed is nu ${resolve}.`,
  bountyMarked: ({ monster, bounty }, view) =>
    `Er ${bounty === 1 ? 'staat' : 'staan'} nu ${bounties(bounty)} op ${figureIn(view, monster)}.`,
  recovered: ({ hero, die, passed }, view) =>
    `${whoever(view, hero)} probeert bij te komen met een worp van ${die}: ${passed ? 'weer bij bewustzijn' : 'tevergeefs'}.`,
  rockThrown: ({ hero, target }, view) => `${whoever(view, hero)} gooit een steen naar ${figureIn(view, target)}.`,
};

/** The reason behind a sentence, where there is one. */
const because = (why: string): string => (why === '' ? '' : `: ${why}`);

function surgesText({ who, dice, bonus, surges }: Of<'surgesRolled'>, view: View): string {
  const [first, second] = dice;
  const rolled = second === undefined ? `gooit ${first}` : `gooit ${first}, dan ${second}`;
  return `${whoever(view, who)} ${rolled}${bonus === 0 ? '' : `, plus ${bonus}`}: ${surgeCount(surges)}.`;
}

/** So many are still called by their names. */
const NAMED_MAX = 3;

function usedText({ who, benefit, cost, left, targets }: Of<'used'>, view: View): string {
  const others = targets.filter((id) => id !== who);
  const whom =
    others.length === 0
      ? ''
      : ` op ${targets.length > NAMED_MAX ? `${small(targets.length)} tegelijk` : figuresIn(view, targets)}`;
  const paid = cost === 0 ? ', gratis' : ` voor ${price(cost)}`;
  return `${whoever(view, who)} gebruikt ${benefitName(benefit)}${whom}${paid}; ${left === 0 ? 'geen meer' : `nog ${left}`} over.`;
}

/** Where the damage went before the rest of it hurt. [damage.layer-order] */
function layersText({ reflected, shielded, armored }: Of<'harmed'>): string {
  const parts = [
    ...(reflected === 0 ? [] : [`${reflected} weerkaatst`]),
    ...(shielded === 0 ? [] : [`${shielded} van het Schild af`]),
    ...(armored === 0 ? [] : [`${armored} tegengehouden door het Pantser`]),
  ];
  return parts.length === 0 ? '' : ` (${list(parts)})`;
}

function harmText(event: Of<'harmed'>, view: View): string {
  const { who, by, how, amount, loss, hitpoints } = event;
  const name = whoever(view, who);
  const lost =
    loss === 0
      ? 'geen Levenspunten kwijt'
      : `${hitpointCount(loss)} kwijt, ${hitpoints === 0 ? 'geen meer' : `nog ${hitpoints}`} over`;
  if (how === 'ongoing') return `${name} lijdt onder Aanhoudend: ${lost}.`;
  if (how === 'guarded') return `${name} vangt de klap op: ${lost}.`;
  const from =
    how === 'returned' && by !== null
      ? `, weerkaatst door ${figureIn(view, by)}`
      : how === 'self'
        ? ' door eigen toedoen'
        : '';
  return `${name} lijdt ${how === 'pattern' ? 'ook ' : ''}${amount} schade${from}${layersText(event)}: ${lost}.`;
}
