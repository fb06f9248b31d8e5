import type { Spell } from '../content/spells.ts';
import { attackDice, defendDice } from '../queries/combat.ts';
import { findMonster, squareOf } from '../queries/figures.ts';
import type { Square } from '../sheet/sheet.ts';
import type { Action, FigureId, View } from '../types/index.ts';
import { squareIn } from '../words/squares.ts';
import { tempestOdds, wakeOdds } from '../words/strikes.ts';
import { friendsBeside } from '../words/surroundings.ts';
import { figureIn, theItem } from './figures.ts';
import { DUTCH_NAMES } from './names.ts';
import { diceCount, listed, percents, small } from './numbers.ts';
import { compassName, DREAD_LINES, SPELL_LINES } from './spell-lines.ts';

type Of<K extends Action['type']> = Extract<Action, { type: K }>;

export function attackText(view: View, attacker: FigureId | null, target: FigureId, isThrown: boolean): string {
  const at = squareOf(view, target);
  const whom = `${figureIn(view, target)}${at === null ? '' : ` op ${squareIn(view, at)}`}`;
  if (attacker === null) return whom;
  const dice = `${diceCount(attackDice(view, attacker, target))} tegen ${small(defendDice(view, target))}`;
  return isThrown ? `${theItem('dagger')} gooien naar ${whom}, ${dice}; die is dan weg` : `${whom}, ${dice}`;
}

export function castText({ spell, targets, at, mode }: Of<'cast'>, view: View): string {
  const name = DUTCH_NAMES.spell[spell];
  const whom =
    targets.length > 0
      ? ` op ${listed(targets.map((id) => figureIn(view, id)))}`
      : at === null
        ? ''
        : ` op ${squareIn(view, at)}`;
  if (mode !== null)
    return `${name}${whom}: ${mode === 'haste' ? 'twee keer zoveel dobbelstenen voor de volgende tocht' : 'hoogstens 6 vakken, en meteen'}`;
  const line = spell === 'sleep' && targets.length === 1 ? 'het slaapt, en verdedigt met 1 steen' : SPELL_LINES[spell];
  return `${name}${whom}${chancesText(view, spell, targets, at)}: ${line}`;
}

/** Whom a storm would kill, and whom Sleep would not hold. */
function chancesText(view: View, spell: Spell, targets: readonly FigureId[], at: Square | null): string {
  const chance = (id: FigureId, odds: number): string => `${figureIn(view, id)} ${percents(odds)}`;
  if (spell === 'sleep') {
    const [only, other] = targets;
    if (only !== undefined && other === undefined) return ` (meteen wakker: ${percents(wakeOdds(view, only))})`;
    return ` (meteen wakker: ${targets.map((id) => chance(id, wakeOdds(view, id))).join(', ')})`;
  }
  const struck = spell === 'tempest' && at !== null ? tempestOdds(view, at) : [];
  return struck.length === 0 ? '' : ` (doodt ${struck.map(({ id, kill }) => chance(id, kill)).join(', ')})`;
}

export const dreadText = (action: Of<'dread'>, view: View): string =>
  `${DUTCH_NAMES.dreadSpell[action.spell]}${dreadAim(view, action)}: ${DREAD_LINES[action.spell]}`;

/** Whom or what a Dread spell is aimed at, as the end of a sentence. */
export function dreadAim(
  view: View,
  { target, at, direction }: Pick<Of<'dread'>, 'target' | 'at' | 'direction'>,
): string {
  if (target !== null) return ` op ${figureIn(view, target)}`;
  if (at !== null) return ` op ${squareIn(view, at)}`;
  return direction === null ? '' : ` naar ${compassName(direction)}`;
}

export function activateText(view: View, id: FigureId): string {
  const monster = findMonster(view, id);
  const whom = `${figureIn(view, id)} kiezen`;
  return monster === null
    ? whom
    : `${whom}, op ${squareIn(view, monster.at)}${besideText(view, friendsBeside(view, monster.at))}`;
}

export const besideText = (view: View, beside: readonly FigureId[]): string =>
  beside.length === 0 ? '' : `, naast ${listed(beside.map((id) => figureIn(view, id)))}`;
