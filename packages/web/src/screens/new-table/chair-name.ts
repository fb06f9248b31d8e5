import type { ChairChoice, TableForm } from '../../forms/form.ts';
import type { Texts } from '../../texts/shape.ts';

/** Who sits on a chair, in a word or two. */
export const chairName = (chair: ChairChoice, form: TableForm, { sitters }: Texts): string =>
  chair === 'me' || chair === 'other' ? sitters[chair] : form.botName(chair.slice('bot:'.length));
