import { HERO_SHEETS } from '../../content/heroes.ts';
import type { Mode } from '../../content/modes.ts';
import { MONSTER_SHEETS, MONSTERS, type Monster } from '../../content/monsters.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { HeroSeen, KeepSeen, View } from '../../types/index.ts';
import { decimals } from '../field.ts';
import { livesUnseen } from '../from-view.ts';
import { worthOf } from '../report.ts';
import { solverFor } from '../solvers.ts';

/** What a fight against whatever comes out of the pool would be. */
export interface MeetingOdds {
  readonly win: number;
  readonly wounds: number;
  /** How many of each kind may come. */
  readonly tokens: Readonly<Record<Monster, number>>;
  readonly rules: readonly Rule[];
}

/** Any token that does not lie on the board, all equally likely; null where none is left. */
export function meetingOdds(view: View, keep: KeepSeen, hero: HeroSeen, mode: Mode): MeetingOdds | null {
  const left = hero.life - hero.wounds;
  const tokens = { skeleton: 0, sorcerer: 0, troll: 0, golem: 0, demon: 0 };
  const sum = { win: 0, wounds: 0, tokens: 0 };
  for (const monster of MONSTERS) {
    const { attribute, lives } = MONSTER_SHEETS[monster];
    const fight = {
      mode,
      hero: hero.hero,
      attribute: HERO_SHEETS[hero.hero][attribute],
      life: hero.life,
      house: view.house,
    };
    const count = lives.length - keep.lairs.filter((lair) => lair.monster === monster).length;
    const may = livesUnseen(view, monster);
    tokens[monster] = count;
    const determination = view.house.determinationInCombat ? hero.determination : 0;
    for (const life of may) {
      const worth = worthOf(decimals, fight, { hero: left, monster: life, tokens: determination }, solverFor(fight));
      sum.win += (count * worth.win) / may.length;
      sum.wounds += (count * worth.wounds) / may.length;
    }
    sum.tokens += count;
  }
  if (sum.tokens === 0) return null;
  return {
    win: sum.win / sum.tokens,
    wounds: sum.wounds / sum.tokens,
    tokens,
    rules: ['encounter.random-token', 'odds.unknown-life'],
  };
}
