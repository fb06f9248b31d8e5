import { expect, test } from 'vitest';
import { KITS } from '../../src/content/index.ts';
import {
  type Circumstance,
  type Clause,
  type Interrupt,
  PERIODS,
  TRIGGERS,
  type Trigger,
  type Whom,
} from '../../src/content/vocabulary.ts';
import {
  dodge,
  does,
  each,
  given,
  harm,
  heal,
  one,
  per,
  reduce,
  SELF,
  shield,
  stayAt,
  TRIGGER,
  upToTwo,
} from '../../src/content/write.ts';
import { entityOf, expeditionOf, findEntity } from '../../src/queries/entities.ts';
import { kitBuild } from '../../src/queries/fresh.ts';
import type { Action, Build } from '../../src/types/index.ts';
import type { Scene } from '../scene.ts';
import { ANSWER, AWAY, act, BESIDE, changed, hall, type Match, NEAR, NEXT, USER, withInterrupt } from './made-up.ts';

// Made-up Interrupts: every trigger, to whomever it happens, in every circumstance, so many times.

type Terms = Partial<Omit<Interrupt, 'id'>>;
const made = (terms: Terms): Build =>
  withInterrupt({ trigger: 'turn-end', to: null, only: null, limit: per('encounter'), clauses: [shield(3)], ...terms });

const FINISH: Action = { type: 'finish' };
const DONE: Action = { type: 'done' };
const ANSWERED: Action = { type: 'interrupt', who: USER, interrupt: ANSWER };
const strike = (target: number): Action => ({ type: 'attack', target, means: 'hand', form: 'melee', element: null });

const isOffered = ({ asks }: Match): boolean =>
  asks.some(({ question }) => question.kind === 'interrupts' && question.options.some(({ who }) => who === USER));

/** The enemy beside the user has thrown a hit against it, or against its ally, and pushes and hurts. */
function struck(build: Build, target: number = USER, set: (scene: Scene) => void = () => undefined): Match {
  const state = hall(build, (scene) => {
    scene.hero(BESIDE, 6, 5, { hitpoints: 7 });
    set(scene);
    scene.turn(NEAR);
  });
  return act(state, strike(target), 4, 4, 6);
}

/** On until the Interrupt is offered; null if it never is before the Turn is over. */
function offered(state: Match): Match | null {
  let now = state;
  for (let moves = 0; moves < 12; moves++) {
    if (isOffered(now)) return now;
    const [ask] = now.asks;
    const kind = ask?.question.kind;
    if (ask === undefined || kind === 'down' || (kind === 'turn' && moves > 0)) return null;
    now = act(now, kind === 'attack' ? FINISH : kind === 'turn' ? { type: 'endTurn' } : DONE);
  }
  return null;
}

/** How each trigger comes about for the user. */
const COMING: Readonly<Record<Trigger, (build: Build) => Match>> = {
  'encounter-start': (build) => hall(build, (scene) => void scene.dawn(USER)),
  'attack-rolled': (build) => struck(build),
  'damage-coming': (build) => struck(build),
  'hitpoints-lost': (build) => struck(build),
  'would-fall': (build) => struck(build, USER, (scene) => void scene.hero(USER, 6, 6, { build, hitpoints: 2 })),
  fell: (build) => struck(build, USER, (scene) => void scene.hero(USER, 6, 6, { build, hitpoints: 2 })),
  'half-hitpoints': (build) => struck(build, USER, (scene) => void scene.hero(USER, 6, 6, { build, hitpoints: 9 })),
  'monster-killed': (build) =>
    act(
      hall(build, ({ expedition: { monsters } }) => Object.assign(monsters[0] ?? {}, { hitpoints: 1 })),
      strike(NEAR),
      4,
      4,
      6,
    ),
  'turn-end': (build) => hall(build),
};

test.each(TRIGGERS)('[interrupt.triggers] %s: it is offered, and does what it says', (trigger) => {
  const to: Whom | null =
    trigger === 'encounter-start' ? null : trigger === 'monster-killed' ? one('enemy', 'anywhere') : SELF;
  const now = offered(COMING[trigger](made({ trigger, to })));
  expect(now?.asks[0]?.question).toMatchObject({ kind: 'interrupts', trigger });
  if (now === null) return;
  const before = entityOf(now.table, USER).shield;
  expect(entityOf(act(now, ANSWERED).table, USER).shield + (trigger === 'damage-coming' ? 3 : 0)).toBe(before + 3);
});

test('[down.no-interrupts] what has felled its owner is answered only where it is the fall that is answered', () => {
  const isHeard = (trigger: Trigger): boolean => {
    const build = made({ trigger, to: SELF, clauses: [shield(2, one('ally', 'anywhere'))] });
    return offered(struck(build, USER, (scene) => void scene.hero(USER, 6, 6, { build, hitpoints: 2 }))) !== null;
  };
  expect(TRIGGERS.filter(isHeard)).toEqual(['attack-rolled', 'damage-coming', 'would-fall', 'fell']);
});

test('[ability.interrupt] it is about whom it says: oneself, an ally so near, or nobody else', () => {
  const on = (to: Whom, target: number): boolean =>
    offered(struck(made({ trigger: 'hitpoints-lost', to }), target)) !== null;
  expect([on(SELF, USER), on(SELF, BESIDE)]).toEqual([true, false]);
  const near = one('ally', { base: 2, rises: false });
  expect([on(near, USER), on(near, BESIDE)]).toEqual([false, true]);
  const away = (to: Whom): boolean =>
    offered(
      struck(made({ trigger: 'hitpoints-lost', to }), BESIDE, (scene) => void scene.hero(USER, 3, 8, { hitpoints: 6 })),
    ) !== null;
  expect([away(one('ally', 'adjacent')), away(one('ally', { base: 2, rises: false }))]).toEqual([false, false]);
  expect([away(one('ally', { base: 6, rises: false })), away(one('ally', 'anywhere'))]).toEqual([true, true]);
});

const CIRCUMSTANCE: Readonly<Record<Circumstance, readonly [isBy: boolean, isReturned: boolean, isPoison: boolean]>> = {
  first: [true, true, true],
  'by-enemy': [true, true, false],
  'by-attack': [true, false, false],
  'by-adjacent': [true, true, false],
};

test.each(Object.entries(CIRCUMSTANCE) as [Circumstance, readonly boolean[]][])(
  '[interrupt.lost-hp-to-enemy] %s: by an Attack, by what is returned, by Poison',
  (only, expected) => {
    const build = () => made({ trigger: 'hitpoints-lost', to: SELF, only });
    const byAttack = offered(struck(build())) !== null;
    const reflecting = hall(build(), ({ expedition: { monsters } }) =>
      Object.assign(monsters[0] ?? {}, { reflect: 2 }),
    );
    const returned = offered(act(reflecting, strike(NEAR), 4, 4, 6)) !== null;
    const poisoned = hall(build(), (scene) => void scene.effect(USER, 'poison', 1).hero(BESIDE, 12, 12));
    expect([byAttack, returned, offered(act(poisoned, { type: 'endTurn' })) !== null]).toEqual(expected);
  },
);

test('[interrupt.lost-hp-to-enemy] first: never again in the Encounter, whoever it was before', () => {
  const state = struck(made({ trigger: 'hitpoints-lost', to: SELF, only: 'first' }), USER, (scene) => {
    scene.encounter({ happened: [{ trigger: 'hitpoints-lost', to: USER }] });
  });
  expect(offered(state)).toBeNull();
});

test('[interrupt.lost-hp-to-enemy] by-adjacent: not by one who stands away', () => {
  const afar = hall(made({ trigger: 'hitpoints-lost', to: SELF, only: 'by-adjacent' }), (scene) => {
    scene.hero(BESIDE, 0, 12);
    scene.hero(USER, 6, 10, { hitpoints: 6 });
    scene.turn(5);
  });
  const shot = act(afar, { type: 'attack', target: USER, means: 'hand', form: 'ranged', element: null }, 4, 4, 6);
  expect(offered(shot)).toBeNull();
});

test.each(PERIODS)('[interrupt.frequency] so many times per %s', (period) => {
  for (const times of [1, 2]) {
    const build = made({ trigger: 'damage-coming', to: SELF, limit: per(period, times), clauses: [shield(1)] });
    const used = (n: number): Match =>
      changed(struck(build), ({ table }) => {
        const uses = [{ what: ANSWER, times: n }];
        const body = entityOf(table, USER);
        if (period === 'round') body.usedInRound = uses;
        else if (period === 'encounter') body.usedInEncounter = uses;
        else if (period === 'expedition') Object.assign(body, { usedOnExpedition: uses });
        else {
          const other = { who: USER, interrupt: 'parry' } as const; // counts for nothing here
          const answered = [other, ...Array.from({ length: n }, () => ({ who: USER, interrupt: ANSWER }))];
          Object.assign(expeditionOf(table).attack ?? {}, { answered });
        }
      });
    expect([period, times, offered(used(times - 1)) !== null, offered(used(times)) !== null]).toEqual([
      ...[period, times],
      true,
      false,
    ]);
  }
});

/** What is left of the one who was struck for 4 after it has answered with this. */
const afterAnswer = (trigger: Trigger, clause: Clause, set: (build: Build) => (scene: Scene) => void): Match => {
  const build = made({ trigger, to: SELF, clauses: [clause] });
  const now = offered(struck(build, USER, set(build)));
  if (now === null) throw new Error('it is not offered');
  return act(now, ANSWERED);
};

test('[interrupt.triggers] reduce: so much less, and never less than nothing', () => {
  for (const n of [1, 2, 4, 6]) {
    const after = afterAnswer('damage-coming', reduce(n), () => () => undefined);
    expect(entityOf(after.table, USER).hitpoints).toBe(6 - Math.max(0, 4 - n));
  }
});

test('[interrupt.triggers] stay-at: so many Hitpoints are left instead of none', () => {
  for (const n of [1, 2]) {
    const set = (build: Build) => (scene: Scene) => void scene.hero(USER, 6, 6, { build, hitpoints: 3 });
    const after = afterAnswer('would-fall', stayAt(n), set);
    expect(entityOf(after.table, USER).hitpoints).toBe(n);
  }
});

test('[damage.redirected] take-damage: the owner has it instead', () => {
  const to = one('ally', 'anywhere');
  const now = offered(struck(made({ trigger: 'damage-coming', to, clauses: [does('take-damage', TRIGGER)] }), BESIDE));
  if (now === null) throw new Error('it is not offered');
  const { table } = act(now, ANSWERED);
  expect([entityOf(table, BESIDE).hitpoints, entityOf(table, USER).hitpoints]).toEqual([7, 2]);
});

test('[attack.re-rolls] reroll-highest: the attacker throws its best die again', () => {
  const now = offered(struck(made({ trigger: 'attack-rolled', to: SELF, clauses: [does('reroll-highest', TRIGGER)] })));
  if (now === null) throw new Error('it is not offered');
  expect(expeditionOf(act(now, ANSWERED, 2).table).attack?.dice).toEqual([4, 4, 2]);
});

test('[interrupt.chain] what an Interrupt sets off waits until all have answered', () => {
  const clauses = [harm(1, each('enemy', 'anywhere'))];
  const dawn = hall(made({ trigger: 'encounter-start', clauses }), (scene) => {
    scene.hero(BESIDE, 5, 6, { build: kitBuild(KITS['dwarf-fighter']) });
    Object.assign(scene.expedition.monsters[NEXT - NEAR] ?? {}, { hitpoints: 1 });
    scene.monster('orc-warchief', 0, 12);
    scene.dawn(USER);
  });
  const answered = inTurn(act(dawn, ANSWERED));
  const avenger = (state: Match): readonly string[] => entityOf(state.table, 6).effects.map(({ id }) => id);
  expect([findEntity(answered.table, NEXT), isOffered(answered), avenger(answered)]).toEqual([null, true, []]);
  const drilled = act(act(answered, drill(USER)), drill(BESIDE));
  expect([isOffered(drilled), avenger(drilled)]).toEqual([false, ['fired-up']]);
});

const drill = (who: number): Action => ({ type: 'interrupt', who, interrupt: 'shield-drill' });

/** All are hurt, in the order in which they come. */
function inTurn(state: Match): Match {
  const question = state.asks[0]?.question;
  return question?.kind === 'next' ? inTurn(act(state, { type: 'name', target: question.victims[0] ?? -1 })) : state;
}

test('[interrupt.fizzles] what would do nothing for want of its condition is not offered', () => {
  const braced = (steps: number) => {
    const build = made({ clauses: [given('moved-far', shield(3))] });
    const state = hall(build, (scene) => scene.turn(USER, { steps }));
    return isOffered(act(state, { type: 'endTurn' }));
  };
  expect([braced(3), braced(2)]).toEqual([true, false]);
});

test('[ability.interrupt] whom it is for is named only when it is used, where there is a choice', () => {
  const helped = (set: (scene: Scene) => void = () => undefined): Match => {
    const build = made({ clauses: [heal(2, one('ally', 'anywhere')), shield(1)] });
    return act(act(hall(build, set), { type: 'endTurn' }), ANSWERED);
  };
  const choice = helped();
  expect(choice.asks.map(({ rule, question }) => [rule, question])).toEqual([
    ['ability.interrupt', { kind: 'next', who: USER, victims: [BESIDE, AWAY] }],
  ]);
  expect(entityOf(act(choice, { type: 'name', target: AWAY }).table, AWAY).hitpoints).toBe(10);
  const only = helped((scene) => void scene.hero(AWAY, 1, 1));
  expect(entityOf(only.table, BESIDE).hitpoints).toBe(9);
  const nobody = helped((scene) => {
    scene.hero(AWAY, 1, 1);
    scene.hero(BESIDE, 5, 6);
  });
  expect([entityOf(nobody.table, USER).shield, nobody.asks[0]?.question.kind]).toEqual([1, 'turn']);
});

test('[interrupt.fizzles] [down.truncated-turn] nobody lets a hero dodge who lies there', () => {
  const to = one('ally', 'anywhere');
  const lets = (trigger: Trigger): Match | null =>
    offered(struck(made({ trigger, to, clauses: [dodge(1, TRIGGER)] }), BESIDE, fallible(trigger)));
  const fallible = (trigger: Trigger) => (scene: Scene) =>
    void scene.hero(BESIDE, 6, 5, { hitpoints: trigger === 'fell' ? 2 : 9 });
  expect([lets('hitpoints-lost') !== null, lets('fell')]).toEqual([true, null]);
});

test('[ability.interrupt] whoever helps two is asked for each of them, as long as there is a choice', () => {
  const build = made({ clauses: [heal(2, upToTwo('self-or-ally', 'anywhere'))] });
  const used = act(act(hall(build), { type: 'endTurn' }), ANSWERED);
  const named = act(used, { type: 'name', target: BESIDE });
  expect(named.asks[0]?.question).toEqual({ kind: 'next', who: USER, victims: [USER, AWAY] });
  const { table } = act(named, { type: 'name', target: AWAY });
  expect([USER, BESIDE, AWAY].map((id) => entityOf(table, id).hitpoints)).toEqual([6, 9, 10]);
});
