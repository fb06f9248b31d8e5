import { expect, test } from 'vitest';
import { findNamed } from './game-names.ts';

const GAMES = ['chess', 'night-watch'];
const named = (path: string, text: string): readonly string[] => findNamed(new Map([[path, text]]), GAMES);

test.each([
  ['packages/cli/src/main.ts', "const usual = 'chess';"],
  ['packages/web/src/screens/home/home.css', '.chess-board { color: red }'],
  ['packages/kernel/src/a.ts', '/** As the Night Watch has it. */'],
  ['packages/games/chess/src/a.ts', 'const NightWatch = 1;'],
  ['tools/run/x.js', "open('night-watch')"],
  ['packages/web/e2e/games/chess/scenes.mjs', "open('night-watch')"],
])('%s must not know a game', (path, text) => expect(named(path, text)).toEqual([`${path}:1 names a game: ${text}`]));

test.each([
  ['packages/games/chess/src/a.ts', "export const id = 'chess';"],
  ['packages/web/src/games/night-watch/page.ts', '// Night Watch'],
  ['packages/catalogue/src/games.ts', "import { chess } from '@questhall/chess/facets';"],
  ['packages/cli/src/main.test.ts', "run('play chess')"],
  ['packages/web/e2e/chess.e2e.ts', "sitDownAt('chess')"],
  ['packages/web/e2e/playing/chess.e2e.ts', "sitDownAt('chess')"],
  ['packages/kernel/src/a.ts', 'const duchess = 1;'],
])('%s may', (path, text) => expect(named(path, text)).toEqual([]));
