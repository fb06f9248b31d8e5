import { heroSeen } from '@questhall/dungeonquest/client';
import type { Side } from '@questhall/dungeonquest/content';
import type { ArenaWords } from '../wording/words.ts';
import type { Picture } from './picture.ts';

/** How a fighter is called. */
export function namesIn({ view, monster }: Picture, texts: ArenaWords): Readonly<Record<Side, string>> {
  const hero = heroSeen(view);
  return {
    hero: hero === null ? texts.nobodyThere : texts.names.hero[hero.hero],
    monster: monster === null ? texts.nobodyThere : texts.names.monster[monster.monster],
  };
}

/** The whole arena in a few sentences, for those who listen. */
export function describeArena(picture: Picture, texts: ArenaWords): string {
  const { view, monster, isDead } = picture;
  const names = namesIn(picture, texts);
  const hero = heroSeen(view);
  const fighter = (side: Side, life: number | null, wounds: number): string => {
    const left = life === null ? texts.lifeHidden : texts.life(Math.max(0, life - wounds), life);
    return `${names[side]}: ${[left, texts.wounds(wounds), ...(isDead[side] ? [texts.dead] : [])].join(', ')}.`;
  };
  const mode = view.mode === null ? '' : `${texts.names.mode[view.mode]}, `;
  const lying = lyingText(picture, texts);
  return [
    `${mode}${view.round === 0 ? texts.beforeFight : texts.round(view.round)}.`,
    ...(hero === null ? [] : [fighter('hero', hero.life, hero.wounds)]),
    ...(monster === null ? [] : [fighter('monster', monster.life, monster.wounds)]),
    ...(lying === '' ? [] : [texts.onTable(lying)]),
  ].join(' ');
}

function lyingText({ view: { lying, test } }: Picture, texts: ArenaWords): string {
  const target = test === null ? '' : ` ${texts.against} ${texts.names.attribute[test.attribute]} ${test.value}`;
  if (lying.dice.length > 0) return `${lying.dice.join(` ${texts.and} `)}${target}`;
  if (lying.heroCard !== null && lying.monsterCard !== null)
    return `${texts.names.card[lying.heroCard]} ${texts.against} ${texts.names.card[lying.monsterCard]}`;
  return lying.arrow === null ? '' : `${texts.arrows}, ${texts.names.card[lying.arrow]}`;
}
