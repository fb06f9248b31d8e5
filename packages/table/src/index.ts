export type { TableCard } from './host/card.ts';
export type { Chair, Ears } from './host/chairs.ts';
export {
  type Happened,
  type Heard,
  type Offered,
  type Reply,
  type Standing,
  TABLE_RULES,
  type TableRule,
  type UndoAsked,
} from './host/heard.ts';
export type { Around, Order as StandingOrder, TableKit } from './host/kit.ts';
export type { Sitter } from './host/lines.ts';
export { importMatch, makeTable, type Order, openTable } from './host/opening.ts';
export type { Table } from './host/table.ts';
export { checksumOf, makeSave, readSave, restore, type Save } from './save/save.ts';
export { type Memory, makeMemory } from './shelf/memory.ts';
export { type Card, isId, type Kept, type Lease, type Line, type Shelf, ShelfError, type Snapshot } from './shelf/shelf.ts';
