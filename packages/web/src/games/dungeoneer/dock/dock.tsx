import type { Action, Dungeoneer } from '@questhall/dungeoneer';
import type { CardId } from '@questhall/dungeoneer/content';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { Hand } from '../hand/hand.tsx';
import { questionOf } from '../pointing.ts';
import { CardTag } from '../tags.tsx';
import { useWords } from '../wording/wording.ts';
import { AnswerButton } from './answer-button.tsx';
import { Batch } from './batch.tsx';
import './dock.css';
import { ToLay } from './to-lay.tsx';
import { Verbs } from './verbs.tsx';
import { WindowStrip } from './window-strip.tsx';

interface DockProps {
  readonly store: TableStore<Dungeoneer>;
}

/** The one place to act besides the map: what is asked, what can be done about it, and the hand. */
export function TableDock({ store }: DockProps): ReactElement {
  useTable(store);
  const asked = questionOf(store);
  return (
    <div className="dg-dock">
      <Doing store={store} asked={asked} />
      <Hand store={store} />
    </div>
  );
}

interface AskedProps extends DockProps {
  readonly asked: Offered<Dungeoneer>;
}

function Doing({ store, asked }: DockProps & { readonly asked: Offered<Dungeoneer> | null }): ReactElement | null {
  if (asked === null) return <WindowStrip store={store} asked={null} />;
  switch (asked.ask.question.kind) {
    case 'choice':
      return <Verbs store={store} asked={asked} />;
    case 'window':
    case 'challenge':
      return <WindowStrip store={store} asked={asked} />;
    case 'muster':
      return <Batch store={store} asked={asked} />;
    case 'pickHero':
    case 'rebirth':
      return null; // they lie in the middle of the table
    case 'place':
    case 'lay':
    case 'shift':
      return <ToLay store={store} asked={asked} />;
    default:
      return <Choices store={store} asked={asked} />;
  }
}

/** More of them than this are looked for on the map, in the hand or in the list. */
const CHOICES_MAX = 8;

/** Cards that a question is about and that lie nowhere else to be read. */
const namedIn = ({ question }: AskedProps['asked']['ask']): readonly CardId[] =>
  question.kind === 'order' ? question.cards : question.kind === 'upkeep' ? [question.card] : [];

/** All answers side by side, but for those that are given by pointing at a card of the hand. */
function Choices({ store, asked: { ask, offers } }: AskedProps): ReactElement {
  const { hand } = useTable(store).standing.sight.view;
  const isInHand = (action: Action): boolean =>
    'card' in action && action.card !== null && action.type !== 'lay' && hand.includes(action.card);
  const shown = offers.filter((action) => !isInHand(action));
  const words = useWords();
  return (
    <div className="dg-choices">
      {namedIn(ask).map((card) => (
        <CardTag key={card} store={store} card={card} />
      ))}
      {shown.length < offers.length && <p className="dg-hint">{shown.length === 0 ? words.inHand : words.inHandOr}</p>}
      {shown.slice(0, CHOICES_MAX).map((action) => (
        <AnswerButton
          key={JSON.stringify(action)}
          store={store}
          ask={ask}
          action={action}
          isGold={offers.length === 1}
        />
      ))}
    </div>
  );
}
