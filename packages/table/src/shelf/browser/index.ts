export { browserNeighbours } from '../../hall/browser/neighbours.ts';
export { browserShelf } from './indexed.ts';
