import { ARTIFACT_SHEETS, type Artifact, ELIXIR_STEPS } from '../../content/artifacts.ts';
import { isWeapon, type Weapon } from '../../content/equipment.ts';
import { needsSpiritBlade } from '../../queries/combat.ts';
import { captiveOf } from '../../queries/figures.ts';
import { armOf, hasGear, isAllRusted, mayUse, weaponsOf } from '../../queries/gear.ts';
import type { Action, HeroInPlay } from '../../types/index.ts';
import { because, type Decision, freely } from '../decision.ts';
import { goUp } from './home.ts';
import { pickUp } from './loot.ts';
import { areaOf, areBeside, hasLine, stepsFrom, stepsTo, UNBARRED } from './scene.ts';
import { isClear } from './search.ts';
import { type Situation, seesFoe } from './situation.ts';

const POTION_AT = 2;
const GENEROUS = 5;

/** Whatever costs nothing and should be done before anything else. */
export function freeAct(situation: Situation): Decision | null {
  return goUp(situation) ?? drinkHealing(situation) ?? freely(helpfulAct(situation));
}

const helpfulAct = (situation: Situation): Action | null =>
  revive(situation) ?? pickUp(situation) ?? questAct(situation) ?? give(situation) ?? takeInHand(situation);

/** With two Body Points or fewer and a monster in sight. */
function drinkHealing({ scene, me }: Situation): Decision | null {
  const isUrgent = me.body <= POTION_AT && me.potions.includes('healing') && seesFoe(scene, me);
  return because('ai.hero-survive', isUrgent ? { type: 'drink', hero: me.hero, potion: 'healing' } : null);
}

/** [artifact.elixir-of-life] */
function revive({ scene, me, view }: Situation): Action | null {
  if (!me.artifacts.includes('elixir-of-life')) return null;
  const steps = stepsFrom(scene, me.at, UNBARRED, scene.floods.other, ELIXIR_STEPS);
  const dead = view.heroes.find(
    ({ status, at }) => status === 'dead' && stepsTo(steps, at) >= 0 && hasLine(scene, me.at, at),
  );
  return dead === undefined ? null : { type: 'elixir', hero: dead.hero };
}

/** Cut the captive loose, lift the gold, open the chest with the gear. */
function questAct({ scene, me, view }: Situation): Action | null {
  const captive = captiveOf(view);
  const isDone = (at: number): boolean => isClear(scene, areaOf(scene, at)) && areBeside(scene, me.at, at);
  if (captive?.isChained === true && isDone(captive.at)) return { type: 'free' };
  if (view.isStripped && view.gearAt !== null && isDone(view.gearAt)) return { type: 'openGear' };
  if (
    view.goal.kind !== 'carry' ||
    view.chests.length < view.goal.chests ||
    view.chests.some(({ carrier }) => carrier === me.hero)
  )
    return null;
  const chest = view.chests.find(
    ({ at, where }) =>
      where === 'floor' && isClear(scene, areaOf(scene, at)) && (at === me.at || areBeside(scene, me.at, at)),
  );
  return chest === undefined ? null : { type: 'lift', at: chest.at };
}

/**
 * Artifacts go to those who can use them, a potion to whoever needs it more. [artifact.give-adjacent,
 * potion.give-adjacent]
 */
function give({ scene, me }: Situation): Action | null {
  const beside = scene.heroes.filter((hero) => hero !== me && (hero.at === me.at || areBeside(scene, hero.at, me.at)));
  if (beside.length === 0) return null;
  for (const item of me.artifacts) {
    const user = mayUse(me.hero, item) ? undefined : beside.find(({ hero }) => mayUse(hero, item));
    if (user !== undefined) return { type: 'give', item, to: user.hero };
  }
  if (me.body < GENEROUS || !me.potions.includes('healing')) return null;
  const needy = beside.find(({ body, potions }) => body <= POTION_AT + 1 && !potions.includes('healing'));
  return needy === undefined ? null : { type: 'give', item: 'healing', to: needy.hero };
}

/** Whether there is more than one thing to fight with; most heroes have one, and need not think. */
function hasChoice({ gear, artifacts, held }: HeroInPlay): boolean {
  let weapons = 0;
  for (const item of gear) if (isWeapon(item)) weapons += 1;
  for (const item of artifacts) if (ARTIFACT_SHEETS[item].weapon !== undefined) weapons += 1;
  return weapons > (held === null ? 0 : 1);
}

/** The best weapon for what is about. [equip.hands] */
function takeInHand({ me, turn, view }: Situation): Action | null {
  if (turn.hasActed || turn.hasStepped || !hasChoice(me)) return null;
  const isLordHere = view.monsters.some(({ key }) => needsSpiritBlade(key));
  const worth = (weapon: Weapon | Artifact): number => {
    const { attack, isDiagonal, isRanged, hands } = armOf(weapon);
    if (weapon === 'crossbow' && me.reloading > 0) return 0;
    const spoilt = isWeapon(weapon) && isAllRusted(me, weapon) ? 4 : 0;
    const blade = weapon === 'spirit-blade' && isLordHere ? 20 : 0;
    return (
      attack * 4 +
      (isDiagonal ? 2 : 0) +
      (isRanged ? 1 : 0) -
      (hands === 2 && hasGear(me, 'shield') ? 3 : 0) -
      spoilt +
      blade
    );
  };
  let best = me.held;
  for (const weapon of weaponsOf(me)) if (best === null || worth(weapon) > worth(best)) best = weapon;
  return best === null || best === me.held ? null : { type: 'hold', weapon: best };
}
