import { goldenTunings } from '@questhall/testkit';

const rows = goldenTunings('dungeoneer').map(
  ({ row, ledger, plays, why }) => `| ${row} | ${ledger} | ${plays} | ${why} |`,
);

/** What was turned since the cards were written, and why. */
export const DIALS: string = `## Dials

Later seats make up for going later by the Muster, the text of the Entrance. As it was written it gave 1 Glory for each turn that was taken before one’s
first, in every set; 2 seats of the Thornmarch and of the Hollow Throne came to 54 and 46 per cent with it, 3 seats of the Ember Vaults to 36, 35 and 29. In these
sets it gives 2 now, and nothing else was turned.

| card | once | now | why |
|---|---|---|---|
${rows.join('\n')}
`;

/** Why a card helps more, or less, than others. */
export const NOTES: Readonly<Record<string, string>> = {};
