import { NAMES } from '../content/names.ts';
import { isMonsterId } from '../queries/figures.ts';
import { type Effects, type Event, GENIE_ID, type View } from '../types/index.ts';
import { attackFaces, defenceFaces, facesText, redText } from './dice.ts';
import { figureIn, ITEM_NAMES, theHero, theItem } from './figures.ts';
import { capital, count, list } from './numbers.ts';
import { type Sayings, whichHero, whoever } from './sayings.ts';
import { compassName } from './spell-lines.ts';
import { squareIn } from './squares.ts';

/** The events that are told here, in every language. */
export type Fighting =
  | 'held'
  | 'attackRolled'
  | 'defenceRolled'
  | 'attackFailed'
  | 'harmless'
  | 'wounded'
  | 'mindLost'
  | 'healed'
  | 'died'
  | 'freed'
  | 'vanished'
  | 'daggerThrown'
  | 'spellCast'
  | 'spellKept'
  | 'diceRolled'
  | 'facesRolled'
  | 'dreadCast'
  | 'resisted'
  | 'fellAsleep'
  | 'woke'
  | 'stillAsleep'
  | 'losesTurn'
  | 'effectBegan'
  | 'effectEnded'
  | 'corroded'
  | 'revived'
  | 'bannerFell'
  | 'deadRose';

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
      : `${whoever(view, figure)} loses ${count(amount, 'Body Point')}; ${left} left.`,
  mindLost: ({ hero, amount, left }) =>
    amount === 0
      ? `${whichHero(hero)} keeps a clear mind.`
      : `${whichHero(hero)} loses ${count(amount, 'Mind Point')}; ${left} left.`,
  healed: ({ hero, amount, body }) =>
    amount === 0
      ? `${whichHero(hero)} had nothing to heal.`
      : `${whichHero(hero)} gets ${count(amount, 'Body Point')} back and has ${body}.`,
  died: ({ figure, name }, view) => diedText(view, figure, name),
  freed: ({ name }) => `${name} is not slain but freed, and comes back to life.`,
  vanished: ({ figure }, view) => `${whoever(view, figure)} vanishes.`,
  daggerThrown: ({ hero }) => `${whichHero(hero)}’s Dagger is gone.`,
  spellCast: (event, view) => `${whichHero(event.hero)} casts ${NAMES.spell[event.spell]}${aimText(view, event)}.`,
  spellKept: ({ hero, spell }) =>
    `The ${NAMES.artifact['spell-ring']} keeps ${NAMES.spell[spell]} for ${theHero(hero)}.`,
  diceRolled: ({ figure, dice, cancelled }, view) =>
    `${whoever(view, figure)} rolls ${redText(dice)}${cancelled === 0 ? '' : `, and escapes ${count(cancelled, 'point')} of it`}.`,
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
  revived: ({ hero, at }, view) => `${whichHero(hero)} lives, in full strength, at ${squareIn(view, at)}.`,
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
  if (isMonsterId(figure)) return `${figureIn(view, figure)} is dead.`;
  return figure < GENIE_ID
    ? `${name}, ${figureIn(view, figure)}, is dead.`
    : `${capital(figureIn(view, figure))} is dead.`;
}

function aimText(view: View, { targets, at, mode }: Extract<Event, { type: 'spellCast' }>): string {
  const aim =
    targets.length > 0
      ? ` on ${list(targets.map((id) => figureIn(view, id)))}`
      : at === null
        ? ''
        : ` at ${squareIn(view, at)}`;
  return mode === null ? aim : `${aim}, to ${mode === 'haste' ? 'hasten the next move' : 'carry the hero off at once'}`;
}

function dreadAim(view: View, { target, at, direction }: Extract<Event, { type: 'dreadCast' }>): string {
  if (target !== null) return ` on ${figureIn(view, target)}`;
  if (at !== null) return ` at ${squareIn(view, at)}`;
  return direction === null ? '' : ` to the ${compassName(direction)}`;
}
