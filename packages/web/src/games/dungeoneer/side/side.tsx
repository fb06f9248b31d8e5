import type { Dungeoneer, View } from '@questhall/dungeoneer';
import { deckPlace, pilePlace } from '@questhall/dungeoneer/client';
import { PHASES } from '@questhall/dungeoneer/queries';
import { type ReactElement, use } from 'react';
import { DockContext } from '../../../board/dock.tsx';
import { Icon } from '../../../look/icon.tsx';
import type { GameParts } from '../../../table/game/ui.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { OrderChip } from '../dock/window-strip.tsx';
import { CardTag, QuestTag, Shelf } from '../tags.tsx';
import { useWords } from '../wording/wording.ts';
import { Legend } from './legend.tsx';
import { Player } from './player.tsx';
import './side.css';

/** Whose turn it is, everybody with all that lies open before them, the Quests for all, and the decks. */
export function DungeoneerSide({ store }: GameParts<Dungeoneer>): ReactElement {
  const { sight, seat } = useTable(store);
  const { view } = sight;
  const words = useWords();
  const isLookedBackAt = use(DockContext) === null; // then no bar holds the hand
  const seats = view.heroes.map((_, one) => (Math.max(seat, 0) + one) % view.heroes.length);
  return (
    <div className="dg-side">
      <Course view={view} seat={seat} />
      {isLookedBackAt && view.hand.length > 0 && (
        <section className="dg-common">
          <Shelf title={words.hand}>
            {view.hand.map((card) => (
              <CardTag key={card} store={store} card={card} />
            ))}
          </Shelf>
        </section>
      )}
      {seats.map((one) => (
        <Player key={one} store={store} view={view} seat={one} isYou={one === seat} />
      ))}
      <section className="dg-common">
        <Shelf title={words.globals}>
          {view.globals.map((quest) => (
            <QuestTag key={quest} store={store} view={view} quest={quest} seat={Math.max(seat, 0)} />
          ))}
        </Shelf>
        <Decks view={view} />
      </section>
      {seat >= 0 && !isLookedBackAt && sight.outcome === null && <Orders store={store} />}
      <Legend />
    </div>
  );
}

/** The round, whose turn it is, and how far it has come. */
function Course({ view, seat }: { readonly view: View; readonly seat: number }): ReactElement | null {
  const words = useWords();
  if (view.active === null) return null;
  const whose = view.active === seat ? words.yourTurn : words.turnOf(words.says.heroName(view, view.active));
  return (
    <header className="dg-course">
      <p>
        <b>{whose}</b> <small>{words.round(view.round)}</small>
      </p>
      <ol aria-label={words.phasesOf}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === view.phase ? 'step' : undefined}>
            {words.phases[phase]}
          </li>
        ))}
      </ol>
    </header>
  );
}

function Decks({ view }: { readonly view: View }): ReactElement {
  const words = useWords();
  return (
    <ul className="dg-decks" aria-label={words.decks}>
      {view.sections.map(({ name, left }) => (
        <li key={name} data-place={deckPlace(name)}>
          <Icon name="dungeon-gate" /> {words.mapDeck(words.says.names.section[name], left)}
        </li>
      ))}
      {view.piles.map(({ name, left, discard }) => (
        <li key={name} data-place={pilePlace(name)}>
          <Icon name="tied-scroll" /> {words.pileLeft(words.pile[name], left, discard.length)}
        </li>
      ))}
    </ul>
  );
}

/** What this seat wants to be spared. Nobody else knows of it. */
function Orders({ store }: GameParts<Dungeoneer>): ReactElement | null {
  const words = useWords();
  const orders = Object.keys(words.says.orders ?? {});
  return orders.length === 0 ? null : (
    <details className="fold dg-fold">
      <summary>
        {words.orders} <Icon name="chevron" />
      </summary>
      <p className="soft">{words.ordersText}</p>
      <p className="dg-orders">
        {orders.map((order) => (
          <OrderChip key={order} store={store} order={order} />
        ))}
      </p>
    </details>
  );
}
