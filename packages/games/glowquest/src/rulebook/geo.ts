export const GEO_RULES = {
  'geo.coordinates': {
    section: 'geo',
    origin: 'source',
    title: 'Squares and directions',
    text: 'A square has an x, which grows to the east, and a y, which grows to the south. Clockwise the eight directions are N, NE, E, SE, S, SW, W and NW, and a turn of 45° goes on to the next of them.',
    noted: 'Names squares and directions.',
  },
  'geo.adjacent-orthogonal': {
    section: 'geo',
    origin: 'source',
    title: 'Adjacent along an edge',
    text: 'Squares with a common edge are adjacent when nothing closes that edge: it lies within a tile, in an opening that joins two tiles, or in a door that has been opened.',
  },
  'geo.adjacent-diagonal': {
    section: 'geo',
    origin: 'source',
    title: 'Adjacent across a corner',
    text: 'Squares that meet at a corner are adjacent when you could go from one to the other in two straight steps around that corner, on one side or the other, over open edges. Entities and Glow there make no difference.',
  },
  'geo.door-diagonal': {
    section: 'geo',
    origin: 'source',
    title: 'Slantwise through a door',
    text: 'Through an open door you can step between A and B, from A to the square on either side of B, and from the square on either side of A to B, and the same way back. A square beside A is never adjacent to a square beside B.',
  },
  'geo.distance': {
    section: 'geo',
    origin: 'source',
    title: 'Distance',
    text: 'The distance between two squares is the length of the shortest walk from one to the other over adjacent squares. Walls and closed doors count, entities and Glow do not. Setup Distance, Radius, Bounce and any “within N squares” are measured in this way.',
  },
  'geo.line-of-sight': {
    section: 'geo',
    origin: 'source',
    title: 'Line of sight',
    text: 'There is line of sight if the straight line between the centres of two squares crosses open edges only. At the exact corner of a square it passes when one of the two ways around that corner is open. Neither entities nor Glow get in the way, and whoever sees is seen.',
  },
  'geo.direction': {
    section: 'geo',
    origin: 'ruling',
    title: 'The direction to somebody',
    text: 'From any square to any other there is one of eight directions. If one of the two offsets is more than twice the other, the direction is straight along the larger; in all other cases it is diagonal. For neighbours it is simply where the other square lies.',
  },
  'geo.behind': {
    section: 'geo',
    origin: 'source',
    title: 'Behind a target',
    text: 'Behind a target are the next two squares beyond it, in the direction from the attacker to the target. A wall in between takes away what lies past it.',
  },
  'geo.left-right': {
    section: 'geo',
    origin: 'source',
    title: 'Beside a target',
    text: 'Left and right of a target are the squares next to it at 90° to the attacker’s direction; for a diagonal attack these are diagonal neighbours of the target. A square counts only if it is adjacent to the target’s.',
  },
} as const;
