/**
 * Plays any game by dreaming: for each answer it dreams the match on to its end a few times, with everybody playing at
 * random, and takes the answer after which its seat has won most often.
 *
 *   npx questhall simulate dungeonquest --set mode=dice --set hero=hugo --set monster=golem --set monsterLife=20 \
 *     --games 200 --players ./examples/bots/dreamer.mjs,standard
 */
import { advance, below, firstPending, includesSeat, legal, silence } from '@questhall/kernel';

const DREAMS = 20;
const MOVES_MAX = 300;

/**
 * Called for every match: what the function remembers between two answers belongs to that match.
 * @template {import('@questhall/kernel').Types} T
 * @param {import('@questhall/kernel').Game<T>} game
 * @returns {import('@questhall/kernel').Guest<T>}
 */
export function sitDown(game) {
  return (turn) => {
    const { ask, offers, rng } = turn;
    let best = { action: offers[0], won: -1 };
    for (const action of offers.length > 1 ? offers : []) {
      let won = 0;
      for (let i = 0; i < DREAMS; i++) won += dreamOn(turn.dream(), action);
      if (won > best.won) best = { action, won };
    }
    return best.action;

    /**
     * 1 when the seat wins in this dream, ½ when it does not end.
     * @param {import('@questhall/kernel').State<T>} draft
     * @param {T['Action']} first
     */
    function dreamOn(draft, first) {
      advance(game, draft, { seat: ask.seat, ask: ask.id, action: first }, silence);
      for (let moves = 0; draft.outcome === null && moves < MOVES_MAX; moves++) {
        const asked = firstPending(draft);
        const answers = asked === undefined ? [] : legal(game, draft, asked);
        const action = answers[below(rng, answers.length || 1)];
        if (asked === undefined || action === undefined) break;
        advance(game, draft, { seat: asked.seat, ask: asked.id, action }, silence);
      }
      if (draft.outcome === null) return 0.5;
      return includesSeat(draft.outcome.winners, ask.seat) ? 1 : 0;
    }
  };
}
