import type { Sight } from '@questhall/kernel';
import { findEntity } from '../../queries/entities.ts';
import type { CrystalExpedition } from '../../types/index.ts';
import { healthOf, upon } from './figures.ts';
import type { TerminalWords } from './terminal-words.ts';

/** What the whole scene says at length, in a line: in which state somebody is, and what is left of its Turn. */
export function statusIn(words: TerminalWords, sight: Sight<CrystalExpedition>): string {
  const { texts, wording } = words;
  const { view } = sight;
  const { expedition } = view;
  if (expedition === null) return '';
  const { glory, purse, raw, tokens, turn } = expedition;
  const actor = turn === null ? null : findEntity(view, turn.who);
  if (actor === null) return texts.progress(glory, wording.crowns(purse), raw, tokens);
  const state = [healthOf(view, actor, texts), ...upon(actor, words)].join(', ');
  return `${wording.nameOf(view, actor.id)}: ${[state, wording.left(sight)].join('; ')}.`;
}
