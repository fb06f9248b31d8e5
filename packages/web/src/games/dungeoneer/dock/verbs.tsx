import type { Action, Dungeoneer } from '@questhall/dungeoneer';
import { cardPlace, heroPlace } from '@questhall/dungeoneer/client';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { openAt } from '../pointing.ts';
import { useWords } from '../wording/wording.ts';
import { AnswerButton, SourceButton } from './answer-button.tsx';

interface VerbsProps {
  readonly store: TableStore<Dungeoneer>;
  readonly asked: Offered<Dungeoneer>;
}

/** What stands in the bar, what somebody most likely wants first; the rest is done on the map and with the hand. */
const SHOWN: readonly Action['type'][] = [
  'deliver',
  'attempt',
  'takeToken',
  'pickUp',
  'search',
  'muster',
  'untip',
  'challenge',
  'lift',
  'sewer',
  'portal',
  'explore',
  'tip',
  'dropToken',
];
const SHOWN_MAX = 6;

/** The own choice of a phase: deeds that are no step and no card of the hand. */
export function Verbs({ store, asked: { ask, offers } }: VerbsProps): ReactElement {
  const words = useWords();
  const { view } = useTable(store).sight;
  const shown = offers
    .filter(({ type }) => SHOWN.includes(type))
    .toSorted((one, other) => SHOWN.indexOf(one.type) - SHOWN.indexOf(other.type));
  const isHero = ask.question.kind === 'choice' && ask.question.phase === 'hero';
  const canExplore = offers.some(({ type }) => type === 'explore');
  return (
    <div className="dg-choices">
      {shown.slice(0, SHOWN_MAX).map((action) => (
        <AnswerButton key={JSON.stringify(action)} store={store} ask={ask} action={action} />
      ))}
      <Sources asked={{ ask, offers }} />
      {isHero && !canExplore && (
        <button
          type="button"
          className="button bar-choice"
          data-off=""
          onClick={() => void store.explain({ type: 'explore' }, ask.id)}
        >
          <span className="bar-choice-title">{words.explore}</span>
          <span className="bar-choice-detail">{words.notNow}</span>
        </button>
      )}
      {isHero && (
        <p className="dg-left">
          <Icon name="boots" label={words.points} />{' '}
          {(view.heroes[ask.seat]?.points ?? 0) + (view.heroes[ask.seat]?.bonus ?? 0)}
        </p>
      )}
    </div>
  );
}

/** Readied cards and abilities that can be used, one button each: how is said on their sheet. */
function Sources({ asked: { ask, offers } }: Pick<VerbsProps, 'asked'>): ReactElement {
  const words = useWords();
  const cards = new Set(offers.flatMap((offer) => (offer.type === 'use' ? [offer.card] : [])));
  const heroes = new Set(offers.flatMap((offer) => (offer.type === 'ability' ? [offer.hero] : [])));
  return (
    <>
      {[...cards].map((card) => (
        <SourceButton key={card} name={words.called('card', card)} onClick={() => openAt(cardPlace(card))} />
      ))}
      {[...heroes].map((hero) => (
        <SourceButton key={hero} name={words.called('ability', hero)} onClick={() => openAt(heroPlace(ask.seat))} />
      ))}
    </>
  );
}
