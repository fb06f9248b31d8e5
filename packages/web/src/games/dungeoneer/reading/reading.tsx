import type { Action, Dungeoneer } from '@questhall/dungeoneer';
import { namedBy, placesOf } from '@questhall/dungeoneer/client';
import { isAdventure, isMapCard, isQuest } from '@questhall/dungeoneer/content';
import type { Place } from '@questhall/facets';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { locate } from '../../../board/locating.ts';
import { lighting } from '../../../board/pointing/spotlight.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { forget, lookAt, openAt, questionOf, takeUpNext, touchAt, usePointed } from '../pointing.ts';
import { useWords } from '../wording/wording.ts';
import './reading.css';
import { CardSheet, HeroSheet, QuestSheet, SpaceSheet } from './sheets.tsx';

interface ReadingProps {
  readonly store: TableStore<Dungeoneer>;
}

/**
 * What lies beside the map to be read: what the mouse is over, or what was taken up, with what can be done about it.
 */
export function Reading({ store }: ReadingProps): ReactElement | null {
  const { sight } = useTable(store);
  const { hovered, opened } = usePointed();
  const question = questionOf(store)?.ask.id ?? null;
  useEffect(() => {
    if (question !== null) takeUpNext();
    return forget; // what was read for an old question is put away
  }, [question]);
  const place = opened ?? hovered;
  const words = useWords();
  if (place === null) return null;
  const body = <Body store={store} place={place} />;
  if (opened === null) {
    if (sight.view.heroes.length === 0) return null;
    return (
      <Preview place={place}>
        {body}
        <Coming store={store} place={place} />
      </Preview>
    );
  }
  return (
    <Opened label={words.read} place={opened}>
      {body}
      <Doing store={store} place={opened} />
    </Opened>
  );
}

interface PreviewProps {
  readonly place: Place;
  readonly children: ReactNode;
}

/** A sheet that lies on the side of the table on which the place is not. */
function useFreeSide(place: Place): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const room = panel.current?.offsetParent?.getBoundingClientRect();
    const spot = locate(place);
    if (panel.current === null || room === undefined || spot === null) return;
    const isBeside = spot.y < room.bottom && spot.x > room.left + room.width / 2 && spot.x < room.right;
    panel.current.dataset['side'] = isBeside ? 'left' : 'right';
  }, [place]);
  return panel;
}

/** What the mouse is over. */
function Preview({ place, children }: PreviewProps): ReactElement {
  const panel = useFreeSide(place);
  return (
    <aside ref={panel} className="dg-reading" data-over="" data-preview="" aria-hidden="true">
      {children}
    </aside>
  );
}

interface OpenedProps extends PreviewProps {
  readonly label: string;
}

/** Taken up: it keeps the keys until it is put away. */
function Opened({ label, place, children }: OpenedProps): ReactElement {
  const words = useWords();
  const panel = useFreeSide(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is taken up anew
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [place]);
  return (
    <section
      ref={panel}
      className="dg-reading"
      data-over=""
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') openAt(null);
      }}
    >
      <button type="button" className="dg-close" aria-label={words.close} onClick={() => openAt(null)}>
        ×
      </button>
      {children}
    </section>
  );
}

interface PlaceProps extends ReadingProps {
  readonly place: Place;
}

function Body({ store, place }: PlaceProps): ReactElement | null {
  const { sight, seat } = useTable(store);
  const { view } = sight;
  const words = useWords();
  const card = namedBy(place, 'card') ?? view.strikes[Number(namedBy(place, 'strike') ?? -1)]?.card ?? null;
  if (card !== null && isAdventure(card)) return <CardSheet view={view} seat={seat} id={card} />;
  const quest = namedBy(place, 'quest');
  if (quest !== null && isQuest(quest)) return <QuestSheet id={quest} />;
  const space = namedBy(place, 'space') ?? namedBy(place, 'dealt');
  if (space !== null && isMapCard(space)) return <SpaceSheet view={view} seat={seat} id={space} />;
  const hero = namedBy(place, 'hero') ?? namedBy(place, 'figure');
  if (hero !== null) return <HeroSheet view={view} seat={Number(hero)} />;
  return namedBy(place, 'spot') === null ? null : <h3 className="dg-read-title">{words.layAt}</h3>;
}

/** What a click on it does, with the chances: it is done at once, so this is read before. */
function Coming({ store, place }: PlaceProps): ReactElement | null {
  const words = useWords();
  const { standing } = useTable(store);
  const asked = questionOf(store);
  const plan = touchAt(store, place)?.plan ?? null;
  const [first, ...further] = plan?.steps ?? [];
  if (asked === null || first === undefined) return null;
  if (further.length > 0) return <p className="dg-coming">{words.walk(further.length + 1)}</p>;
  const { title, detail } = words.says.action(first, asked.ask, standing.sight);
  return (
    <p className="dg-coming">
      {title === '' ? detail : title}
      {title !== '' && detail !== '' && <span className="dg-coming-detail">{detail}</span>}
    </p>
  );
}

/** The answers that are about it, or what would have to be otherwise. */
function Doing({ store, place }: PlaceProps): ReactElement | null {
  const words = useWords();
  const { standing } = useTable(store);
  const asked = questionOf(store);
  const touched = touchAt(store, place);
  if (asked === null || touched === null) return null;
  const { offers, plan, wish } = touched;
  const answer = (action: Action): void => {
    forget();
    void store.answer(action, asked.ask.id);
  };
  if (offers.length === 0 && plan !== null)
    return (
      <div className="dg-doing">
        <button
          type="button"
          className="button button-gold"
          onClick={() => {
            forget();
            void store.carryOut(plan);
          }}
        >
          {words.walk(plan.steps.length)}
        </button>
      </div>
    );
  return (
    <div className="dg-doing">
      {offers.map((action) => {
        const { title, detail } = words.says.action(action, asked.ask, standing.sight);
        return (
          <button
            key={JSON.stringify(action)}
            type="button"
            className="button bar-choice"
            data-name={words.says.typed(action, standing.sight)}
            {...lighting(() => {
              lookAt(action);
              return placesOf(action, asked.ask, standing.sight);
            })}
            onClick={({ detail: clicks }) => clicks <= 1 && answer(action)}
          >
            <span className="bar-choice-title">{title === '' ? detail : title}</span>
            {title !== '' && detail !== '' && <span className="bar-choice-detail">{detail}</span>}
          </button>
        );
      })}
      {wish !== null && (
        <button type="button" className="button button-quiet" onClick={() => void store.explain(wish, asked.ask.id)}>
          {words.whyNot}
        </button>
      )}
    </div>
  );
}
