import { silence } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import { xOf, yOf } from '@questhall/tiles';
import type { MonsterId } from '../src/content/index.ts';
import { glowquest } from '../src/game.ts';
import { seatsFor } from '../src/party.ts';
import type { Action, EntityId, Options } from '../src/types/index.ts';
import { block, type GlowStory, Scene, sq, tile, who } from './scene.ts';

/** Everything upon somebody, in words: `weak 2 long`, `stun short`. */
export const bears = (s: GlowStory, id: EntityId): readonly string[] =>
  who(s, id).effects.map(({ kind, n, duration }) => (n === 0 ? `${kind} ${duration}` : `${kind} ${n} ${duration}`));

/** Hitpoints, Shield and Reflect of somebody. */
export const body = (s: GlowStory, id: EntityId): readonly [number, number, number] => {
  const { hitpoints, shield, reflect } = who(s, id);
  return [hitpoints, shield, reflect];
};

/** What the first seat heard of the last move, in order: only the kinds that are asked about. */
export const order = (s: GlowStory, ...kinds: readonly string[]): readonly string[] =>
  s
    .heard(0)
    .map(({ type }) => type)
    .filter((type) => kinds.includes(type));

export const rock = (target: EntityId): Action => ({ type: 'throwRock', target });
export const crawl = (x: number, y: number): Action => ({ type: 'crawl', to: sq(x, y) });

/** The squares that the first open question offers, as the book names them. */
export function offered(s: GlowStory): readonly (readonly [number, number])[] {
  const question = s.state.asks[0]?.question;
  if (question === undefined || !('squares' in question)) throw new Error('no square is to be chosen');
  return question.squares.map((cell) => [xOf(cell), yOf(cell)]);
}

/** The closed room, and a closed cellar at 20,20 to 21,21 for monsters that are to do no harm. */
export const cellar = (scene: Scene): Scene =>
  scene.floor([tile(1, 'small', block(0, 0, 4, 4)), tile(2, 'dead-end', block(20, 20, 21, 21))]);

/** A monster in the cellar has its Turn: its record, its Surges; then the next hero rolls for Surges. */
export const IDLE: readonly [number, number, number] = [3, 2, 4];

export const surges = ({ table }: GlowStory): number => table.turn?.surges ?? -1;

/** A story that begins as the first figure comes on the board: whatever an Encounter starts with is still to come. */
export function dawn(
  set: (scene: Scene) => void,
  record: MonsterId,
  hero: EntityId,
  given: Partial<Options> = {},
): GlowStory {
  const options = { heroes: 'defense,offense,utility', monsters: 'seat', freeSeating: false, ...given } as const;
  return new Story(glowquest, {
    options,
    seats: seatsFor(options),
    arrange(draft) {
      const scene = new Scene(draft);
      set(scene);
      scene.encounter({ first: hero, current: hero });
      draft.asks = [];
      const muster = {
        kind: 'muster',
        queue: [record],
        hero,
        room: block(0, 0, 4, 4),
        isVanguard: false,
      } as const;
      const frame = { ...muster, queue: [...muster.queue] };
      draft.agenda = [{ kind: 'expedition', stage: 'explore', next: 0 }, { kind: 'encounter', stage: 'begin' }, frame];
      glowquest.frames.muster(draft, frame, silence);
    },
  });
}
