import { ownOf } from '../../own/index.ts';
import { isAtHalf } from '../../queries/conditions.ts';
import { findEntity, findHero, isHero, recordOf } from '../../queries/entities.ts';
import { freshMonster } from '../../queries/fresh.ts';
import { hitpointsOf } from '../../queries/gathering.ts';
import { withRaised } from '../../queries/sides.ts';
import type { Entity, Expedition, View } from '../../types/index.ts';
import { type Afters, below, change, type Told, UNCHANGED } from './make.ts';

/** What happens to heroes and monsters: where they are, what they lose, and what is upon them. */
type OnFigures =
  | ('moved' | 'harmed' | 'spared' | 'guarded' | 'parried' | 'stripped' | 'shielded' | 'reflecting' | 'healed')
  | ('effectGiven' | 'effectRefused' | 'effectsEnded' | 'poisonFell' | 'enraged' | 'died' | 'raised' | 'bountyNoted')
  | ('fell' | 'recoveryRolled');

/** Somebody has lost something in this Round. [encounter.stall] */
function noteLoss({ encounter }: Expedition, lost: number): void {
  if (encounter !== null && lost > 0) encounter.hasLoss = true;
}

const harmed = below<Told<'harmed'>>((expedition, event, draft) => {
  const { who, by, how, hitpoints, shield, reflect, loss, shielded, reflected } = event;
  const { attack } = expedition;
  change(draft, who, { hitpoints, shield, reflect });
  noteLoss(expedition, loss + shielded + reflected);
  const one = findEntity(draft, who);
  if (one !== null && !isHero(one) && loss > 0 && isAtHalf(draft, one)) one.wasAtHalf = true;
  if (how === 'attack' && attack?.attacker === by) Object.assign(attack, { hasDamage: true, riders: [] });
});

const less = ({ effects }: Entity, n: number): Entity['effects'] =>
  effects
    .map((effect) => (effect.id === 'poison' ? { ...effect, n } : effect))
    .filter(({ id }) => id !== 'poison' || n > 0);

const died = below<Told<'died'>>((expedition, { monster, record }) => {
  const { encounter } = expedition;
  expedition.monsters = expedition.monsters.filter(({ id }) => id !== monster);
  if (recordOf({ record }).rank === 'champion') expedition.champions += 1;
  if (encounter === null) return;
  encounter.sheet = encounter.sheet.map((line) => (line.monster === monster ? { ...line, state: 'dead' } : line));
});

const raised = below<Told<'raised'>>((expedition, event, draft) => {
  const { monster: id, was, record, number, at, hitpoints } = event;
  const { encounter } = expedition;
  const hitpointsMax = hitpointsOf(draft, record);
  expedition.seen += 1;
  expedition.monsters.push(
    freshMonster({ ...{ id, record, number, at, hitpoints, hitpointsMax, isRaised: true }, ...ownOf(draft, record) }),
  );
  if (encounter !== null)
    encounter.sheet = withRaised(encounter.sheet, was, { monster: id, record, number, state: 'alive' });
});

function fell(draft: View, { hero: id }: Told<'fell'>): void {
  const hero = findHero(draft, id);
  if (hero !== null) hero.falls += 1;
  if (draft.expedition !== null) draft.expedition.falls += 1;
}

export const FIGURES: Afters<OnFigures> = {
  moved: (draft, { who, to }) => change(draft, who, { at: to }),
  harmed,
  spared: UNCHANGED,
  guarded: UNCHANGED,
  parried: UNCHANGED,
  stripped: below((expedition, { who, reflect, shield }, draft) => {
    change(draft, who, (one) => ({ reflect: one.reflect - reflect, shield: one.shield - shield }));
    noteLoss(expedition, reflect + shield);
  }),
  shielded: (draft, { who, shield }) => change(draft, who, { shield }),
  reflecting: (draft, { who, reflect }) => change(draft, who, { reflect }),
  healed: (draft, { who, hitpoints }) => change(draft, who, { hitpoints }),
  effectGiven: (draft, { who, effect }) =>
    change(draft, who, ({ effects }) => ({ effects: [...effects.filter(({ id }) => id !== effect.id), effect] })),
  effectRefused: UNCHANGED,
  effectsEnded: (draft, { who, effects: gone }) =>
    change(draft, who, ({ effects }) => ({ effects: effects.filter(({ id }) => !gone.includes(id)) })),
  poisonFell: (draft, { who, n }) => change(draft, who, (one) => ({ effects: less(one, n) })),
  enraged: (draft, { who, base }) => change(draft, who, { base }),
  died,
  raised,
  bountyNoted: (draft, { monster, bounties }) => change(draft, monster, { bounties }),
  fell,
  recoveryRolled(draft, { hero, isAwake }) {
    if (isAwake) change(draft, hero, { hitpoints: 1 });
  },
};
