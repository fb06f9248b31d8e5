import { completed, type Problem } from '@questhall/border';
import type { Lobby, Sitter } from '@questhall/wire';
import { useMemo, useState } from 'react';
import { go } from '../../shell/router.ts';
import type { Chair, TableKit, Values } from './kit.ts';
import { useFormWords } from './words.ts';

/** What stands in the form, and how to change it. */
export interface Order {
  readonly values: Values;
  readonly chairs: readonly Chair[];
  readonly hasTypedDice: boolean;
  readonly isBusy: boolean;
  /** What is wrong, and at which field. */
  readonly problem: Problem | null;
  valueOf(option: string): unknown;
  set(change: Values): void;
  setChairs(chairs: readonly Chair[]): void;
  setTypedDice(hasTypedDice: boolean): void;
  start(): Promise<void>;
}

const sitterOf = (chair: Chair): Sitter =>
  chair.startsWith('bot:') ? { kind: 'bot', name: chair.slice(4) } : { kind: 'person' };

/** The order for a new table, from the suggestions of the kit and what the address wishes for to the table itself. */
export function useOrder(kit: TableKit, lobby: Lobby, wished: Values): Order {
  const texts = useFormWords();
  const [values, setValues] = useState({ ...kit.suggested, ...wished });
  const [chairs, setChairs] = useState(kit.chairs);
  const [hasTypedDice, setTypedDice] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const usual = useMemo(() => completed(kit.options, values), [kit.options, values]);
  return {
    values,
    chairs,
    hasTypedDice,
    isBusy,
    problem,
    valueOf: (option) => usual[option],
    set(change) {
      setProblem(null);
      const next = withChange(kit, values, change);
      setValues(next);
      if (kit.chairsFor !== undefined) setChairs(kit.chairsFor(next, chairs));
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
        const made = await lobby.make({
          game: kit.id,
          options: values,
          company: chairs.map(sitterOf),
          hasTypedDice,
          name: kit.about((option) => usual[option], texts),
        });
        if (made.ok) go({ screen: 'table', id: made.value });
        else setProblem(placed(kit, made.problem));
      } catch (error) {
        setProblem({ field: 'options', message: error instanceof Error ? error.message : String(error) });
      }
      setIsBusy(false);
    },
  };
}

/** What is set to what it would be anyway is left to follow the others again. */
function withChange({ options }: TableKit, values: Values, change: Values): Values {
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
function placed(kit: TableKit, problem: Problem): Problem {
  const rule = problem.rule ?? /are against (\S+)$/.exec(problem.message)?.[1];
  return rule === undefined ? problem : { ...problem, field: kit.optionOf(rule), rule };
}
