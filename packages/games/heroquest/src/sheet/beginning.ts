/** What a designer begins with: a quest that can be played, and after `#` what each line is for. */
export const BEGINNING = `# A quest for Questhall. Change it line by line; “questhall check my.quest” names what is wrong, and
# docs/quests.md explains every line there can be. What stands behind a # at the beginning of a line is for you alone.

# The first line is the title.
The Rat Cellar

# What the heroes are told before they go down. A line that begins with a space continues the one before it.
briefing: Something gnaws below the mill. Find the rats’ king, end him, and come back up
  before the lamp burns out.

# The plan: a letter for every square of a room, a dot for the corridor. Without this line the quest is drawn on the
# board of the campaign; “questhall check” shows the letters of its rooms then.
plan:
|AAAA.BBBB
|AAAA.BBBB
|AAAA.BBBB
|.........
|CCCCCDDDD
|CCCCCDDDD
|CCCCCDDDD

# Squares are column,row, counted from 0,0 at the top left. The stairway takes two by two squares, to the right and down.
stairs: 0,0
# The monster that comes when heroes search for treasure too loudly.
wander: goblin
# How the heroes win: kill, escort, carry, take, read or reach.
goal: kill king
# Gold for each hero who comes home.
reward: 50

# A door stands in the side of a square, E to the east or S to the south. A secret door must be searched for.
doors: 3,1E 4,1E 2,3S
secret: 4,5E

# Traps on the floor: pit, block (a falling block) and spear.
pit: 4,3

# Furniture: its piece, -h along a row or -v along a column, and its top left square.
furn: table-h 6,1; chest 8,5

# A monster of your own: key, figure, movement, Attack and Defend dice, Body, Mind, Dread spells or -, and its name.
# A * takes what the figure’s card says.
named: king goblin 8 6 5 6 2 - "The King of Rats"

# Monsters and where they stand.
mon: goblin 7,0; goblin 5,2; orc 1,5; king 7,6

# What a search for treasure finds in a room, and a trap in its chest.
treasure: B 25 gold; D 60 gold + healing
chest-trap: D needle 1

# What you tell yourself, the one behind the screen: a letter on the plan, its square or -, and the text.
note: a 7,6 The king sits on a heap of stolen buttons.
note: - Nobody has seen these rats and slept well after.
`;
