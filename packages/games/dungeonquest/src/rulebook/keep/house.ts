/** House rules of the keep, all off unless a table turns them on. */
export const KEEP_HOUSE_RULES = {
  escapeBetweenRounds: {
    changes: 'combat.no-break-off',
    title: 'Flight between rounds',
    text: 'Besides the escape before combat the hero may try one more between two rounds, if one would be allowed. A monster left behind is unhurt again, and its Life stays known.',
  },
  monsterMayFlee: {
    changes: 'escape.secret-commit',
    title: 'Parting in peace',
    text: 'Once in an encounter, before the hero decides, the monster player may propose to part. If the hero agrees the token goes back to the pool without a Power card, the tile does nothing, and the turn is over. Not in a game for one.',
  },
  torchlightStart: {
    changes: 'setup.sun',
    title: 'Torches at the towers',
    text: 'Beside every tower that a hero starts from two Chambers of the stack lie open, their arrows towards the tower. Nobody has entered them, and the stack is shuffled again.',
  },
  noInstantDeath: {
    changes: 'tile.shaft',
    title: 'A shaft with a bottom',
    text: 'Failing the test of the bottomless shaft costs wounds for two dice instead of the hero’s life.',
  },
  fallenHoard: {
    changes: 'death.discard',
    title: 'The dead keep their gold',
    text: 'Gold and Treasures of a dead hero stay on the square. The next hero who comes there, and is there alive when the turn ends, takes them. What is lost below or at nightfall is lost.',
  },
  secondHero: {
    changes: 'death.discard',
    title: 'A second hero',
    text: 'A player whose hero dies sends in another, once: on the next turn, into a tower where nobody stands, with three Power cards and under the same sun.',
  },
  longDay: {
    changes: 'round.nightfall',
    title: 'A long day',
    text: 'The sun needs 30 spaces to set instead of 26.',
  },
} as const;
