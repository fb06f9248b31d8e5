// A reporter for the tests: which of their files took longest. Time is spent where nobody looks.
/** @typedef {import('vitest/node').TestModule} TestModule */

const SHOWN = 10;

export default class Slowest {
  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    const timed = modules.map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration }));
    const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
    if (slowest.length < SHOWN) return; // whoever runs a few files knows which
    console.log(`\nThe ${SHOWN} slowest files:`);
    for (const { file, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${file}`);
  }
}
