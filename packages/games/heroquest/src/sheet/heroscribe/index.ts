export { drawSheet, LEGEND } from './draw.ts';
export { type Imported, importHeroScribe } from './import.ts';
