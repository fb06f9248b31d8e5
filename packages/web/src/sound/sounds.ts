export const SOUNDS = ['step', 'dice', 'door', 'hit', 'death', 'victory', 'card', 'magic', 'alarm'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone or one puff of noise within a sound. */
export interface Note {
  readonly wave: OscillatorType | 'noise';
  /** Seconds after the sound begins, and how long it lasts. */
  readonly at: number;
  readonly length: number;
  /** Pitch at the beginning and at the end, in hertz; of noise, what is let through. */
  readonly from: number;
  readonly to: number;
  /** 1 would be as loud as can be. */
  readonly loudness: number;
}

const note = (wave: Note['wave'], at: number, length: number, from: number, to: number, loudness: number): Note => ({
  wave,
  at,
  length,
  from,
  to,
  loudness,
});

/** A die that touches the table. */
const click = (at: number, pitch: number): readonly Note[] => [
  note('noise', at, 0.035, pitch, pitch * 0.7, 0.3),
  note('triangle', at, 0.03, pitch * 0.4, pitch * 0.3, 0.12),
];

/** What each sound is made of. */
export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  step: [note('noise', 0, 0.07, 420, 180, 0.22), note('sine', 0, 0.06, 110, 70, 0.16)],
  dice: [...click(0, 2600), ...click(0.09, 2200), ...click(0.16, 2900), ...click(0.28, 2400), ...click(0.34, 2000)],
  door: [
    note('sawtooth', 0, 0.34, 95, 150, 0.06),
    note('noise', 0, 0.3, 500, 900, 0.1),
    note('sine', 0.32, 0.22, 90, 55, 0.35),
  ],
  hit: [
    note('noise', 0, 0.12, 1800, 300, 0.4),
    note('square', 0, 0.05, 320, 180, 0.08),
    note('sine', 0, 0.16, 160, 60, 0.4),
  ],
  death: [
    note('sine', 0, 0.8, 196, 65, 0.3),
    note('triangle', 0.05, 0.7, 233, 78, 0.14),
    note('noise', 0, 0.4, 600, 120, 0.14),
  ],
  victory: [
    note('triangle', 0, 0.22, 392, 392, 0.22),
    note('triangle', 0.16, 0.22, 523, 523, 0.22),
    note('triangle', 0.32, 0.22, 659, 659, 0.22),
    note('triangle', 0.48, 0.7, 784, 784, 0.24),
    note('sine', 0.48, 0.8, 392, 392, 0.16),
  ],
  card: [note('noise', 0, 0.09, 2400, 900, 0.16), note('noise', 0.1, 0.12, 1200, 3200, 0.14)],
  magic: [
    note('sine', 0, 0.5, 660, 1320, 0.12),
    note('triangle', 0.06, 0.5, 880, 1760, 0.1),
    note('sine', 0.12, 0.5, 990, 495, 0.08),
  ],
  alarm: [
    note('triangle', 0, 0.3, 196, 185, 0.28),
    note('triangle', 0.3, 0.45, 147, 139, 0.3),
    note('noise', 0, 0.12, 300, 200, 0.12),
  ],
};
