import type { Frames } from '@questhall/kernel';
import { runChallenge, runCombat } from './combat.ts';
import { runEntry, runThreat, runWounds } from './entry.ts';
import { runBane, runTurn } from './turn.ts';
import type { Parley } from './types.ts';
import { runWindow } from './window.ts';

export const frames: Frames<Parley> = {
  turn: runTurn,
  bane: runBane,
  entry: runEntry,
  threat: runThreat,
  wounds: runWounds,
  combat: runCombat,
  challenge: runChallenge,
  window: runWindow,
};
