export const POWER_CARDS = [
  'bluff',
  'secondWind',
  'shoulderCharge',
  'sidestep',
  'bracedShield',
  'crossedFingers',
  'sprint',
  'ironNerve',
  'snuffedLantern',
  'headlongFlight',
] as const;
export type PowerCard = (typeof POWER_CARDS)[number];

/** Cards of each title in the Power deck. */
export const POWER_COPIES = 4;

export const POWER_DECK: readonly PowerCard[] = POWER_CARDS.flatMap((card) =>
  Array<PowerCard>(POWER_COPIES).fill(card),
);

/** What a card counts for in an escape. */
export const POWER_VALUES: Readonly<Record<PowerCard, number>> = {
  bluff: 1,
  secondWind: 1,
  shoulderCharge: 2,
  sidestep: 2,
  bracedShield: 2,
  crossedFingers: 3,
  sprint: 3,
  ironNerve: 4,
  snuffedLantern: 4,
  headlongFlight: 5,
};
