import type { Wide } from '../../texts/shape.ts';

/** What the page says in the form for a new table. It comes with it: the first screen has no need of it. */
export const en = {
  newTable: {
    title: (game: string): string => `A new table of ${game}`,
    company: 'Who sits where',
    addSeat: 'Add a seat',
    removeSeat: (name: string): string => `Remove the seat of ${name}`,
    dice: 'The dice',
    diceRolled: {
      title: 'The program rolls',
      text: 'Fair dice, from a secret seed that is drawn when the table is opened.',
    },
    diceTyped: { title: 'We roll real dice', text: 'You roll on your own table, and type in what they show.' },
    house: 'House rules',
    houseText: 'All are off unless you want them, or a switch above sets them. Each says which rule it changes.',
    houseOn: (n: number): string => (n === 0 ? 'none' : `${n} on`),
    changes: 'Changes',
    more: 'More options',
    usual: 'as usual',
    outside: (least: number, most: number): string => `It must be a whole number from ${least} to ${most}.`,
    recommended: 'recommended',
    suggests: (value: string): string => `To begin with we suggest ${value}.`,
    /** Nothing is called certain, or hopeless, that is not. */
    share: (percent: number): string =>
      percent < 1 ? 'under 1 %' : percent > 99 ? 'over 99 %' : `${Math.round(percent)} %`,
    won: (share: string): string => `${share} won`,
    wonOn: (on: string, off: string): string => `Won with it: ${on}; without: ${off}.`,
    odds: 'How it goes',
    summary: 'Your table',
    start: 'Start',
    starting: 'Laying the table …',
    on: 'On',
    off: 'Off',
  },
  presets: { differs: 'What is different then' },
} as const;

export type FormTexts = Wide<typeof en>;
