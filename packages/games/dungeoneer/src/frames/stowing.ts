import { ask } from '@questhall/kernel';
import { adventureOf, mapCardOf } from '../content/index.ts';
import { foeOf, heroOf, isIn, type Match, type Telling } from '../queries/table.ts';
import type { FrameOf, Strike, Table } from '../types/index.ts';
import { change } from './pieces.ts';

type Combat = FrameOf<'combat'>;
export const PACK_MAX = 3;

/** G. First what a monster's own text does for it, where the fight was. */
export function mendNext(draft: Match, frame: Combat, tell: Telling): void {
  const strike = draft.table.strikes[frame.at];
  if (strike === undefined) {
    frame.stage = 'stow';
    frame.at = frame.from;
    return;
  }
  const index = frame.at;
  frame.at += 1;
  if (strike.isOver || strike.card === null || strike.wounds === 0) return;
  const { terrains } = mapCardOf(strike.space);
  for (const { trigger, choices, bracket } of adventureOf(strike.card).clauses) {
    const isThere = bracket.on.length === 0 || bracket.on.some((terrain) => terrains.includes(terrain));
    if (trigger !== 'stepG' || !isThere) continue;
    for (const effect of choices[0] ?? []) {
      if (effect.word !== 'heal') continue;
      strike.wounds = Math.max(0, strike.wounds - effect.by);
      tell.all('combat.g-once', { type: 'mended', strike: index, card: strike.card });
    }
  }
}

/** Then its controller puts each away; surplus goes when all are stowed. [combat.g-pack-limit-three] */
export function stowNext(draft: Match, frame: Combat, _tell: Telling): void {
  const { table } = draft;
  const strike = table.strikes[frame.at];
  if (strike === undefined) {
    if (heroOf(table, frame.by).pack.length > PACK_MAX)
      ask(draft, frame.by, 'combat.g-pack-limit-three', { kind: 'trimPack' });
    else {
      frame.stage = 'spoils';
      frame.at = frame.from;
    }
    return;
  }
  const index = frame.at;
  frame.at += 1;
  // So is every Trap by now: what has worked lies on its pile.
  if (strike.isOver) return;
  const rule = strike.wounds === 0 ? 'combat.g-unwounded' : 'combat.g-wounded';
  ask(draft, strike.by, rule, { kind: 'stow', strike: index });
}

/** Whose monster dealt the wounds of an attack: its own, or the one that was challenged. */
const giverOf = (table: Table, strike: Strike): number => (foeOf(table, strike) ?? strike).by;

/** H. Glory for wounds on monsters, Peril to give for wounds by them. [combat.h-peril-for-wounds] */
export function giveSpoils(draft: Match, frame: Combat, tell: Telling): void {
  const { table } = draft;
  const strike = table.strikes[frame.at];
  if (strike === undefined) {
    frame.stage = 'close';
    return;
  }
  const seat = strike.kind === 'hero' ? strike.by : strike.hero;
  if (seat !== null && isIn(table, seat))
    change(draft, seat, 'glory', strike.earned, 'combat.h-glory-for-wounds', tell);
  strike.earned = 0;
  const wounded = strike.dealt.shift();
  const giver = giverOf(table, strike);
  if (wounded === undefined) frame.at += 1;
  else if (isIn(table, giver))
    ask(draft, giver, 'combat.h-peril-for-wounds', { kind: 'spoils', strike: frame.at, wounded });
}
