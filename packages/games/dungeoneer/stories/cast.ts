import type { Options } from '../src/types/index.ts';
import { A, B, C, type Having, type Scene, type Tale, tale } from './scene.ts';

const HEROES = {
  HD: ['HD-H1', 'HD-H2', 'HD-H3'],
  HW: ['HW-H1', 'HW-H2', 'HW-H3'],
  ED: ['ED-H1', 'ED-H2', 'ED-H3'],
  LD: ['LD-H1', 'LD-H2', 'LD-H3'],
} as const;

export type Three = Readonly<Partial<Record<'a' | 'b' | 'c', Having>>>;

interface Play extends Partial<Options> {
  /** Whose heroes play; its cards, unless `sets` names others. */
  readonly set?: keyof typeof HEROES;
  readonly arrange?: (scene: Scene) => void;
}

/**
 * A's turn as Dungeonlord; the heroes of a set in their order (Brunna, Ilvane, Tamsin), who have nothing but what is
 * said.
 */
export const lording = (having: Three, { arrange, ...play }: Play = {}): Tale =>
  cast(having, {
    ...play,
    arrange(scene) {
      scene.turn(A, 'lord');
      arrange?.(scene);
    },
  });

/** The same in A's Hero phase. */
export function cast({ a = {}, b = {}, c = {} }: Three, { set = 'HD', arrange, ...options }: Play = {}): Tale {
  const named = [a, b, c].flatMap(({ hero, heroes = [] }) => [...heroes, ...(hero === undefined ? [] : [hero])]);
  const [first, second, third] = HEROES[set];
  const spare = HEROES[set].filter((hero) => !named.includes(hero));
  const given = (having: Having, usual: string): Having => {
    if (having.hero !== undefined || having.heroes !== undefined) return having;
    return { hero: named.includes(usual) ? (spare.shift() ?? usual) : usual, ...having };
  };
  return tale(
    (scene) => {
      scene.hero(A, given(a, first)).hero(B, given(b, second)).hero(C, given(c, third));
      scene.turn(A);
      arrange?.(scene);
    },
    { sets: set, ...options },
  );
}
