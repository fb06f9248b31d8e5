import type { Said, TerminalFacet, Verdict, Wording } from '@questhall/facets';
import {
  type Ask,
  begin,
  below,
  type Entry,
  everyone,
  type Game,
  hashState,
  hashText,
  type Journal,
  legal,
  listSeats,
  NOBODY,
  pending,
  type Rng,
  type Sight,
  seedRng,
  sight,
  submit,
  type Told,
  type Types,
} from '@questhall/kernel';
import { readScript } from './script.ts';

/** A game in words, as far as a playthrough needs it: told, drawn with signs, and typed. */
export type InWords<T extends Types> = Wording<T> & Pick<TerminalFacet<T>, 'scene' | 'parse'>;

const saidOf = ({ title, detail }: Said): string => [title, detail].filter((part) => part !== '').join(': ');
const verdictOf = ({ title, text }: Verdict): string => [title, text].filter((part) => part !== '').join(' ');

/**
 * A whole match as text: at every move the table, the question, the offers, what everybody was told, and the hash of
 * the state.
 */
export function playthrough<T extends Types>(game: Game<T>, words: InWords<T>, text: string): string {
  const script = readScript(game, text);
  const tag = script.dice === null ? 'fast' : 'typed:fast';
  const journal = begin(game, {
    game: game.id,
    edition: game.edition,
    options: script.options,
    seats: script.seats,
    seed: `${tag}:${script.seed}`,
    from: null,
  });
  const dice = script.dice?.slice() ?? [];
  const rng = seedRng(`fast:player of ${hashText(script.seed)}`);
  const out = [
    `game: ${game.id}, edition ${game.edition}`,
    ...script.header,
    '---',
    ...toldLines(game, words, journal, journal.opening),
  ];
  for (let move = 0; journal.state.outcome === null; move++) {
    const [asked] = pending(journal.state);
    if (asked === undefined) throw new Error('nobody is asked');
    const seen = sight(game, journal.state, asked.seat);
    out.push('', ...askLines(game, words, journal, asked, seen));
    const entry = answer(
      game,
      journal,
      asked,
      script.lines === null ? pick(game, journal, asked, rng) : words.parse(script.lines[move] ?? [], seen),
      dice,
    );
    const rolled = entry.rolled.length === 0 ? '' : ` (dice ${entry.rolled.join(' ')})`;
    out.push(
      `${move + 1}. seat ${entry.seat + 1}: ${words.typed(entry.action, seen)}${rolled}`,
      ...toldLines(game, words, journal, entry),
      `   state ${hashState(journal.state)}`,
    );
  }
  if (dice.length > 0) throw new Error(`dice left over: ${dice.join(' ')}`);
  return `${[...out, '', verdictOf(words.outcome(sight(game, journal.state, 0)))].join('\n')}\n`;
}

function askLines<T extends Types>(
  game: Game<T>,
  words: InWords<T>,
  { state }: Journal<T>,
  asked: Ask<T>,
  seen: Sight<T>,
): readonly string[] {
  const offers = legal(game, state, asked).map(
    (action) => `      ${words.typed(action, seen).padEnd(12)} ${saidOf(words.action(action, asked, seen))}`,
  );
  const waiting = listSeats(seen.waitingFor)
    .map((seat) => seat + 1)
    .join(' and ');
  return [
    ...words.scene(seen).map((line) => `   | ${line}`),
    `   asked: seat ${waiting}; seat ${asked.seat + 1} by ${asked.rule}: ${words.question(asked, seen)}`,
    ...offers,
  ];
}

function toldLines<T extends Types>(
  game: Game<T>,
  words: InWords<T>,
  { state, header: { seats } }: Journal<T>,
  { told }: Pick<Entry<T>, 'told'>,
): readonly string[] {
  const seen = sight(game, state, 0);
  const isHeard = ({ to }: Told<T>): boolean => to !== NOBODY;
  return told.filter(isHeard).map(({ to, rule, event }) => {
    const isForAll = to === everyone(seats);
    const seatNumbers = listSeats(to).map((seat) => seat + 1);
    const ears = isForAll ? '' : `to seat ${seatNumbers.join(' and ')}: `;
    return `   ${ears}${words.event(event, (seat) => `seat ${seat + 1}`, seen)} [${rule}]`;
  });
}

function pick<T extends Types>(game: Game<T>, { state }: Journal<T>, asked: Ask<T>, rng: Rng): unknown {
  const offers = legal(game, state, asked);
  return offers[below(rng, offers.length)];
}

function answer<T extends Types>(
  game: Game<T>,
  journal: Journal<T>,
  asked: Ask<T>,
  action: unknown,
  dice: number[],
): Entry<T> {
  const faces: number[] = [];
  for (;;) {
    const submitted = submit(game, journal, { seat: asked.seat, ask: asked.id, action }, faces);
    if (submitted.ok) return submitted.entry;
    if ('refusal' in submitted) throw new Error(`${JSON.stringify(action)} is refused by ${submitted.refusal.rule}`);
    const face = dice.shift();
    if (face === undefined || !(face >= 1 && face <= submitted.wanted))
      throw new Error(`the script has ${face ?? 'no die'} where a die with ${submitted.wanted} faces is rolled`);
    faces.push(face);
  }
}
