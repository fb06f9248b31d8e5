import type { DreadSpell } from '../../content/dread-spells.ts';
import { attackDice } from '../../queries/combat.ts';
import { idOfHero, isHere } from '../../queries/figures.ts';
import { isMetalInHand, isRustInHand } from '../../queries/gear.ts';
import { areAdjacent } from '../../queries/sight.ts';
import type { Action, HeroInPlay, MonsterInPlay } from '../../types/index.ts';
import { type AiRule, because, type Decision } from '../decision.ts';
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

/** What is cast when a spell has its turn; null when there is no use for it. */
type Wish = (casting: Casting) => Decision | null;

/** The first spell of the list that the monster knows and has a use for; null when there is none. */
export function chooseSpell(scene: Scene, monster: MonsterInPlay): Decision | null {
  if (monster.spells.length === 0 || monster.hasActed) return null;
  const seen = scene.view.heroes.filter((hero) => isHere(hero) && looks(scene, monster.at, hero.at));
  const casting = { scene, monster, seen };
  for (const [spells, wish] of PRIORITY) {
    if (!spells.some((spell) => monster.spells.includes(spell))) continue;
    const decision = wish(casting);
    if (decision !== null) return decision;
  }
  return null;
}

const PRIORITY: readonly (readonly [readonly DreadSpell[], Wish])[] = [
  [['step'], stepAway],
  [['ember', 'lance', 'cinder'], killSomebody],
  [['raise'], ({ seen }) => (seen.length > 0 ? cast('raise') : null)],
  [['pack'], ({ seen }) => (seen.length > 0 ? cast('pack') : null)],
  [['cinder'], burn],
  [['lance'], pierce],
  [['ember'], ({ seen }) => castAt('ember', byBody(seen))],
  [['wither'], wither],
  [['murk'], ({ seen }) => (seen.length >= CROWD ? cast('murk') : null)],
  [
    ['puppet'],
    (casting) => (casting.seen.length >= CROWD ? castAt('puppet', byArm(casting, isWithout('puppet'))) : null),
  ],
  [['slumber'], (casting) => castAt('slumber', byArm(casting, isWithout('slumber')))],
  [
    ['gaze'],
    (casting) =>
      castAt(
        'gaze',
        byArm(casting, (hero) => hero.hero !== 'wizard' && isWithout('gaze')(hero)),
      ),
  ],
  [['corrode'], (casting) => castAt('corrode', byArm(casting, hasSoundMetal))],
];

/** A spell that needs no target, or takes a square or a direction. */
const cast = (spell: DreadSpell, where: Partial<Pick<Dread, 'at' | 'direction'>> = {}): Decision =>
  because('ai.spell-priority', { type: 'dread', spell, target: null, at: null, direction: null, ...where });

/** A spell at the first of some heroes; those on whom it would be wasted are passed over. */
function castAt(spell: DreadSpell, heroes: readonly HeroInPlay[]): Decision | null {
  const hero = heroes.find((one) => !isWasted(spell, one));
  if (hero === undefined) return null;
  const rule: AiRule = hero === heroes[0] ? 'ai.spell-priority' : 'ai.never-wastes';
  return because(rule, { type: 'dread', spell, target: idOfHero(hero.hero), at: null, direction: null });
}

/** Nothing can be cast at a hero in the mist, and Courage counters two spells. [dread.courage-counters] */
const isWasted = (spell: DreadSpell, { effects }: HeroInPlay): boolean =>
  effects.veil > 0 || (effects.courage > 0 && (spell === 'puppet' || spell === 'gaze'));

/** The same spell twice is still one. */
const isWithout =
  (effect: 'puppet' | 'slumber' | 'gaze') =>
  ({ effects }: HeroInPlay): boolean =>
    effects[effect] === 0;

const hasSoundMetal = (hero: HeroInPlay): boolean => isMetalInHand(hero) && !isRustInHand(hero);

/** Wounded, with a hero beside it. */
function stepAway({ scene, monster }: Casting): Decision | null {
  const { view, ground } = scene;
  if (monster.wounds === 0 || view.hidden.escape === null) return null;
  const isPressed = view.heroes.some((hero) => isHere(hero) && areAdjacent(view, monster.at, hero.at, ground.walls));
  return isPressed ? cast('step') : null;
}

/** A damage spell that is more likely than not to kill a hero: the lash first, which harms nobody else. */
function killSomebody({ scene, monster, seen }: Casting): Decision | null {
  const { spells } = monster;
  const isDoomed = (hero: HeroInPlay): boolean => burnsToDeath(hero.body) >= SURE;
  if (spells.includes('ember')) {
    const lashed = castAt('ember', byBody(seen.filter(isDoomed)));
    if (lashed !== null) return lashed;
  }
  if (spells.includes('lance')) {
    const line = bestLine(scene, monster, (hero) => lanceKills(hero.body, scene.view.house) >= SURE);
    if (line !== null) return cast('lance', { direction: line.direction });
  }
  if (!spells.includes('cinder')) return null;
  const burst = bestBurst(scene, monster, isDoomed);
  return burst && cast('cinder', { at: burst.at });
}

function burn({ scene, monster }: Casting): Decision | null {
  const burst = bestBurst(scene, monster, null);
  return burst !== null && burst.worth >= BURST_WORTH ? cast('cinder', { at: burst.at }) : null;
}

function pierce({ scene, monster }: Casting): Decision | null {
  const line = bestLine(scene, monster, null);
  return line && cast('lance', { direction: line.direction });
}

/** Fewest Mind Points, but not none; then most Attack dice. */
function wither({ scene, monster, seen }: Casting): Decision | null {
  const dice = (hero: HeroInPlay): number => attackDice(scene.view, idOfHero(hero.hero), monster.id);
  const minds = seen.filter(({ mind }) => mind > 0);
  return castAt(
    'wither',
    minds.sort((a, b) => a.mind - b.mind || dice(b) - dice(a) || byRank(a, b)),
  );
}

/** Wizard, Elf, Dwarf, Barbarian, as for targets. */
const byRank = (a: HeroInPlay, b: HeroInPlay): number => idOfHero(b.hero) - idOfHero(a.hero);

/** Fewest Body Points first. */
const byBody = (heroes: readonly HeroInPlay[]): HeroInPlay[] =>
  heroes.toSorted((a, b) => a.body - b.body || byRank(a, b));

/** Most Attack dice first, of those whom the spell would harm. */
function byArm({ scene, monster, seen }: Casting, isFit: (hero: HeroInPlay) => boolean): HeroInPlay[] {
  const dice = (hero: HeroInPlay): number => attackDice(scene.view, idOfHero(hero.hero), monster.id);
  return seen.filter(isFit).sort((a, b) => dice(b) - dice(a) || byRank(a, b));
}
