import type { Sight } from '@questhall/kernel';
import { findEntity, hasFallen, isHero } from '../../queries/entities.ts';
import { hitpointsMax } from '../../queries/stats.ts';
import type { Entity, EntityId, Glowquest, Question, View } from '../../types/index.ts';
import { layersOf } from './scene.ts';
import type { TerminalWords } from './terminal-words.ts';

/** What the whole scene says at length, in a line: in which state somebody is, and what is left of its Turn. */
export function statusIn(words: TerminalWords, { view, asks }: Sight<Glowquest>): string {
  const { texts } = words;
  const { encounter, floor, resolve } = view;
  const asked = asks[0]?.question ?? null;
  const who = view.turn?.who ?? view.phase?.hero ?? (asked === null ? null : whoIn(asked));
  const when = encounter === null ? texts.when(floor.level, resolve) : texts.round(encounter.round, resolve);
  const figure = who === null ? '' : figureText(view, who, asks, words);
  return figure === '' ? when : `${when} ${figure}`;
}

function whoIn(question: Question): EntityId | null {
  if ('who' in question) return question.who;
  return 'hero' in question ? question.hero : null;
}

function figureText(view: View, id: EntityId, asks: Sight<Glowquest>['asks'], words: TerminalWords): string {
  const { texts, wording } = words;
  const entity = findEntity(view, id);
  if (entity === null) return '';
  const health = hasFallen(entity, asks)
    ? texts.unconscious
    : texts.hitpoints(entity.hitpoints, hitpointsMax(view, entity));
  const state = [health, ...layersOf(entity, texts), ...words.effectsOn(entity)].join(', ');
  const left = leftText(view, entity, words);
  return `${wording.nameOf(view, id)}: ${[state, ...(left === '' ? [] : [left])].join('; ')}.`;
}

/** What is left of a Phase or a Turn; between them, what a hero has. */
function leftText(view: View, entity: Entity, { wording, leftParts }: TerminalWords): string {
  const { turn, phase } = view;
  if ((phase?.hero ?? turn?.who) === entity.id) return leftParts(view).join(', ');
  if (turn !== null || phase !== null || !isHero(entity)) return '';
  return entity.cards.map((card) => wording.names.card[card]).join(', ');
}
