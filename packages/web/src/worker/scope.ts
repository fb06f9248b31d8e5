/** A dedicated worker's global scope, as far as it is used here. */
export interface Scope {
  readonly name: string;
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The name by which the one file of all workers knows that it is for the workshop. */
export const WORKSHOP = 'workshop';
