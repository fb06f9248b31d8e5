export { checksumOf, makeSave, readSave, restore, type Save } from './save/save.ts';
export { type Memory, makeMemory } from './shelf/memory.ts';
export { type Card, isId, type Kept, type Lease, type Line, type Shelf, ShelfError, type Snapshot } from './shelf/shelf.ts';
