import { ask, type Game, roll, type State, seatsOf } from '@questhall/kernel';

/** Roll as often as you dare: a 1 takes all that the turn has brought, and whoever has 20 wins. */
export interface Greed {
  Options: { readonly goal: number };
  Table: { readonly goal: number; points: number[]; turn: number };
  View: { readonly points: readonly number[]; readonly turn: number };
  Frame: { readonly kind: 'turn'; seat: number };
  Question: { readonly kind: 'dare' };
  Action: { readonly type: 'roll' | 'stop' };
  Event: { readonly type: 'rolled'; readonly face: number } | { readonly type: 'banked'; readonly points: number };
  Rule: 'greed.roll' | 'greed.stop' | 'greed.goal';
}

const rule = (title: string, text: string) => ({ title, text, section: 'all', origin: 'authored' }) as const;

function next({ table, agenda, seats }: State<Greed>): void {
  const frame = agenda[0];
  if (frame !== undefined) frame.seat = (frame.seat + 1) % seats;
  table.turn = 0;
}

export const greed: Game<Greed> = {
  id: 'greed',
  title: 'Greed',
  edition: '1',
  rulebook: {
    sections: { all: 'All of it' },
    houseRules: {},
    rules: {
      'greed.roll': rule('Roll', 'A die is rolled: a 1 ends the turn with nothing, all else is put to it.'),
      'greed.stop': rule('Stop', 'Whoever has rolled may stop, and keeps what the turn has brought.'),
      'greed.goal': rule('The goal', 'Whoever has as many points as agreed on has won.'),
    },
  },
  seats: { min: 2, max: 4 },
  options: {
    goal: {
      title: 'Goal',
      text: 'Points that win.',
      initial: 20,
      range: 'a whole number from 1 to 100',
      read: (raw) => (Number.isInteger(raw) && Number(raw) >= 1 && Number(raw) <= 100 ? Number(raw) : undefined),
      parse: Number,
    },
  },
  reveals: [], // nothing is hidden but the dice to come
  admit: () => null,
  setup: ({ goal }, seats) => ({
    table: { goal, points: Array<number>(seats).fill(0), turn: 0 },
    agenda: [{ kind: 'turn', seat: 0 }],
  }),
  // What the rules are in the middle of: one frame, which asks whoever is next, again and again.
  frames: { turn: (draft, { seat }) => ask(draft, seat, 'greed.roll', { kind: 'dare' }) },
  decode: (raw) =>
    typeof raw === 'object' && raw !== null && 'type' in raw && (raw.type === 'roll' || raw.type === 'stop')
      ? { type: raw.type }
      : null,
  propose: () => [{ type: 'roll' }, { type: 'stop' }],
  judge: ({ table }, _ask, { type }) =>
    type === 'stop' && table.turn === 0 ? { rule: 'greed.stop', facts: { rolled: 0 } } : null,
  perform(draft, { seat }, { type }, tell) {
    const { table } = draft;
    if (type === 'stop') {
      const points = (table.points[seat] ?? 0) + table.turn;
      table.points[seat] = points;
      tell.all('greed.stop', { type: 'banked', points });
      if (points >= table.goal) draft.outcome = { winners: seatsOf(seat), rule: 'greed.goal' };
      else next(draft);
      return;
    }
    const face = roll(draft.rng, 6);
    tell.all('greed.roll', { type: 'rolled', face });
    if (face === 1) next(draft);
    else table.turn += face;
  },
  view: ({ table }) => ({ points: table.points.slice(), turn: table.turn }),
  imagine: () => undefined,
  clone: ({ goal, points, turn }) => ({ goal, points: points.slice(), turn }),
  fallback: ({ table }) => ({ type: table.turn === 0 ? 'roll' : 'stop' }),
  laws: ({ table }) => (table.points.some((points) => points < 0) ? ['nobody has less than nothing'] : []),
};
