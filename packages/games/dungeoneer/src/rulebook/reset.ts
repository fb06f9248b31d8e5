export const RESET_RULES = {
  'reset.order': {
    section: 'reset',
    origin: 'source',
    title: 'The course of the Reset phase',
    text: 'One after the other: exits and Traps are set again; what was to last for the previous turn ends; what works once per turn is fresh; texts of cards and Quests that name this phase are carried out, those of spaces (Muster) before those of Quests; upkeep is paid; your saved movement point is lost; your movement points are set; spaces become new. Nobody is spared it, not even in the very first turn.',
  },
  'reset.exits': {
    section: 'reset',
    origin: 'source',
    title: 'Exits close again',
    text: 'Locked exits that were opened in an earlier turn lock themselves, and disarmed trapped exits are armed again. An exit that a hero holds open from the doorway stays open.',
  },
  'reset.traps': {
    section: 'reset',
    origin: 'source',
    title: 'Lasting Traps are set again',
    text: 'A Trap card that remains in play is armed once more.',
    noted: 'No card of these sets is a Trap that remains in play.',
  },
  'reset.temporary-effects-end': {
    section: 'reset',
    origin: 'source',
    title: 'Passing effects pass',
    text: 'What was meant to last only for the previous turn is over.',
  },
  'reset.once-per-turn-refresh': {
    section: 'reset',
    origin: 'source',
    title: 'Once per turn, every turn',
    text: 'Whatever may be used once per turn may be used again. “Turn” means anybody’s turn: each Reset phase, whoever it belongs to, refreshes these effects for all players.',
  },
  'reset.upkeep': {
    section: 'reset',
    origin: 'source',
    title: 'Pay the upkeep',
    text: 'For each of your cards in play that has an upkeep, pay it now or take the card back into your hand. You decide card by card; a card you cannot pay for goes back.',
  },
  'reset.saved-mp-lost': {
    section: 'reset',
    origin: 'source',
    title: 'The saved point is gone',
    text: 'If you still have the movement point you saved, you lose it now.',
  },
  'reset.movement-is-speed': {
    section: 'reset',
    origin: 'source',
    title: 'Move as fast as you are',
    text: 'You get as many movement points as your current Speed.',
  },
  'reset.spaces-new': {
    section: 'reset',
    origin: 'source',
    title: 'Every space is new again',
    text: 'For your hero all spaces count as new again, except the one it is on.',
  },
} as const;
