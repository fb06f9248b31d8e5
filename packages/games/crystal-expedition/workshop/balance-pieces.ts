import { crystalExpedition } from '@questhall/crystal-expedition/facets';
import { NOTES } from './balance-dials.ts';
import { countIn, meanOver, namesIn, percentIn, type Reports, wonWith } from './balance-table.ts';

/** The chance that corresponds to the odds of one share over the odds of another: 50 % when they are the same. */
export function contribution(share: number, overall: number): number {
  const up = share * (1 - overall);
  const down = overall * (1 - share);
  return up + down === 0 ? 0.5 : up / (up + down);
}

const HUNDRED = 100;

type Names = Readonly<Record<string, string>>;
type Kind = readonly [kind: string, title: string, names: Names];

const wording = () => crystalExpedition.words.en();

const nameIn = (names: Names, id: string): string => names[id] ?? id;

/** One row for each, those that help most first. */
function rowsOf(drifted: Reports, [kind, title, names]: Kind): readonly string[] {
  const rows = namesIn(drifted, `first expeditions by ${kind}`).map((what) => {
    const each = drifted.map((report) => contribution(wonWith([report], kind, what), report.winRate));
    const games = countIn(drifted, `first expeditions by ${kind}`, what);
    const won = countIn(drifted, `first successes by ${kind}`, what);
    const share = meanOver(each);
    const spread = Math.sqrt(Math.max(1, (won * (games - won)) / Math.max(1, games)));
    const error = (share * (1 - share)) / spread; // the odds move by 1 / spread on their logarithmic scale
    const cells = [
      title,
      nameIn(names, what),
      games,
      ...each.map((one) => `${(HUNDRED * one).toFixed(0)} %`),
      (HUNDRED * error).toFixed(0),
      NOTES[what] ?? '',
    ];
    return { share, text: `| ${cells.join(' | ')} |` };
  });
  return rows.toSorted((a, b) => b.share - a.share).map(({ text }) => text);
}

/** What each Class, Race and piece of equipment is worth to a party that has it. */
export async function pieceSection(drifted: Reports): Promise<string> {
  const { names } = await wording();
  const kinds: readonly Kind[] = [
    ['class', 'Class', names.heroClass],
    ['race', 'Race', names.race],
    ['item', 'equipment', names.item],
  ];
  return `## Classes, Races and equipment

From ${drifted.reduce((sum, { games }) => sum + games, 0)} first expeditions of three \`drifter\` heroes, who play as well but are of any Race and Class and buy whatever they can pay for and
wear: ${drifted.map(({ winRate }) => percentIn(winRate)).join(' and ')} were won. Of those in which somebody was such a hero, or had the piece in use, the share s was won; of all the share o.
The contribution is s(1 − o) / (s(1 − o) + o(1 − s)): the chance that corresponds to the odds of s over the odds of o; 50 % is what changes nothing. It is given for
either seed; ± is one standard error of both together. Beyond 40 % and 60 % a note says why.

| kind | name | games | contribution | again | ± | |
|---|---|---|---|---|---|---|
${kinds.flatMap((kind) => rowsOf(drifted, kind)).join('\n')}
`;
}

/** Quests and kinds of monsters, over all line-ups. */
export async function dungeonSection(played: Reports): Promise<string> {
  const { names } = await wording();
  const kinds: readonly Kind[] = [
    ['quest', 'Quest', names.quest],
    ['monster type', 'monsters', names.type],
  ];
  const rows = kinds.flatMap(([kind, title, its]) =>
    namesIn(played, `first expeditions by ${kind}`).map((what) => {
      const games = countIn(played, `first expeditions by ${kind}`, what);
      return `| ${[title, nameIn(its, what), games, percentIn(wonWith(played, kind, what))].join(' | ')} |`;
    }),
  );
  return `## Quests and monsters

All line-ups and both seeds together. Wanted: none beyond 15 points from the mean, which is ${percentIn(meanOver(played.map(({ winRate }) => winRate)))}.

| kind | name | games | won |
|---|---|---|---|
${rows.join('\n')}
`;
}
