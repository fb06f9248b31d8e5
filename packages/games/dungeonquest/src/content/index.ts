export { CARDS, type Card } from './combat-cards.ts';
export { ATTRIBUTES, type Attribute, HERO_SHEETS, HEROES, type Hero } from './heroes.ts';
export { MODES, type Mode } from './modes.ts';
export { MONSTER_SHEETS, MONSTERS, type Monster } from './monsters.ts';
export { SIDES, type Side } from './sides.ts';
