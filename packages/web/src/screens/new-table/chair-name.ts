import type { ChairChoice, TableForm } from '../../forms/form.ts';
import type { FormWords } from '../../forms/words.ts';

/** Who sits on a chair, in a word or two. */
export const chairName = (chair: ChairChoice, form: TableForm, { sitters }: FormWords): string =>
  chair === 'me' || chair === 'other' ? sitters[chair] : form.botName(chair.slice('bot:'.length));
