import { NOTHING } from '@questhall/testkit';
import type { Gain, Gains, Levels, Trait } from '../../src/content/traits.ts';
import type {
  Activator,
  Amount,
  AttackForm,
  Clause,
  Interrupt,
  Limit,
  Range,
  Whom,
} from '../../src/content/vocabulary.ts';

// All that a piece of content says, on one line, as the tables of `golden/` write it: no number can change unnoticed.

const amountText = ({ base, rises }: Amount): string => `${rises ? '◆' : ''}${base}`;
const rangeText = (within: Range): string => (typeof within === 'string' ? within : amountText(within));

const whomText = (whom: Whom): string =>
  'of' in whom
    ? `${whom.who} ${whom.of} ${rangeText(whom.within)}${whom.from === 'target' ? ' of target' : ''}`
    : whom.who;

function deedText(clause: Clause): string {
  switch (clause.word) {
    case 'effect':
      return clause.n.base === 0 ? clause.effect : `${clause.effect} ${amountText(clause.n)}`;
    case 'damage':
    case 'harm':
      return `${clause.word} ${amountText(clause.n)}${clause.element === null ? '' : ` ${clause.element}`}`;
    case 'element':
      return `element ${clause.element}`;
    default:
      return 'n' in clause ? `${clause.word} ${amountText(clause.n)}` : clause.word;
  }
}

const clauseText = (clause: Clause): string =>
  `${clause.condition === null ? '' : `if ${clause.condition} `}${deedText(clause)} ${whomText(clause.whom)}`;

export const clausesText = (clauses: readonly Clause[]): string => clauses.map(clauseText).join(' + ');

const limitText = ({ times, per }: Limit): string => `${times} per ${per}`;

/** Once per Attack goes without saying. */
export function activatorText({ id, cost, kind, limit, clauses }: Activator): string {
  const often = limit === null ? ', repeat' : limit.per === 'attack' ? '' : `, ${limitText(limit)}`;
  return `${id} ${cost} ${kind}${often}: ${clausesText(clauses)}`;
}

/** To the owner, once per Encounter and in any circumstance goes without saying. */
function interruptText({ id, trigger, to, only, limit, clauses }: Interrupt): string {
  const terms = [
    trigger,
    to === null || to.who === 'self' ? '' : `to ${whomText(to)}`,
    only ?? '',
    limit.per === 'encounter' && limit.times === 1 ? '' : limitText(limit),
  ];
  return `${id} (${terms.filter(Boolean).join(', ')}): ${clausesText(clauses)}`;
}

export function formText({ id, form, cost, range, damage }: AttackForm): string {
  if (form === 'melee') return 'melee';
  const more = damage.base === 0 && !damage.rises ? '' : `, damage ${amountText(damage)}`;
  return `${id} ${cost}: ${form} ${amountText(range)}${more}`;
}

function traitText(trait: Trait): string {
  switch (trait.trait) {
    case 'to-hit':
    case 'damage':
      return `${trait.trait} ${amountText(trait.n)}${trait.condition === null ? '' : ` if ${trait.condition}`}`;
    case 'escape':
      return `escape ${amountText(trait.n)} ${whomText(trait.whom)}`;
    case 'cheaper':
      return `cheaper ${trait.activator}, ${trait.perEncounter} per encounter`;
    case 'base-element':
      return `base-element ${trait.element}`;
    case 'spellbolt':
      return `spellbolt ${trait.base}, range ${trait.range}, ${trait.elements.join(' ')}`;
    default:
      return [
        trait.trait,
        'n' in trait ? ` ${amountText(trait.n)}` : '',
        'perEncounter' in trait ? `, ${trait.perEncounter} per encounter` : '',
      ].join('');
  }
}

function gainText(gain: Gain): string {
  switch (gain.gain) {
    case 'statistic':
      return `${gain.statistic} ${amountText(gain.n)}`;
    case 'ability':
      return gain.id === null ? traitText(gain.does) : `${gain.id}: ${traitText(gain.does)}`;
    case 'activator':
      return activatorText(gain.activator);
    case 'interrupt':
      return interruptText(gain.interrupt);
    case 'form':
      return formText(gain.form);
  }
}

export const gainsText = (gains: Gains): string => (gains.length === 0 ? NOTHING : gains.map(gainText).join('; '));

export const levelTexts = (levels: Levels): readonly string[] => levels.map(gainsText);
