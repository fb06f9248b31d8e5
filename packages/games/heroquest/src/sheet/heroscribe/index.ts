export { drawSheet, FIGURE_SIGNS, legendOf } from './draw.ts';
export { type Imported, importHeroScribe } from './import.ts';
