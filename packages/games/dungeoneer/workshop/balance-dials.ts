import { goldenTunings } from '@questhall/testkit';

const rows = goldenTunings('dungeoneer').map(
  ({ row, ledger, plays, why }) => `| ${row} | ${ledger} | ${plays} | ${why} |`,
);

/** What was turned since the cards were written, and why. */
export const DIALS: string = `## Dials

**Seats.** Later seats make up for going later by the Muster, the text of the Entrance. As it was written it gave 1 Glory for each turn that was taken before
one’s first, in every set. With it two seats of the Hollow Throne came to 53.5 and 46.5 per cent (4100 games), three seats of the Ember Vaults to 36, 35 and 29
(3300). In these two sets it gives 2 now, but 1 in the Ember Vaults with four seats and in the Hollow Throne with three or four: with 2 they came to
21, 24, 27 and 28 (800), to 30, 35 and 35 (2000) and to 22, 24, 25 and 28 (2000). In the Thornmarch more Muster is no help: what put whoever begins ahead of one rival, 54 to 46 (4000), was The Raven Tax at the Entrance, where everybody stands when the game begins. When it was
the first Global Quest, the first of two seats won 61 of 100 games; it is done at the Market now. Burn the Banner, a Quest for four seats, could be paid for at the
Entrance out of the Muster; it has to be carried to the farthest space now.

**Rounds.** With three seats one game in five was over before round 8, in the Ember Vaults one in three, and to more than nine of ten of these the Escort belonged
(1200 games): nothing has to be rolled for it, and whoever lays the map can make its way short. Company takes 2 from a hero’s Speed now, where it took 1, but
leaves 1. Besides, the Quests that were done most often want one success more, and so do the Searches, which would be the quickest then.

**Heroes.** Vethis Starreader won 9 points less than an even share of two seats (1200 games), Tamsin Quickbrook 9 less than one of four (2000): what they can do costs
1 Glory now instead of 2.

**At the edge** are three seats of the Hollow Throne (the second wins about 5 points more than the first), Ysolde Flint with four seats (about 8 points up), and games of
two seats, of which nine in ten take 8 rounds or more: the others end early because one hero defeats the other.

| card | once | now | why |
|---|---|---|---|
${rows.join('\n')}
`;

/** Why a card helps more, or less, than others. */
export const NOTES: Readonly<Record<string, string>> = {};
