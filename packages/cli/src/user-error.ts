import type { Problem } from '@questhall/kernel';

/** A mistake of whoever called, to be told in a sentence and without a stack trace. */
export class UserError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The value of a result, or the mistake it names. */
export function orUserError<X>(result: { readonly ok: true; readonly value: X } | { readonly ok: false; readonly problem: Problem }): X {
  if (!result.ok) throw new UserError(`${result.problem.field} ${result.problem.message}`);
  return result.value;
}
