import type { Counted } from '@questhall/testkit/ledger';

/** Spells, Dread spells and artifacts. */
export const CARDS: readonly Counted[] = [
  ['spell.genie', /within (\d) steps.* (\w+) turns/, 'steps $1; turns $2'],
  ['spell.swift-wind', /uses (twice) the dice.* walks up to (\d) squares/, 'times 2; steps $2'],
  ['spell.tempest', /in the 3×3 squares.*one attack with (\d) die/, 'dice $1'],
  ['spell.heal-body', /Restores up to (\d) lost Body Points/, 'body $1'],
  ['spell.rock-skin', /\+(\d) Defend dice/, 'defend $1'],
  [
    'spell.ball-of-flame',
    /(\d) damage; the monster rolls (\d) red dice, each (\d) or 6 cancels 1/,
    'damage $1; dice $2; from $3',
  ],
  ['spell.courage', /\+(\d) Attack dice/, 'attack $1'],
  [
    'spell.fire-of-wrath',
    /(\d) damage; the monster rolls (\d) red dice, each (\d) cancels 1/,
    'damage $1; dice $2; from $3',
  ],
  [
    'spell.sleep',
    /up to (\w+) visible monsters.* total (\d) or less.*Defend (\d) die.*a (\d) wakes it/,
    'monsters $1; mind $2; defend $3; wakes on $4',
  ],
  ['spell.veil-of-mist', /every attack against it rolls (\d) dice fewer/, 'dice less $1'],
  ['spell.water-of-healing', /Restores up to (\d) lost Body Points/, 'body $1'],
  [
    'dread.ember-lash',
    /(\d) damage; hero rolls (\d) red dice, each (\d) or 6 cancels 1/,
    'damage $1; dice $2; from $3',
  ],
  ['dread.storm-lance', /(\d) damage, each rolls (\d) combat dice, every shield cancels 1/, 'damage $1; dice $2'],
  [
    'dread.cinder-burst',
    /in the 3×3.*: (\d) damage, (\d) red dice, each (\d) or 6 cancels 1/,
    'damage $1; dice $2; from $3',
  ],
  ['dread.dread-gaze', /attacks roll (\d) die/, 'attack $1'],
  ['dread.slumber-hex', /Defend (\d) die/, 'defend $1'],
  ['dread.wither-mind', /Loses (\d) Mind; it rolls (\d) red dice, each (\d) cancels 1/, 'damage $1; dice $2; from $3'],
  ['dread.corrode', /attacks with (\d) die fewer/, 'dice less $1'],
  [
    'dread.call-the-pack',
    /1–(\d) (\w+) goblins; 4–(\d) (\w+) orcs; (\d) (\w+) orcs and a goblin/,
    'to $1: $2 goblin; to $3: $4 orc; to $5: $6 orc, 1 goblin',
  ],
  [
    'dread.raise-the-fallen',
    /1–(\d) (\w+) skeletons; 4–(\d) a skeleton and a zombie; (\d) a mummy and a skeleton/,
    'to $1: $2 skeleton; to $3: 1 skeleton, 1 zombie; to $4: 1 mummy, 1 skeleton',
  ],
  ['artifact.elixir-of-life', /sees within (\d) steps/, 'steps $1'],
  ['artifact.thorn-gauntlet', /loses (\d) Body Point/, 'damage $1'],
];

export const RULES: readonly Counted[] = [
  ['dread.resist-roll', /any (\d) succeeds/, 'on $1'],
  ['potion.healing', /Restores up to (\d) lost Body Points/, 'body $1'],
  ['potion.heroic-brew', /\+(\d) Attack die and \+(\d) Defend die/, 'attack $1; defend $2'],
  ['potion.speed', /uses (twice) the dice/, 'times 2'],
  ['potion.strength', /\+(\d) Attack dice/, 'attack $1'],
  ['potion.warding', /\+(\d) Defend dice/, 'defend $1'],
  ['combat.die-faces', /has (\d) skulls, (\d) white shields and (\d) black shield/, '$1 skull; $2 white; $3 black'],
  [
    'combat.die-faces blank-die',
    /`blank-die`: (\d) skulls, (\d) white, (\d) black, (\d) blank/,
    '$1 skull; $2 white; $3 black; $4 blank',
  ],
  ['combat.in-pit-minus-one', /rolls (\w+) die fewer/, 'dice less $1'],
  ['trap.pit-effect', /loses (\d) Body Point/, 'damage $1'],
  ['trap.block-effect', /rolls (\d) combat dice/, 'dice $1'],
  ['trap.spear-effect', /rolls (\d) combat die. Skull: (\d) Body Point/, 'dice $1; damage $2'],
  ['trap.jump', /The hero pays (\d)/, 'movement $1'],
  [
    'attack.crossbow-reload',
    /After a shot the hero's (next) own turn cannot include a Crossbow attack; the turn after that can/,
    'turns 1',
  ],
  [
    'deal.wizard-takes-rest',
    /Wizard (\d) schools = (\d) spells, Elf (\d) school = (\d) spells/,
    'schools $1, spells $2; schools $3, spells $4',
  ],
  ['deal.first-quest-suggestion', /\(Wizard (\d) spells\)/, 'spells $1'],
  ['quest.q9-goal', /at least (\w+) heroes have left/, 'heroes $1'],
  ['quest.q10-steer', /has (\d) or more Mind Points it may raise or lower the sum by (\d)/, 'mind $1; by $2'],
];
