import { type Opening, type Rng, shuffle } from '@questhall/kernel';
import { HERO_SHEETS } from './content/heroes.ts';
import { TOKENS } from './content/monsters.ts';
import { POWER_DECK } from './content/power-cards.ts';
import type { DungeonQuest, Options } from './types.ts';

/** Life left and wounds so far: whatever the options leave open comes from the hero's sheet. */
export function startingLife({ hero, heroLife, heroWounds }: Pick<Options, 'hero' | 'heroLife' | 'heroWounds'>): {
  life: number;
  wounds: number;
} {
  const onSheet = HERO_SHEETS[hero].life;
  const wounds = heroWounds ?? Math.max(0, onSheet - (heroLife ?? onSheet));
  const left = heroLife ?? Math.max(1, onSheet - wounds);
  return { life: left + wounds, wounds };
}

export function setup(options: Options, seats: number, rng: Rng): Opening<DungeonQuest> {
  const { soloAiMonster, heroWinsDoubleKill, determinationInCombat, heavyCounter } = options;
  const powerDeck = POWER_DECK.slice();
  shuffle(rng, powerDeck);
  const table: DungeonQuest['Table'] = {
    mode: options.mode === 'vote' ? null : options.mode,
    house: { soloAiMonster, heroWinsDoubleKill, determinationInCombat, heavyCounter },
    fighter: options.fighter - 1,
    hero: { hero: options.hero, ...startingLife(options), determination: options.determination },
    attribute: options.attribute,
    monster: null,
    pool: TOKENS.map((_, token) => token),
    round: 0,
    lying: { dice: [], heroCard: null, monsterCard: null, arrow: null },
    combatDeck: [],
    hasCombatHands: false,
    powerDeck,
    powerHands: Array.from({ length: seats }, () => []),
  };
  const agenda: DungeonQuest['Frame'][] = [
    { kind: 'encounter', stage: 'token', monster: options.monster, life: options.monsterLife },
    { kind: 'setUp' },
  ];
  if (options.mode === 'vote') agenda.push({ kind: 'agreement', isOpen: false, wishes: Array(seats).fill(null) });
  return { table, agenda };
}
