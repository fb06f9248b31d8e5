import { completed, type Problem } from '@questhall/border';
import type { Lobby } from '@questhall/wire';
import { useMemo, useState } from 'react';
import type { ChairChoice, TableForm, Values } from '../../forms/form.ts';
import { openTable } from '../../forms/open-table.ts';
import { go } from '../../shell/router.ts';

/** What stands in the form, and how to change it. */
export interface Order {
  readonly values: Values;
  readonly chairs: readonly ChairChoice[];
  readonly hasTypedDice: boolean;
  readonly isBusy: boolean;
  /** What is wrong, and at which field. */
  readonly problem: Problem | null;
  valueOf(option: string): unknown;
  /** Whether this option says anything as things stand. */
  isAsked(option: string): boolean;
  /** How often such a table is won, with this changed; null where nobody has measured it. */
  wonWith(change: Values): number | null;
  set(change: Values): void;
  setChairs(chairs: readonly ChairChoice[]): void;
  setTypedDice(hasTypedDice: boolean): void;
  start(): Promise<void>;
}

/** The order for a new table, from the suggestions of the game and what the address wishes for to the table itself. */
export function useOrder(form: TableForm, lobby: Lobby, wished: Values): Order {
  const [values, setValues] = useState({ ...form.suggested, ...wished });
  const [chairs, setChairs] = useState(form.chairs);
  const [hasTypedDice, setTypedDice] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const usual = useMemo(() => completed(form.options, values), [form.options, values]);
  return {
    values,
    chairs,
    hasTypedDice,
    isBusy,
    problem,
    valueOf: (option) => usual[option],
    isAsked: (option) => form.options[option] !== undefined && form.isAsked(option, chairs, usual),
    wonWith: (change) => form.won?.(withChange(form, values, change), chairs) ?? null,
    set(change) {
      setProblem(null);
      const next = withChange(form, values, change);
      setValues(next);
      if (form.chairsFor !== undefined) setChairs(form.chairsFor(next, chairs));
    },
    setChairs(next) {
      setProblem(null);
      setChairs(next);
    },
    setTypedDice,
    async start() {
      setIsBusy(true);
      setProblem(null);
      try {
        const made = await openTable(lobby, form, { values, chairs, hasTypedDice });
        if (made.ok) go({ screen: 'table', id: made.value });
        else setProblem(placed(form, made.problem));
      } catch (error) {
        setProblem({ field: 'options', message: error instanceof Error ? error.message : String(error) });
      }
      setIsBusy(false);
    },
  };
}

/** What is set to what it would be anyway is left to follow the others again. */
function withChange({ options }: TableForm, values: Values, change: Values): Values {
  const next: Record<string, unknown> = { ...values };
  for (const name of Object.keys(change)) delete next[name];
  const usual = completed(options, next);
  for (const [name, value] of Object.entries(change)) if (value !== usual[name]) next[name] = value;
  return next;
}

/**
 * The problem at the field where it can be mended: a rule that refuses names no field, but the game knows where it
 * looks.
 */
function placed(form: TableForm, problem: Problem): Problem {
  const rule = problem.rule ?? /are against (\S+)$/.exec(problem.message)?.[1];
  return rule === undefined ? problem : { ...problem, field: form.optionOf(rule), rule };
}
