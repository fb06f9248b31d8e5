import type { Course, Encounter } from '@questhall/testkit';
import { DREAD_SPELLS, type DreadSpell } from '../../src/content/dread-spells.ts';
import type { Hero } from '../../src/content/heroes.ts';
import { SPELL_AIMS, SPELLS, type Spell, schoolOf } from '../../src/content/spells.ts';
import { findMonster, idOfHero } from '../../src/queries/figures.ts';
import type { Rule } from '../../src/rulebook/index.ts';
import type { Square } from '../../src/sheet/sheet.ts';
import type { Action, HeroInPlay, HeroQuest } from '../../src/types/index.ts';
import { doing, happened, Stage } from './stage.ts';
import { HERO_STATES, type HeroState, MONSTER_STATES, type MonsterState } from './states.ts';

type Cast = Extract<Action, { type: 'cast' }>;

const CASTERS: readonly Hero[] = ['wizard', 'elf'];

/** What a state of caster or target may stand against. */
const MAY_REFUSE: readonly Rule[] = [
  'cast.needs-sight',
  'cast.target-kinds',
  'monster.mind-zero-immune',
  'spell.sleep',
  'spell.veil-of-mist',
  'dread.needs-sight',
  'dread.corrode',
  'quest.escape-square',
];

/** A caster on the first square of a row, with all of a spell's school unspent. */
function casterFor(stage: Stage, spell: Spell, at: Square): HeroInPlay | null {
  const caster = stage.one(CASTERS.flatMap((hero) => stage.here(hero) ?? []));
  if (caster === null) return null;
  const school = schoolOf(spell);
  for (const hero of stage.table.heroes) hero.schools = hero.schools.filter((one) => one !== school);
  stage.fresh(caster);
  caster.schools.push(school);
  caster.spent = [];
  caster.at = at;
  return caster;
}

const castOf = (spell: Spell, aim: Partial<Cast> = {}): Cast => ({
  type: 'cast',
  spell,
  targets: [],
  at: null,
  mode: null,
  ...aim,
});

const cast =
  (spell: Spell): Course<HeroQuest>['hasMet'] =>
  (told) =>
    happened(told, 'spellCast', { spell });

/** Every spell that is cast on heroes, on a hero in every state: another one, or the caster. */
const MODES: readonly (readonly [Spell, Cast['mode']])[] = SPELLS.filter(
  (spell) => SPELL_AIMS[spell] === 'hero',
).flatMap((spell): (readonly [Spell, Cast['mode']])[] =>
  spell === 'swift-wind'
    ? [
        [spell, 'haste'],
        [spell, 'whisk'],
      ]
    : [[spell, null]],
);

const onHero = (spell: Spell, mode: Cast['mode'], state: HeroState): Encounter<HeroQuest> => ({
  name: `${spell}${mode === null ? '' : ` (${mode})`} × a hero ${state.name}`,
  stage(draft, rng) {
    const stage = new Stage(draft, rng);
    const lane = stage.lane(2);
    const caster = lane === null ? null : casterFor(stage, spell, lane[0] ?? 0);
    const target = stage.hero(caster);
    if (caster === null || target === null) return null;
    stage.fresh(target).at = lane?.[1] ?? 0;
    if (!state.put(stage, target) || !stage.turn(caster, { movement: 4 })) return null;
    return {
      answer: doing(castOf(spell, { targets: [idOfHero(target.hero)], mode })),
      mayRefuse: MAY_REFUSE,
      hasMet: cast(spell),
    };
  },
});

const onMonster = (spell: Spell, state: MonsterState): Encounter<HeroQuest> => ({
  name: `${spell} × ${state.name}`,
  stage(draft, rng) {
    const stage = new Stage(draft, rng);
    const lane = stage.lane(3);
    const [at = 0, , there = 0] = lane ?? [];
    const caster = lane === null ? null : casterFor(stage, spell, at);
    if (caster === null) return null;
    const id = stage.monster(state.key, there);
    const monster = findMonster(stage.table, id);
    if (monster === null) return null;
    state.put(stage, monster);
    if (!stage.turn(caster, { movement: 4 })) return null;
    const aim = SPELL_AIMS[spell] === 'square' ? { at: there } : { targets: [id] };
    return { answer: doing(castOf(spell, aim)), mayRefuse: MAY_REFUSE, hasMet: cast(spell) };
  },
});

/** Where a Genie is called to. */
const GENIE_SQUARES: Readonly<Record<string, (stage: Stage, at: Square, caster: HeroInPlay) => unknown>> = {
  'free floor': () => {},
  'an open pit': (stage, at) => stage.trap('pit', at, true, true),
  'a known trap': (stage, at) => stage.trap('spear', at, true),
  'a hidden trap': (stage, at) => stage.trap('block', at, false),
  'a square that a monster has': (stage, at) => stage.monster('orc', at),
  'a square while one is there already': (stage, at, caster) =>
    stage.table.allies.push({
      id: 4,
      at: at + 1,
      body: 3,
      seat: caster.seat,
      turns: 2,
      summoner: caster.hero,
      isChained: false,
    }),
};

const genie = (name: string, put: (typeof GENIE_SQUARES)[string]): Encounter<HeroQuest> => ({
  name: `genie × ${name}`,
  stage(draft, rng) {
    const stage = new Stage(draft, rng);
    const lane = stage.lane(3);
    const caster = lane === null ? null : casterFor(stage, 'genie', lane[0] ?? 0);
    if (caster === null) return null;
    const [, at = 0, beyond = 0] = lane ?? [];
    put(stage, at, caster);
    for (const ally of stage.table.allies) if (ally.at === at + 1) ally.at = beyond;
    if (!stage.turn(caster, { movement: 4 })) return null;
    const mayRefuse: readonly Rule[] = [...MAY_REFUSE, 'spell.genie'];
    return { answer: doing(castOf('genie', { at })), mayRefuse, hasMet: cast('genie') };
  },
});

/** Every Dread spell, cast at a hero in every state by a monster two squares away. */
const dread = (spell: DreadSpell, state: HeroState): Encounter<HeroQuest> => ({
  name: `${spell} × a hero ${state.name}`,
  stage(draft, rng) {
    const stage = new Stage(draft, rng);
    const lane = stage.lane(3);
    const target = stage.hero();
    if (lane === null || target === null) return null;
    const [at = 0, , there = 0] = lane;
    stage.fresh(target).at = at;
    const caster = findMonster(stage.table, stage.monster('orc', there));
    if (caster === null) return null;
    caster.spells = [spell];
    if (!state.put(stage, target) || !stage.zargon(caster.id)) return null;
    const aims = draft.asks.length > 0 ? aimsOf(spell, target, at, there) : null;
    return (
      aims && { answer: doing(aims), mayRefuse: MAY_REFUSE, hasMet: (told) => happened(told, 'dreadCast', { spell }) }
    );
  },
});

const HERO_AIMED: readonly DreadSpell[] = ['ember', 'gaze', 'slumber', 'puppet', 'wither', 'corrode'];

function aimsOf(spell: DreadSpell, target: HeroInPlay, at: Square, there: Square): Action {
  const plain = { type: 'dread' as const, spell, target: null, at: null, direction: null };
  if (HERO_AIMED.includes(spell)) return { ...plain, target: idOfHero(target.hero) };
  if (spell === 'cinder') return { ...plain, at };
  // North, east, south, west: the way that leads from the caster to the target, two squares off.
  if (spell === 'lance')
    return { ...plain, direction: there - at === 2 ? 6 : at - there === 2 ? 2 : at > there ? 4 : 0 };
  return plain;
}

export const SPELL_ENCOUNTERS: readonly Encounter<HeroQuest>[] = [
  ...MODES.flatMap(([spell, mode]) => HERO_STATES.map((state) => onHero(spell, mode, state))),
  ...SPELLS.filter((spell) => SPELL_AIMS[spell] !== 'hero' && spell !== 'genie').flatMap((spell) =>
    MONSTER_STATES.map((state) => onMonster(spell, state)),
  ),
  ...Object.entries(GENIE_SQUARES).map(([name, put]) => genie(name, put)),
  ...DREAD_SPELLS.flatMap((spell) => HERO_STATES.map((state) => dread(spell, state))),
];
