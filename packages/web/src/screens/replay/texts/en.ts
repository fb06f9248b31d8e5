import type { Wide } from '../../../texts/shape.ts';

export const en = {
  title: 'Replay',
  home: 'Home',
  toTable: 'To the table',
  loading: 'The moves are being looked up …',
  seenBy: 'As seen by',
  hiddenSeats: 'What the others saw can be looked at when the game is over.',
  log: 'What happened',
  side: 'Who is there',
  panels: 'Beside the board',
  controls: 'Replay',
  scrubber: 'Move',
  move: (clock: number, end: number): string =>
    clock === 0 ? `The beginning, before ${end} moves` : `Move ${clock} of ${end}`,
  begin: 'To the beginning',
  back: 'One move back',
  on: 'One move on',
  end: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: number): string => `${speed}×`,
} as const;

export type ReplayTexts = Wide<typeof en>;
