export const CORE_RULES = {
  'core.surges-buy-activators': {
    section: 'core',
    origin: 'source',
    title: 'Surges pay for Activators',
    text: 'Surges pay for everything special; a price of two Surges is written 2↝. They buy Activators, and you have those of your Race, your Class, your Role and the things you use.',
  },
  'core.entity': {
    section: 'core',
    origin: 'authored',
    title: 'Entities, allies and enemies',
    text: 'Every hero and every monster on the board is an entity. Whoever is on your side is your ally, though you are never your own; whoever is on the other side is your enemy.',
  },
  'core.whole-numbers': {
    section: 'core',
    origin: 'authored',
    title: 'Whole numbers',
    text: 'Nothing here has fractions. If you must halve something, round down unless you are told otherwise. Your statistics never drop under 0, and your Speed never under 1.',
  },
  'core.specific-beats-general': {
    section: 'core',
    origin: 'authored',
    title: 'The special text wins',
    text: 'Where an Ability, an Activator, an item or a Quest says something else than a general rule, do what it says. If one text lets you and another forbids you, you may not.',
  },
  'core.open-dice': {
    section: 'core',
    origin: 'authored',
    title: 'Dice in the open',
    text: 'The table throws all dice where everybody can see them and writes down what each was for. No result is ever picked by hand.',
  },
  'grid.square-tiles': {
    section: 'grid',
    origin: 'source',
    title: 'Tiles of squares',
    text: 'You explore a dungeon of tiles divided into squares. A square holds one entity.',
  },
  'grid.walls-are-edges': {
    section: 'grid',
    origin: 'authored',
    title: 'Walls and doors',
    text: 'Walls and doors stand on the lines between squares, not in them. Where two tiles touch there is a wall between them, except at an exit that joins them or at a door that is open.',
  },
  'grid.diagonal-step': {
    section: 'grid',
    origin: 'authored',
    title: 'Slipping past a corner',
    text: 'Going diagonally, you could also have gone around by one of two squares. Your step is allowed if one of these two ways is free of walls and closed doors; who stands there makes no difference. So you cannot cut through a solid corner, but you can slip through an open door.',
  },
  'grid.adjacent': {
    section: 'grid',
    origin: 'authored',
    title: 'Adjacent squares',
    text: 'Squares are adjacent if you could step from one to the other, straight or diagonally, were they empty. A wall or a closed door in between means they are not.',
  },
  'grid.distance': {
    section: 'grid',
    origin: 'authored',
    title: 'Distance and range',
    text: 'Count how many columns apart two squares are, and how many rows; the bigger count is their distance. For something with a range you also have to see its square.',
  },
  'grid.line-of-sight': {
    section: 'grid',
    origin: 'authored',
    title: 'Who sees whom',
    text: 'Draw a line from the middle of your square to the middle of the other. You see it unless the line meets a wall or a closed door; neither entities nor Crystals are in the way. A line right through a corner point is clear where you could step diagonally past that corner.',
  },
  'grid.eight-way-direction': {
    section: 'grid',
    origin: 'authored',
    title: 'Eight directions',
    text: 'Everything lies in one of eight directions from you: the one that comes nearest to the true line. Somebody three squares over and one to the side is straight ahead; two over and one to the side is diagonal. It is never a draw.',
  },
} as const;
