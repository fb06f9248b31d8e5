import type { DungeonQuest, Event, View } from '@questhall/dungeonquest';
import { escapePlace } from '@questhall/dungeonquest/client';
import { POWER_VALUES, type PowerCard, SIDES, type Side } from '@questhall/dungeonquest/content';
import { includesSeat } from '@questhall/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import type { TableStore } from '../../../../table/store/store.ts';
import { useTable } from '../../../../table/store/use-table.ts';
import { CardBack, CardPlace } from '../../arena/combat-card.tsx';
import { POWER_ICONS } from '../wording/looks.ts';
import { useKeepWords } from '../wording/words.ts';

type Revealed = Extract<Event, { type: 'escapeRevealed' }>;

/** The escape that is being tried, as far as it was told: null before the cards are turned over. */
function escapeIn(store: TableStore<DungeonQuest>): { readonly revealed: Revealed | null } | null {
  const events = store.snapshot().log.map(({ told }) => told.event);
  const met = events.findLastIndex(({ type }) => type === 'monsterMet');
  const tried = events.findLastIndex(({ type }) => type === 'escapeTried');
  if (tried < met || tried < 0) return null;
  const since = events.slice(tried);
  if (since.some(({ type }) => type === 'combatBegan' || type === 'roundBegan')) return null;
  return { revealed: since.find((event) => event.type === 'escapeRevealed') ?? null };
}

export const isEscaping = (store: TableStore<DungeonQuest>): boolean => escapeIn(store) !== null;

interface EscapeProps {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
}

/** Two Power cards, face down until both lie there and are turned over together. */
export function Escape({ store, view }: EscapeProps): ReactElement {
  const words = useKeepWords();
  const { sealedBy } = useTable(store).sight;
  const revealed = escapeIn(store)?.revealed ?? null;
  const seats: Readonly<Record<Side, number | null>> = { hero: view.fighter, monster: view.monsterSeat };
  return (
    <section className="keep-escape" aria-label={words.escape}>
      {SIDES.map((side) => {
        const seat = seats[side];
        const isLaid = seat !== null && includesSeat(sealedBy, seat);
        return (
          <div key={side} className="keep-escape-side">
            <span className="keep-escape-card" data-place={escapePlace(side)}>
              {revealed !== null ? <Shown card={revealed[side]} /> : isLaid ? <CardBack /> : <CardPlace />}
            </span>
            <p>
              {revealed === null
                ? isLaid
                  ? words.laid
                  : words.notLaid
                : sumText(POWER_VALUES[revealed[side]], side === 'hero' ? revealed.heroTotal : revealed.monsterTotal)}
              {revealed?.isDeck === true && side === 'monster' && <small>{words.fromDeck}</small>}
            </p>
          </div>
        );
      })}
    </section>
  );
}

/** `3 + 1 = 4`: what the card counts, what quickness or grip adds to it, and what both come to. */
function sumText(value: number, total: number): string {
  const more = total - value;
  return more === 0 ? `${total}` : `${value} ${more < 0 ? '−' : '+'} ${Math.abs(more)} = ${total}`;
}

function Shown({ card }: { readonly card: PowerCard }): ReactElement {
  const { says } = useKeepWords();
  return (
    <span className="duel-card">
      <span className="duel-name">{says.names.power[card]}</span>
      <Icon name={POWER_ICONS[card]} className="duel-icon" />
      <b>{POWER_VALUES[card]}</b>
    </span>
  );
}
