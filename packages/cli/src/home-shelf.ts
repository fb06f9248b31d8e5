import { homedir } from 'node:os';
import type { Shelf } from '@questhall/table';
import { fileShelf, tablesHome } from '@questhall/table/files';

/**
 * Where the terminal keeps its tables: in a lasting place, by the custom of the system; QUESTHALL_HOME names another.
 */
export const homeShelf = (): Shelf =>
  fileShelf(tablesHome({ env: process.env, platform: process.platform, homedir: homedir() }));
