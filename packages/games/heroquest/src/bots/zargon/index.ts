import type { Player } from '@questhall/kernel';
import type { Action, HeroQuest, View } from '../../types/index.ts';
import type { ZargonView } from './ground.ts';
import { chooseHidingPlace, choosePlace } from './placing.ts';
import { playPuppet } from './puppet.ts';
import { emptyMemory, playMonsters } from './turn.ts';

/**
 * Zargon, at the level of the table. It is given what his seat may see, the sheet and what lies on the table, and never a state: it
 * could not look at the deck or at dice to come if it wanted to, and of the heroes' spells it asks nothing.
 */
export function zargonPlayer(): Player<HeroQuest> {
  // [ai.knows-only-legal]
  const memory = emptyMemory();
  return (turn) => {
    const { sight, ask, rng } = turn;
    const { question } = ask;
    const { view } = sight;
    let action: Action | null = null;
    if (isZargons(view)) {
      if (question.kind === 'zargon') action = playMonsters(memory, view, question.monster, sight.clock, rng);
      else if (question.kind === 'puppet') action = playPuppet(view, question.hero);
      else if (question.kind === 'place') action = choosePlace(view, question.squares);
      else if (question.kind === 'hide') action = chooseHidingPlace(view);
    }
    // Legal answers are costly to list, so that nobody asks for them but in a question of another kind.
    action ??= turn.offers[0] ?? null;
    if (action === null) throw new Error(`Zargon has no answer to ${question.kind}`);
    return action;
  };
}

const isZargons = (view: View): view is ZargonView => view.hidden !== null;
