export {
  aboutExported,
  type Exported,
  type Replayed,
  readExported,
  replayExported,
} from './file/exported.ts';
export { exportMemory, exportTable } from './file/exporting.ts';
export { importFile } from './file/importing.ts';
export type { Games, HallAround } from './hall/around.ts';
export { Hall } from './hall/hall.ts';
export type { Around } from './host/around.ts';
export { importMatch, makeTable, type Order, openTable } from './host/opening.ts';
export { firstOrders, isSpared, ordersAfter } from './host/orders.ts';
export type { Table } from './host/table.ts';
export { checksumOf, readSave, restore, type Save } from './save/save.ts';
export { type Memory, makeMemory } from './shelf/memory.ts';
export {
  type Card,
  isId,
  type Kept,
  type Lease,
  type Line,
  type Shelf,
  ShelfError,
  type Snapshot,
} from './shelf/shelf.ts';
