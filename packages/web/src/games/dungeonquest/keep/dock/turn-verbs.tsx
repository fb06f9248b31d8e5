import type { Action, DungeonQuest } from '@questhall/dungeonquest';
import { type Try, turnTriesIn } from '@questhall/dungeonquest/client';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import type { IconVerb } from '../../../../board/pointing/pointing.ts';
import { VerbBar } from '../../../../board/pointing/verb-bar.tsx';
import type { TableStore } from '../../../../table/store/store.ts';
import { useTable } from '../../../../table/store/use-table.ts';
import { useChance } from '../odds/keep-odds.ts';
import { deedIcon } from '../wording/looks.ts';
import { type KeepWords, useKeepWords } from '../wording/words.ts';

interface TurnVerbsProps {
  readonly store: TableStore<DungeonQuest>;
  readonly asked: Offered<DungeonQuest>;
}

/** Keys for what a hero does where he stands. */
const HOTKEYS: Readonly<Record<string, string>> = {
  search: 'l',
  catchBreath: 'c',
  plunder: 'p',
  descend: 'd',
  leave: 'x',
};

/** A deed as a button. */
interface DeedVerb extends IconVerb<Action> {
  readonly detail: string;
}

/** What this turn can be used for; what it cannot is grey, and says by which rule. */
export function TurnVerbs({ store, asked }: TurnVerbsProps): ReactElement {
  const words = useKeepWords();
  const { sight } = useTable(store).standing;
  const chanceOf = useChance();
  const { offers } = asked;
  const tries = turnTriesIn(sight.view, offers);
  const shown = (one: Try): DeedVerb => verbOf(one, asked, sight, words, chanceOf(one.action));
  // What is not tried by everybody is offered all the same: to wait in a tower, to use something first.
  const others = offers.filter((offer) => !tries.some(({ action }) => isSame(action, offer)) && offer.type !== 'pass');
  const all = [...tries, ...others.map((action) => ({ action, isOffered: true }))];
  return (
    <VerbBar<Action, DeedVerb>
      verbs={all.toSorted((one, other) => rankOf(one) - rankOf(other)).map(shown)}
      aiming={null}
      hotkeys={HOTKEYS}
      texts={{ verbs: words.deeds, notNow: words.notNow }}
      detailOf={({ detail }) => detail}
      titleOf={({ title, offers: ways, detail }) =>
        ways.length === 0 ? `${title}: ${words.notNow}` : [title, detail].filter((part) => part !== '').join(': ')
      }
      onChoose={({ offers: [way], wish }) => {
        if (way !== undefined) void store.answer(way, asked.ask.id);
        else void store.explain(wish(null), asked.ask.id);
      }}
    />
  );
}

/** What only this place is good for. */
const OF_THE_PLACE: readonly Action['type'][] = ['plunder', 'leave', 'descend'];

/** What can be done comes before what cannot, and what one came for before all else. */
function rankOf({ action, isOffered }: Try): number {
  if (!isOffered) return 2;
  return OF_THE_PLACE.includes(action.type) ? 0 : 1;
}

/** What it does can be read on the card. */
const IN_HAND: readonly Action['type'][] = ['playPower', 'useItem'];

const isSame = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

function verbOf(
  { action, isOffered }: Try,
  { ask }: Offered<DungeonQuest>,
  sight: Parameters<KeepWords['says']['action']>[2],
  { says }: KeepWords,
  chance: string,
): DeedVerb {
  const { title, detail } = says.action(action, ask, sight);
  return {
    key: says.typed(action, sight),
    icon: deedIcon(action) ?? 'boots',
    title,
    detail: !isOffered || IN_HAND.includes(action.type) ? '' : chance === '' ? detail : chance,
    offers: isOffered ? [action] : [],
    wish: () => action,
  };
}
