import type { DieShown, Throw } from '@questhall/facets';
import type { EntityId, Event, View } from '../../types/index.ts';

/** What dice are thrown for. */
export interface DiceTexts {
  nameOf(view: View, id: EntityId): string;
  readonly exploring: string;
  readonly dungeon: string;
  readonly chest: string;
  readonly wanderers: string;
  readonly house: string;
  /** `Elva: 8 against Grit 7, 3 Surges`; without a target only the Surges. */
  attack(who: string, toHit: number, grit: number | null, surges: number): string;
  /** `Elva: 7 against Grab 6`. */
  escape(who: string, total: number, needed: number): string;
}

const die = (face: DieShown['face'], shows: number, isGood = false): DieShown => ({
  face,
  text: String(shows),
  isGood,
});
const pips = (dice: readonly number[], isGood: (shown: number, at: number) => boolean = () => false): DieShown[] =>
  dice.map((shows, at) => die('number', shows, isGood(shows, at)));

/** The faces of an exploration roll: a D10 and a D8 are drawn as numbers. */
const EXPLORING: readonly DieShown['face'][] = ['d20', 'd12', 'number', 'number', 'number', 'd4'];

/** The two highest dice hit. [attack.to-hit-two-highest] */
function hitting(dice: readonly number[]): (shown: number, at: number) => boolean {
  const lowest = dice.indexOf(Math.min(...dice));
  return (_shown, at) => at !== lowest;
}

/** The dice that an event shows; null for most. */
export function diceOf(event: Event, view: View, texts: DiceTexts): Throw | null {
  switch (event.type) {
    case 'rolled':
      return {
        title: texts.attack(texts.nameOf(view, event.attacker), event.toHit, event.grit, event.surges),
        dice: pips(event.dice, hitting(event.dice)),
      };
    case 'rerolled':
      return { title: texts.nameOf(view, event.who), dice: pips(event.dice, (_shown, at) => at === event.die) };
    case 'escapeRolled':
      return {
        title: texts.escape(texts.nameOf(view, event.who), event.total, event.needed),
        dice: pips(event.dice, () => event.passed),
      };
    case 'recoveryRolled':
      return { title: texts.nameOf(view, event.hero), dice: pips([event.die], () => event.isAwake) };
    case 'exploreRolled':
      return { title: texts.exploring, dice: event.dice.map((shows, at) => die(EXPLORING[at] ?? 'number', shows)) };
    case 'dieRerolled':
      return { title: texts.exploring, dice: [die(EXPLORING[event.die] ?? 'number', event.to, true)] };
    case 'dungeonFound':
    case 'dungeonRerolled':
      return { title: texts.dungeon, dice: event.dice.map((shows) => die('number', shows)) };
    case 'chestOpened':
      return { title: texts.chest, dice: event.dice.map((shows, at) => die(at === 0 ? 'd12' : 'number', shows)) };
    case 'wanderersCame':
      return { title: texts.wanderers, dice: pips([event.die]) };
    case 'marched':
      return { title: texts.wanderers, dice: [die('d4', event.die, event.die !== 4)] };
    case 'fickleThrown':
      return {
        title: `${texts.nameOf(view, event.hero)} – ${texts.house}`,
        dice: [...pips(event.dice, () => true), ...pips(event.house)],
      };
    case 'fickleEnded':
      return event.die === null
        ? null
        : { title: texts.nameOf(view, event.hero), dice: pips([event.die], () => event.won > 0) };
    default:
      return null;
  }
}
