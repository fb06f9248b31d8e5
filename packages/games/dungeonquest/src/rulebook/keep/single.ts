export const SINGLE_RULES = {
  'single.modes': {
    section: 'single',
    origin: 'authored',
    title: 'Two modes for one',
    text: 'Alone one plays Combat Dice or Classic Solo.',
    noted: 'Says again for one player what mode.classic-needs-two refuses.',
  },
  'single.win': {
    section: 'single',
    origin: 'authored',
    title: 'Triumph',
    text: 'Out alive with a Treasure is a Triumph; out alive without one is an escape; anything else is defeat.',
  },
  'single.rank': {
    section: 'single',
    origin: 'authored',
    title: 'How great a triumph',
    text: 'Below 1500 gold a Scavenger, from 1500 an Adventurer, from 3000 a Dragon-robber, from 5000 a Legend.',
  },
  'single.same-rules': {
    section: 'single',
    origin: 'authored',
    title: 'Otherwise the same',
    text: 'All other rules hold, and the Power deck answers when the hero flees.',
    noted: 'Says that nothing else is different.',
  },
} as const;
