export const SCALE_RULES = {
  'scale.counts': {
    section: 'scale',
    origin: 'authored',
    title: 'Three numbers in a row',
    text: 'Where a monster sheet gives three numbers, for Minion figures or for the Hitpoints of a leader, they are for 1, 2 and 3 heroes in that order.',
  },
  'scale.party-fixed': {
    section: 'scale',
    origin: 'authored',
    title: 'The party as it set out',
    text: 'The number of heroes means those who were created, whether they are awake at present or not.',
  },
  'scale.surge-bonus': {
    section: 'scale',
    origin: 'authored',
    title: 'Livelier against few',
    text: 'In each of its Turns a monster has 2 additional Surges against 1 hero, 1 against 2 heroes and none against 3.',
  },
  'scale.base-bonus': {
    section: 'scale',
    origin: 'authored',
    title: 'Harder blows',
    text: 'The base damage of every monster is 2 higher against 1 hero and 1 higher against 2 heroes. Against 3 heroes it is higher by the Alert: nothing in the first and second room, 1 in the third and fourth, 2 in the Quest room.',
  },
  'scale.alert': {
    section: 'scale',
    origin: 'authored',
    title: 'Alert',
    text: 'In each of its Turns a monster also has 1 additional Surge for every 2 rooms the party has cleared: none in the first and second room, 1 in the third and fourth, 2 in the Quest room. Against 3 heroes its blows get harder with it. For a Patrol it is the number of rooms cleared by then that counts.',
  },
  'scale.extra-monsters': {
    section: 'scale',
    origin: 'authored',
    title: 'Extra monsters',
    text: 'If the D6 for a room shows 1, another figure appears of record A; with 2 heroes one of B appears as well, and with 3 heroes one of C too.',
  },
  'scale.lone-hitpoints': {
    section: 'scale',
    origin: 'authored',
    title: 'Tougher alone',
    text: 'An Offense or Utility hero who goes alone starts with 14 Hitpoints, where it would have 8 or 12 in company.',
  },
  'scale.lone-cards': {
    section: 'scale',
    origin: 'ruling',
    title: 'Cards for company',
    text: 'When a hero goes alone, all cards that are only for an ally, or that count on one, stay in the box: none of them can be drawn.',
  },
  'scale.last-stand': {
    section: 'scale',
    origin: 'authored',
    title: 'Last Stand',
    text: 'At 0 Hitpoints a hero who is alone is not Unconscious. The party pays 1 Resolve, or loses if it has none; the hero sheds all Effects, Shield and Reflect and fights on with half its maximum Hitpoints, rounded up. The monster that did it earns a Bounty mark as for a fall.',
  },
  'scale.lone-preferred': {
    section: 'scale',
    origin: 'authored',
    title: 'Nobody else to prefer',
    text: 'Against a party of one hero the Preferred Target makes no difference.',
  },
} as const;
