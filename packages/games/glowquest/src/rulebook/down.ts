export const DOWN_RULES = {
  'down.state': {
    section: 'down',
    origin: 'source',
    title: 'Unconscious',
    text: 'A hero with 0 Hitpoints is Unconscious. Its figure is turned face down where it stands.',
  },
  'down.strip': {
    section: 'down',
    origin: 'ruling',
    title: 'A fall strips everything',
    text: 'A hero who falls loses every Effect, the positive ones too, along with its Shield and Reflect. It can receive none of these before it is awake again.',
  },
  'down.truncated-turn': {
    section: 'down',
    origin: 'source',
    title: 'A Turn on the ground',
    text: 'An Unconscious hero has a Turn without Surges, attack or Benefits. It does one of three things, Try to Recover, Throw Rock or Crawl Away, and is done. A monster Turn comes after it only if the hero has woken up.',
  },
  'down.recover': {
    section: 'down',
    origin: 'source',
    title: 'Try to Recover',
    text: 'Make a Check 6+. If it succeeds, the hero is awake with all its Hitpoints.',
  },
  'down.throw-rock': {
    section: 'down',
    origin: 'source',
    title: 'Throw Rock',
    text: 'The hero deals 2 damage to an enemy of its choice, wherever that is. This is not an attack.',
  },
  'down.crawl': {
    section: 'down',
    origin: 'source',
    title: 'Crawl Away',
    text: 'The hero moves as many as 3 squares without Leaving Combat, and remains Unconscious.',
  },
  'down.monsters-ignore': {
    section: 'down',
    origin: 'source',
    title: 'Left alone by monsters',
    text: 'No monster makes an Unconscious hero its target. It may lie within a pattern, but that does nothing to it.',
  },
  'down.heal-wakes': {
    section: 'down',
    origin: 'ruling',
    title: 'Healing wakes',
    text: 'If a Heal that works at once brings an Unconscious hero to 1 Hitpoint or more, it is awake from that moment. The Resolve it cost is not returned.',
  },
  'down.next-own-turn': {
    section: 'down',
    origin: 'source',
    title: 'Back on your feet',
    text: 'A hero whom somebody else has woken plays its next Turn in full.',
  },
  'heal.amount': {
    section: 'down',
    origin: 'source',
    title: 'Heal',
    text: 'Heal N gives back N Hitpoints: Heal 3 brings a hero from 2 to 5.',
  },
  'heal.cap': {
    section: 'down',
    origin: 'source',
    title: 'Not above the maximum',
    text: 'Neither hero nor monster can be healed beyond its maximum; whatever would exceed it is wasted.',
  },
  'heal.over-time': {
    section: 'down',
    origin: 'source',
    title: 'Heal that lasts',
    text: 'A Short or Long Heal N gives N Hitpoints every time its bearer ends a Turn, for as long as the Effect is there. An Unconscious hero cannot be given one.',
  },
} as const;
