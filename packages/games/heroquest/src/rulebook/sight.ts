export const SIGHT_RULES = {
  'sight.centre-to-centre': {
    section: 'sight',
    origin: 'source',
    title: 'From centre to centre',
    text: 'Draw a straight line from the middle of one square to the middle of the other. If nothing blocks it, each of the two sees the other.',
  },
  'sight.edge-crossing-blocks': {
    section: 'sight',
    origin: 'source',
    title: 'Walls and closed doors block',
    text: 'A line is blocked where it crosses an edge that carries a wall or a closed door, anywhere but at the very end of that edge. All edges of a blocked square are walls.',
  },
  'sight.corner-touch-passes': {
    section: 'sight',
    origin: 'ruling',
    title: 'Grazing a corner',
    text: 'A line may run exactly through a corner, from one square to the one diagonally opposite. There are two ways around that corner, one by each of the other two squares: the line is blocked only if a wall or a closed door lies on both. If either way is clear, it has merely grazed the corner and goes on.',
  },
  'sight.figures-block': {
    section: 'sight',
    origin: 'source',
    title: 'Figures block',
    text: 'A hero, a monster, the Genie or an escorted character blocks a line that enters the inside of its square. A line that only touches the corner of the square passes, and the squares at the two ends never block.',
  },
  'sight.closed-doors-block': {
    section: 'sight',
    origin: 'source',
    title: 'Doors and sight',
    text: 'A closed door stops the eye as a wall does. An open one does not.',
  },
  'sight.furniture-never-blocks': {
    section: 'sight',
    origin: 'ruling',
    title: 'Over the furniture',
    text: 'Only walls, closed doors and figures block sight. Furniture does not, however tall it is.',
  },
  'sight.pits-do-not-matter': {
    section: 'sight',
    origin: 'source',
    title: 'In and out of pits',
    text: 'A figure in a pit sees others, and is seen by them, as usual.',
    noted: 'a permission: nothing that draws a line asks for pits',
  },
  'sight.own-square': {
    section: 'sight',
    origin: 'source',
    title: 'Always in sight',
    text: 'A hero is always in its own sight.',
    noted: 'a word for what goes before every line: to the own square none is drawn',
  },
  'sight.algorithm': {
    section: 'sight',
    origin: 'ruling',
    title: 'The line, step by step',
    text: 'To follow a line exactly, let dx and dy be its lengths in columns and rows, and i and j the steps taken so far in each. Compare (1 + 2i) · dy with (1 + 2j) · dx: if the first is smaller, the line next crosses a vertical edge; if it is larger, a horizontal one; if they are equal, a corner. After each step but the last, see whether a figure stands on the square entered.',
    noted: 'the arithmetic of sight.centre-to-centre; the tests of the grid hold it against exact geometry',
  },
} as const;
