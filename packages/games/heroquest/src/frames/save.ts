import type { Frames } from '@questhall/kernel';
import { isProof } from '../queries/combat.ts';
import { findHero, findMonster, squareOf } from '../queries/figures.ts';
import type { HeroQuest } from '../types/index.ts';
import { rollFaces, rollRed } from './combat-dice.ts';
import { wound } from './harm.ts';

/** Some dice against a spell; what they do not cancel is lost. [cast.attack-spells-undefended, dread.undefended] */
export const save: Frames<HeroQuest>['save'] = (draft, frame, tell) => {
  const { table } = draft;
  const { figure, damage, dice, from, isCombat, what, rule } = frame;
  draft.agenda.pop();
  if (squareOf(table, figure) === null) return;
  const monster = findMonster(table, figure);
  if (monster !== null && isProof(monster, null)) {
    tell.all('quest.witch-lord-invulnerable', { type: 'harmless', figure });
    return;
  }
  let cancelled: number;
  if (isCombat) {
    const faces = rollFaces(draft, dice);
    cancelled = faces.filter((face) => face === 'W' || face === 'B').length; // every shield: this is no defence [dread.storm-lance]
    tell.all(rule, { type: 'facesRolled', figure, faces });
  } else {
    const rolled = rollRed(draft, dice);
    cancelled = rolled.filter((die) => die >= from).length;
    tell.all(rule, { type: 'diceRolled', figure, dice: rolled, cancelled });
  }
  const left = Math.max(0, damage - cancelled);
  const hero = findHero(table, figure);
  if (left === 0 && rule.startsWith('spell.')) tell.all('cast.spent-when-fizzled', { type: 'harmless', figure });
  if (what === 'body') wound(draft, figure, left, rule, tell);
  else if (hero !== null && left > 0) {
    hero.mind = Math.max(0, hero.mind - left); // [dread.wither-mind]
    tell.all(rule, { type: 'mindLost', hero: hero.hero, amount: left, left: hero.mind });
  }
};
