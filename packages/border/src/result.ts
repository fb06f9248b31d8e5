/** What is wrong with an input, where, and what would be right. */
export interface Problem {
  readonly field: string;
  readonly message: string;
  /** The rule that refuses it, where a rule does. */
  readonly rule?: string;
}

export type Result<X> = { readonly ok: true; readonly value: X } | { readonly ok: false; readonly problem: Problem };

export const good = <X>(value: X): Result<X> => ({ ok: true, value });

export const bad = (
  field: string,
  message: string,
  rule?: string,
): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: rule === undefined ? { field, message } : { field, message, rule },
});
