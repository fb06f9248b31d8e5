import type { DreadSpell } from '../../content/dread-spells.ts';
import { attackDice } from '../../queries/combat.ts';
import { idOfHero, isHere } from '../../queries/figures.ts';
import { isMetalInHand, isRustInHand } from '../../queries/gear.ts';
import { areAdjacent } from '../../queries/sight.ts';
import type { Action, HeroInPlay, MonsterInPlay } from '../../types/index.ts';
import { bestBurst, bestLine, burnsToDeath, lanceKills } from './areas.ts';
import { looks, type Scene } from './scene.ts';

type Dread = Extract<Action, { type: 'dread' }>;

const CROWD = 2;
const SURE = 0.5;
const BURST_WORTH = 1.2;

/** A caster, and the heroes it sees. */
interface Casting {
  readonly scene: Scene;
  readonly monster: MonsterInPlay;
  readonly seen: readonly HeroInPlay[];
}

type Wish = (casting: Casting) => Dread | null;

const plain = (spell: DreadSpell): Dread => ({ type: 'dread', spell, target: null, at: null, direction: null });
const at = (spell: DreadSpell, hero: HeroInPlay | null): Dread | null => hero && { ...plain(spell), target: idOfHero(hero.hero) };

/** The first spell of the list that the monster knows and has a use for; null when there is none. */
export function chooseSpell(scene: Scene, monster: MonsterInPlay): Dread | null {
  // [ai.spell-priority]
  if (monster.spells.length === 0 || monster.hasActed) return null;
  const seen = scene.view.heroes.filter((hero) => isHere(hero) && looks(scene, monster.at, hero.at));
  const casting = { scene, monster, seen };
  for (const [spells, wish] of PRIORITY) {
    if (!spells.some((spell) => monster.spells.includes(spell))) continue;
    const dread = wish(casting);
    if (dread !== null) return dread;
  }
  return null;
}

const PRIORITY: readonly (readonly [readonly DreadSpell[], Wish])[] = [
  [['step'], stepAway],
  [['ember', 'lance', 'cinder'], killSomebody],
  [['raise'], ({ seen }) => (seen.length > 0 ? plain('raise') : null)],
  [['pack'], ({ seen }) => (seen.length > 0 ? plain('pack') : null)],
  [['cinder'], burn],
  [['lance'], pierce],
  [['ember'], ({ seen }) => at('ember', weakest(seen.filter(isOpenToSpells)))],
  [['wither'], wither],
  [['murk'], ({ seen }) => (seen.length >= CROWD ? plain('murk') : null)],
  [
    ['puppet'],
    (casting) =>
      casting.seen.length >= CROWD
        ? at(
            'puppet',
            strongest(casting, (hero) => isOpenToStrings(hero, 'puppet')),
          )
        : null,
  ],
  [
    ['slumber'],
    (casting) =>
      at(
        'slumber',
        strongest(casting, (hero) => isOpenToSpells(hero) && hero.effects.slumber === 0),
      ),
  ],
  [
    ['gaze'],
    (casting) =>
      at(
        'gaze',
        strongest(casting, (hero) => hero.hero !== 'wizard' && isOpenToStrings(hero, 'gaze')),
      ),
  ],
  [
    ['corrode'],
    (casting) =>
      at(
        'corrode',
        strongest(casting, (hero) => isOpenToSpells(hero) && hasSoundMetal(hero)),
      ),
  ],
];

/** Nothing is cast at a hero in the mist. */
const isOpenToSpells = ({ effects }: HeroInPlay): boolean => effects.veil === 0; // [ai.never-wastes]

/** Courage counters these two, and the same spell twice is still one. [dread.courage-counters] */
const isOpenToStrings = (hero: HeroInPlay, effect: 'puppet' | 'gaze'): boolean =>
  isOpenToSpells(hero) && hero.effects.courage === 0 && hero.effects[effect] === 0; // [ai.never-wastes]

const hasSoundMetal = (hero: HeroInPlay): boolean => isMetalInHand(hero) && !isRustInHand(hero);

/** Wounded, with a hero beside it. */
function stepAway({ scene, monster }: Casting): Dread | null {
  const { view, ground } = scene;
  if (monster.wounds === 0 || view.hidden.escape === null) return null;
  const isPressed = view.heroes.some((hero) => isHere(hero) && areAdjacent(view, monster.at, hero.at, ground.walls));
  return isPressed ? plain('step') : null;
}

/** A damage spell that is more likely than not to kill a hero: the lash first, which harms nobody else. */
function killSomebody({ scene, monster, seen }: Casting): Dread | null {
  const { spells } = monster;
  const isDoomed = (hero: HeroInPlay): boolean => burnsToDeath(hero.body) >= SURE;
  if (spells.includes('ember')) {
    const lashed = at('ember', weakest(seen.filter((hero) => isOpenToSpells(hero) && isDoomed(hero))));
    if (lashed !== null) return lashed;
  }
  if (spells.includes('lance')) {
    const line = bestLine(scene, monster, (hero) => lanceKills(hero.body, scene.view.house) >= SURE);
    if (line !== null) return { ...plain('lance'), direction: line.direction };
  }
  if (!spells.includes('cinder')) return null;
  const burst = bestBurst(scene, monster, isDoomed);
  return burst && { ...plain('cinder'), at: burst.at };
}

function burn({ scene, monster }: Casting): Dread | null {
  const burst = bestBurst(scene, monster, null);
  return burst !== null && burst.worth >= BURST_WORTH ? { ...plain('cinder'), at: burst.at } : null;
}

function pierce({ scene, monster }: Casting): Dread | null {
  const line = bestLine(scene, monster, null);
  return line && { ...plain('lance'), direction: line.direction };
}

/** Fewest Mind Points, but not none; then most Attack dice. */
function wither({ scene, monster, seen }: Casting): Dread | null {
  const dice = (hero: HeroInPlay): number => attackDice(scene.view, idOfHero(hero.hero), monster.id);
  const [first] = seen
    .filter((hero) => isOpenToSpells(hero) && hero.mind > 0)
    .sort((a, b) => a.mind - b.mind || dice(b) - dice(a) || byRank(a, b));
  return at('wither', first ?? null);
}

/** Wizard, Elf, Dwarf, Barbarian, as for targets. */
const byRank = (a: HeroInPlay, b: HeroInPlay): number => idOfHero(b.hero) - idOfHero(a.hero);

/** Fewest Body Points. */
const weakest = (heroes: HeroInPlay[]): HeroInPlay | null => heroes.sort((a, b) => a.body - b.body || byRank(a, b))[0] ?? null;

/** Most Attack dice, of those whom the spell would harm. */
function strongest({ scene, monster, seen }: Casting, isFit: (hero: HeroInPlay) => boolean): HeroInPlay | null {
  const dice = (hero: HeroInPlay): number => attackDice(scene.view, idOfHero(hero.hero), monster.id);
  return seen.filter(isFit).sort((a, b) => dice(b) - dice(a) || byRank(a, b))[0] ?? null;
}
