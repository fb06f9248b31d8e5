/** A mistake of whoever asked, told in a sentence that says what would be right. */
export class Mistake extends Error {}

/** Something that a question about odds may name, and how it is typed. */
export interface OddsOption<X> {
  /** `--attack <dice>`; a name without a value is there or not. */
  readonly flags: string;
  readonly text: string;
  readonly choices?: readonly string[];
  readonly initial?: X;
  /** May be given any number of times: each value is put to those before it. */
  readonly isRepeated?: true;
  /** A value as typed; throws a `Mistake` that says what would be right. */
  read(text: string): unknown;
}

/** An option for each thing that a question may name. */
export type OddsOptions<Q> = { readonly [K in keyof Q]-?: OddsOption<Q[K]> };

/** What the odds came to, for people and for programs. */
export interface OddsAnswer {
  readonly lines: readonly string[];
  readonly json: object;
}

/** `questhall odds <game>`, as the game asks for what its fights depend on. */
export interface OddsCommand {
  readonly about: string;
  readonly options: Readonly<Record<string, OddsOption<unknown>>>;
  readonly help: string;
  answer(given: Readonly<Record<string, unknown>>): OddsAnswer;
}

interface OddsDesign<Q> extends Omit<OddsCommand, 'options' | 'answer'> {
  readonly options: OddsOptions<Q>;
  answer(question: Q): OddsAnswer;
}

export const oddsCommand = <Q>({ answer, ...design }: OddsDesign<Q>): OddsCommand => ({
  ...design,
  answer: (given) => answer(given as Q), // a checked border: every value was read by its own option
});

/** A whole number within limits. */
export const wholeOption = (flags: string, text: string, min: number, max: number): OddsOption<number | undefined> => ({
  flags,
  text,
  read(typed) {
    const value = Number(typed);
    if (!/^-?\d+$/.test(typed) || value < min || value > max)
      throw new Mistake(`It must be a whole number from ${min} to ${max}.`);
    return value;
  },
});

/** One of some names. */
export const choiceOption = <X extends string>(
  flags: string,
  text: string,
  choices: readonly X[],
): OddsOption<X | undefined> => ({ flags, text, choices, read: (typed) => choices.find((one) => one === typed) });

export const flagOption = (flags: string, text: string): OddsOption<boolean | undefined> => ({
  flags,
  text,
  read: () => true,
});

/** What it is when nobody says. */
export const withInitial = <X>(option: OddsOption<X | undefined>, initial: X): OddsOption<X> => ({
  ...option,
  initial,
});

/** Any number of them. */
export const listOption = <X>(option: OddsOption<X | undefined>): OddsOption<readonly X[]> => ({
  ...option,
  initial: [],
  isRepeated: true,
});

/** `--set name=value`, any number of times; `blank-die` is as good as `blankDie`. */
export const settingsOption = (text: string): OddsOption<readonly (readonly [name: string, value: string])[]> =>
  listOption({
    flags: '--set <name=value>',
    text,
    read(typed) {
      const at = typed.indexOf('=');
      if (at < 1) throw new Mistake('It is written name=value.');
      const name = typed.slice(0, at).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return [name, typed.slice(at + 1)] as const;
    },
  });
