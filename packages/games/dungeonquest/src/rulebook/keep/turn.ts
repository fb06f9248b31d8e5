export const TURN_RULES = {
  'round.order': {
    section: 'turn',
    origin: 'authored',
    title: 'Everybody has a turn',
    text: 'In a round each hero inside the keep takes one turn: first the first player’s, then on to the left.',
  },
  'round.skip-absent': {
    section: 'turn',
    origin: 'authored',
    title: 'The dead and the gone are passed over',
    text: 'A hero who is dead or has left has no more turns. The player still plays monsters.',
  },
  'round.sun-advance': {
    section: 'turn',
    origin: 'authored',
    title: 'The sun moves on',
    text: 'Once every hero has had a turn, the sun goes one space further.',
  },
  'round.nightfall': {
    section: 'turn',
    origin: 'authored',
    title: 'Nightfall',
    text: 'When the round of the last sun space is over, the sun sets, and every hero still inside dies: in a chamber, a tower, the hoard or the catacombs.',
  },
  'turn.one-action': {
    section: 'turn',
    origin: 'authored',
    title: 'One action a turn',
    text: 'A turn is one action. Above ground: move, search or catch breath; descend in a stairwell, plunder in the hoard, leave in a tower. In the catacombs: advance, grope, or turn left or right.',
  },
  'turn.start-window': {
    section: 'turn',
    origin: 'authored',
    title: 'Before the action',
    text: 'Ahead of the action the player may use what works at the start of a turn, as much as there is and in any order: a Healing Draught, the Thimble of Mending, Second Wind, Iron Nerve.',
  },
  'turn.must-act': {
    section: 'turn',
    origin: 'authored',
    title: 'No idle turns',
    text: 'A hero passes only when not a single action is allowed. That can happen in a tower alone: a hero shut in on a tile may search, the hoard can always be plundered, and below one can always grope.',
  },
  'turn.order-of-steps': {
    section: 'turn',
    origin: 'authored',
    title: 'The steps of a turn',
    text: 'First a lost turn is served; then effects at the start of a turn; then a cage is tested; then one action with all that comes of it; then the turn is over.',
  },
  'turn.ends': {
    section: 'turn',
    origin: 'authored',
    title: 'When the turn ends',
    text: 'An ended turn is over on the spot: no further corridor, no tile, no leaving by a tower. Death, a fall, going down, an escape, a crossing or a way off a tile that fails: each of them ends it.',
  },
  'turn.lost': {
    section: 'turn',
    origin: 'authored',
    title: 'A lost turn',
    text: 'A hero with the marker of a lost turn does nothing this turn, not even draw a card below, and gives the marker back. Nobody has more than one.',
  },
  'turn.caged': {
    section: 'turn',
    origin: 'authored',
    title: 'In a cage',
    text: 'A caged hero tests Strength before acting. Success takes the cage away and the turn goes on; failure ends the turn. There is no other way out, and in a cage nobody plunders or leaves.',
  },
} as const;
