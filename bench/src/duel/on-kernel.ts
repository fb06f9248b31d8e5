import { whole } from '@questhall/border';
import {
  advance,
  ask,
  Book,
  below,
  type Game,
  legal,
  type Move,
  open,
  type Refusal,
  type Rng,
  roll,
  type State,
  seatsOf,
  seedRng,
  silence,
  step,
  type Tell,
} from '@questhall/kernel';
import {
  ATTACK,
  BODY,
  blocks,
  choiceSeed,
  DEFEND,
  diceSeed,
  FACES,
  FIGURES,
  GUARD_BONUS,
  HEROES,
  isHero,
  isSkull,
  mixIn,
  type Played,
} from './rules.ts';

type Rule = 'duel.turn' | 'duel.target' | 'duel.attack' | 'duel.guard' | 'duel.end';
type Action = { type: 'attack'; target: number } | { type: 'guard' };

export interface Duel {
  Options: { body: number };
  Table: { body: number[]; guarding: boolean[] };
  View: { body: number[]; guarding: boolean[] };
  Frame: { kind: 'turn'; figure: number; isDone: boolean };
  Question: { kind: 'act'; figure: number };
  Action: Action;
  Event:
    | { type: 'attacked'; by: number; target: number; skulls: number; shields: number }
    | { type: 'wounded'; figure: number; left: number }
    | { type: 'guarded'; figure: number };
  Rule: Rule;
}

const rule = (title: string): Game<Duel>['rulebook']['rules'][Rule] => ({
  title,
  text: title,
  section: 'duel',
  origin: 'authored',
});
const no = (id: Rule): Refusal<Rule> => ({ rule: id, facts: {} });
const ATTACKS: readonly Action[] = Array.from({ length: FIGURES }, (_, target) => ({ type: 'attack', target }));
const GUARD: Action = { type: 'guard' };
const AGAINST_MONSTERS: readonly Action[] = [...ATTACKS.slice(HEROES), GUARD];
const AGAINST_HEROES: readonly Action[] = [...ATTACKS.slice(0, HEROES), GUARD];
const seatOf = (figure: number): number => (isHero(figure) ? 0 : 1);

function attack(draft: State<Duel>, by: number, target: number, tell: Tell<Duel>): void {
  const { table, rng } = draft;
  const defenders = (DEFEND[target] ?? 0) + (table.guarding[target] === true ? GUARD_BONUS : 0);
  let skulls = 0;
  let shields = 0;
  for (let die = ATTACK[by] ?? 0; die > 0; die--) skulls += isSkull(roll(rng, FACES)) ? 1 : 0;
  for (let die = defenders; die > 0; die--) shields += blocks(target, roll(rng, FACES)) ? 1 : 0;
  tell.all('duel.attack', { type: 'attacked', by, target, skulls, shields });
  if (skulls <= shields) return;
  const left = Math.max(0, (table.body[target] ?? 0) - (skulls - shields));
  table.body[target] = left;
  tell.all('duel.attack', { type: 'wounded', figure: target, left });
}

const isDown = (body: readonly number[], from: number, to: number): boolean => {
  for (let i = from; i < to; i++) if ((body[i] ?? 0) > 0) return false;
  return true;
};

export const duel: Game<Duel> = {
  id: 'duel',
  title: 'The duel',
  edition: '1',
  rulebook: {
    sections: { duel: 'The duel' },
    houseRules: {},
    rules: {
      'duel.turn': rule('Everybody acts in turn'),
      'duel.target': rule('Only a living foe can be attacked'),
      'duel.attack': rule('Skulls beyond the shields wound'),
      'duel.guard': rule('Guarding adds a die until the next turn'),
      'duel.end': rule('A side without figures has lost'),
    },
  },
  seats: { min: 2, max: 2 },
  options: { body: whole('Body', 'Extra body for everybody.', 0, 1_000_000, 0) },
  reveals: [],
  admit: () => null,
  setup: ({ body }) => ({
    table: { body: BODY.map((points) => points + body), guarding: [false, false, false, false] },
    agenda: [{ kind: 'turn', figure: 0, isDone: false }],
  }),
  decode(raw) {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return null;
    if (raw.type === 'guard') return GUARD;
    return raw.type === 'attack' && 'target' in raw && typeof raw.target === 'number'
      ? (ATTACKS[raw.target] ?? null)
      : null;
  },
  propose: (_state, { question }) => (isHero(question.figure) ? AGAINST_MONSTERS : AGAINST_HEROES),
  judge({ table }, { question }, action) {
    if (action.type === 'guard') return null;
    const isFoe = isHero(question.figure) !== isHero(action.target);
    return isFoe && (table.body[action.target] ?? 0) > 0 ? null : no('duel.target');
  },
  perform(draft, { question: { figure } }, action, tell) {
    const frame = draft.agenda[draft.agenda.length - 1];
    if (frame !== undefined) frame.isDone = true;
    if (action.type === 'attack') attack(draft, figure, action.target, tell);
    else {
      draft.table.guarding[figure] = true;
      tell.all('duel.guard', { type: 'guarded', figure });
    }
  },
  frames: {
    turn(draft, frame) {
      const { body, guarding } = draft.table;
      if (frame.isDone) {
        const isWon = isDown(body, HEROES, FIGURES);
        if (isWon || isDown(body, 0, HEROES)) {
          draft.outcome = { winners: seatsOf(isWon ? 0 : 1), rule: 'duel.end' };
          return;
        }
        do frame.figure = (frame.figure + 1) % FIGURES;
        while (body[frame.figure] === 0);
        frame.isDone = false;
      }
      guarding[frame.figure] = false;
      ask(draft, seatOf(frame.figure), 'duel.turn', { kind: 'act', figure: frame.figure });
    },
  },
  view: ({ table }) => ({ body: table.body.slice(), guarding: table.guarding.slice() }),
  imagine() {},
  clone: ({ body, guarding }) => ({ body: body.slice(), guarding: guarding.slice() }),
  fallback: () => GUARD,
  laws: ({ table }) => (table.body.some((left) => left < 0) ? ['nobody has less than no body'] : []),
};

/** A game set out: what is timed is playing it, not opening it. */
interface Setting {
  readonly state: State<Duel>;
  readonly choice: Rng;
}

export const setOut = (from: number, to: number): readonly Setting[] =>
  Array.from({ length: to - from }, (_, i) => ({
    state: open(duel, { body: 0 }, 2, diceSeed(from + i), silence),
    choice: seedRng(choiceSeed(from + i)),
  }));

/** Plays games in place: legal answers, a random choice, the move, and a book of all that happened. */
export function playInPlace(settings: readonly Setting[]): Played {
  return playAll(settings, (state, choice) => {
    const book = new Book<Duel>(2);
    while (state.outcome === null) advance(duel, state, pick(state, choice), book);
    return state;
  });
}

/** The same through the pure face: every move is checked, clones the state, and gives a new one with its events. */
export function playPure(settings: readonly Setting[]): Played {
  return playAll(settings, (first, choice) => {
    let state = first;
    while (state.outcome === null) {
      const taken = step(duel, state, pick(state, choice));
      if (!taken.ok) throw new Error('an offer is refused');
      state = taken.state;
    }
    return state;
  });
}

function pick(state: State<Duel>, choice: Rng): Move<Duel> {
  const asked = state.asks[0];
  if (asked === undefined) throw new Error('nobody is asked');
  const offers = legal(duel, state, asked);
  return { seat: asked.seat, ask: asked.id, action: offers[below(choice, offers.length)] ?? GUARD };
}

function playAll(settings: readonly Setting[], play: (state: State<Duel>, choice: Rng) => State<Duel>): Played {
  let moves = 0;
  let heroWins = 0;
  let checksum = 0;
  for (const setting of settings) {
    const state = play(setting.state, setting.choice);
    moves += state.clock;
    if (state.outcome?.winners === seatsOf(0)) heroWins += 1;
    for (const left of state.table.body) checksum = mixIn(checksum, left);
    const { source } = state.rng;
    if (source.kind === 'fast') checksum = mixIn(mixIn(checksum, source.a), source.count);
  }
  return { moves, heroWins, checksum };
}
