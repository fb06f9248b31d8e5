import type { DungeonQuest } from '@questhall/dungeonquest';
import { itemsOf } from '@questhall/dungeonquest/client';
import { type ReactElement, useState } from 'react';
import type { TableStore } from '../../../../table/store/store.ts';
import { useTable } from '../../../../table/store/use-table.ts';
import { useKeepWords } from '../wording/words.ts';
import { type Held, ItemCard, PowerCardFace, TreasureCard } from './cards.tsx';
import './hand.css';
import { Reading } from './reading.tsx';

/** The Power cards of whoever looks on, and with them all that the hero carries: face up to nobody else. */
export function Hand({ store }: { readonly store: TableStore<DungeonQuest> }): ReactElement | null {
  const { sight, seat } = useTable(store);
  const words = useKeepWords();
  const [read, setRead] = useState<Held | null>(null);
  const { view } = sight;
  const hero = view.heroes[seat] ?? null;
  if (hero === null || view.keep === null || view.keep.sun === 0) return null;
  const items = itemsOf(hero);
  const treasures = hero.treasures ?? [];
  const carries = items.length + treasures.length > 0 || hero.hasCrown;
  const shown = read !== null && isHeld(read, view.powerHand, items, treasures, hero.hasCrown) ? read : null;
  const card = { store, onRead: setRead, read: shown };
  return (
    <div className="keep-hand">
      <ul className="keep-power" aria-label={words.hand}>
        {view.powerHand.map((title, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards that are alike have no other name
          <li key={`${title} ${i}`}>
            <PowerCardFace {...card} card={title} />
          </li>
        ))}
        {view.powerHand.length === 0 && hero.fate === 'inside' && <li className="keep-hint">{words.emptyHand}</li>}
      </ul>
      {carries && (
        <ul className="keep-carried" aria-label={words.belongings}>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two draughts have no other name
            <li key={`${item} ${i}`}>
              <ItemCard {...card} item={item} />
            </li>
          ))}
          {treasures.map((place, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sacks have no other name
            <li key={`${place} ${i}`}>
              <TreasureCard {...card} treasure={place} />
            </li>
          ))}
          {hero.hasCrown && (
            <li>
              <TreasureCard {...card} treasure={null} />
            </li>
          )}
        </ul>
      )}
      {shown !== null && <Reading store={store} held={shown} onClose={() => setRead(null)} />}
    </div>
  );
}

/** What was being read may be gone by now. */
function isHeld(
  held: Held,
  power: readonly string[],
  items: readonly string[],
  treasures: readonly number[],
  hasCrown: boolean,
): boolean {
  if (held.kind === 'power') return power.includes(held.card);
  if (held.kind === 'item') return items.includes(held.item);
  return held.treasure === null ? hasCrown : treasures.includes(held.treasure);
}
