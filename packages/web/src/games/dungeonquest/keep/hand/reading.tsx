import type { DungeonQuest } from '@questhall/dungeonquest';
import { wishAt } from '@questhall/dungeonquest/client';
import { BURIAL_CROWN_GOLD, POWER_VALUES, TREASURES } from '@questhall/dungeonquest/content';
import { type ReactElement, useEffect, useRef } from 'react';
import type { TableStore } from '../../../../table/store/store.ts';
import { useTable } from '../../../../table/store/use-table.ts';
import { AnswerButton } from '../answering/answer-button.tsx';
import { useChance } from '../odds/keep-odds.ts';
import { type KeepWords, useKeepWords } from '../wording/words.ts';
import { type Held, placeOf, usesOf } from './cards.tsx';

interface ReadingProps {
  readonly store: TableStore<DungeonQuest>;
  readonly held: Held;
  readonly onClose: () => void;
}

/** A card held up to be read: what it is good for, what can be done with it now, or why it cannot. */
export function Reading({ store, held, onClose }: ReadingProps): ReactElement {
  const words = useKeepWords();
  const { sight } = useTable(store).standing;
  const chanceOf = useChance();
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    const leave = ({ target }: PointerEvent): void => {
      const hand = own.current?.parentElement;
      if (target instanceof Node && hand?.contains(target) !== true) onClose();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [onClose]);
  const place = placeOf(held);
  const uses = usesOf(store, place);
  const { asked } = store;
  const wish = place === null ? null : wishAt(place, sight.view);
  const { title, lines } = saidOf(held, words);
  return (
    <section
      ref={own}
      className="keep-reading"
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onClose()}
    >
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {held.kind === 'power' && <p className="soft">{words.oneOrOther}</p>}
      {asked !== null && (
        <div className="keep-reading-uses">
          {uses.map((action) => (
            <AnswerButton
              key={JSON.stringify(action)}
              store={store}
              ask={asked.ask}
              action={action}
              chance={chanceOf(action)}
            />
          ))}
          {uses.length === 0 && wish !== null && (
            <button type="button" className="button" onClick={() => void store.explain(wish, asked.ask.id)}>
              {words.why}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** What stands on it. */
function saidOf(held: Held, words: KeepWords): { readonly title: string; readonly lines: readonly string[] } {
  const { names, things } = words.says;
  if (held.kind === 'item') return { title: names.item[held.item], lines: [things.item(held.item)] };
  if (held.kind === 'power')
    return {
      title: names.power[held.card],
      lines: [words.value(POWER_VALUES[held.card]), things.power(held.card)],
    };
  const printed = held.treasure === null ? undefined : TREASURES[held.treasure];
  if (held.treasure === null || printed === undefined)
    return { title: names.title.burialCrown, lines: [words.gold(BURIAL_CROWN_GOLD)] };
  return { title: names.treasure[printed.title], lines: [things.treasure(held.treasure)] };
}
