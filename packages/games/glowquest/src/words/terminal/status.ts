import type { Sight } from '@questhall/kernel';
import { findEntity, hasFallen, isHero } from '../../queries/entities.ts';
import { hitpointsMax } from '../../queries/stats.ts';
import type { Entity, EntityId, Glowquest, Question, View } from '../../types/index.ts';
import { effectsOn } from '../en/effects.ts';
import { whoever } from '../en/figures.ts';
import { NAMES } from '../en/names.ts';
import { digits } from '../en/numbers.ts';
import { squareText } from '../typed/squares.ts';
import type { Words } from '../words.ts';
import { leftOf } from './scene.ts';

/** What the whole scene says at length, in a line: where somebody is, in which state, and what is left of its Turn. */
export const status: NonNullable<Words<Glowquest>['status']> = ({ view, asks }) => {
  const asked = asks[0]?.question ?? null;
  const who = view.turn?.who ?? view.phase?.hero ?? (asked === null ? null : whoIn(asked));
  const figure = who === null ? '' : figureText(view, who, asks);
  return [whenText(view), ...(figure === '' ? [] : [figure])].join(' ');
};

const whenText = ({ encounter, floor, resolve }: View): string =>
  `${encounter === null ? `Floor ${floor.level}` : `Round ${encounter.round}`}, Resolve ${resolve}.`;

function whoIn(question: Question): EntityId | null {
  if ('who' in question) return question.who;
  return 'hero' in question ? question.hero : null;
}

function figureText(view: View, id: EntityId, asks: Sight<Glowquest>['asks']): string {
  const entity = findEntity(view, id);
  if (entity === null) return '';
  const { at, hitpoints, shield, reflect } = entity;
  const health = hasFallen(entity, asks) ? 'Unconscious' : `Hitpoints ${hitpoints}/${hitpointsMax(view, entity)}`;
  const layers = [...(shield === 0 ? [] : [`Shield ${shield}`]), ...(reflect === 0 ? [] : [`Reflect ${reflect}`])];
  const left = leftText(view, entity);
  const state = [health, ...layers, ...effectsOn(entity)].join(', ');
  return `${whoever(view, id)}${at < 0 ? '' : ` at ${squareText(at)}`}: ${[state, ...(left.length === 0 ? [] : [left.join(', ')])].join('; ')}.`;
}

/** What is left of a Phase or a Turn; between them, what a hero has. */
function leftText(view: View, entity: Entity): readonly string[] {
  const { turn, phase } = view;
  if (phase?.hero === entity.id) return [`${digits(phase.left, 'square')} left`];
  if (turn !== null || !isHero(entity)) return turn?.who === entity.id ? leftOf(view) : [];
  return entity.cards.map((card) => NAMES.card[card]);
}
