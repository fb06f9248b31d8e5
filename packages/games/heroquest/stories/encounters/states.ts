import type { HeroInPlay, MonsterInPlay } from '../../src/types/index.ts';
import type { Stage } from './stage.ts';

/** A state that a hero may be in when something else happens to it. False where this table has no room for it. */
export interface HeroState {
  readonly name: string;
  put(stage: Stage, hero: HeroInPlay): boolean;
}

const with_ = (name: string, change: (hero: HeroInPlay, stage: Stage) => unknown): HeroState => ({
  name,
  put(stage, hero) {
    return change(hero, stage) !== false;
  },
});

const effect = (name: string, key: keyof HeroInPlay['effects'], count = 1): HeroState =>
  with_(name, (hero) => {
    hero.effects[key] = count;
  });

export const HERO_STATES: readonly HeroState[] = [
  with_('whole', () => {}),
  with_('in an open pit', (hero, stage) => stage.trap('pit', hero.at, true, true)),
  with_('on a pit that Zargon knows of', (hero, stage) => stage.trap('pit', hero.at, false)),
  effect('asleep', 'slumber'),
  effect('a puppet', 'puppet'),
  effect('in the murk', 'murk'),
  effect('under the gaze', 'gaze'),
  effect('in the mist', 'veil', 2),
  effect('rock-skinned', 'rockSkin'),
  effect('full of courage', 'courage'),
  effect('hasted', 'haste', 2),
  effect('about to pass through rock', 'throughRock'),
  with_('without Mind', (hero) => {
    hero.mind = 0;
  }),
  with_('at one Body Point', (hero) => {
    hero.body = 1;
  }),
  with_('at one Body Point with a potion', (hero) => {
    Object.assign(hero, { body: 1, potions: ['healing'] });
  }),
  with_('a bearer of the Talisman', (hero, stage) => {
    const { table } = stage;
    const isElsewhere = [...table.heroes, ...(table.stripped ?? [])].some(({ artifacts }) =>
      artifacts.includes('talisman-of-lore'),
    );
    if (isElsewhere || table.piles.some(({ items }) => items.includes('talisman-of-lore'))) return false;
    table.lostArtifacts = table.lostArtifacts.filter((artifact) => artifact !== 'talisman-of-lore');
    table.hidden.treasures = table.hidden.treasures.filter(
      ({ finds }) => !finds.some((find) => find.kind === 'artifact' && find.artifact === 'talisman-of-lore'),
    );
    hero.artifacts.push('talisman-of-lore');
    return true;
  }),
];

/** The same for a monster. */
export interface MonsterState {
  readonly name: string;
  readonly key: string;
  put(stage: Stage, monster: MonsterInPlay): void;
}

const foe = (name: string, key: string, put: MonsterState['put'] = () => {}): MonsterState => ({ name, key, put });

export const MONSTER_STATES: readonly MonsterState[] = [
  foe('an orc', 'orc'),
  foe('a skeleton', 'skeleton'),
  foe('a monster asleep', 'orc', (_stage, monster) => {
    monster.isAsleep = true;
  }),
  foe('a monster that loses its turn', 'orc', (_stage, monster) => {
    monster.losesTurn = true;
  }),
  foe('a monster in an open pit', 'orc', (stage, { at }) => stage.trap('pit', at, true, true)),
  foe('a monster on a hidden trap', 'orc', (stage, { at }) => stage.trap('block', at, false)),
  foe('a wounded monster', 'gargoyle', (_stage, monster) => {
    monster.wounds = monster.body - 1;
  }),
  foe('a monster that is done', 'orc', (_stage, monster) => {
    monster.isDone = true;
  }),
];
