export const EFFECT_RULES = {
  'effect.list': {
    section: 'effect',
    origin: 'source',
    title: 'The Effects',
    text: 'Harmful: Poison hurts you at the end of your Turn. Weak lowers your base damage, Slow your Speed. Unsteady makes you easier to hit, and Fragile adds damage to each Attack on you. Immobile keeps you from moving, Stun from attacking. Taunted tells you whom to attack. Dazzled spoils your next roll to hit, and Hobbled your next Escape Check. Helpful: Heartened adds to your next roll to hit, Fired Up to the damage of your next hit, Bolstered to your Grit, Hasted to your Speed, Plated to your Armor.',
  },
  'effect.poison': {
    section: 'effect',
    origin: 'source',
    title: 'Poison',
    text: 'When your Turn ends you lose as many Hitpoints as your Poison; Armor, Reflect and Shield do not help. Then the Poison gets 1 lower.',
  },
  'effect.poison-adds-up': {
    section: 'effect',
    origin: 'authored',
    title: 'More Poison',
    text: 'Fresh Poison is added to what you have. It never goes above 6.',
  },
  'effect.same-effect-highest': {
    section: 'effect',
    origin: 'authored',
    title: 'The same Effect again',
    text: 'If you get an Effect you already have, you keep the bigger number and the later end of the two. Poison is the only one that is added.',
  },
  'effect.round-default': {
    section: 'effect',
    origin: 'authored',
    title: 'How long they last',
    text: 'An Effect is there for a Round if nothing else is said.',
  },
  'effect.on-hit-needs-hit': {
    section: 'effect',
    origin: 'authored',
    title: 'Only after a hit',
    text: 'For the harmful Effect of a hit Activator you must have hit. Whether you did any damage makes no difference.',
  },
  'effect.forced-movement': {
    section: 'effect',
    origin: 'authored',
    title: 'Push, Pull and Slide',
    text: 'A Push goes straight away from the one who uses it, a Pull straight towards, a Slide in whatever direction that one likes. The direction is set at the start and kept, square by square; a blocked square ends it, with no way around. A Pull also ends once you are adjacent. There is no Escape Check, and it is not Momentum.',
  },
  'effect.taunted': {
    section: 'effect',
    origin: 'authored',
    title: 'Taunted',
    text: 'A Taunted monster has to attack the taunter in its next Turn, provided it can get to where that is possible. If not, it does as it likes. Only the last Taunt counts, and it is over if the taunter falls Unconscious.',
  },
  'effect.stun-immobile': {
    section: 'effect',
    origin: 'authored',
    title: 'Stun and Immobile',
    text: 'If you are Stunned you cannot Attack, nor Focus. If you are Immobile you cannot Move, Dodge or Teleport, but others can still move you.',
  },
} as const;
