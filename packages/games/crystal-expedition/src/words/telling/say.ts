import type { Subject } from '@questhall/facets/saying';
import {
  type Activator,
  type Amount,
  type AttackForm,
  amountAt,
  type Clause,
  type Deed,
  type Gain,
  type Interrupt,
  type Level,
  type Range,
  type Trait,
  type Whom,
} from '../../content/index.ts';
import type { Far, Phrases, ToldDeed, ToldTrait } from './phrases.ts';

// What players read is made from what the rules run on, so the two cannot differ.

const hasAmount = <D extends object>(deed: D): deed is D & { readonly n: Amount } => 'n' in deed;

/** With its number as it is at this level. */
function numbered(deed: Deed, level: Level): ToldDeed;
function numbered(trait: Trait, level: Level): ToldTrait;
function numbered(of: Deed | Trait, level: Level): ToldDeed | ToldTrait {
  // Only the number is replaced, so that it is still the same deed or trait.
  return (hasAmount(of) ? { ...of, n: amountAt(of.n, level) } : of) as ToldDeed | ToldTrait;
}

const farOf = (range: Range, level: Level): Far => (typeof range === 'string' ? range : amountAt(range, level));

function subjectOf(whom: Whom, level: Level, phrases: Phrases): Subject {
  switch (whom.who) {
    case 'self':
    case 'target':
    case 'trigger':
      return phrases[whom.who];
    default:
      return phrases.some(whom.who, whom.of, whom.from, farOf(whom.within, level));
  }
}

interface Part {
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
  readonly condition: string;
}

function partOf(clause: Clause, level: Level, phrases: Phrases): Part {
  const subject = subjectOf(clause.whom, level, phrases);
  const { verb, rest, isWhole } = phrases.deed(numbered(clause, level), subject);
  const condition = clause.condition === null ? '' : phrases.conditions[clause.condition];
  return { subject: isWhole === true ? '' : subject.text, verb, rest, condition };
}

/** Parts of one subject and one condition are said in one breath, and a verb that they share once. */
function sayParts(parts: readonly Part[], phrases: Phrases): string {
  const groups: Part[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const first = group?.[0];
    const isAlike = first !== undefined && first.subject === part.subject && first.condition === part.condition;
    if (isAlike && part.subject !== '') group?.push(part);
    else groups.push([part]);
  }
  return phrases.chain(
    groups.map((group) => {
      const deeds = group.map(({ verb, rest }, at) =>
        verb === '' || verb === group[at - 1]?.verb ? rest : `${verb} ${rest}`,
      );
      return [group[0]?.subject, phrases.list(deeds), group[0]?.condition].filter(Boolean).join(' ');
    }),
  );
}

const sayClauses = (clauses: readonly Clause[], level: Level, phrases: Phrases): string =>
  sayParts(
    clauses.map((clause) => partOf(clause, level, phrases)),
    phrases,
  );

/** One line: what it costs, when and how often, and then what it does to whom. */
export function sayActivator({ cost, kind, limit, clauses }: Activator, level: Level, phrases: Phrases): string {
  const often = limit === null ? [phrases.unlimited] : limit.per === 'attack' ? [] : [phrases.limit(limit)];
  return phrases.sentence([phrases.cost(cost), phrases.kinds[kind], ...often], sayClauses(clauses, level, phrases));
}

/** What a button for it says, with its price beside it. */
export const sayBriefly = ({ clauses }: Pick<Activator, 'clauses'>, level: Level, phrases: Phrases): string =>
  capital(`${sayClauses(clauses, level, phrases)}.`);

/** What a choice of a Crystal does. */
export const sayChoice = (clauses: readonly Clause[], phrases: Phrases): string =>
  capital(`${sayClauses(clauses, 1, phrases)}.`);

/** One line: what sets it off and how often, and then what it does. */
export function sayInterrupt({ trigger, to, only, limit, clauses }: Interrupt, level: Level, phrases: Phrases): string {
  const whom = to === null ? '' : subjectOf(to, level, phrases).text;
  const moment = [phrases.triggers[trigger](whom), ...(only === null ? [] : [phrases.circumstances[only]])].join(' ');
  const isUsual = trigger === 'encounter-start' && limit.per === 'encounter'; // an Encounter starts only once
  const terms = isUsual ? [moment] : [moment, phrases.limit(limit)];
  return phrases.sentence(terms, sayClauses(clauses, level, phrases));
}

function sayTrait(trait: Trait, level: Level, phrases: Phrases): string {
  const whom = trait.trait === 'escape' ? subjectOf(trait.whom, level, phrases) : null;
  return phrases.trait(numbered(trait, level), whom);
}

const sayForm = ({ form, cost, range, damage }: AttackForm, level: Level, phrases: Phrases): string =>
  phrases.form(form, amountAt(range, level), cost, amountAt(damage, level));

/** What a level of something gives, without the name that it may have. */
export function sayGain(gain: Gain, level: Level, phrases: Phrases): string {
  switch (gain.gain) {
    case 'statistic':
      return phrases.statistic(gain.statistic, amountAt(gain.n, level));
    case 'ability':
      return sayTrait(gain.does, level, phrases);
    case 'activator':
      return sayActivator(gain.activator, level, phrases);
    case 'interrupt':
      return sayInterrupt(gain.interrupt, level, phrases);
    case 'form':
      return sayForm(gain.form, level, phrases);
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
