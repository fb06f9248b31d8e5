import { parseOptions, settingsIn } from '@questhall/border';
import type { Game, Types } from '@questhall/kernel';

/** What a golden playthrough is made from: the lines above the `---` of its file. */
export interface Script<T extends Types> {
  readonly header: readonly string[];
  readonly options: T['Options'];
  readonly seats: number;
  readonly seed: string;
  /** What is typed at each question in turn; null for random play. */
  readonly lines: readonly (readonly string[])[] | null;
  /** Faces of all the dice, when they are scripted too. */
  readonly dice: readonly number[] | null;
}

/**
 * Reads `seats: 2`, `seed: 7`, `set: mode=dice hero=hugo`, `play: random` or `play: fight; roll; roll`, `dice: 5 4 3
 * 3`.
 */
export function readScript<T extends Types>(game: Game<T>, text: string): Script<T> {
  const [head = ''] = text.split('\n---');
  const header = head.split('\n').filter((line) => line !== '' && !line.startsWith('game:'));
  const fields = new Map(
    header.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const options = parseOptions(game.options, settingsIn(fields.get('set') ?? ''));
  if (!options.ok) throw new Error(`set: ${options.problem.field} ${options.problem.message}`);
  const play = fields.get('play') ?? 'random';
  const dice = fields.get('dice')?.split(' ').map(Number) ?? null;
  if (dice !== null && play === 'random') throw new Error('scripted dice need scripted play');
  return {
    header,
    options: options.value,
    seats: Number(fields.get('seats') ?? game.seats.min),
    seed: fields.get('seed') ?? 'golden',
    lines: play === 'random' ? null : play.split(';').map((line) => line.trim().split(' ')),
    dice,
  };
}
