export { fileShelf } from './files.ts';
export { type Machine, tablesHome } from './home.ts';
