import type { Said } from '@questhall/facets';
import type { Spell } from '../../content/spells.ts';
import { attackDice, defendDice } from '../../queries/combat.ts';
import { squareOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, FigureId, Question, View } from '../../types/index.ts';
import { offerOdds, type StrikeOdds, tempestOdds, wakeOdds } from '../odds/strikes.ts';
import { attackerOf, standpointOf } from '../telling/asked.ts';
import { friendsBeside } from '../telling/surroundings.ts';
import { figureIn, theItem } from './figures.ts';
import { NAMES } from './names.ts';
import { decimal, list, percents } from './numbers.ts';
import { compassName, wayTo } from './places.ts';
import { DREAD_LINES, SPELL_LINES } from './spell-lines.ts';

type Of<K extends Action['type']> = Extract<Action, { type: K }>;

/** `Val Goblin 2 aan`: `3 stenen tegen 2; doodt 69 %`. */
export function attacked(action: Of<'attack'>, view: View, question: Question): Said {
  const { target, isThrown } = action;
  const whom = figureIn(view, target);
  const attacker = attackerOf(question);
  const odds = offerOdds(view, question, action);
  const detail = [
    ...(attacker === null ? [] : [diceText(attackDice(view, attacker, target), defendDice(view, target))]),
    ...(odds === null ? [] : [oddsText(odds)]),
    ...(isThrown ? [`${theItem('dagger')} is dan weg`] : []),
  ].join('; ');
  return { title: isThrown ? `Gooi ${theItem('dagger')} naar ${whom}` : `Val ${whom} aan`, detail };
}

const diceText = (attack: number, defend: number): string =>
  `${attack} ${attack === 1 ? 'steen' : 'stenen'} tegen ${defend}`;

/** `doodt 69 %`, with the damage where one blow is seldom enough. */
function oddsText({ kill, damage, body }: StrikeOdds): string {
  if (damage === 0) return 'doet geen kwaad';
  const mean = `gemiddeld ${decimal(damage, 1)} schade`;
  if (kill === 0) return mean;
  return body === 1 ? `doodt ${percents(kill)}` : `doodt ${percents(kill)}, ${mean}`;
}

export function cast(action: Of<'cast'>, view: View, question: Question): Said {
  const { spell, targets, at, mode } = action;
  const title = `Gebruik ${NAMES.spell[spell]}${aimText(view, question, targets, at)}`;
  if (mode !== null)
    return {
      title,
      detail:
        mode === 'haste' ? 'twee keer zoveel dobbelstenen voor de volgende tocht' : 'hoogstens 6 vakken, en meteen',
    };
  const line = spell === 'sleep' && targets.length === 1 ? 'het slaapt, en verdedigt met 1 steen' : SPELL_LINES[spell];
  const odds = offerOdds(view, question, action);
  const chances = odds === null ? chancesText(view, spell, targets, at) : oddsText(odds);
  return { title, detail: chances === '' ? line : `${line}; ${chances}` };
}

function aimText(view: View, question: Question, targets: readonly FigureId[], at: Square | null): string {
  if (targets.length > 0) return ` op ${list(targets.map((id) => figureIn(view, id)))}`;
  const from = standpointOf(view, question);
  return at === null || from === null ? '' : ` ${wayTo(view, from, at)}`;
}

/** Whom a storm would kill, and whom Sleep would not hold. */
function chancesText(view: View, spell: Spell, targets: readonly FigureId[], at: Square | null): string {
  const chance = (id: FigureId, odds: number): string => `${figureIn(view, id)} ${percents(odds)}`;
  if (spell === 'sleep') {
    const [only, other] = targets;
    if (only !== undefined && other === undefined) return `meteen wakker: ${percents(wakeOdds(view, only))}`;
    return `meteen wakker: ${targets.map((id) => chance(id, wakeOdds(view, id))).join(', ')}`;
  }
  const struck = spell === 'tempest' && at !== null ? tempestOdds(view, at) : [];
  return struck.length === 0 ? '' : `doodt ${struck.map(({ id, kill }) => chance(id, kill)).join(', ')}`;
}

export function dread({ spell, target, at, direction }: Of<'dread'>, view: View, question: Question): Said {
  const way = direction === null ? '' : ` naar ${compassName(direction)}`;
  const aim = aimText(view, question, target === null ? [] : [target], at);
  return { title: `Gebruik ${NAMES.dreadSpell[spell]}${aim}${way}`, detail: DREAD_LINES[spell] };
}

export function activated(view: View, id: FigureId): Said {
  const at = squareOf(view, id);
  return {
    title: `Speel met ${figureIn(view, id)}`,
    detail: at === null ? '' : besideText(view, friendsBeside(view, at)).join(''),
  };
}

/** `naast de Elf`; nothing beside nobody. */
export const besideText = (view: View, beside: readonly FigureId[]): readonly string[] =>
  beside.length === 0 ? [] : [`naast ${list(beside.map((id) => figureIn(view, id)))}`];
