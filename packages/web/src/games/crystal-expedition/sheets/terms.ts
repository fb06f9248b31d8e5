import type { CrystalExpedition } from '@questhall/crystal-expedition';
import type { Clause, EffectId, Interrupt, Kind, Word } from '@questhall/crystal-expedition/content';

type Rule = CrystalExpedition['Rule'];

/** The rule that explains a word of what somebody owns; what explains itself has none. */
const WORDS: Readonly<Partial<Record<Word, Rule>>> = {
  'to-hit': 'attack.to-hit-two-highest',
  'ignore-armor': 'damage.armor-reduces',
  shield: 'damage.shield',
  reflect: 'damage.reflect',
  heal: 'heal.amount',
  dodge: 'dodge.no-escape-check',
  'dodge-through': 'dodge.no-escape-check',
  teleport: 'teleport.definition',
  push: 'effect.forced-movement',
  pull: 'effect.forced-movement',
  'take-damage': 'damage.redirected',
  harm: 'resolution.area-damage-after-momentum',
  element: 'damage.weakness-plus-two',
  effect: 'effect.list',
};

const EFFECTS: Readonly<Partial<Record<EffectId, Rule>>> = {
  poison: 'effect.poison',
  taunted: 'effect.taunted',
  stun: 'effect.stun-immobile',
  immobile: 'effect.stun-immobile',
};

/** What somebody owns that says something: Activators are of a kind, Interrupts are set off. */
type Owned = { readonly clauses: readonly Clause[] } & (
  | { readonly kind: Kind }
  | { readonly trigger: Interrupt['trigger'] }
);

const rulesOf = (clause: Clause): readonly (Rule | undefined)[] => [
  WORDS[clause.word],
  clause.word === 'effect' ? EFFECTS[clause.effect] : undefined,
];

/** The rules behind the words of all this, each once. */
export function rulesBehind(owned: readonly Owned[]): readonly Rule[] {
  const kinds: readonly Rule[] = [
    ...(owned.some((one) => 'kind' in one) ? (['activator.kinds', 'activator.once-unless-repeat'] as const) : []),
    ...(owned.some((one) => 'trigger' in one) ? (['ability.interrupt'] as const) : []),
  ];
  const words = owned.flatMap(({ clauses }) => clauses.flatMap(rulesOf)).filter((rule) => rule !== undefined);
  return [...new Set([...kinds, ...words])];
}
