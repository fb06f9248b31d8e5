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

/** A's turn as Dungeonlord; the heroes of a set in their order (Brunna, Ilvane, Tamsin), who have nothing but what is said. */
export const lording = (having: Three, { arrange, ...play }: Play = {}): Tale =>
  cast(having, {
    ...play,
    arrange(scene) {
      scene.turn(A, 'lord');
      arrange?.(scene);
    },
  });

/** The same in A's Hero phase. */
export function cast({ a, b, c }: Three, { set = 'HD', arrange, ...options }: Play = {}): Tale {
  const [first, second, third] = HEROES[set];
  return tale(
    (scene) => {
      scene
        .hero(A, { hero: first, ...a })
        .hero(B, { hero: second, ...b })
        .hero(C, { hero: third, ...c });
      scene.turn(A);
      arrange?.(scene);
    },
    { sets: set, ...options },
  );
}
