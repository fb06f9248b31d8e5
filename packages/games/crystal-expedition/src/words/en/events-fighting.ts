import { capital, list } from '@questhall/facets/english';
import { digits } from '@questhall/facets/saying';
import type { Event, View } from '../../types/index.ts';
import type { Fighting, Sayings } from '../telling/sayings.ts';
import { figureIn, figuresIn, oneOf, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { effectText } from './phrases.ts';
import { crowns, hitpoints as hitpointCount, price } from './things.ts';

type Of<K extends Fighting> = Extract<Event, { type: K }>;

/** Turns, blows and falls. */
export const FIGHTING: Sayings<Fighting> = {
  gathered: ({ records }) => `${capital(list(records.map(oneOf)))} ${records.length === 1 ? 'is' : 'are'} here.`,
  surgesLapsed: ({ who, surges }, view) => `${whoever(view, who)} leaves ${price(surges)} unspent.`,
  placed: ({ record, hitpoints }) => `${capital(oneOf(record))} appears, with ${hitpointCount(hitpoints)}.`,
  encounterBegan: ({ hero }, view) => `An Encounter! ${whoever(view, hero)} acts first.`,
  roundBegan: ({ round }) => `Round ${round}.`,
  turnBegan: ({ who }, view) => `It is the Turn of ${figureIn(view, who)}.`,
  turnEnded: ({ who }, view) => `The Turn of ${figureIn(view, who)} is over.`,
  held: heldText,
  escapeRolled: ({ who, dice, total, needed, enemies, passed }, view) =>
    `${whoever(view, who)} tries to escape ${figuresIn(view, enemies)}: ${list(dice)}${total === sum(dice) ? '' : `, which makes ${total},`} against Grab ${needed}. ${passed ? 'Free' : 'Held fast'}.`,
  rewound: ({ who }, view) => `${whoever(view, who)} falls back to the last free square.`,
  declared: ({ attacker, target, form, element, base }, view) =>
    `${whoever(view, attacker)} attacks ${figureIn(view, target)}${form === 'melee' ? '' : ` (${NAMES.form[form]})`}: base damage ${base}${element === null ? '' : ` ${NAMES.element[element]}`}.`,
  focused: ({ who }, view) => `${whoever(view, who)} uses Focus.`,
  rolled: ({ attacker, dice, toHit, surges, grit, isCritical }, view) =>
    `${whoever(view, attacker)} throws ${list(dice)}: ${grit === null ? '' : `${toHit} against Grit ${grit}, `}${price(surges)}${isCritical ? ', and two sixes' : ''}.`,
  rerolled: ({ who, from, to, surges }, view) =>
    `${whoever(view, who)} has a ${from} thrown again: ${to}, and ${price(surges)} now.`,
  fateSpent: ({ who, fate, surges }, view) =>
    `${whoever(view, who)} spends Fate, ${fate} left, and has ${price(surges)}.`,
  used: ({ who, activator, cost, surges, targets }, view) => {
    const others = targets.filter((id) => id !== who);
    const whom = others.length === 0 ? '' : ` on ${figuresIn(view, targets)}`;
    return `${whoever(view, who)} uses ${NAMES.activator[activator]}${whom} for ${price(cost)}; ${surges} left.`;
  },
  formPaid: ({ who, form, cost, surges }, view) =>
    `${whoever(view, who)} pays ${price(cost)} for ${NAMES.form[form]}; ${surges} left.`,
  formUnpaid: ({ who, form }, view) => `${whoever(view, who)} cannot pay for ${NAMES.form[form]}: a miss.`,
  calledOn: ({ who, trait, surges }, view) =>
    trait === 'surges'
      ? `${whoever(view, who)} draws on the Spell Orb: ${price(surges)} now.`
      : `${whoever(view, who)} strikes with Precision: +2 to-hit.`,
  crystalUsed: ({ who, crystal, surges }, view) =>
    `${whoever(view, who)} uses up a Crystal: ${NAMES.crystal[crystal]}; ${price(surges)} left.`,
  hit: ({ attacker, target, total, grit, isCritical }, view) =>
    `${whoever(view, attacker)} hits ${figureIn(view, target)}: ${total} against Grit ${grit}${isCritical ? '. A Critical Hit!' : '.'}`,
  missed: ({ attacker, target, total, grit }, view) =>
    `${whoever(view, attacker)} misses ${figureIn(view, target)}: ${total} against Grit ${grit}.`,
  moved: ({ who, how }, view) => MOVED[how](whoever(view, who)),
  pinned: ({ who }, view) => `${whoever(view, who)} has nowhere to go, and stays.`,
  interrupted: ({ who, interrupt }, view) => `${whoever(view, who)}: ${NAMES.interrupt[interrupt]}!`,
  harmed: harmText,
  spared: ({ who, hitpoints }, view) => `${whoever(view, who)} will not fall: ${hitpointCount(hitpoints)} left.`,
  guarded: ({ who, ally, amount }, view) =>
    `${whoever(view, who)} steps in for ${figureIn(view, ally)}, to take ${amount} damage instead.`,
  parried: ({ who, by, amount }, view) => `${whoever(view, who)} parries ${by}: ${amount} damage is left.`,
  stripped: ({ who, reflect, shield }, view) =>
    `${whoever(view, who)} loses ${list([...(reflect === 0 ? [] : [`Reflect ${reflect}`]), ...(shield === 0 ? [] : [`Shield ${shield}`])])}.`,
  shielded: ({ who, amount, shield }, view) =>
    `${whoever(view, who)} gains Shield ${amount}${shield === amount ? '' : `, ${shield} in all`}.`,
  reflecting: ({ who, amount, reflect }, view) =>
    `${whoever(view, who)} gains Reflect ${amount}${reflect === amount ? '' : `, ${reflect} in all`}.`,
  healed: ({ who, amount, hitpoints, wakes }, view) =>
    `${whoever(view, who)} regains ${hitpointCount(amount)}: ${hitpoints} now${wakes ? ', and is awake again' : ''}.`,
  effectGiven: ({ who, effect }, view) => `${whoever(view, who)}: ${effectText(effect.id, effect.n)}.`,
  effectRefused: ({ who, effect }, view) => `${NAMES.effect[effect]} does nothing to ${figureIn(view, who)}.`,
  effectsEnded: ({ who, effects }, view) =>
    `${list(effects.map((effect) => NAMES.effect[effect]))} ${effects.length === 1 ? 'is' : 'are'} over for ${figureIn(view, who)}.`,
  poisonFell: ({ who, n }, view) =>
    n === 0 ? `The Poison of ${figureIn(view, who)} is gone.` : `The Poison of ${figureIn(view, who)} falls to ${n}.`,
  enraged: ({ who, base }, view) => `${whoever(view, who)} is in a Rage: base damage ${base} more.`,
  died: ({ monster, purse, bounty }, view) =>
    `${whoever(view, monster)} is dead${purse + bounty === 0 ? '' : `: ${crowns(purse + bounty)}${bounty === 0 ? '' : `, ${bounty} of them Bounty`}`}.`,
  raised: ({ record, hitpoints }) => `${capital(oneOf(record))} rises again, with ${hitpointCount(hitpoints)}.`,
  bountyNoted: ({ monster, bounties }, view) =>
    `There is a Bounty of ${crowns(10 * bounties)} on ${figureIn(view, monster)} now.`,
  fell: ({ hero }, view) => `${whoever(view, hero)} falls Unconscious.`,
  recoveryRolled: ({ hero, die, isAwake }, view) =>
    `${whoever(view, hero)} rolls ${die} to recover: ${isAwake ? 'a little miracle' : 'in vain'}.`,
  monstersLeft: ({ monsters }) =>
    `${digits(monsters.length, 'monster loses', 'monsters lose')} patience and slink away.`,
  encounterWon: () => 'The Encounter is won.',
  refreshed: () => 'Everybody recovers.',
  chose: ({ monster, target, why }, view) =>
    choseText(whoever(view, monster), target === null ? '' : figureIn(view, target), why),
};

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

const MOVED: Readonly<Record<Of<'moved'>['how'], (who: string) => string>> = {
  momentum: (who) => `${who} is driven back.`,
  follow: (who) => `${who} presses on.`,
  advance: (who) => `${who} comes nearer.`,
  chain: (who) => `${who} is shoved aside.`,
  push: (who) => `${who} is pushed.`,
  pull: (who) => `${who} is pulled.`,
  swap: (who) => `${who} changes places.`,
  dodge: (who) => `${who} Dodges.`,
  teleport: (who) => `${who} Teleports.`,
  crawl: (who) => `${who} crawls.`,
};

function heldText({ hero, main, off }: Of<'held'>, view: View): string {
  const pieces = view.party.find(({ id }) => id === hero)?.build.pieces ?? [];
  const names = [main, off].flatMap((at) => {
    const piece = at === null ? undefined : pieces[at];
    return piece === undefined ? [] : [NAMES.item[piece.item]];
  });
  return `${whoever(view, hero)} ${names.length === 0 ? 'has empty hands' : `holds ${list(names)}`} now.`;
}

/** Where the damage went before the rest of it hurt. [damage.order] */
function layersText({ armored, reflected, shielded }: Of<'harmed'>): string {
  const parts = [
    ...(armored === 0 ? [] : [`${armored} kept off by Armor`]),
    ...(reflected === 0 ? [] : [`${reflected} reflected`]),
    ...(shielded === 0 ? [] : [`${shielded} off the Shield`]),
  ];
  return parts.length === 0 ? '' : ` (${list(parts)})`;
}

function harmText(event: Of<'harmed'>, view: View): string {
  const { who, how, amount, loss, hitpoints } = event;
  const lost = loss === 0 ? 'no Hitpoints lost' : `${hitpointCount(loss)} lost, ${hitpoints} left`;
  if (how === 'poison') return `Poison hurts ${figureIn(view, who)}: ${lost}.`;
  const from = how === 'returned' ? ' sent back' : how === 'crystal' ? ' from the Crystal' : '';
  return `${whoever(view, who)} takes ${amount} damage${from}${layersText(event)}: ${lost}.`;
}

function choseText(monster: string, target: string, why: Of<'chose'>['why']): string {
  switch (why) {
    case 'value':
      return `${monster} picks ${target}: there it hopes for most.`;
    case 'taunted':
      return `${monster} goes for ${target}, who taunted it.`;
    case 'nearest':
      return `${monster} can reach nobody, and comes nearer${target === '' ? '' : ` to ${target}`}.`;
    case 'away':
      return `${monster} is hurt, and keeps away.`;
    case 'stays':
      return `${monster} stays where it is.`;
  }
}
