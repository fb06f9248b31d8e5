import { seedRng } from '@questhall/kernel';
import {
  ATTACK,
  BODY,
  choiceSeed,
  DEFEND,
  diceSeed,
  FIGURES,
  GUARD_BONUS,
  HEROES,
  mixIn,
  type Played,
} from './rules.ts';

/** The words of a generator, ready to run. */
interface Words {
  a: number;
  b: number;
  c: number;
  count: number;
}

export interface BareSeeds {
  readonly dice: Words;
  readonly choice: Words;
}

const wordsOf = (seed: string): Words => {
  const { source } = seedRng(seed);
  if (source.kind !== 'fast') throw new Error('a fast seed');
  return { a: source.a, b: source.b, c: source.c, count: source.count };
};

export const bareSeeds = (from: number, to: number): readonly BareSeeds[] =>
  Array.from({ length: to - from }, (_, i) => ({
    dice: wordsOf(diceSeed(from + i)),
    choice: wordsOf(choiceSeed(from + i)),
  }));

/** As fast as we can write it by hand: everything in locals and typed arrays, no events, no state to keep. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one loop without a call is the point of it
export function playBare(seeds: readonly BareSeeds[]): Played {
  const body = new Int32Array(FIGURES);
  const guarding = new Int32Array(FIGURES);
  const legal = new Int32Array(FIGURES + 1);
  let moves = 0;
  let heroWins = 0;
  let checksum = 0;
  for (const { dice, choice } of seeds) {
    let { a, b, c, count } = dice;
    let { a: ca, b: cb, c: cc, count: cn } = choice;
    for (let i = 0; i < FIGURES; i++) {
      body[i] = BODY[i] as number;
      guarding[i] = 0;
    }
    let actor = 0;
    for (;;) {
      const isHeroActing = actor < HEROES;
      guarding[actor] = 0;
      let offers = 0;
      for (let i = isHeroActing ? HEROES : 0; i < (isHeroActing ? FIGURES : HEROES); i++)
        if ((body[i] as number) > 0) legal[offers++] = i;
      legal[offers++] = -1;

      const uneven = (-offers >>> 0) % offers;
      let word = 0;
      do {
        word = (((ca + cb) | 0) + cn) | 0;
        cn = (cn + 1) | 0;
        ca = cb ^ (cb >>> 9);
        cb = (cc + (cc << 3)) | 0;
        cc = (((cc << 21) | (cc >>> 11)) + word) | 0;
        word >>>= 0;
      } while (word < uneven);
      const target = legal[word % offers] as number;

      moves++;
      if (target < 0) guarding[actor] = 1;
      else {
        const attackDice = ATTACK[actor] as number;
        const defendDice = (DEFEND[target] as number) + (guarding[target] === 1 ? GUARD_BONUS : 0);
        let skulls = 0;
        let shields = 0;
        for (let die = 0; die < attackDice + defendDice; die++) {
          let w = 0;
          do {
            w = (((a + b) | 0) + count) | 0;
            count = (count + 1) | 0;
            a = b ^ (b >>> 9);
            b = (c + (c << 3)) | 0;
            c = (((c << 21) | (c >>> 11)) + w) | 0;
            w >>>= 0;
          } while (w < 4);
          const face = (w % 6) + 1;
          if (die < attackDice) skulls += face <= 3 ? 1 : 0;
          else if (target < HEROES) shields += face === 4 || face === 5 ? 1 : 0;
          else shields += face === 6 ? 1 : 0;
        }
        if (skulls > shields) {
          const left = (body[target] as number) - (skulls - shields);
          body[target] = left < 0 ? 0 : left;
        }
      }
      if ((body[0] as number) + (body[1] as number) === 0 || (body[2] as number) + (body[3] as number) === 0) break;
      do actor = (actor + 1) % FIGURES;
      while ((body[actor] as number) === 0);
    }
    if ((body[2] as number) + (body[3] as number) === 0) heroWins++;
    for (let i = 0; i < FIGURES; i++) checksum = mixIn(checksum, body[i] as number);
    checksum = mixIn(mixIn(checksum, a), count);
  }
  return { moves, heroWins, checksum };
}
