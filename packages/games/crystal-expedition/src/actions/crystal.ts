import { notNow } from '@questhall/groundwork';
import { isNear } from '@questhall/tiles';
import { type Clause, CRYSTAL_COST, CRYSTAL_IDS, CRYSTALS, WEAKNESSES, type Weakness } from '../content/index.ts';
import { useFrame } from '../frames/use.ts';
import { choicesOf } from '../queries/aiming.ts';
import { attackOf } from '../queries/blow.ts';
import { expeditionOf, isHero } from '../queries/entities.ts';
import { cannotName, namings } from '../queries/naming.ts';
import type { Action, Entity } from '../types/index.ts';
import { type DeedOf, type Match, type No, no } from './common.ts';
import { isFormOpen, spenderIn } from './spending.ts';

type UseCrystal = Extract<Action, { type: 'useCrystal' }>;

const needsElement = (clauses: readonly Clause[]): boolean =>
  clauses.some((clause) => clause.word === 'harm' && clause.element === 'chosen');

const NO_ELEMENT: readonly null[] = [null];
const elementsFor = (clauses: readonly Clause[]): readonly (Weakness | null)[] =>
  needsElement(clauses) ? WEAKNESSES : NO_ELEMENT;

/** Somebody may touch this Crystal and pay for it. [crystal.one-surge, crystal.adjacent-user] */
function cannotTouch({ table }: Match, user: Entity, at: UseCrystal['at']): No | null {
  const { floor, crystals } = expeditionOf(table);
  const { surges } = attackOf(table);
  if (!isHero(user)) return no('crystal.monsters-never');
  if (!crystals.includes(at)) return no('crystal.consumed', { at });
  if (!isNear(floor, user.at, at)) return no('crystal.adjacent-user', { at });
  return surges < CRYSTAL_COST ? no('activator.pay-cost', { cost: CRYSTAL_COST, surges }) : null;
}

/** What it is used for, and on whom. [crystal.choose-one-of-seven] */
function cannotChoose({ table }: Match, user: Entity, { crystal, option, target, element }: UseCrystal): No | null {
  const clauses = CRYSTALS[crystal][option];
  if (clauses === undefined || elementsFor(clauses).every((one) => one !== element))
    return no('crystal.choose-one-of-seven', { crystal });
  const rule = cannotName(table, { user, level: 1, trigger: null }, clauses, target === null ? [] : [target]);
  if (rule !== null) return no(rule, { crystal });
  return target === null && choicesOf(clauses).length > 0 ? no('activator.default-range', { crystal }) : null;
}

/** A Crystal beside a hero serves once. [crystal.consumed, crystal.several-per-attack] */
export const useCrystal: DeedOf<'useCrystal'> = {
  propose(state, asked) {
    const user = spenderIn(state, asked);
    const proposed: UseCrystal[] = [];
    if (user === null || isFormOpen(state)) return proposed;
    for (const at of expeditionOf(state.table).crystals)
      if (cannotTouch(state, user, at) === null) proposed.push(...choicesAt(state, user, at));
    return proposed;
  },
  judge(state, asked, action) {
    const user = spenderIn(state, asked);
    if (user === null) return notNow(asked);
    if (isFormOpen(state)) return no('attack.form-cost', { cost: attackOf(state.table).formCost });
    return cannotTouch(state, user, action.at) ?? cannotChoose(state, user, action);
  },
  perform(draft, asked, { at, crystal, option, target, element }, tell) {
    const user = spenderIn(draft, asked);
    if (user === null) return;
    const attack = attackOf(draft.table);
    const expedition = expeditionOf(draft.table);
    attack.surges -= CRYSTAL_COST;
    expedition.crystals = expedition.crystals.filter((cell) => cell !== at);
    attack.crystals += 1;
    const cited = attack.crystals > 1 ? 'crystal.several-per-attack' : 'crystal.one-surge';
    tell.all(cited, { type: 'crystalUsed', who: user.id, at, crystal, surges: attack.surges });
    const targets = target === null ? [] : [target];
    const rule = 'crystal.choose-one-of-seven';
    draft.agenda.push(useFrame({ user: user.id, crystal, option, element, targets, rule }));
  },
};

function choicesAt({ table }: Match, user: Entity, at: UseCrystal['at']): UseCrystal[] {
  const found: UseCrystal[] = [];
  for (const crystal of CRYSTAL_IDS)
    for (const [option, clauses] of CRYSTALS[crystal].entries()) {
      const mustName = choicesOf(clauses).length > 0;
      for (const [target = null] of namings(table, { user, level: 1, trigger: null }, clauses))
        if (target !== null || !mustName)
          for (const element of elementsFor(clauses))
            found.push({ type: 'useCrystal', at, crystal, option, target, element });
    }
  return found;
}
