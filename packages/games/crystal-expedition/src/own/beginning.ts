/** What a designer begins with: a few figures, and after `#` what each line is for. */
export const BEGINNING = `# Figures of your own for Questhall. “questhall check my.figures” names what is wrong, and docs/figures.md has every figure
# that there is. What stands behind a # at the beginning of a line is for you alone.

# The first line is the title.
Lean Winter
# What it is for.
game: crystal-expedition

# A monster: its name, and the figures that are otherwise. What is not named stays as it is.
# “questhall sheet undead --game crystal-expedition” prints all figures of that type.
monster Zombie: speed 4, hitpoints 9, purse 3
monster Orc Warchief: grit 9, base 5

# How much a Quest asks for: rooms, chests, Champions or Crystals.
quest Clear Rooms: goal 4
quest Mine Crystals: goal 5
`;
