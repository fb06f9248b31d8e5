import { SCHOOL_SPELLS, SPELL_FIGURES, type Spell } from '../../content/spells.ts';
import { attackDice, isFireproof, isProof } from '../../queries/combat.ts';
import { idOfHero } from '../../queries/figures.ts';
import { bodyMax } from '../../queries/gear.ts';
import { mayAct } from '../../queries/reach.ts';
import { around as aroundSquare } from '../../queries/sight.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, FigureId, HeroInPlay, MonsterInPlay } from '../../types/index.ts';
import { because, type Decision } from '../decision.ts';
import { awakeBeside, isNamed, worthOf } from './fight.ts';
import { apart, hasLine, isInView, stepsFrom, UNBARRED } from './scene.ts';
import { bodyLeft, isAwake, type Situation, sturdiness } from './situation.ts';

const HEAL_AT = 3;
const HEAL_LOST = 3;
const MANY = 4;
const STORM = 3;
const SLEEP_MIND = 6;
const SLEEPERS = 3;
const STUCK_ROUNDS = 3;

type Cast = Extract<Action, { type: 'cast' }>;

/** What a caster knows of the fight when it thinks of spells. */
interface Need {
  readonly situation: Situation;
  readonly left: readonly Spell[];
  /** Awake monsters that take part. */
  readonly active: readonly MonsterInPlay[];
  /** Those of all monsters that I see. */
  readonly seen: readonly MonsterInPlay[];
}

const aim = (spell: Spell, targets: FigureId[], at: Square | null = null): Cast => ({
  type: 'cast',
  spell,
  targets,
  at,
  mode: null,
});

/** Each school has three. */
export const hasSpells = ({ schools, spent }: HeroInPlay): boolean => spent.length < 3 * schools.length;

/** The spell to cast now, if any. */
export const bestSpell = (situation: Situation): Decision | null => because('ai.hero-spells', firstWanted(situation));

/** The first spell that is wanted, in a fixed order. */
function firstWanted(situation: Situation): Cast | null {
  const { me, scene, foes, turn } = situation;
  if (me.hero !== 'elf' && me.hero !== 'wizard') return null;
  const isSecond = turn.firstSpell !== null && me.held === 'wizards-staff';
  if ((!mayAct(turn) && !isSecond) || me.mind === 0) return null;
  if (!hasSpells(me) || (foes.length === 0 && !scene.heroes.some(isWeak))) return null;
  const need: Need = {
    situation,
    left: spellsLeft(me, turn.firstSpell),
    active: foes.filter(isAwake),
    seen: scene.view.monsters.filter(({ at }) => hasLine(scene, me.at, at)),
  };
  const healing = healWeak(need);
  if (healing !== null || foes.length === 0) return healing;
  return callGenie(need) ?? raiseStorm(need) ?? putToSleep(need) ?? burn(need) ?? strengthen(need) ?? veil(need);
}

/** Once for each quest; and the Staff wants two different ones. [cast.once-per-quest, artifact.wizards-staff] */
function spellsLeft({ schools, spent }: HeroInPlay, first: Spell | null): Spell[] {
  const left: Spell[] = [];
  for (const school of schools)
    for (const spell of SCHOOL_SPELLS[school]) if (spell !== first && !spent.includes(spell)) left.push(spell);
  return left;
}

const isWeak = (hero: HeroInPlay): boolean => hero.body <= HEAL_AT && bodyMax(hero) - hero.body >= HEAL_LOST;

/** A hero with three Body Points or fewer, of whom three are lost. */
function healWeak({ situation: { scene, me }, left }: Need): Cast | null {
  const spell = left.find((one) => one === 'heal-body' || one === 'water-of-healing');
  if (spell === undefined) return null;
  let weakest: HeroInPlay | null = null;
  for (const hero of scene.heroes) {
    if (isWeak(hero) && (weakest === null || hero.body < weakest.body) && hasLine(scene, me.at, hero.at))
      weakest = hero;
  }
  return weakest && aim(spell, [idOfHero(weakest.hero)]);
}

const hasNamed = (monsters: readonly MonsterInPlay[]): boolean =>
  monsters.some((monster) => isAwake(monster) && isNamed(monster));

/** Against a named monster in sight, or four at once: as near to the worst of them as it can appear. */
function callGenie({ situation, left, active, seen }: Need): Cast | null {
  if (!left.includes('genie') || !(hasNamed(seen) || active.length >= MANY)) return null;
  const { scene, me } = situation;
  const targets = active.filter((foe) => !isProof(foe, null));
  const [target] = (targets.length > 0 ? targets : active).toSorted((a, b) => worthOf(b) - worthOf(a));
  if (target === undefined) return null;
  const { count, order } = stepsFrom(scene, me.at, UNBARRED, scene.floods.other, SPELL_FIGURES.genie.steps);
  let best = -1;
  let bestSteps = Number.POSITIVE_INFINITY;
  for (let i = 1; i < count; i++) {
    const square = order[i] ?? 0;
    const isFree = scene.fixed[square] === 0 && scene.foeAt[square] === 0 && scene.friendAt[square] === 0;
    const steps = isFree ? apart(scene, square, target.at) : Number.POSITIVE_INFINITY;
    if (steps >= bestSteps || !hasLine(scene, me.at, square)) continue;
    best = square;
    bestSteps = steps;
  }
  return best < 0 ? null : aim('genie', [], best);
}

/** Three monsters under one storm, or two while somebody is weak. */
function raiseStorm({ situation, left, active }: Need): Cast | null {
  if (!left.includes('tempest')) return null;
  const { scene, me } = situation;
  const isSomebodyWeak = scene.heroes.some(({ body }) => body <= HEAL_AT);
  let best = -1;
  let most = (isSomebodyWeak ? 2 : STORM) - 1;
  for (const { at } of active) {
    for (const centre of [at, ...aroundSquare(scene.view, at)]) {
      const struck = active.filter((foe) => !foe.losesTurn && isUnder(situation, centre, foe.at)).length;
      if (struck <= most || !hasLine(scene, me.at, centre)) continue;
      best = centre;
      most = struck;
    }
  }
  return best < 0 ? null : aim('tempest', [], best);
}

function isUnder({ scene }: Situation, centre: Square, at: Square): boolean {
  const { width } = scene.board.grid;
  const isNear =
    Math.abs((centre % width) - (at % width)) <= 1 &&
    Math.abs(Math.floor(centre / width) - Math.floor(at / width)) <= 1;
  return isNear && (centre === at || isInView(scene, centre, at));
}

/** Two or more of at least three, or a named one: the worst first, as far as six points of Mind go. */
function putToSleep({ left, active, seen }: Need): Cast | null {
  if (!left.includes('sleep')) return null;
  const willing = seen
    .filter((foe) => isAwake(foe) && foe.mind > 0 && !foe.isUndead && !foe.losesTurn)
    .sort((a, b) => worthOf(b) - worthOf(a));
  const targets: MonsterInPlay[] = [];
  let mind = 0;
  for (const foe of willing) {
    if (targets.length === SLEEPERS || mind + foe.mind > SLEEP_MIND) continue;
    targets.push(foe);
    mind += foe.mind;
  }
  const isWanted = hasNamed(targets) || (targets.length >= 2 && active.length >= STORM);
  return isWanted
    ? aim(
        'sleep',
        targets.map(({ id }) => id).sort((a, b) => a - b),
      )
    : null;
}

/** Fire: for named monsters, and for anybody when things look bad. */
function burn({ situation, left, active, seen }: Need): Cast | null {
  const spell = left.find((one) => one === 'fire-of-wrath') ?? left.find((one) => one === 'ball-of-flame');
  if (spell === undefined) return null;
  const { scene, memory, view } = situation;
  const weak = scene.heroes.filter(({ body }) => body <= HEAL_AT).length;
  const isBad = active.length >= MANY || weak >= 2 || (active.length > 0 && view.round - memory.hurtAt >= STUCK_ROUNDS);
  const targets = seen.filter((foe) => !isProof(foe, 'spell') && !isFireproof(foe) && (isNamed(foe) || isBad));
  const [target] = targets.sort((a, b) => worthOf(b) - worthOf(a) || bodyLeft(b) - bodyLeft(a));
  return target === undefined ? null : aim(spell, [target.id]);
}

/** Courage, then Rock Skin, for the strongest who has a monster at arm's length. */
function strengthen({ situation: { scene, me, view }, left, active, seen }: Need): Cast | null {
  if (active.length < STORM && !hasNamed(seen)) return null;
  const engaged = scene.heroes.filter((hero) => awakeBeside(scene, hero.at) > 0 && hasLine(scene, me.at, hero.at));
  const [hero] = engaged.sort((a, b) => sturdiness(b) - sturdiness(a));
  if (hero === undefined) return null;
  const targets = [idOfHero(hero.hero)];
  const isStrong = hero !== me && attackDice(view, idOfHero(hero.hero), -1) >= 2;
  if (left.includes('courage') && isStrong && hero.effects.courage === 0) return aim('courage', targets);
  return left.includes('rock-skin') && hero.effects.rockSkin === 0 ? aim('rock-skin', targets) : null;
}

/** On itself, with a monster at arm's length. */
function veil({ situation: { scene, me }, left }: Need): Cast | null {
  return left.includes('veil-of-mist') && me.effects.veil === 0 && awakeBeside(scene, me.at) > 0
    ? aim('veil-of-mist', [idOfHero(me.hero)])
    : null;
}
