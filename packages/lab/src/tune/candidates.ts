import type { Edit } from '@questhall/facets';

/** A text with some edits made. */
export interface Candidate {
  readonly edits: readonly Edit[];
  readonly text: string;
}

/** What an edit is thought to do to the share of games won, before anybody tried it together with others. */
export interface Weighed {
  readonly candidate: Candidate;
  readonly effect: number;
}

/** So many edits at most are made together: more would be another quest. */
const TOGETHER_MAX = 6;
/** Of each number of edits, so many of the most promising are made larger. */
const BEAM = 10;
/** What one more edit must bring, as a share of games won, to be worth it. */
export const WORTH_OF_AN_EDIT = 0.005;

const keysOf = ({ edits }: Candidate): readonly string[] => edits.map(({ key }) => key);

/** How far from the goal it is thought to be, and how large it is: the less, the better. */
const lossOf = ({ candidate, effect }: Weighed, wanted: number): number =>
  Math.abs(wanted - effect) + WORTH_OF_AN_EDIT * candidate.edits.length;

/**
 * Single edits and the most promising of several together, the best first. What edits do is added up, which is only
 * nearly right; that is why they are measured afterwards.
 *
 * @param wanted by how much the share of games won is to change
 */
export function proposals(singles: readonly Weighed[], wanted: number, most: number): readonly Weighed[] {
  const byLoss = (one: Weighed, other: Weighed): number => lossOf(one, wanted) - lossOf(other, wanted);
  const sorted = singles.toSorted(byLoss);
  const bySize: (readonly Weighed[])[] = [sorted];
  const known = new Set<string>();
  let beam = sorted.slice(0, BEAM);
  for (let size = 2; size <= TOGETHER_MAX; size++) {
    const larger: Weighed[] = [];
    for (const base of beam)
      for (const single of sorted) {
        const joined = join(base, single);
        const name = joined === null ? '' : keysOf(joined.candidate).toSorted().join('\n');
        if (joined === null || known.has(name)) continue;
        known.add(name);
        larger.push(joined);
      }
    beam = larger.toSorted(byLoss).slice(0, BEAM);
    bySize.push(beam);
  }
  // Some of every size: what edits do together is known least, and too many of them may go too far.
  const ranks = Array.from({ length: Math.max(...bySize.map(({ length }) => length)) }, (_, rank) =>
    bySize.flatMap((size) => size.slice(rank, rank + 1)),
  );
  return ranks.flat().slice(0, most).toSorted(byLoss);
}

/** Both together; null where one has no place beside the other. */
function join(base: Weighed, { candidate, effect }: Weighed): Weighed | null {
  const [edit] = candidate.edits;
  if (edit === undefined || keysOf(base.candidate).includes(edit.key)) return null;
  const text = edit.make(base.candidate.text);
  if (text === null) return null;
  return { candidate: { edits: [...base.candidate.edits, edit], text }, effect: base.effect + effect };
}
