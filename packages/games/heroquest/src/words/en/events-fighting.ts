import { idOfHero, isMonsterId, squareOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import { type Effects, type Event, type FigureId, GENIE_ID, type View } from '../../types/index.ts';
import { capital } from '../telling/lists.ts';
import type { Fighting, Sayings } from '../telling/sayings.ts';
import { attackFaces, defenceFaces, facesText, redText } from './dice.ts';
import { figureIn, ITEM_NAMES, theHero, theItem, theMonster, whichHero, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { bodyPoints, count, list, mindPoints } from './numbers.ts';
import { compassName, wayTo } from './places.ts';

/** Blows, wounds and spells. */
export const FIGHTING: Sayings<Fighting> = {
  held: ({ hero, weapon }) => `${whichHero(hero)} now holds ${weapon === null ? 'nothing' : theItem(weapon)}.`,
  attackRolled: ({ attacker, target, faces }, view) =>
    `${whoever(view, attacker)} attacks ${figureIn(view, target)}: ${attackFaces(faces)}.`,
  defenceRolled: ({ target, faces, blocks }, view) =>
    `${whoever(view, target)} defends: ${defenceFaces(faces, blocks, isMonsterId(target))}.`,
  attackFailed: ({ attacker }, view) => `${whoever(view, attacker)} misses.`,
  harmless: ({ figure }, view) => `That does no harm to ${figureIn(view, figure)}.`,
  wounded: ({ figure, amount, left }, view) =>
    amount === 0
      ? `${whoever(view, figure)} is unhurt.`
      : `${whoever(view, figure)} loses ${bodyPoints(amount)}; ${left} left.`,
  mindLost: ({ hero, amount, left }) =>
    amount === 0
      ? `${whichHero(hero)} keeps a clear mind.`
      : `${whichHero(hero)} loses ${mindPoints(amount)}; ${left} left.`,
  healed: ({ hero, amount, body }) =>
    amount === 0
      ? `${whichHero(hero)} had nothing to heal.`
      : `${whichHero(hero)} gets ${bodyPoints(amount)} back and has ${body}.`,
  died: ({ figure, name }, view) => diedText(view, figure, name),
  freed: ({ name }) => `${capital(theMonster(name))} is not slain but freed, and comes back to life.`,
  vanished: ({ figure }, view) => `${whoever(view, figure)} vanishes.`,
  daggerThrown: ({ hero }) => `${whichHero(hero)}’s Dagger is gone.`,
  spellCast: (event, view) => `${whichHero(event.hero)} casts ${NAMES.spell[event.spell]}${aimText(view, event)}.`,
  spellKept: ({ hero, spell }) =>
    `The ${NAMES.artifact['spell-ring']} keeps ${NAMES.spell[spell]} for ${theHero(hero)}.`,
  diceRolled: ({ figure, dice, cancelled }, view) =>
    `${whoever(view, figure)} rolls ${redText(dice)}${cancelled === 0 ? '' : `, and escapes ${count(cancelled, 'point', 'points')} of it`}.`,
  facesRolled: ({ figure, faces }, view) => `Rolled for ${figureIn(view, figure)}: ${facesText(faces)}.`,
  dreadCast: (event, view) =>
    `${whoever(view, event.monster)} casts ${NAMES.dreadSpell[event.spell]}${dreadAim(view, event)}.`,
  resisted: ({ hero, dice, isFree }) =>
    `${whichHero(hero)} resists with ${redText(dice)}: ${isFree ? 'free of it' : 'in vain'}.`,
  fellAsleep: ({ figure }, view) => `${whoever(view, figure)} falls asleep.`,
  woke: ({ figure, dice }, view) => `${whoever(view, figure)} wakes${dice.length === 0 ? '' : ` (${redText(dice)})`}.`,
  stillAsleep: ({ figure, dice }, view) =>
    `${whoever(view, figure)} sleeps on${dice.length === 0 ? '' : ` (${redText(dice)})`}.`,
  losesTurn: ({ monster }, view) => `${whoever(view, monster)} loses a turn.`,
  effectBegan: ({ hero, effect }) => `${whichHero(hero)} ${BEGINS[effect]}.`,
  effectEnded: ({ hero, effect }) => `${whichHero(hero)} ${ENDS[effect]}.`,
  corroded: ({ hero, weapon }) => `${whichHero(hero)}’s ${ITEM_NAMES[weapon]} corrodes.`,
  revived: ({ hero }) => `${whichHero(hero)} lives again, in full strength.`,
  bannerFell: () => 'The Dread Banner falls: the monsters attack with their own dice again.',
  deadRose: () => 'The dead rise again!',
};

const BEGINS: Readonly<Record<keyof Effects, string>> = {
  haste: 'will move with twice the dice',
  speed: 'will move with twice the dice',
  strength: 'will attack with two dice more',
  warding: 'will defend with two dice more',
  brew: 'fights with a die more, in attack and defence',
  throughRock: 'will walk through rock on the next move',
  rockSkin: 'has skin as hard as rock: two Defend dice more until wounded',
  courage: 'knows no fear, and will attack with two dice more',
  veil: 'is veiled in mist',
  gaze: 'is under the Dread Gaze, and attacks with one die',
  slumber: 'is under the Slumber Hex',
  puppet: 'hangs on Zargon’s strings',
  murk: 'chokes, and may only move or act in the next turn',
};

const ENDS: Readonly<Record<keyof Effects, string>> = {
  haste: 'is no longer hasty',
  speed: 'is no longer hasty',
  strength: 'has the usual strength again',
  warding: 'is no longer warded',
  brew: 'feels the Heroic Brew wear off',
  throughRock: 'no longer walks through rock',
  rockSkin: 'has no skin of rock any more',
  courage: 'attacks with the usual dice again: Courage is over',
  veil: 'steps out of the mist',
  gaze: 'has shaken off the Dread Gaze',
  slumber: 'is free of the Slumber Hex',
  puppet: 'is free of Zargon’s strings',
  murk: 'breathes freely again',
};

function diedText(view: View, figure: number, name: string): string {
  const isHero = figure < GENIE_ID;
  return isHero ? `${name}, ${figureIn(view, figure)}, is dead.` : `${whoever(view, figure)} is dead.`;
}

function aimText(view: View, { hero, targets, at, mode }: Extract<Event, { type: 'spellCast' }>): string {
  const aim = aimed(view, idOfHero(hero), targets, at);
  return mode === null ? aim : `${aim}, to ${mode === 'haste' ? 'hasten the next move' : 'carry the hero off at once'}`;
}

function dreadAim(view: View, { monster, target, at, direction }: Extract<Event, { type: 'dreadCast' }>): string {
  if (direction !== null) return ` to the ${compassName(direction)}`;
  return aimed(view, monster, target === null ? [] : [target], at);
}

/** At whom, or where as seen from the caster. */
function aimed(view: View, caster: FigureId, targets: readonly FigureId[], at: Square | null): string {
  const others = targets.filter((id) => id !== caster);
  if (others.length > 0) return ` on ${list(others.map((id) => figureIn(view, id)))}`;
  const from = squareOf(view, caster);
  return at === null || from === null || from === at ? '' : `, ${wayTo(view, from, at)}`;
}
