/**
 * Nothing on the table is unknown to anybody, and what lies beyond an exit does not exist yet; the dice to come are
 * redrawn by whoever dreams. [hidden.nothing-rolled-ahead]
 */
export function imagine(): void {}
