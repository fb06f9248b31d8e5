import { goldenTunings } from '@questhall/testkit';

const rows = goldenTunings('dungeonquest').map(
  ({ table, row, column, ledger, plays, why }) => `| ${[table, row, column, ledger, plays, why].join(' | ')} |`,
);

/** What was turned since the tables were written, and why. */
export const DIALS: string = `## Dials

The tables were written with a model whose careful player had less to go by; with their figures 19 of a hundred heroes came out by Combat Dice, 25 by Classic Solo
and 26 by Classic Cards at a table for four. Two heroes were out of bounds: Challara, who lays the better of two tiles, came out in 34 dashes of a hundred
alone by Classic Solo (4000 dashes), and Krutzbeck in 15 by Combat Dice, and in 27 by Classic Solo (8000 heroes). Tried and left: Krutzbeck with Agility 5 passes so many traps
besides that 28 come out by Classic Solo and 28 by Classic Cards. Turned since, and nothing else:

| table | row | column | once | now | why |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
