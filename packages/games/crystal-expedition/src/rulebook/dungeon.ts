export const DUNGEON_RULES = {
  'dungeon.four-features': {
    section: 'dungeon',
    origin: 'source',
    title: 'Four features',
    text: 'Four things make a dungeon what it is: its Monster type, its Strength, its Weakness and its Quest.',
  },
  'dungeon.one-throw': {
    section: 'dungeon',
    origin: 'source',
    title: 'Discovering a dungeon',
    text: 'When you discover a dungeon, four dice are thrown at once. The D12 tells who lives there: Orcs on 1–6, Undead on 7–10, Beasts on 11–12. The D10 is for the Strength, the D8 for the Weakness and the D6 for the Quest.',
  },
  'dungeon.first-one-given': {
    section: 'dungeon',
    origin: 'source',
    title: 'The first dungeon',
    text: 'You begin the campaign with one dungeon already found.',
  },
  'dungeon.new-after-success': {
    section: 'dungeon',
    origin: 'source',
    title: 'A success opens another',
    text: 'Each time an expedition succeeds, you discover one more dungeon.',
  },
  'dungeon.return-to-previous': {
    section: 'dungeon',
    origin: 'ruling',
    title: 'The newest or the one before',
    text: 'You may set out for the dungeon you found last or for the one found just before it, and after a failure you choose again between these two. Earlier ones live on in your chronicle only.',
  },
  'dungeon.visited-is-fixed': {
    section: 'dungeon',
    origin: 'source',
    title: 'Once entered, settled',
    text: 'From your first expedition into a dungeon on, nothing can alter its features.',
  },
  'dungeon.fresh-layout': {
    section: 'dungeon',
    origin: 'authored',
    title: 'A new map each time',
    text: 'Every expedition begins with nothing on the map and nothing done for the Quest, even where you have been before. The features are the same, and so is the Threat.',
  },
  'dungeon.one-monster-type': {
    section: 'dungeon',
    origin: 'source',
    title: 'One kind of monster',
    text: 'Whatever you meet in a dungeon is of the Monster type that was rolled for it.',
  },
  'dungeon.strength-activator': {
    section: 'dungeon',
    origin: 'source',
    title: 'The Strength',
    text: 'Every monster there has one more Activator, given by the Strength. It costs 2↝ and works once in an Attack. In the order of the D10 it is Scorch (Fire), Rime (Frost), Arc (Storm), Tremor (Earth), Envenom (Venom), Corrode (Acid), Glare (Light), Wither (Shadow), Rend Ward (Arcane) or Leech (Blood).',
  },
  'dungeon.weakness-element': {
    section: 'dungeon',
    origin: 'source',
    title: 'The Weakness',
    text: 'Every monster there is weak to one element, in the order of the D8: Fire, Frost, Storm, Earth, Venom, Acid, Light or Shadow. It suffers more from damage of that kind.',
  },
  'dungeon.strength-weakness-independent': {
    section: 'dungeon',
    origin: 'authored',
    title: 'Strong and weak in one',
    text: 'Strength and Weakness can turn out to be of the same element. Then you have both of them.',
  },
  'dungeon.threat': {
    section: 'dungeon',
    origin: 'authored',
    title: 'Threat',
    text: 'A dungeon gets a Threat as you discover it: 1, and 1 more for every two expeditions that have succeeded by then, up to 5. The success that led you to it counts: after none or one the Threat is 1, after two or three it is 2, after eight or more it is 5. With the Threat the monsters’ Hitpoints, base damage and Purses grow, and Champions gain Grit.',
  },
} as const;
