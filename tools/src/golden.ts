import { writeFileSync } from 'node:fs';
import { GAMES } from '@questhall/catalogue';
import { editionOf, type Golden, playGolden, statesOf } from '@questhall/testkit';

const HELP = `Plays every golden playthrough again and shows what changed.

  npm run golden              compare
  npm run golden -- --update  write what is played today; states may change only with a new edition of the game
  npm run golden -- --update --same-edition   for an edition that nobody has saved a match of yet
`;

const isUpdating = process.argv.includes('--update');
const mayKeepEdition = process.argv.includes('--same-edition');

/** The first lines that differ, side by side. */
function firstDifference({ written, played }: Golden): string {
  const [was, is] = [written.split('\n'), played.split('\n')];
  const at = is.findIndex((line, i) => line !== was[i]);
  return `  line ${at + 1}\n  - ${was[at] ?? '(end)'}\n  + ${is[at] ?? '(end)'}`;
}

function needsEdition({ written, played }: Golden): boolean {
  const isNew = statesOf(written) === '';
  return (
    !isNew && !mayKeepEdition && statesOf(written) !== statesOf(played) && editionOf(written) === editionOf(played)
  );
}

function update(golden: Golden): boolean {
  if (needsEdition(golden)) {
    console.error(
      `${golden.name}: other states than edition ${editionOf(golden.written)} had; give the game a new edition first`,
    );
    return false;
  }
  writeFileSync(golden.path, golden.played);
  console.log(`${golden.name}: written`);
  return true;
}

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  const goldens = await Promise.all(
    GAMES.map(({ open }) =>
      open(async (facets) =>
        playGolden((await facets.rules()).game, { ...(await facets.words.en()), ...(await facets.terminal.en()) }),
      ),
    ),
  );
  const changed = goldens.flat().filter(({ written, played }) => written !== played);
  if (changed.length === 0) console.log('Every golden playthrough plays as it was written.');
  const isDone = changed.map((golden) => {
    if (isUpdating) return update(golden);
    console.log(`${golden.name} has changed\n${firstDifference(golden)}`);
    return false;
  });
  process.exitCode = isDone.every(Boolean) ? 0 : 1;
}
