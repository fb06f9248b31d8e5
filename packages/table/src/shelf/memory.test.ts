import { expect, test } from 'vitest';
import { type Setting, TRIALS } from './contract.ts';
import { appendSurvives, type Crashes, makingSurvives } from './crash-contract.ts';
import { makeMemory } from './memory.ts';

function setting(): Setting {
  const memory = makeMemory();
  return {
    open: memory.open,
    takeAway: async (id) => memory.takeAway(id),
    fill: async () => memory.setRoom(0),
    makeRoom: async () => memory.setRoom(1e9),
  };
}

test.each(TRIALS)('in memory: $name', (trial) => trial.run(setting()));

const crashes: Crashes = async function* (prepare, act) {
  for (const isThere of [false, true]) {
    const memory = makeMemory();
    await prepare(memory.open());
    memory.crashAt(1, isThere);
    await expect(act(memory.open())).rejects.toThrow('died');
    yield memory.open();
  }
};

test('in memory: a crash in an append leaves the old or the new', async () => {
  expect(await appendSurvives(crashes)).toEqual({ old: 1, new: 1 });
});

test('in memory: a crash while a table is made with its pages leaves all of it or nothing', async () => {
  expect(await makingSurvives(crashes)).toEqual({ old: 1, new: 1 });
});
