import type { Player } from '@questhall/kernel';
import type { HeroQuest, View } from '../../types/index.ts';
import { type Chooser, type Decision, freely, playerBy } from '../decision.ts';
import type { ZargonView } from './ground.ts';
import { chooseHidingPlace, choosePlace } from './placing.ts';
import { playPuppet } from './puppet.ts';
import { emptyMemory, playMonsters } from './turn.ts';

/** Zargon, at the level of the table. */
export const zargonPlayer = (): Player<HeroQuest> => playerBy(zargonChooser());

/**
 * Zargon, with the reason for everything he does. It is given what his seat may see, the sheet and what lies on the
 * table, and never a state: it could not look at the deck or at dice to come if it wanted to, and of the heroes' spells
 * it asks nothing.
 */
export function zargonChooser(): Chooser {
  // [ai.knows-only-legal]
  const memory = emptyMemory();
  return (turn) => {
    const { sight, ask, rng } = turn;
    const { question } = ask;
    const { view } = sight;
    let decision: Decision | null = null;
    if (isZargons(view)) {
      if (question.kind === 'zargon') decision = playMonsters(memory, view, question.monster, sight.clock, rng);
      else if (question.kind === 'puppet') decision = playPuppet(view, question.hero);
      else if (question.kind === 'place') decision = choosePlace(view, question.squares);
      else if (question.kind === 'hide') decision = chooseHidingPlace(view);
    }
    if (decision !== null) return decision;
    // Legal answers are costly to list, so that nobody asks for them but in a question of another kind.
    const [offer] = turn.offers;
    if (offer === undefined) throw new Error(`Zargon has no answer to ${question.kind}`);
    return freely(offer);
  };
}

const isZargons = (view: View): view is ZargonView => view.hidden !== null;
