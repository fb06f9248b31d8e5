import { MONSTER_SHEETS, type Monster } from '../content/monsters.ts';
import { heroSeen } from '../queries/heroes.ts';
import type { View } from '../types/index.ts';
import { type EscapeOdds, escapeOdds } from './escape.ts';
import type { Fight, Score } from './fight.ts';
import { type Mix, meanOdds, type Odds, oddsOf } from './report.ts';

/** The fight a seat is looking at, or null while there is none to speak of. */
export function fightIn(view: View): Fight | null {
  const { mode, test, house } = view;
  const hero = heroSeen(view);
  return mode === null || hero === null
    ? null
    : { mode, hero: hero.hero, attribute: test?.value ?? 0, life: hero.life, house };
}

/** The Life of each token of a kind that this seat does not know to lie elsewhere. [odds.unknown-life] */
export function livesUnseen({ keep }: View, monster: Monster): readonly number[] {
  const lives = [...MONSTER_SHEETS[monster].lives];
  for (const lair of keep?.lairs ?? []) {
    const place = lair.monster === monster && lair.life !== null ? lives.indexOf(lair.life) : -1;
    if (place >= 0) lives.splice(place, 1);
  }
  return lives;
}

/** Where it stands, for each Life that the monster may have for all the seat knows. */
export function scoresIn(view: View): readonly Score[] {
  const { monster, house } = view;
  const hero = heroSeen(view);
  if (monster === null || hero === null) return [];
  const lives = monster.life === null ? livesUnseen(view, monster.monster) : [monster.life];
  const tokens = house.determinationInCombat ? hero.determination : 0;
  return lives.map((life) => ({ hero: hero.life - hero.wounds, monster: life - monster.wounds, tokens }));
}

/**
 * What whoever decides between fight and flight is shown: how the fight stands, and each Power card's chance to get
 * away.
 */
interface SeenOdds extends Odds {
  readonly escapes: readonly EscapeOdds[];
}

/**
 * The odds of what a seat is looking at. Tatianna's arrows count until they have flown, and escapes until combat has
 * begun.
 */
export function oddsIn(view: View): SeenOdds | null {
  const fight = fightIn(view);
  const scores = scoresIn(view).filter(({ hero, monster }) => hero > 0 && monster > 0);
  if (fight === null || scores.length === 0) return null;
  const isBegun = view.round > 0 || view.lying.arrow !== null;
  const counted: Fight = isBegun && fight.hero === 'tatianna' ? { ...fight, hero: null } : fight;
  const odds = meanOdds(scores.map((score) => oddsOf(counted, score)));
  if (isBegun || view.monster === null) return { ...odds, escapes: [] };
  const escapes = escapeOdds(view.powerHand, view.monster.monster, fight.hero === 'tatianna', view.powerDiscards);
  return { ...odds, escapes, rules: [...odds.rules, 'odds.two-stages'] };
}

/** Best play of the cards a seat is looking at; null where there are none, or where the monster's Life is hidden. */
export function mixesIn(view: View): { readonly mix: Mix; readonly monsterMix: Mix } | null {
  const fight = fightIn(view);
  const [score, ...others] = scoresIn(view);
  const isOver = score === undefined || score.hero <= 0 || score.monster <= 0;
  return fight?.mode !== 'cards' || isOver || others.length > 0 ? null : (oddsOf(fight, score).duel ?? null);
}
