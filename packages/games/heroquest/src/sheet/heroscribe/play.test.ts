import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '@questhall/border';
import { open, silence } from '@questhall/kernel';
import { playOut, seatPlayers } from '@questhall/players';
import { describe, expect, test } from 'vitest';
import { bots } from '../../bots/index.ts';
import { heroquest } from '../../game.ts';
import { printSheet } from '../print.ts';
import { importHeroScribe } from './import.ts';

/** Real files stay outside the repository; where they are not, there is nothing to test. */
const ROOT = fileURLToPath(new URL('../../../../../../../shared/heroscribe', import.meta.url));
const paths = existsSync(ROOT)
  ? readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.xml'))
  : [];

describe.runIf(paths.length > 0)('quests of the community are played to an end', () => {
  test.each(paths)('%s', (path) => {
    const imported = importHeroScribe(readFileSync(join(ROOT, path), 'utf8'));
    if (!imported.ok) throw new Error(imported.problem.message);
    const options = readOptions(heroquest.options, { sheet: printSheet(imported.value.sheet), rounds: 60 });
    if (!options.ok) throw new Error(`${options.problem.field} ${options.problem.message}`);
    const draft = open(heroquest, options.value, 2, 'fast:import', silence);
    const { standard } = bots;
    if (standard === undefined) throw new Error('nobody plays');
    playOut(heroquest, draft, seatPlayers([standard(), standard()], path), silence);
    expect(draft.outcome).not.toBeNull();
    expect(heroquest.laws(draft)).toEqual([]);
  });
});
