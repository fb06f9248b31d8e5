import type { Plugin } from 'vite';

/** A sheet in the folder of a game; the plain page is no game's. */
const OF_A_GAME = /\/src\/games\/(?!plain\/)([^/]+)\/.*\.css$/;

/**
 * Keeps the sheets of a game to what is shown of that game: whatever carries `data-game`, and what is inside. In them
 * `:scope` is the element that carries it.
 */
export function gameScopes(): Plugin {
  return {
    name: 'game-scopes',
    enforce: 'pre',
    transform(code, id) {
      const [, game] = OF_A_GAME.exec(id) ?? [];
      return game === undefined ? null : { code: `@scope ([data-game="${game}"]) {\n${code}}\n`, map: null };
    },
  };
}
