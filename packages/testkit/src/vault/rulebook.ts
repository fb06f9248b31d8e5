import type { Rulebook } from '@questhall/kernel';

const rules = {
  'turn.one': {
    title: 'One thing a turn',
    text: 'On a turn a thief steps to the next room or the one before, rests, or waits.',
    section: 'vault',
    origin: 'authored',
  },
  'move.wall': {
    title: 'The vault has two ends',
    text: 'Nobody walks past the first or the last room.',
    section: 'vault',
    origin: 'authored',
  },
  'rest.draw': { title: 'Resting', text: 'A thief who rests draws a card.', section: 'vault', origin: 'authored' },
  'hand.limit': {
    title: 'Three cards',
    text: 'A fourth card pushes out the oldest, face up.',
    section: 'vault',
    origin: 'authored',
  },
  'hand.drop': {
    title: 'Cards away',
    text: 'In a crowded vault a thief may throw away the oldest card, face up, while another one thinks.',
    section: 'vault',
    origin: 'authored',
  },
  'round.first': {
    title: 'Who goes first',
    text: 'In a crowded vault any one of the living thieves says who leads the round.',
    section: 'vault',
    origin: 'authored',
  },
  'trap.spring': {
    title: 'Traps',
    text: 'Entering a trapped room springs its trap: on a roll of 1 to 3 the thief loses a life.',
    section: 'vault',
    origin: 'authored',
  },
  'charm.answer': {
    title: 'Charms',
    text: 'When a trap springs, anybody may answer with a charm, and the trap does nothing.',
    section: 'vault',
    origin: 'authored',
  },
  'charm.bound': {
    title: 'All at once',
    text: 'Everybody with a card answers a trap in secret, and nobody changes an answer.',
    section: 'vault',
    origin: 'authored',
  },
  'charm.late': {
    title: 'One charm is enough',
    text: 'A second charm for the same trap goes back to its hand unseen.',
    section: 'vault',
    origin: 'authored',
  },
  'charm.held': {
    title: 'Only what you hold',
    text: 'Only a card in the own hand can be played.',
    section: 'vault',
    origin: 'authored',
  },
  'duel.guess': {
    title: 'The last door',
    text: 'In the last room thief and keeper each choose high or low in secret.',
    section: 'vault',
    origin: 'authored',
  },
  'duel.bound': {
    title: 'A choice is a choice',
    text: 'What was chosen in secret cannot be changed.',
    section: 'vault',
    origin: 'authored',
  },
  'end.treasure': {
    title: 'The treasure',
    text: 'Equal choices at the last door: the thief has the treasure, and the thieves win.',
    section: 'vault',
    origin: 'authored',
  },
  'end.thrown': {
    title: 'Thrown back',
    text: 'Different choices at the last door: the thief begins again in the first room.',
    section: 'vault',
    origin: 'authored',
  },
  'end.dead': {
    title: 'No thief left',
    text: 'The keeper wins when every thief has died.',
    section: 'vault',
    origin: 'authored',
  },
  'end.dawn': {
    title: 'Dawn',
    text: 'The keeper wins when the last round is over.',
    section: 'vault',
    origin: 'authored',
  },
} as const;

export type Rule = keyof typeof rules;

export const rulebook: Rulebook<Rule> = { sections: { vault: 'The vault' }, rules, houseRules: {} };
