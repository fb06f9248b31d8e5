import type { Sight } from '@questhall/kernel';
import { NAMES, PLURAL_HEROES } from '../content/names.ts';
import type { DungeonQuest, View } from '../types.ts';
import { capital, count, list } from './numbers.ts';
import type { Words } from './words.ts';

const LIFE_BAR_MAX = 20;
const NAME_WIDTH = 26;
const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;

export const scene: Words<DungeonQuest>['scene'] = ({ view }) => {
  const lines = [view.round === 0 ? titleOf(view) : `${titleOf(view)}, round ${view.round}`, heroLine(view)];
  if (view.monster !== null) lines.push(monsterLine(view.monster));
  const lying = lyingLine(view);
  if (lying !== null) lines.push(lying);
  if (view.powerHand.length > 0) lines.push(`  in hand: ${list(view.powerHand.map((card) => NAMES.power[card]))}`);
  return lines;
};

const titleOf = (view: View): string => (view.mode === null ? 'How will you fight?' : NAMES.mode[view.mode]);

function heroLine({ hero, test, house }: View): string {
  const left = Math.max(0, hero.life - hero.wounds);
  const tested = test === null ? '' : `   ${NAMES.attribute[test.attribute]} ${test.value}`;
  const tokens = house.determinationInCombat ? `   ${count(hero.determination, 'determination token')}` : '';
  return `  ${NAMES.hero[hero.hero].padEnd(NAME_WIDTH)}${lifeBar(left, hero.life)}${tested}${tokens}`;
}

function monsterLine({ monster, life, wounds }: NonNullable<View['monster']>): string {
  const bar = life === null ? 'Life unknown' : lifeBar(Math.max(0, life - wounds), life);
  return `  ${NAMES.monster[monster].padEnd(NAME_WIDTH)}${bar}`;
}

const lifeBar = (left: number, life: number): string =>
  life > LIFE_BAR_MAX ? `${left} of ${life}` : `${'♥'.repeat(left)}${'♡'.repeat(life - left)}  ${left} of ${life}`;

function lyingLine({ lying }: View): string | null {
  if (lying.dice.length > 0)
    return `  on the table: ${lying.dice.map((face) => FACES[face - 1]).join(' ')}  ${list(lying.dice)}`;
  if (lying.heroCard !== null && lying.monsterCard !== null) {
    return `  on the table: ${NAMES.card[lying.heroCard]} against ${NAMES.card[lying.monsterCard]}`;
  }
  return lying.arrow === null ? null : `  on the table: ${NAMES.card[lying.arrow]}, from Tatianna’s deck`;
}

const SOLO_TABLE = 'Roll the die: 1 or 2 wounds you, 3 or 4 both, 5 it, and 6 it twice.';

export const question: Words<DungeonQuest>['question'] = ({ question: asked }, { view }) => {
  switch (asked.kind) {
    case 'mode':
      return 'Which combat do you agree to?';
    case 'encounter':
      return `${view.monster === null ? 'Somebody' : `A ${NAMES.monster[view.monster.monster]}`} stands before you. What do you do?`;
    case 'roll':
      return view.test === null ? SOLO_TABLE : `Roll ${view.test.value} or less to wound it; doubles count twice.`;
    case 'reroll':
      return asked.dice.length === 1
        ? `The die shows ${asked.dice[0]}. Roll it again?`
        : `The dice show ${list(asked.dice)}. Roll any of them again?`;
    case 'spend':
      return `${asked.total} is ${asked.needed} too much. Spend determination?`;
    case 'extraWound':
      return `${capital(count(asked.wounds, 'wound'))} on the monster. One more?`;
    case 'lay':
      return `Lay a card for the ${asked.side}, face down. Equal cards wound ${view.hero.hero === 'hugo' ? 'only the monster' : 'both sides'}.`;
  }
};

export const outcome: Words<DungeonQuest>['outcome'] = (sight: Sight<DungeonQuest>) => {
  const { view, outcome: ended } = sight;
  if (ended === null) return '';
  const hero = NAMES.hero[view.hero.hero];
  const has = PLURAL_HEROES.includes(view.hero.hero) ? 'have' : 'has';
  if (ended.winners === 1 << view.fighter)
    return `${hero} ${has} won, with ${view.hero.life - view.hero.wounds} of ${view.hero.life} life left.`;
  return ended.rule === 'combat.both-die' ? `${hero} and the monster have killed each other.` : `${hero} ${has} lost.`;
};
