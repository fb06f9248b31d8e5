import type { State, Tell } from '@questhall/kernel';
import { MONSTER_SHEETS } from '../content/monsters.ts';
import { fighterOf, isBelow, keepOf } from '../queries/heroes.ts';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest } from '../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;

/** Back among the others, face down. */
export function returnToken({ table }: Draft, rule: Rule, tell: Teller): void {
  const { monster } = table;
  if (monster !== null && monster.token !== null) table.pool.push(monster.token);
  table.monster = null;
  if (table.keep !== null) table.round = 0; // in the arena it says how long the fight was
  tell.all(rule, { type: 'tokenReturned' });
}

/** What becomes of a monster that has not been killed: it waits on the square, or goes back to the pool. */
export function leaveToken(draft: Draft, tell: Teller, hasKilled: boolean): void {
  const { table } = draft;
  const { monster } = table;
  if (monster === null || monster.token === null) throw new Error('there is no monster');
  const hero = fighterOf(table);
  const isLeft = hasKilled || MONSTER_SHEETS[monster.monster].isLeftBehind;
  if (isBelow(hero)) returnToken(draft, 'cat.lurker', tell);
  else if (!isLeft) returnToken(draft, 'escape.sorcerer-vanishes', tell);
  else {
    const { token, isLifeShown, knownTo } = monster;
    keepOf(table).lairs.push({ square: hero.square, token, isLifeShown, knownTo });
    table.monster = null;
    table.round = 0;
    const rule = hasKilled ? 'combat.defeat-aftermath' : 'escape.token-stays';
    tell.all(rule, { type: 'tokenLeft', square: hero.square, monster: monster.monster });
  }
}
