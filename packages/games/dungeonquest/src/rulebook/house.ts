/** House rules of the arena, all off unless a table turns them on. */
export const HOUSE_RULES = {
  soloAiMonster: {
    changes: 'mode.classic-needs-two',
    title: 'Cards against the house',
    text: 'A single player may choose Classic Cards. The monster’s card is drawn at random from the best mix there is.',
  },
  heroWinsDoubleKill: {
    changes: 'combat.both-die',
    title: 'The hero outlives a double kill',
    text: 'If one round kills both, the hero survives with one life left.',
  },
  determinationInCombat: {
    changes: 'dice.no-test-abilities',
    title: 'Determination in combat',
    text: 'After a failed combat test the hero may spend exactly as many determination tokens as make it a success. Fights still give none.',
  },
  heavyCounter: {
    changes: 'classic.display',
    title: 'Heavy counter',
    text: 'The hero’s Slash against the monster’s Quick Shot costs the hero two wounds, the mirror image of the double blow.',
  },
} as const;
