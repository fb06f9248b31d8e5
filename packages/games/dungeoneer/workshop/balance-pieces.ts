import { dungeoneer } from '@questhall/dungeoneer/facets';
import { NOTES } from './balance-dials.ts';
import { countIn, countOf, nameIn, namesOf, percentIn, type Table } from './balance-table.ts';

const HUNDRED = 100;
const USUAL_SEATS = 3;

const wording = () => dungeoneer.words.en();

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

/** By how many points a hero won more often than one of so many seats should. */
function leadOf(hero: string, { seats, reports }: Table): readonly string[] {
  return reports.map((report) => {
    const played = countIn(report, 'heroes in play', hero);
    const won = countIn(report, 'won by hero', hero) / Math.max(1, played);
    return played === 0 ? '' : signed(HUNDRED * (won - 1 / seats));
  });
}

/** Every hero of a set, against an even share. */
export async function heroSection(tables: readonly Table[]): Promise<string> {
  const { names } = await wording();
  const sets = [...new Set(tables.map(({ set }) => set))];
  const rows = sets.flatMap((set) => {
    const its = tables.filter((table) => table.set === set);
    const heroes = [...new Set(its.flatMap((table) => namesOf(table, 'heroes in play')))].sort();
    return heroes.map((hero) => {
      const cells = its.map((table) =>
        leadOf(hero, table)
          .filter((lead) => lead !== '')
          .join(', '),
      );
      return `| ${[set, nameIn(names.hero, hero), ...cells].join(' | ')} |`;
    });
  });
  return `## Heroes

By how many points each hero won more often than an even share, with the first seed and with the second. Wanted: none beyond 8.

| set | hero | 2 seats | 3 seats | 4 seats |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

const usual = (tables: readonly Table[]): readonly Table[] => tables.filter(({ seats }) => seats === USUAL_SEATS);

/** Of the times that a Quest lay before somebody or beside the deck, how often it was completed. */
export async function questSection(tables: readonly Table[]): Promise<string> {
  const { names } = await wording();
  const rows = usual(tables).flatMap((table) =>
    namesOf(table, 'quests in play').map((quest) => {
      const shares = table.reports.map((report) =>
        percentIn(countIn(report, 'quests completed', quest) / Math.max(1, countIn(report, 'quests in play', quest))),
      );
      return `| ${[table.set, nameIn(names.quest, quest), countOf(table, 'quests in play', quest), ...shares].join(' | ')} |`;
    }),
  );
  return `## Quests

With three seats: how often each Quest was in play, dealt or turned up, and how many of a hundred of them were completed, with either seed.

| set | Quest | in play | completed | again |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** The chance that corresponds to the odds of one share over the odds of another: 50 % when they are the same. */
export function contribution(share: number, overall: number): number {
  const up = share * (1 - overall);
  const down = overall * (1 - share);
  return up + down === 0 ? 0.5 : up / (up + down);
}

function cardCells(card: string, { seats, reports }: Table): readonly string[] {
  return reports.map((report) => {
    const hands = countIn(report, 'first hands', card);
    const won = countIn(report, 'won by first hand', card) / Math.max(1, hands);
    return `${(HUNDRED * contribution(won, 1 / seats)).toFixed(0)} %`;
  });
}

/** One standard error of a contribution, with both seeds together. */
function errorOf(card: string, table: Table): string {
  const hands = countOf(table, 'first hands', card);
  const won = countOf(table, 'won by first hand', card);
  const share = contribution(won / Math.max(1, hands), 1 / table.seats);
  const spread = Math.sqrt(Math.max(1, (won * (hands - won)) / Math.max(1, hands)));
  return ((HUNDRED * share * (1 - share)) / spread).toFixed(0); // the odds move by 1 / spread on their logarithmic scale
}

/** What each card is worth to whoever begins with it. */
export async function cardSection(tables: readonly Table[]): Promise<string> {
  const { names } = await wording();
  const rows = usual(tables).flatMap((table) => {
    const games = table.reports.reduce((sum, report) => sum + report.games, 0);
    return namesOf(table, 'first hands').map((card) => {
      const played = ((HUNDRED * countOf(table, 'cards played', card)) / games).toFixed(0);
      const cells = [table.set, nameIn(names.card, card), played, ...cardCells(card, table), errorOf(card, table)];
      return `| ${[...cells, NOTES[card] ?? ''].join(' | ')} |`;
    });
  });
  return `## Cards

With three seats. *Played* is how often a card was played in a hundred games, monsters each time they were sent. *Contribution* goes by the hand that a player
began with, which nobody chose: of those who held the card the share s won, and of all the share o, a third. It is s(1 − o) / (s(1 − o) + o(1 − s)), the chance that
corresponds to the odds of s over the odds of o; 50 % is a card that changes nothing. It is given for either seed; ± is one standard error of both together.
Beyond 40 % and 60 % a note says why.

| set | card | played | contribution | again | ± | |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
