import type { DieShown, Throw } from '@questhall/facets';
import { type EntityId, type Event, FEATURES, type Feature, type View } from '../../types/index.ts';

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

/** The dice of an exploration roll in their order, and those of a chest: what it holds, of which kind, and which. */
const EXPLORING: readonly DieShown['face'][] = ['d20', 'd12', 'd10', 'd8', 'number', 'd4'];
const CHEST: readonly DieShown['face'][] = ['d12', 'number', 'd12'];

/** The die of each feature of a dungeon. */
const FEATURE_DICE: Readonly<Record<Feature, DieShown['face']>> = {
  type: 'd12',
  strength: 'd10',
  weakness: 'd8',
  quest: 'number',
};

const shown = (faces: readonly DieShown['face'][], dice: readonly number[]): DieShown[] =>
  dice.map((shows, at) => die(faces[at] ?? 'number', shows));

const ofFeatures = (dice: readonly number[], locks: readonly Feature[] = []): DieShown[] =>
  shown(
    FEATURES.filter((feature) => !locks.includes(feature)).map((feature) => FEATURE_DICE[feature]),
    dice,
  );

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
      return { title: texts.exploring, dice: shown(EXPLORING, event.dice) };
    case 'dieRerolled':
      return { title: texts.exploring, dice: [die(EXPLORING[event.die] ?? 'number', event.to, true)] };
    case 'dungeonFound':
      return { title: texts.dungeon, dice: ofFeatures(event.dice) };
    case 'dungeonRerolled':
      return { title: texts.dungeon, dice: ofFeatures(event.dice, event.locks) };
    case 'chestOpened':
      return { title: texts.chest, dice: shown(CHEST, event.dice) };
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
