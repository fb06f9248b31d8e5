import { ask, type Frames, type State, type Tell } from '@questhall/kernel';
import { fighterOf } from '../queries/heroes.ts';
import { rerollChoices } from '../queries/rerolls.ts';
import { isDoubles, readDie, readTest, withAbility } from '../queries/results.ts';
import { combatTest } from '../queries/tests.ts';
import type { DungeonQuest, Wounds } from '../types/index.ts';

type Draft = State<DungeonQuest>;
type DiceFrame = Extract<DungeonQuest['Frame'], { kind: 'dice' }>;

/** A round of Combat Dice or Classic Solo. The monster player is asked nothing. */
export const dice: Frames<DungeonQuest>['dice'] = (draft, frame, tell) => {
  const { table } = draft;
  const seat = table.fighter;
  switch (frame.stage) {
    case 'roll':
      ask(draft, seat, rollRule(draft), { kind: 'roll', dice: table.mode === 'dice' ? 2 : 1 });
      break;
    case 'reroll':
      if (rerollChoices(fighterOf(table).hero, table.mode, frame.dice).length === 0) frame.stage = 'spend';
      else ask(draft, seat, rerollRule(draft), { kind: 'reroll', dice: frame.dice.slice() });
      break;
    case 'spend':
      if (!maySpend(draft, frame)) frame.stage = 'read';
      else
        ask(draft, seat, 'dice.no-test-abilities', {
          kind: 'spend',
          total: totalOf(frame),
          needed: tokensNeeded(draft, frame),
        });
      break;
    case 'read':
      draft.agenda.pop();
      inflict(draft, table.mode === 'dice' ? readCombatTest(draft, frame, tell) : readDie(totalOf(frame)));
      break;
  }
};

function rollRule({ table }: Draft): 'dice.test-each-round' | 'solo.one-die' | 'solo.roll-again' {
  if (table.mode === 'dice') return 'dice.test-each-round';
  return table.round === 1 ? 'solo.one-die' : 'solo.roll-again';
}

const rerollRule = ({ table }: Draft): 'ability.hugo-dice-optional' | 'ability.hugo-solo-reroll' =>
  table.mode === 'dice' ? 'ability.hugo-dice-optional' : 'ability.hugo-solo-reroll';

const totalOf = (frame: DiceFrame): number => frame.dice.reduce((sum, face) => sum + face, 0);

/** How many tokens would turn this failure into a success; none for a success. */
function tokensNeeded({ table }: Draft, frame: DiceFrame): number {
  const test = combatTest(table);
  return test === null ? 0 : Math.max(0, totalOf(frame) - test.value);
}

/** Combat tests know no determination, unless the house says so; they never give any. */
function maySpend(draft: Draft, frame: DiceFrame): boolean {
  const needed = tokensNeeded(draft, frame);
  return draft.table.house.determinationInCombat && needed > 0 && needed <= fighterOf(draft.table).determination;
}

function readCombatTest({ table }: Draft, frame: DiceFrame, tell: Tell<DungeonQuest>): Wounds {
  const test = combatTest(table);
  if (test === null) throw new Error('there is nothing to test');
  const result = readTest(frame.dice, test.value, frame.spent);
  const { attribute, value } = test;
  tell.all('dice.attribute-by-monster', {
    type: 'tested',
    total: totalOf(frame) - frame.spent,
    attribute,
    value,
    isPassed: result.monster > 0,
  });
  if (isDoubles(frame.dice))
    tell.all('dice.doubles-on-final-dice', { type: 'doublesCounted', face: frame.dice[0] ?? 0 });
  return result;
}

/** The result of a round goes on to the wounds it inflicts. */
function inflict(draft: Draft, base: Wounds): void {
  const { mode } = draft.table;
  const { hero, wounds } = fighterOf(draft.table);
  if (mode === null) throw new Error('there is no combat mode');
  const { hero: onHero, monster, rule } = withAbility(base, { mode, hero, wounds }, false);
  draft.agenda.push({ kind: 'wounds', stage: 'extra', hero: onHero, monster, rule });
}
