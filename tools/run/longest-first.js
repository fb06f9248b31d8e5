// The order in which files of tests are begun: those that take longest first, so that no core waits for the last of them.
import { BaseSequencer } from 'vitest/node';

/**
 * Files that play whole games at random, or start other programs. They are short to read and long to run, and a fresh
 * clone, which has run nothing yet, would go by their size and begin them last.
 */
const LONG =
  /\/(?:conform[a-z-]*|model|simulated|encounters|account|killed|bench|windows|planted|vault|explored|exhaustive|quests)\.test\.ts$/;

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

export default class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files); // by how long each took here before, or else by its size
    const isLong = (/** @type {TestSpecification} */ { moduleId }) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
