import { goldenTunings } from '@questhall/testkit';

const rows = goldenTunings('dungeoneer').map(
  ({ row, ledger, plays, why }) => `| ${row} | ${ledger} | ${plays} | ${why} |`,
);

/** What was turned since the cards were written, and why. */
export const DIALS: string = `## Dials

Later seats make up for going later by the Muster, the text of the Entrance. As it was written it gave 1 Glory for each turn that was taken before one’s
first, in every set. With it two seats of the Hollow Throne came to 53.5 and 46.5 per cent (4100 games), three seats of the Ember Vaults to 36, 35 and 29 (3300). In
these two sets it gives 2 now, and nothing else was turned.

| card | once | now | why |
|---|---|---|---|
${rows.join('\n')}

The Thornmarch stays as it was written: with two seats whoever begins wins about 54 of 100 games there (4000 games), but twice the Glory moves that by 2 points only,
and gives the last of four seats 30 of 100 games, the first 22.
`;

/** Why a card helps more, or less, than others. */
export const NOTES: Readonly<Record<string, string>> = {};
