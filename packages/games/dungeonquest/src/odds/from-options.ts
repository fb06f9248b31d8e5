import { HERO_SHEETS } from '../content/heroes.ts';
import { MONSTER_SHEETS, MONSTERS, type Monster, TOKENS, type Token } from '../content/monsters.ts';
import { startingLife } from '../setup.ts';
import type { Options } from '../types/index.ts';
import { decimals } from './field.ts';
import type { Fight, Score } from './fight.ts';
import { worthOf } from './report.ts';

/** Every fight that a table with these options may bring, all equally likely. */
export function fightsOf(options: Options): readonly { readonly fight: Fight; readonly score: Score }[] {
  const { mode, hero, monster, monsterLife, determination, determinationInCombat } = options;
  if (mode === 'vote') return [];
  const { life, wounds } = startingLife(options);
  const kinds: readonly Monster[] = monster === 'random' ? MONSTERS : [monster];
  const tokens: readonly Token[] =
    monsterLife === null
      ? TOKENS.filter((token) => kinds.includes(token.monster))
      : kinds.map((kind) => ({ monster: kind, life: monsterLife }));
  return tokens.map((token) => ({
    fight: {
      mode,
      hero,
      life,
      house: options,
      attribute: options.attribute ?? HERO_SHEETS[hero][MONSTER_SHEETS[token.monster].attribute],
    },
    score: { hero: life - wounds, monster: token.life, tokens: determinationInCombat ? determination : 0 },
  }));
}

/** The hero's chance to win such a table under best play; null where the mode is still open. */
export function expectedWin(options: Options): number | null {
  const fights = fightsOf(options);
  if (fights.length === 0) return null;
  return fights.reduce((sum, { fight, score }) => sum + worthOf(decimals, fight, score).win, 0) / fights.length;
}
