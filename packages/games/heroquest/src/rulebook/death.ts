export const DEATH_RULES = {
  'death.zero-body': {
    section: 'death',
    origin: 'source',
    title: 'Nothing below nought',
    text: 'Body Points stop at 0. A hero who reaches 0 is dead unless it saves itself in that very moment.',
  },
  'death.rescue-potion': {
    section: 'death',
    origin: 'source',
    title: 'Saved by a potion',
    text: 'There and then a hero at 0 Body Points may drink healing potions of its own, one or several, or use an Elixir of Life of its own. It lives on with what that restores.',
  },
  'death.rescue-spell': {
    section: 'death',
    origin: 'source',
    title: 'Saved by a spell',
    text: 'An Elf or Wizard at 0 Body Points may at once cast an unspent healing spell on itself, if it has not yet acted in the turn now being played. In its own turn this is its action. In the turn of Zargon or another hero it has not acted, so the spell is open to it and takes nothing from its next turn.',
  },
  'death.no-help-from-others': {
    section: 'death',
    origin: 'source',
    title: 'Nobody else can help',
    text: 'No other hero’s spell or potion saves a hero at 0 Body Points. A friend must help earlier, on a turn of its own, before the last Body Point is gone.',
  },
  'death.elixir-exception': {
    section: 'death',
    origin: 'ruling',
    title: 'Back from the dead',
    text: 'Nothing brings back a dead hero but the Elixir of Life.',
  },
  'death.removed': {
    section: 'death',
    origin: 'source',
    title: 'Out of the quest',
    text: 'A dead hero’s figure comes off the board. Its player has no further part in the quest, and the others play on.',
  },
  'death.loot': {
    section: 'death',
    origin: 'source',
    title: 'What the dead leave',
    text: 'If another living hero is in the room where a hero dies, or in a corridor has the square in view past any figures, all that the dead hero owned stays there as a pile. On its turn any living hero who is in that room, or has that corridor square in view, may take things from it at no cost.',
  },
  'death.monsters-claim': {
    section: 'death',
    origin: 'source',
    title: 'What the monsters take',
    text: 'The monsters take the pile if no living hero was there, or when a Zargon turn ends and none is in the room or has the square in its corridor view any more. Equipment, gold and potions are lost; an artifact turns up again in the next quest.',
  },
  'death.spells-lost-for-quest': {
    section: 'death',
    origin: 'source',
    title: 'Spells die too',
    text: 'Nobody inherits the spells that a dead hero had not cast.',
  },
  'death.mid-move-monster-order': {
    section: 'death',
    origin: 'source',
    title: 'Before the next monster',
    text: 'A hero killed on Zargon’s turn is taken off the board before another monster is used.',
  },
} as const;
