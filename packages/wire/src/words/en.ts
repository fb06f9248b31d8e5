import type { TableRule } from '../heard.ts';

/** What the table itself refuses. */
export const tableRules: Readonly<Record<TableRule, string>> = {
  'table.full': 'There is no room to keep this, so it has not happened. Make room, and try again.',
  'table.lost': 'Somebody else has this table open now, or it was removed. Open it again to go on.',
  'table.moved': 'The table has just moved to another window. Look how it stands, and try again.',
  'table.not-yours': 'This seat is played by somebody else.',
  'table.nothing': 'There is nothing of the kind at the moment.',
  'table.asked': 'Somebody has asked for that already; everybody has to answer first.',
  'table.nobody': 'There is nobody and nothing of that name here.',
};
