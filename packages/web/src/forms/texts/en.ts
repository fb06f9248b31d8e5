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
    bounds: (least: number, most: number): string => `a whole number from ${least} to ${most}`,
    summary: 'Your table',
    start: 'Start',
    starting: 'Laying the table …',
    on: 'On',
    off: 'Off',
  },
  presets: { differs: 'What is different then' },
} as const;

export type FormTexts = Wide<typeof en>;
