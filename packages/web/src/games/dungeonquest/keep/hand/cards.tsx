import type { Action, DungeonQuest } from '@questhall/dungeonquest';
import { powerPlace, thingPlace, touch } from '@questhall/dungeonquest/client';
import {
  BURIAL_CROWN_GOLD,
  type Item,
  POWER_VALUES,
  type PowerCard,
  TREASURES,
  USEFUL_TREASURES,
} from '@questhall/dungeonquest/content';
import type { Place } from '@questhall/facets';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import type { IconName } from '../../../../look/icon-names.ts';
import type { TableStore } from '../../../../table/store/store.ts';
import { CROWN_ICON, ITEM_ICONS, POWER_ICONS, TREASURE_ICON } from '../wording/looks.ts';
import { useKeepWords } from '../wording/words.ts';

/** Something in hand that can be read; the Treasure `null` is the Burial Crown. */
export type Held =
  | { readonly kind: 'power'; readonly card: PowerCard }
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'treasure'; readonly treasure: number | null };

interface CardProps {
  readonly store: TableStore<DungeonQuest>;
  readonly read: Held | null;
  readonly onRead: (held: Held | null) => void;
}

/** Where a thing in hand is pointed at; null for what nothing can be done with. */
export function placeOf(held: Held): Place | null {
  if (held.kind === 'power') return powerPlace(held.card);
  if (held.kind === 'item') return thingPlace(held.item);
  const title = held.treasure === null ? undefined : TREASURES[held.treasure]?.title;
  return title !== undefined && USEFUL_TREASURES.some((useful) => useful === title) ? thingPlace(title) : null;
}

/** What can be done with it now. */
export function usesOf({ asked, snapshot }: TableStore<DungeonQuest>, place: Place | null): readonly Action[] {
  return asked === null || place === null
    ? []
    : touch(snapshot().standing.sight, asked.ask, asked.offers, place).offers;
}

/** A Power card: what it counts for in an escape, and what it does. */
export function PowerCardFace({ card, ...props }: CardProps & { readonly card: PowerCard }): ReactElement {
  const words = useKeepWords();
  const { says } = words;
  return (
    <Card {...props} held={{ kind: 'power', card }} icon={POWER_ICONS[card]} name={says.names.power[card]}>
      <b className="keep-card-value">
        <span aria-hidden="true">{POWER_VALUES[card]}</span>
        <span className="unseen">{words.value(POWER_VALUES[card])}</span>
      </b>
      <span className="keep-card-text">{says.things.power(card)}</span>
    </Card>
  );
}

export function ItemCard({ item, ...props }: CardProps & { readonly item: Item }): ReactElement {
  const { says } = useKeepWords();
  return (
    <Card {...props} held={{ kind: 'item', item }} icon={ITEM_ICONS[item]} name={says.names.item[item]}>
      <span className="keep-card-text">{says.things.item(item)}</span>
    </Card>
  );
}

/** A Treasure of one's own: others see its back. */
export function TreasureCard({ treasure, ...props }: CardProps & { readonly treasure: number | null }): ReactElement {
  const words = useKeepWords();
  const { names } = words.says;
  const printed = treasure === null ? undefined : TREASURES[treasure];
  const name = printed === undefined ? names.title.burialCrown : names.treasure[printed.title];
  return (
    <Card
      {...props}
      held={{ kind: 'treasure', treasure }}
      icon={printed === undefined ? CROWN_ICON : TREASURE_ICON}
      name={name}
    >
      <span className="keep-card-gold">{words.gold(printed?.gold ?? BURIAL_CROWN_GOLD)}</span>
    </Card>
  );
}

interface FaceProps extends CardProps {
  readonly held: Held;
  readonly icon: IconName;
  readonly name: string;
  readonly children?: ReactNode;
}

/** Answers that are given with a card and nothing else: who presses one has chosen it. */
const CHOSEN: readonly Action['type'][] = ['layPower', 'discard'];

/** It lights up while something can be done with it, and is read when it is pointed at or pressed. */
function Card({ store, read, onRead, held, icon, name, children }: FaceProps): ReactElement {
  const place = placeOf(held);
  const uses = usesOf(store, place);
  const isRead = JSON.stringify(read) === JSON.stringify(held);
  const press = ({ nativeEvent }: MouseEvent): void => {
    const [way] = uses;
    if (way !== undefined && CHOSEN.includes(way.type) && !isFinger(nativeEvent)) void store.answer(way);
    else onRead(isRead && isFinger(nativeEvent) ? null : held);
  };
  return (
    <button
      type="button"
      className="keep-card"
      data-place={place ?? undefined}
      data-kind={held.kind}
      data-lit={uses.length > 0 || undefined}
      aria-expanded={isRead}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onRead(held)}
      onFocus={() => onRead(held)}
      onClick={press}
    >
      <Icon name={icon} className="keep-card-icon" />
      <span className="keep-card-name">{name}</span>
      {children}
    </button>
  );
}

/** A click that comes from a finger: it has not hovered, and what it chose has not been read yet. */
const isFinger = (event: globalThis.MouseEvent): boolean =>
  'pointerType' in event && (event as PointerEvent).pointerType === 'touch'; // browsers give clicks the type of their pointer
