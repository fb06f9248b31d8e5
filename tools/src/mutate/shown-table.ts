import { basename, relative } from 'node:path';
import { brief } from './mutant.ts';
import type { Proof } from './proofs.ts';

const HEADING = `# For every rule a story that failed when the rule was broken, and how it was broken.
# Written by \`npm run mutate -- <game> --shown\`; \`questhall rules\` counts a rule as shown only if it stands here.
`;

const TEXT_MAX = 60;

/** One line for each rule that was shown: the rule, the file of its story, what was broken. */
export function writeShown(home: string, proofs: readonly Proof[]): string {
  const lines = proofs.flatMap(({ rule, broken }) => {
    if (broken === null) return [];
    const { file, mutant } = broken;
    const { operator, before, after } = mutant;
    const change = `${brief(before, TEXT_MAX)} → ${after === '' ? '(nothing)' : brief(after, TEXT_MAX)}`;
    return [`${rule} | ${relative(home, file)} | ${operator} in ${basename(mutant.file)}: ${change}`];
  });
  return `${HEADING}\n${lines.toSorted().join('\n')}\n`;
}
