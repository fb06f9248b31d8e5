import { idOfHero, isMonsterId, squareOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import { type Effects, type Event, type FigureId, GENIE_ID, type View } from '../../types/index.ts';
import { capital } from '../telling/lists.ts';
import type { Fighting, Sayings } from '../telling/sayings.ts';
import { attackFaces, defenceFaces, facesText, redText } from './dice.ts';
import { figureIn, theHero, theItem, theMonster, whichHero, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { bodyPoints, count, list, mindPoints } from './numbers.ts';
import { compassName, wayTo } from './places.ts';

/** Blows, wounds and spells. */
export const FIGHTING: Sayings<Fighting> = {
  held: ({ hero, weapon }) => `${whichHero(hero)} heeft nu ${weapon === null ? 'niets' : theItem(weapon)} in de hand.`,
  attackRolled: ({ attacker, target, faces }, view) =>
    `${whoever(view, attacker)} valt ${figureIn(view, target)} aan: ${attackFaces(faces)}.`,
  defenceRolled: ({ target, faces, blocks }, view) =>
    `${whoever(view, target)} verdedigt: ${defenceFaces(faces, blocks, isMonsterId(target))}.`,
  attackFailed: ({ attacker }, view) => `${whoever(view, attacker)} mist.`,
  harmless: ({ figure }, view) => `Dat deert ${figureIn(view, figure)} niet.`,
  wounded: ({ figure, amount, left }, view) =>
    amount === 0
      ? `${whoever(view, figure)} is ongedeerd.`
      : `${whoever(view, figure)} verliest ${bodyPoints(amount)}; nog ${left} over.`,
  mindLost: ({ hero, amount, left }) =>
    amount === 0
      ? `${whichHero(hero)} blijft helder van geest.`
      : `${whichHero(hero)} verliest ${mindPoints(amount)}; nog ${left} over.`,
  healed: ({ hero, amount, body }) =>
    amount === 0
      ? `Aan ${theHero(hero)} viel niets te genezen.`
      : `${whichHero(hero)} krijgt ${bodyPoints(amount)} terug en heeft er nu ${body}.`,
  died: ({ figure, name }, view) => diedText(view, figure, name),
  freed: ({ name }) => `${capital(theMonster(name))} is niet verslagen maar bevrijd, en komt weer tot leven.`,
  vanished: ({ figure }, view) => `${whoever(view, figure)} verdwijnt.`,
  daggerThrown: ({ hero }) => `De Dolk van ${theHero(hero)} is weg.`,
  spellCast: (event, view) => `${whichHero(event.hero)} gebruikt ${NAMES.spell[event.spell]}${aimText(view, event)}.`,
  spellKept: ({ hero, spell }) =>
    `De ${NAMES.artifact['spell-ring']} bewaart ${NAMES.spell[spell]} voor ${theHero(hero)}.`,
  diceRolled: ({ figure, dice, cancelled }, view) =>
    `${whoever(view, figure)} gooit ${redText(dice)}${cancelled === 0 ? '' : `, en ontloopt ${count(cancelled, 'punt', 'punten')} schade`}.`,
  facesRolled: ({ figure, faces }, view) => `Gegooid voor ${figureIn(view, figure)}: ${facesText(faces)}.`,
  dreadCast: (event, view) =>
    `${whoever(view, event.monster)} gebruikt ${NAMES.dreadSpell[event.spell]}${dreadAim(view, event)}.`,
  resisted: ({ hero, dice, isFree }) =>
    `${whichHero(hero)} verzet zich met ${redText(dice)}: ${isFree ? 'het lukt' : 'vergeefs'}.`,
  fellAsleep: ({ figure }, view) => `${whoever(view, figure)} valt in slaap.`,
  woke: ({ figure, dice }, view) =>
    `${whoever(view, figure)} wordt wakker${dice.length === 0 ? '' : ` (${redText(dice)})`}.`,
  stillAsleep: ({ figure, dice }, view) =>
    `${whoever(view, figure)} slaapt door${dice.length === 0 ? '' : ` (${redText(dice)})`}.`,
  losesTurn: ({ monster }, view) => `${whoever(view, monster)} verliest een beurt.`,
  effectBegan: ({ hero, effect }) => `${whichHero(hero)} ${BEGINS[effect]}.`,
  effectEnded: ({ hero, effect }) => `${whichHero(hero)} ${ENDS[effect]}.`,
  corroded: ({ hero, weapon }) => `${capital(theItem(weapon))} van ${theHero(hero)} roest weg.`,
  revived: ({ hero }) => `${whichHero(hero)} leeft weer, in volle kracht.`,
  bannerFell: () => 'Het Schrikvaandel valt: de monsters vallen weer met hun eigen dobbelstenen aan.',
  deadRose: () => 'De doden staan weer op!',
};

const BEGINS: Readonly<Record<keyof Effects, string>> = {
  haste: 'loopt straks met twee keer zoveel dobbelstenen',
  speed: 'loopt straks met twee keer zoveel dobbelstenen',
  strength: 'valt straks met twee dobbelstenen meer aan',
  warding: 'verdedigt straks met twee dobbelstenen meer',
  brew: 'vecht met een dobbelsteen meer, in aanval en verdediging',
  throughRock: 'loopt op de volgende tocht door rots',
  rockSkin: 'heeft een huid zo hard als steen: twee verdedigingsstenen erbij tot de eerste wond',
  courage: 'kent geen angst, en valt straks met twee dobbelstenen meer aan',
  veil: 'is in nevel gehuld',
  gaze: 'staat onder de Schrikblik, en valt met één dobbelsteen aan',
  slumber: 'is getroffen door de Sluimervloek',
  puppet: 'hangt aan Zargons draden',
  murk: 'hapt naar adem, en mag in de volgende beurt alleen lopen of handelen',
};

const ENDS: Readonly<Record<keyof Effects, string>> = {
  haste: 'heeft geen haast meer',
  speed: 'heeft geen haast meer',
  strength: 'is weer zo sterk als gewoonlijk',
  warding: 'is niet meer beschermd',
  brew: 'voelt het Heldenbrouwsel uitwerken',
  throughRock: 'loopt niet meer door rots',
  rockSkin: 'heeft geen stenen huid meer',
  courage: 'valt weer met de gewone dobbelstenen aan: de Moed is voorbij',
  veil: 'stapt uit de nevel',
  gaze: 'heeft de Schrikblik van zich afgeschud',
  slumber: 'is vrij van de Sluimervloek',
  puppet: 'is los van Zargons draden',
  murk: 'ademt weer vrij',
};

function diedText(view: View, figure: number, name: string): string {
  const isHero = figure < GENIE_ID;
  return isHero ? `${name}, ${figureIn(view, figure)}, is dood.` : `${whoever(view, figure)} is dood.`;
}

function aimText(view: View, { hero, targets, at, mode }: Extract<Event, { type: 'spellCast' }>): string {
  const aim = aimed(view, idOfHero(hero), targets, at);
  return mode === null
    ? aim
    : `${aim}, ${mode === 'haste' ? 'voor haast op de volgende tocht' : 'om meteen weg te komen'}`;
}

function dreadAim(view: View, { monster, target, at, direction }: Extract<Event, { type: 'dreadCast' }>): string {
  if (direction !== null) return ` naar ${compassName(direction)}`;
  return aimed(view, monster, target === null ? [] : [target], at);
}

/** At whom, or where as seen from the caster. */
function aimed(view: View, caster: FigureId, targets: readonly FigureId[], at: Square | null): string {
  const others = targets.filter((id) => id !== caster);
  if (others.length > 0) return ` op ${list(others.map((id) => figureIn(view, id)))}`;
  const from = squareOf(view, caster);
  return at === null || from === null || from === at ? '' : `, ${wayTo(view, from, at)}`;
}
