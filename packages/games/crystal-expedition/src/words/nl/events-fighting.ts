import { capital, list } from '@questhall/facets/dutch';
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
  gathered: ({ records }) => `${capital(list(records.map(oneOf)))} ${records.length === 1 ? 'is' : 'zijn'} hier.`,
  surgesLapsed: ({ who, surges }, view) => `${whoever(view, who)} laat ${price(surges)} liggen.`,
  placed: ({ record, hitpoints }) => `${capital(oneOf(record))} verschijnt, met ${hitpointCount(hitpoints)}.`,
  encounterBegan: ({ hero }, view) => `Een Treffen! ${whoever(view, hero)} is het eerst aan de beurt.`,
  roundBegan: ({ round }) => `Ronde ${round}.`,
  turnBegan: ({ who }, view) => `${whoever(view, who)} is aan de beurt.`,
  turnEnded: ({ who }, view) => `De beurt van ${figureIn(view, who)} is voorbij.`,
  held: heldText,
  escapeRolled: ({ who, dice, total, needed, enemies, passed }, view) =>
    `${whoever(view, who)} probeert te ontsnappen aan ${figuresIn(view, enemies)}: ${list(dice)}${total === sum(dice) ? '' : `, dat maakt ${total},`} tegen Greep ${needed}. ${passed ? 'Vrij' : 'Vastgehouden'}.`,
  rewound: ({ who }, view) => `${whoever(view, who)} valt terug op het laatste vrije vak.`,
  declared: ({ attacker, target, form, element, base }, view) =>
    `${whoever(view, attacker)} valt ${figureIn(view, target)} aan${form === 'melee' ? '' : ` (${NAMES.form[form]})`}: basisschade ${base}${element === null ? '' : ` ${NAMES.element[element]}`}.`,
  focused: ({ who }, view) => `${whoever(view, who)} zoekt Concentratie.`,
  rolled: ({ attacker, dice, toHit, surges, grit, isCritical }, view) =>
    `${whoever(view, attacker)} gooit ${list(dice)}: ${grit === null ? '' : `${toHit} tegen Weerstand ${grit}, `}${price(surges)}${isCritical ? ', en twee zessen' : ''}.`,
  rerolled: ({ who, from, to, surges }, view) =>
    `${whoever(view, who)} laat een ${from} opnieuw gooien: ${to}, en nu ${price(surges)}.`,
  fateSpent: ({ who, fate, surges }, view) =>
    `${whoever(view, who)} geeft Lot uit, nog ${fate} over, en heeft ${price(surges)}.`,
  used: ({ who, activator, cost, surges, targets }, view) => {
    const others = targets.filter((id) => id !== who);
    const whom = others.length === 0 ? '' : ` op ${figuresIn(view, targets)}`;
    return `${whoever(view, who)} gebruikt ${NAMES.activator[activator]}${whom} voor ${price(cost)}; nog ${surges} over.`;
  },
  formPaid: ({ who, form, cost, surges }, view) =>
    `${whoever(view, who)} betaalt ${price(cost)} voor ${NAMES.form[form]}; nog ${surges} over.`,
  formUnpaid: ({ who, form }, view) => `${whoever(view, who)} kan ${NAMES.form[form]} niet betalen: mis.`,
  calledOn: ({ who, trait, surges }, view) =>
    trait === 'surges'
      ? `${whoever(view, who)} put uit de Toverbol: nu ${price(surges)}.`
      : `${whoever(view, who)} slaat met Trefzekerheid: +2 op de raakworp.`,
  crystalUsed: ({ who, crystal, surges }, view) =>
    `${whoever(view, who)} gebruikt een Kristal: ${NAMES.crystal[crystal]}; nog ${price(surges)}.`,
  hit: ({ attacker, target, total, grit, isCritical }, view) =>
    `${whoever(view, attacker)} raakt ${figureIn(view, target)}: ${total} tegen Weerstand ${grit}${isCritical ? '. Een Voltreffer!' : '.'}`,
  missed: ({ attacker, target, total, grit }, view) =>
    `${whoever(view, attacker)} mist ${figureIn(view, target)}: ${total} tegen Weerstand ${grit}.`,
  moved: ({ who, how }, view) => MOVED[how](whoever(view, who)),
  pinned: ({ who }, view) => `${whoever(view, who)} kan nergens heen, en blijft staan.`,
  interrupted: ({ who, interrupt }, view) => `${whoever(view, who)}: ${NAMES.interrupt[interrupt]}!`,
  harmed: harmText,
  spared: ({ who, hitpoints }, view) => `${whoever(view, who)} weigert te vallen: nog ${hitpointCount(hitpoints)}.`,
  guarded: ({ who, ally, amount }, view) =>
    `${whoever(view, who)} springt in voor ${figureIn(view, ally)}, en krijgt de ${amount} schade.`,
  parried: ({ who, by, amount }, view) => `${whoever(view, who)} pareert ${by}: ${amount} schade blijft over.`,
  stripped: ({ who, reflect, shield }, view) =>
    `${whoever(view, who)} verliest ${list([...(reflect === 0 ? [] : [`Weerkaatsing ${reflect}`]), ...(shield === 0 ? [] : [`Schild ${shield}`])])}.`,
  shielded: ({ who, amount, shield }, view) =>
    `${whoever(view, who)} krijgt Schild ${amount}${shield === amount ? '' : `, samen ${shield}`}.`,
  reflecting: ({ who, amount, reflect }, view) =>
    `${whoever(view, who)} krijgt Weerkaatsing ${amount}${reflect === amount ? '' : `, samen ${reflect}`}.`,
  healed: ({ who, amount, hitpoints, wakes }, view) =>
    `${whoever(view, who)} krijgt ${hitpointCount(amount)} terug: nu ${hitpoints}${wakes ? ', en is weer bij kennis' : ''}.`,
  effectGiven: ({ who, effect }, view) => `${whoever(view, who)}: ${effectText(effect.id, effect.n)}.`,
  effectRefused: ({ who, effect }, view) => `${NAMES.effect[effect]} doet ${figureIn(view, who)} niets.`,
  effectsEnded: ({ who, effects }, view) =>
    `${list(effects.map((effect) => NAMES.effect[effect]))} ${effects.length === 1 ? 'is' : 'zijn'} voorbij voor ${figureIn(view, who)}.`,
  poisonFell: ({ who, n }, view) =>
    n === 0 ? `Het Vergif van ${figureIn(view, who)} is weg.` : `Het Vergif van ${figureIn(view, who)} daalt tot ${n}.`,
  enraged: ({ who, base }, view) => `${whoever(view, who)} is woedend: ${base} meer basisschade.`,
  died: ({ monster, purse, bounty }, view) =>
    `${whoever(view, monster)} is dood${purse + bounty === 0 ? '' : `: ${crowns(purse + bounty)}${bounty === 0 ? '' : `, waarvan ${bounty} Premie`}`}.`,
  raised: ({ record, hitpoints }) => `${capital(oneOf(record))} staat weer op, met ${hitpointCount(hitpoints)}.`,
  bountyNoted: ({ monster, bounties }, view) =>
    `Op ${figureIn(view, monster)} staat nu een Premie van ${crowns(10 * bounties)}.`,
  fell: ({ hero }, view) => `${whoever(view, hero)} valt bewusteloos neer.`,
  recoveryRolled: ({ hero, die, isAwake }, view) =>
    `${whoever(view, hero)} gooit ${die} om bij te komen: ${isAwake ? 'een klein wonder' : 'vergeefs'}.`,
  monstersLeft: ({ monsters }) =>
    `${digits(monsters.length, 'monster verliest', 'monsters verliezen')} het geduld en sluipen weg.`,
  encounterWon: () => 'Het Treffen is gewonnen.',
  refreshed: () => 'Iedereen komt op krachten.',
  chose: ({ monster, target, why }, view) =>
    choseText(whoever(view, monster), target === null ? '' : figureIn(view, target), why),
};

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

const MOVED: Readonly<Record<Of<'moved'>['how'], (who: string) => string>> = {
  momentum: (who) => `${who} wordt teruggedreven.`,
  follow: (who) => `${who} dringt op.`,
  advance: (who) => `${who} komt dichterbij.`,
  chain: (who) => `${who} wordt opzij geduwd.`,
  push: (who) => `${who} wordt geduwd.`,
  pull: (who) => `${who} wordt getrokken.`,
  swap: (who) => `${who} wisselt van plaats.`,
  dodge: (who) => `${who} Ontwijkt.`,
  teleport: (who) => `${who} Teleporteert.`,
  crawl: (who) => `${who} kruipt.`,
};

function heldText({ hero, main, off }: Of<'held'>, view: View): string {
  const pieces = view.party.find(({ id }) => id === hero)?.build.pieces ?? [];
  const names = [main, off].flatMap((at) => {
    const piece = at === null ? undefined : pieces[at];
    return piece === undefined ? [] : [NAMES.item[piece.item]];
  });
  return `${whoever(view, hero)} ${names.length === 0 ? 'heeft nu lege handen' : `houdt nu ${list(names)} vast`}.`;
}

/** Where the damage went before the rest of it hurt. [damage.order] */
function layersText({ armored, reflected, shielded }: Of<'harmed'>): string {
  const parts = [
    ...(armored === 0 ? [] : [`${armored} door Pantser gestuit`]),
    ...(reflected === 0 ? [] : [`${reflected} weerkaatst`]),
    ...(shielded === 0 ? [] : [`${shielded} van het Schild`]),
  ];
  return parts.length === 0 ? '' : ` (${list(parts)})`;
}

function harmText(event: Of<'harmed'>, view: View): string {
  const { who, how, amount, loss, hitpoints } = event;
  const lost = loss === 0 ? 'geen Levenspunten verloren' : `${hitpointCount(loss)} verloren, nog ${hitpoints}`;
  if (how === 'poison') return `Vergif doet ${figureIn(view, who)} pijn: ${lost}.`;
  const from = how === 'returned' ? ' terug' : how === 'crystal' ? ' van het Kristal' : '';
  return `${whoever(view, who)} krijgt ${amount} schade${from}${layersText(event)}: ${lost}.`;
}

function choseText(monster: string, target: string, why: Of<'chose'>['why']): string {
  switch (why) {
    case 'value':
      return `${monster} kiest ${target}: daar is het meeste te halen.`;
    case 'taunted':
      return `${monster} gaat op ${target} af, die het getergd heeft.`;
    case 'nearest':
      return `${monster} kan niemand bereiken, en komt dichter${target === '' ? 'bij' : ` bij ${target}`}.`;
    case 'away':
      return `${monster} is gewond, en blijft uit de buurt.`;
    case 'stays':
      return `${monster} blijft waar het is.`;
  }
}
