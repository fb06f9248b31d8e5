import type { DungeonQuest, HeroSeen, KeepSeen, View } from '@questhall/dungeonquest';
import { type ReactElement, use } from 'react';
import { DockContext } from '../../../../board/dock.tsx';
import { Icon } from '../../../../look/icon.tsx';
import type { TableStore } from '../../../../table/store/store.ts';
import { useTable } from '../../../../table/store/use-table.ts';
import { useLanguage } from '../../../../texts/language.ts';
import { percentText } from '../../odds/numbers.ts';
import { Hand } from '../hand/hand.tsx';
import { useKeepWords } from '../wording/words.ts';
import { HeroSheet } from './hero-sheet.tsx';
import './side.css';

interface KeepSideProps {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
  readonly keep: KeepSeen;
}

/** Every hero with all that lies open, and the dragon's deck, whose risk everybody can count. */
export function KeepSide({ store, view, keep }: KeepSideProps): ReactElement {
  const { seat } = useTable(store);
  const words = useKeepWords();
  const isLookedBackAt = use(DockContext) === null; // then no bar holds the hand
  const seats = view.heroes.map((_, one) => (Math.max(seat, 0) + one) % view.heroes.length);
  const sheet = (one: number, hero: HeroSeen): ReactElement => (
    <HeroSheet key={one} view={view} hero={hero} seat={one} isYou={one === seat} />
  );
  return (
    <div className="keep-side">
      {isLookedBackAt && <Hand store={store} />}
      <section aria-label={words.heroes} className="keep-sheets">
        {seats.flatMap((one) => {
          const hero = view.heroes[one] ?? null;
          return hero === null ? [] : [sheet(one, hero)];
        })}
      </section>
      {keep.sun > 0 && <Dragon keep={keep} />}
    </div>
  );
}

/** One Dragon card is fire, wherever it lies among those that are left. [hoard.risk-grows] */
function Dragon({ keep: { decks, treasuresLeft, stackSize } }: Pick<KeepSideProps, 'keep'>): ReactElement {
  const words = useKeepWords();
  const language = useLanguage();
  const { left } = decks.dragon;
  return (
    <section className="keep-dragon-deck">
      <h3>
        <Icon name="sea-serpent" /> {words.dragon}
      </h3>
      <p className="keep-dragon-cards" aria-hidden="true">
        {Array.from({ length: left }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie face down have no other name
          <i key={i} />
        ))}
      </p>
      <p>{words.dragonCards(left)}</p>
      <p>
        <b>{words.dragonWakes(percentText(left === 0 ? 0 : 1 / left, language))}</b>
      </p>
      <p className="soft">
        {words.hoardLeft(treasuresLeft)} · {words.stack(stackSize)}
      </p>
    </section>
  );
}
