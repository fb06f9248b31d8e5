import { goldenTunings } from '@questhall/testkit';

/** How often a word is printed follows from the cards, and is nothing that was turned. */
const rows = goldenTunings('dungeoneer')
  .filter(({ table }) => table !== 'words')
  .map(({ row, ledger, plays, why }) => `| ${row} | ${ledger} | ${plays} | ${why} |`);

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
With two seats of the Thornmarch one game in ten was over before round 8 still, and in one of five a hero fell (6000 games). Whoever failed to Calm the Eagle King
wounded everybody on the ledge, where the Escort sets out too; they are tipped now. To ask 12 or 13 Glory for Feed the Gate instead, where it is 11, was no help: the longer
it took, the more heroes fell.

**Heroes.** Vethis Starreader won 9 points less than an even share of two seats (1200 games), Tamsin Quickbrook 9 less than one of four (2000): what they can do costs
1 Glory now instead of 2. Tamsin still won 7 less (3000), and gets her second point of Melee one level sooner. Of the Ember Vaults Kessa Ironvow won 8 more than
an even share of two seats, Ysolde Flint 6 more and Saelith 7 less than one of four (3000 of each): the axe costs 1 Glory more, and Saelith gains as many points as the others.

**At the edge** are three seats of the Hollow Throne, where chance is in play: with these two seeds the second wins most, but with three others, b1, b2 and b3, they came to 35, 33 and
32 (6000 games). Ysolde wins about 6 points more than one of four. Of games of two seats nine in ten take 8 rounds or more: most of the others end early because a hero falls.

| card | once | now | why |
|---|---|---|---|
${rows.join('\n')}
`;

/** Why a card helps more, or less, than others. */
export const NOTES: Readonly<Record<string, string>> = {};
