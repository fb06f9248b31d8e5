/** What a designer begins with: a few figures, and after `#` what each line is for. */
export const BEGINNING = `# Figures of your own for Questhall. “questhall check my.figures” names what is wrong, and docs/figures.md has every figure
# that there is. What stands behind a # at the beginning of a line is for you alone.

# The first line is the title.
Hungry Ghouls
# What it is for.
game: glowquest

# A monster: its name, and the figures that are otherwise. What is not named stays as it is.
# “questhall sheet undead” prints all figures of that family.
monster Ghoul: speed 7, hitpoints 4, base 3
# Three numbers with / between them are for a party of one, two and three.
monster Skeleton Spearman: hitpoints 3/4/5, armor 0
# How many of a Minion come into a Small, Big and Quest room, and in a Patrol.
monster Bone Chanter: small 1/2/2, patrol 1/1/2

# A hero by its Role. “lone hitpoints” are those of a hero who goes alone.
hero Utility: hitpoints 13, speed 6
`;
