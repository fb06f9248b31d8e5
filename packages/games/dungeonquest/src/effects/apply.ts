import { roll, type State, type Tell } from '@questhall/kernel';
import type { Effect } from '../content/keep/effects.ts';
import { fighterOf, keepOf } from '../queries/heroes.ts';
import { turnedLeft, turnedRight } from '../queries/keep/compass.ts';
import { besideOf } from '../queries/keep/squares.ts';
import { frameBelow } from '../queries/keep/turn.ts';
import type { Rule } from '../rulebook/index.ts';
import { confide } from '../secrets.ts';
import type { DungeonQuest } from '../types/index.ts';
import { endTurn } from './end-turn.ts';
import { hurt, slay } from './harm.ts';
import { fallSquare, goDown } from './push.ts';
import { turnTile } from './tiles.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;

const FACES = 6;

/** Dice on the table, for everybody to see. */
export function throwDice(draft: Draft, dice: number, rule: Rule, tell: Teller): number {
  const faces = Array.from({ length: dice }, () => roll(draft.rng, FACES));
  draft.table.lying.dice = faces;
  tell.all(rule, { type: 'rolled', dice: faces.slice() });
  return faces.reduce((sum, face) => sum + face, 0);
}

/** What happens at once, one effect after the other: whether the hero lives. */
export function apply(draft: Draft, effects: readonly Effect[], rule: Rule, tell: Teller): boolean {
  for (const effect of effects) if (!applyOne(draft, effect, rule, tell)) return false;
  return true;
}

function applyOne(draft: Draft, effect: Effect, rule: Rule, tell: Teller): boolean {
  const { table } = draft;
  const hero = fighterOf(table);
  switch (effect.does) {
    case 'wound': {
      const thrown = effect.dice === 0 ? 0 : throwDice(draft, effect.dice, rule, tell);
      return hurt(draft, effect.wounds + (effect.isHalved ? Math.ceil(thrown / 2) : thrown), rule, tell);
    }
    case 'kill':
      slay(draft, table.fighter, rule, tell);
      endTurn(draft);
      return false;
    case 'fall':
      tell.all('cat.enter-fall', { type: 'fell', square: fallSquare(draft) });
      goDown(draft, true);
      return true;
    case 'loseTurn':
      hero.hasLostTurn = true;
      tell.all('turn.lost', { type: 'turnWillBeLost' });
      return true;
    case 'cage':
      hero.isCaged = true;
      tell.all('turn.caged', { type: 'caged' });
      return true;
    case 'gold':
      hero.gold += effect.gold;
      tell.all('cards.gold', { type: 'goldFound', gold: effect.gold, total: hero.gold });
      return true;
    case 'crown':
      hero.hasCrown = true;
      tell.all('treasure.crown', { type: 'crownTaken' });
      return true;
    case 'loseTokens':
      tell.all(rule, { type: 'tokensLost', tokens: hero.determination });
      hero.determination = 0;
      return true;
    case 'grind':
      turnTile(draft, effect.quarters, rule, tell);
      return true;
    case 'cross': {
      const move = frameBelow(draft, 'move');
      if (move !== undefined && !hero.hasLostTurn) move.isOpen = true;
      return true;
    }
    case 'turnHeading': {
      const isLeft = throwDice(draft, 1, 'cat.actions', tell) <= effect.leftUpTo;
      if (hero.heading !== null) hero.heading = isLeft ? turnedLeft(hero.heading) : turnedRight(hero.heading);
      if (hero.heading !== null) tell.all('cat.actions', { type: 'headed', way: hero.heading });
      return true;
    }
    case 'drift':
      for (let moved = 0; moved < effect.squares; moved++) goAheadBelow(draft, tell);
      return true;
    case 'takeTreasures':
      takeTreasures(draft, effect.treasures, tell);
      return true;
    default:
      throw new Error(`${effect.does} does not happen at once`);
  }
}

/** The marker goes one square on; the border stops it. */
export function goAheadBelow({ table }: Draft, tell: Teller): void {
  const hero = fighterOf(table);
  const to = hero.heading === null ? -1 : besideOf(hero.square, hero.heading);
  if (to < 0) return;
  tell.all('cat.no-walls', { type: 'advanced', from: hero.square, to });
  hero.square = to;
}

/** As many as are due, or as there are. [hoard.treasure-empty] */
function takeTreasures(draft: Draft, due: number, tell: Teller): void {
  const { table } = draft;
  const { treasureDeck } = keepOf(table);
  const seat = table.fighter;
  const treasures: number[] = [];
  for (let taken = 0; taken < due; taken++) {
    const treasure = treasureDeck.pop();
    if (treasure !== undefined) treasures.push(treasure);
  }
  fighterOf(table).treasures.push(...treasures);
  const rule = treasures.length < due ? 'hoard.treasure-empty' : due === 1 ? 'hoard.one-eye' : 'hoard.deep-sleep';
  const unseen = { type: 'treasuresTakenUnseen', seat, treasures: treasures.length } as const;
  confide(draft, tell, seat, rule, [{ type: 'treasuresTaken', seat, treasures }, unseen]);
}
