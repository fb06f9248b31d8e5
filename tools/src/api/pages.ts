import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAME_IDS } from '@questhall/catalogue';
import { type Exported, exportedFrom } from './exported.ts';

/** The packages that the reference is about, as they are best read. */
const PACKAGES = [
  'kernel',
  'players',
  'testkit',
  'lab',
  'border',
  'facets',
  'grid',
  'tiles',
  'heroscribe',
  ...GAME_IDS.map((id) => `games/${id}`),
];

/** Of a game, what reads, checks and prints what designers write; its rules are in its rulebook. */
const OF_GAMES = ['./sheet', './heroscribe'];

const START = `# The reference

Written by \`npm run api\` from the types of the packages, and never by hand. [The kernel as a library](../kernel.md) and [bots of your own](../bots.md) are
for reading first; these pages are for looking things up.
`;

const STUMBLES = `
## What a newcomer stumbles over

- **\`T\`** is what one game is made of, its [\`Types\`](kernel.md#types): its table, its actions, its events. \`State<Greed>\` is a match of Greed.
- **A seat is a number** from 0, and \`Seats\` is a *set* of them in one number, a bit each: seats 0 and 2 are 5. \`seatsOf(0, 2)\` makes such a set, \`includesSeat(seats, 2)\` and
  \`listSeats(seats)\` read it, \`everyone(count)\` is all of them, and \`NOBODY\` is 0. \`winners\` of an outcome, \`to\` of what was told and \`waitingFor\` of a sight are such sets.
  \`SPECTATOR\` is the seat of whoever only looks on: it is in no set.
- **A seed is any text** of at most 128 characters: \`7\`, \`my table\`. The same text gives the same dice, and \`fast:7\` is \`7\`. \`chacha20:\` and 64 hexadecimal digits is for dice that nobody
  may foretell. Behind \`typed:\` the dice are real: a move that needs one throws \`DiceWanted\`, or \`submit\` says how many faces it has.
- **A match is over** when \`state.outcome\` is not null. Its \`winners\` may be \`NOBODY\`. Until then \`firstPending(state)\` is somebody.
- **An ask has an id**, which counts up for each seat by itself: an answer names seat and id, and one that comes too late is refused as \`kernel.stale\`.
- **\`legal\` is \`propose\` filtered by \`judge\`**: \`judge\` alone decides, and says null when there is nothing against it.
- **\`step\` gives a new state, \`advance\` writes the one it is given**: the first checks what comes from outside, the second trusts whoever calls it.
- **A refusal and an event carry a rule's id**; \`findRule(game.rulebook, id)\` has its title and text.
`;

/** The pages of the reference, by the name of their file. */
export function referencePages(root: string): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  const rows: string[] = [];
  for (const folder of PACKAGES) {
    const home = join(root, 'packages', folder);
    const { name, description, exports }: Manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const file = `${folder.split('/').at(-1)}.md`;
    const isGame = folder.startsWith('games/');
    const entries = Object.keys(exports).filter((entry) => !isGame || OF_GAMES.includes(entry));
    if (entries.length === 0) continue;
    const texts = entries.flatMap((entry) => {
      const types = exports[entry]?.types;
      return types === undefined
        ? []
        : [entryText(entry === '.' ? name : `${name}${entry.slice(1)}`, join(home, types))];
    });
    pages.set(file, `# ${name}\n\n${description}.\n${texts.join('')}`);
    rows.push(`| [\`${name}\`](${file}) | ${description} |`);
  }
  return pages.set('README.md', `${START}\n| package | what it is |\n|---|---|\n${rows.join('\n')}\n${STUMBLES}`);
}

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, { readonly types?: string }>>;
}

/** All that can be imported from one entry, by the file that it is declared in. */
function entryText(name: string, path: string): string {
  const byModule = new Map<string, Exported[]>();
  for (const exported of exportedFrom(path, dirname(path))) {
    const others = byModule.get(exported.module) ?? [];
    if (others.length === 0) byModule.set(exported.module, others);
    others.push(exported);
  }
  const parts = Array.from(byModule, ([module, all]) => `\n### ${module}\n${all.map(exportedText).join('')}`);
  return `\n## From \`${name}\`\n${parts.join('')}`;
}

const exportedText = ({ name, signature, doc }: Exported): string =>
  `\n#### ${name}\n${doc === '' ? '' : `\n${doc}\n`}\n\`\`\`ts\n${signature}\n\`\`\`\n`;
