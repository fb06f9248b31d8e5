/** What a designer begins with: a few cards that can be played, and after `#` what each line is for. */
export const BEGINNING = `# Cards of your own for Questhall. Change it line by line; “questhall check my.cards” names what is wrong, and
# docs/cards.md explains every line there can be. What stands behind a # at the beginning of a line is for you alone.

# The first line is the title.
The Ember Deck
# What it is for.
game: dungeoneer
# The set that new cards are shuffled into: HD, HW, ED or LD. Printed cards stay with their own.
set: HD

# A card with a new name is one card more. Its line says what it is, what it costs and when it is played; behind the bar,
# what it does. “questhall sheet --game dungeoneer HD” prints the whole set in this notation.
card Ember Blade: Treasure 4 Hero Permanent Weapon | Melee +1 · Attack +1 (against Undead)
card Cinder Hound: Monster 3 Beast | Me ●2 Ma —0 Sp ●3 · Life 1 · Hit: Wound 1, Glory −1
# A line that begins with a space goes on with the one before it.
card Flash of Sparks: Boon 2 Response Instant Spell
  | Counter +2

# A card with the name of a printed one takes its place and keeps its name.
card Mud Ghoul: Monster 4 Undead | Me ●3 Ma ◆1 Sp ◆1 · Life 3

# With “instead of” it takes the place and has a name of its own.
card Soot Imp, instead of Cellar Rats: Monster 1 Demon | Me ●1 Ma ●1 Sp —0 · Life 1

# Heroes: race and class, life, the scores Melee/Magic/Speed of three levels, the symbols, Boons/Treasures, the ability.
hero Kindle the Small: Gnome, Artificer | Life 6 | 1/2/2 2/2/2 2/3/3 | ◆ ● ◆ | 2/3 | Hero [2 Glory] once per turn: Heal 1

# Quests: what, where, what has to be done, reward. Places are the ids of maps, or kinds of them.
quest Bank the Fire: Threat | any Room | Thr Me/Ma/Sp 7 ×3 else Wound 1 (space) | Glory +3, Heal 1

# Printed cards that are left out, by their names, with commas between them.
without: Skitter Hound
`;
