// What sentences about somebody's deeds are put together from, where several have the same subject.

/** How verbs agree with the subject: with a player, with somebody, or with several. */
export type Person = 'you' | 'one' | 'many';

export interface Subject {
  readonly text: string;
  readonly person: Person;
}

/** What a subject does. The verb is said once for several deeds in a row that share it. */
export interface Predicate {
  readonly verb: string;
  readonly rest: string;
}
