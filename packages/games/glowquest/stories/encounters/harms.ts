import { type Encounter, type Shape as ShapeOf, shapeOf } from '@questhall/testkit';
import type { CardId } from '../../src/content/index.ts';
import type { Action, Effect, Entity, Glowquest, HeroInPlay, MonsterInPlay } from '../../src/types/index.ts';
import { happened, Stage, wishing } from './stage.ts';

/** Who stands against whom. */
interface Fight {
  readonly stage: Stage;
  readonly hero: HeroInPlay;
  readonly monster: MonsterInPlay;
}

type Wish = (action: Action) => boolean;

/** How somebody comes to harm: what leads to it, and who is hurt. */
interface Harm {
  readonly name: string;
  readonly victim: 'hero' | 'monster';
  /** It comes of an attack that the victim makes, for which it must not be stunned. */
  readonly isOwnDoing?: boolean;
  /** Sets it going; the wishes that lead to it, or null where there is no room. */
  begin(fight: Fight): readonly Wish[] | null;
}

const isAttack: Wish = ({ type }) => type === 'attack';
const isEnd: Wish = ({ type }) => type === 'endTurn';
const isUse =
  (benefit: string): Wish =>
  (action) =>
    action.type === 'use' && action.benefit === benefit;

const ongoing = (by: number): Effect => ({ kind: 'ongoing', n: 3, duration: 'long', by, source: 'story', turn: 0 });

const with_ =
  (card: CardId, ...wishes: readonly Wish[]): Harm['begin'] =>
  ({ stage, hero }) =>
    stage.deal(hero, card) && stage.turn(hero) ? wishes : null;

const HARMS: readonly Harm[] = [
  { name: 'a hero’s blow', victim: 'monster', begin: ({ stage, hero }) => (stage.turn(hero) ? [isAttack] : null) },
  {
    name: 'Glow Lance',
    victim: 'monster',
    begin({ stage, hero }) {
      const at = stage.beside(hero.at);
      if (at === null) return null;
      if (!stage.table.glow.includes(at)) stage.table.glow.push(at);
      return stage.turn(hero) ? [isUse('glow-lance')] : null;
    },
  },
  {
    name: 'a rock that a fallen hero throws',
    victim: 'monster',
    begin({ stage, hero }) {
      Object.assign(hero, { hitpoints: 0, effects: [], shield: 0, reflect: 0, saved: 0 });
      return stage.turn(hero) ? [({ type }) => type === 'throwRock'] : null;
    },
  },
  {
    name: 'Ongoing of a hero who has fallen',
    victim: 'monster',
    begin({ stage, hero, monster }) {
      monster.effects.push(ongoing(hero.id));
      Object.assign(hero, { hitpoints: 0, effects: [], shield: 0, reflect: 0, saved: 0 });
      return stage.turn(monster) ? [isEnd] : null;
    },
  },
  { name: 'a Crush', victim: 'monster', begin: with_('crush', isAttack) },
  {
    name: 'a monster’s blow',
    victim: 'hero',
    begin: ({ stage, monster }) => (stage.turn(monster) ? [isAttack] : null),
  },
  {
    name: 'what Reflect sends back',
    victim: 'hero',
    isOwnDoing: true,
    begin({ stage, hero, monster }) {
      monster.reflect = 2;
      return stage.turn(hero) ? [isAttack] : null;
    },
  },
  {
    name: 'Ongoing of a monster that is dead',
    victim: 'hero',
    begin({ stage, hero }) {
      hero.effects.push(ongoing(stage.table.roster.length + 2)); // the last of those who ever came; dead or not
      return stage.turn(hero) ? [isEnd] : null;
    },
  },
  {
    name: 'Ongoing of a monster that is there',
    victim: 'hero',
    begin({ stage, hero, monster }) {
      hero.effects.push(ongoing(monster.id));
      return stage.turn(hero) ? [isEnd] : null;
    },
  },
];

type Shape = ShapeOf<Fight, Entity>;

/** What shape the victim is in. */
const shape: typeof shapeOf<Fight, Entity> = shapeOf;

const withCard = (name: string, card: CardId): Shape =>
  shape(name, 'hero', ({ stage, hero }, victim) => {
    victim.hitpoints = 1;
    return stage.deal(hero, card);
  });

const STUNNED = 'stunned and immobile';

const SHAPES: readonly Shape[] = [
  shape('at its last Hitpoint', 'both', (_fight, victim) => {
    victim.hitpoints = 1;
  }),
  shape('shielded', 'both', (_fight, victim) => {
    victim.shield = 1;
  }),
  shape('reflecting at its last Hitpoint', 'both', (_fight, victim) => {
    Object.assign(victim, { reflect: 1, hitpoints: 1 });
  }),
  shape(STUNNED, 'both', (_fight, victim) => {
    for (const kind of ['stun', 'immobile'] as const)
      victim.effects.push({ kind, n: 0, duration: 'long', by: victim.id, source: `story-${kind}`, turn: 0 });
  }),
  shape('standing in Glow', 'both', ({ stage: { table } }, victim) => {
    if (!table.glow.includes(victim.at)) table.glow.push(victim.at);
  }),
  shape('the last of its side', 'both', ({ stage: { table }, hero, monster }, victim) => {
    if (victim === monster) table.monsters = table.monsters.filter((one) => one === monster);
    else
      for (const one of table.heroes)
        if (one !== hero) Object.assign(one, { hitpoints: 0, effects: [], shield: 0, reflect: 0, saved: 0 });
    victim.hitpoints = 1;
  }),
  shape('with no Resolve left', 'hero', ({ stage: { table } }, victim) => {
    table.resolve = 0;
    victim.hitpoints = 1;
  }),
  shape('with a Bounty on it', 'monster', ({ monster }) => {
    Object.assign(monster, { bounty: 2, hitpoints: 1 });
  }),
  shape('that has called for help', 'monster', ({ stage: { table }, monster }) => {
    if (table.encounter === null || table.encounter.hasCalled) return false;
    table.encounter.caller = monster.id;
    monster.hitpoints = 1;
    return true;
  }),
  withCard('who makes a last effort', 'last-effort'),
  withCard('with the Phoenix Charm', 'phoenix-charm'),
  shape('beside a bodyguard', 'hero', ({ stage, hero }, victim) => {
    const guard = stage.table.heroes.find((one) => one !== hero && one.hitpoints > 0);
    if (guard === undefined || !stage.bring(guard, hero) || !stage.deal(guard, 'bodyguard')) return false;
    guard.hasGuarded = false;
    victim.hitpoints = 1;
    return true;
  }),
];

/** Every way to come to harm meets every shape its victim can be in. */
export const HARM_ENCOUNTERS: readonly Encounter<Glowquest>[] = HARMS.flatMap((harm) =>
  SHAPES.filter(({ of, name }) => (of === 'both' || of === harm.victim) && !(harm.isOwnDoing && name === STUNNED)).map(
    (one) => ({
      name: `${harm.name} × a ${harm.victim} ${one.name}`,
      stage(draft, rng) {
        const stage = new Stage(draft, rng);
        const hero = stage.awake();
        const monster = stage.monster();
        if (hero === null || monster === null || !stage.bring(hero, monster)) return null;
        const fight = { stage, hero, monster };
        const victim = harm.victim === 'hero' ? hero : monster;
        if (!one.put(fight, victim)) return null;
        const wishes = harm.begin(fight);
        return (
          wishes && { answer: wishing(rng, ...wishes), hasMet: (told) => happened(told, 'harmed', { who: victim.id }) }
        );
      },
    }),
  ),
);
