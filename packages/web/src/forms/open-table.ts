import { completed, type Result } from '@questhall/border';
import type { Lobby, Sitter } from '@questhall/wire';
import type { ChairChoice, GameForm, Values } from './form.ts';

/** What a table is opened with. */
interface Wanted {
  readonly values: Values;
  readonly chairs: readonly ChairChoice[];
  readonly hasTypedDice: boolean;
}

const sitterOf = (chair: ChairChoice): Sitter =>
  chair.startsWith('bot:') ? { kind: 'bot', name: chair.slice(4) } : { kind: 'person' };

/** Opens a table that is called after what it is about; its id. */
export function openTable(
  lobby: Lobby,
  form: GameForm,
  { values, chairs, hasTypedDice }: Wanted,
): Promise<Result<string>> {
  const all = completed(form.options, values);
  return lobby.make({
    game: form.game,
    options: Object.fromEntries(Object.entries(values).filter(([option]) => form.isAsked(option, chairs, all))),
    company: chairs.map(sitterOf),
    hasTypedDice,
    name: form.about((option) => all[option]),
  });
}

/** The table that a game proposes to whoever has never played it. */
export const openFirst = (lobby: Lobby, form: GameForm): Promise<Result<string>> =>
  openTable(lobby, form, { values: form.suggested, chairs: form.chairs, hasTypedDice: false });
