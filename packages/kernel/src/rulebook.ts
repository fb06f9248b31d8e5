import type { KernelRule } from './types.ts';

export interface Rule {
  readonly title: string;
  /** The rule in our own words. */
  readonly text: string;
  readonly section: string;
  /** Stated by the source, ruled where the source is silent, or written by us. */
  readonly origin: 'source' | 'ruling' | 'authored';
  /**
   * Why nothing can break this rule, so that no code has to enforce it: it names something, or allows what nobody
   * forbids.
   */
  readonly noted?: string;
}

/** An option of a table that changes a rule; off unless somebody turns it on. */
export interface HouseRule<R extends string> {
  readonly title: string;
  readonly text: string;
  readonly changes: R;
  /** Other house rules that it sets, and to what: a switch for many. */
  readonly sets?: Readonly<Record<string, boolean | string>>;
}

/** Every rule of a game by its id. The ids stand in refusals, events, test names and on screen. */
export interface Rulebook<R extends string> {
  /** Section key → heading, in the order of reading. */
  readonly sections: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<R, Rule>>;
  readonly houseRules: Readonly<Record<string, HouseRule<R>>>;
}

const kernelRule = (title: string, text: string): Rule => ({ title, text, section: 'kernel', origin: 'authored' });

/** What every table refuses, whatever is played on it. */
export const KERNEL_RULES: Readonly<Record<KernelRule, Rule>> = {
  'kernel.over': kernelRule('The game is over', 'Nothing can be done after the end but looking back.'),
  'kernel.not-asked': kernelRule('Nobody asked you', 'Only a seat that has been asked can act; wait for your turn.'),
  'kernel.stale': kernelRule(
    'That question is gone',
    'An answer names its question, and this one was answered already. Look at what is asked now.',
  ),
  'kernel.malformed': kernelRule(
    'Not an action of this game',
    'What was sent is nothing this game knows. Choose from what is offered.',
  ),
  'kernel.horizon': kernelRule(
    'What is known stays known',
    'Once dice fell, a secret came out or a choice was sealed, only the whole table can take it back.',
  ),
  'kernel.limit': kernelRule(
    'The match is too long',
    'Every match has a limit, so that nothing runs for ever. Open a new table.',
  ),
};

export function isKernelRule(id: string): id is KernelRule {
  return Object.hasOwn(KERNEL_RULES, id);
}

/** The rule behind any id that a game or the kernel may cite. */
export function findRule(book: Rulebook<string>, id: string): Rule | null {
  if (isKernelRule(id)) return KERNEL_RULES[id];
  return (Object.hasOwn(book.rules, id) && book.rules[id]) || null;
}
