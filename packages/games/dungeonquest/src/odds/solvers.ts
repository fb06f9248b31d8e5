import { decimals } from './field.ts';
import type { Fight } from './fight.ts';
import { type Solver, solve } from './solve.ts';

const SOLVERS_MAX = 64;
const solvers = new Map<string, Solver<number>>();

/**
 * Solving a fight takes milliseconds and matches ask again and again. The odds depend on the fight alone, so all may
 * share them.
 */
export function solverFor(fight: Fight): Solver<number> {
  const { mode, hero, attribute, life, house } = fight;
  const { heroWinsDoubleKill, determinationInCombat, heavyCounter } = house;
  const key = `${mode} ${hero} ${attribute} ${life} ${heroWinsDoubleKill} ${determinationInCombat} ${heavyCounter}`;
  const solver = solvers.get(key) ?? solve(decimals, fight);
  if (solvers.size >= SOLVERS_MAX) solvers.clear();
  solvers.set(key, solver);
  return solver;
}
