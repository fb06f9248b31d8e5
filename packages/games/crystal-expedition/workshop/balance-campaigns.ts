import { countIn, percentIn, type Reports } from './balance-table.ts';

/** Campaigns of one party. */
export interface Campaigns {
  readonly heroes: string;
  readonly reports: Reports;
}

/** How many expeditions of a campaign are looked at. */
export const EXPEDITIONS = 10;

function rowOf({ heroes, reports }: Campaigns, number: number): string {
  const of = (list: string): number => countIn(reports, `${list} by number`, `${number}`);
  const played = Math.max(1, of('expeditions'));
  const each = (list: string, digits: number, among = played): string => (of(list) / among).toFixed(digits);
  const party = Math.max(1, of('heroes'));
  const cells = [
    heroes.replaceAll(',', ' + '),
    number,
    played,
    ...reports.map((report) => percentIn(countIn([report], 'successes by number', `${number}`) / (played / 2))),
    percentIn(of('all fallen') / played),
    each('Threat', 1),
    each('levels', 1, party),
    each('Crowns won', 0),
    each('Crowns kept', 0, party),
    each('falls', 1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** How campaigns go on. */
export const campaignSection = (all: readonly Campaigns[]): string => `## Campaigns

Ten expeditions one after the other; whoever comes home shops, trains and sets out again. *Lost all* is how often everybody fell, and all Crowns were gone. *Levels* are
a hero’s in Race and Class together, 2 to 10; *won* are the Crowns of an expedition, for all heroes together, and *kept* what a hero still has when it sets out. *Falls* are those of the whole party.
Threat brings parties down again that have learned faster than it rose. These bots raise the level of no more than their weapon: a lone hero ends up with Crowns to spare.

| party | expedition | games | successes | again | lost all | Threat | levels | won | kept | falls |
|---|---|---|---|---|---|---|---|---|---|---|
${all.flatMap((one) => Array.from({ length: EXPEDITIONS }, (_, at) => rowOf(one, at + 1))).join('\n')}
`;
