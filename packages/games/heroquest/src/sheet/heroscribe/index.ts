export { drawSheet, FIGURE_SIGNS, LEGEND } from './draw.ts';
export { type Imported, importHeroScribe } from './import.ts';
