import type { Dungeoneer, View } from '@questhall/dungeoneer';
import { cardPlace, questPlace } from '@questhall/dungeoneer/client';
import { type CardId, type QuestId, questOf } from '@questhall/dungeoneer/content';
import type { Place } from '@questhall/facets';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import type { TableStore } from '../../table/store/store.ts';
import { iconOfCard, QUEST_ICONS } from './looks.ts';
import { hover, pointAt, touchAt } from './pointing.ts';
import './tags.css';
import { useWords } from './wording/wording.ts';

/** Cards that lie side by side under a heading; nothing where there are none. */
export function Shelf({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly ReactElement[];
}): ReactElement | null {
  return children.length === 0 ? null : (
    <div className="dg-shelf">
      <h4>{title}</h4>
      <ul>
        {children.map((child) => (
          <li key={child.key}>{child}</li>
        ))}
      </ul>
    </div>
  );
}

interface TagProps {
  readonly store: TableStore<Dungeoneer>;
  readonly place: Place;
  readonly icon: IconName;
  readonly name: string;
  readonly children?: ReactNode;
}

/** Something that lies there: it is read, and taken up, by pointing at it. */
function Tag({ store, place, icon, name, children }: TagProps): ReactElement {
  const isLit = (touchAt(store, place)?.offers.length ?? 0) > 0;
  return (
    <button
      type="button"
      className="dg-tag"
      data-place={place}
      data-lit={isLit || undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && hover(place)}
      onPointerLeave={() => hover(null)}
      onFocus={() => hover(place)}
      onBlur={() => hover(null)}
      onClick={({ detail }) => pointAt(store, place, detail === 0)}
    >
      <Icon name={icon} /> <span>{name}</span> {children}
    </button>
  );
}

interface CardTagProps {
  readonly store: TableStore<Dungeoneer>;
  readonly card: CardId;
  readonly children?: ReactNode;
}

/** A card that lies there. */
export function CardTag({ store, card, children }: CardTagProps): ReactElement {
  const words = useWords();
  return (
    <Tag store={store} place={cardPlace(card)} icon={iconOfCard(card)} name={words.called('card', card)}>
      {children}
    </Tag>
  );
}

interface QuestTagProps {
  readonly store: TableStore<Dungeoneer>;
  readonly view: View;
  readonly quest: QuestId;
  /** Whose markers count. */
  readonly seat: number;
}

export function QuestTag({ store, view, quest, seat }: QuestTagProps): ReactElement {
  const words = useWords();
  const { category } = questOf(quest);
  const progress = view.progress.find((one) => one.quest === quest);
  const markers = progress?.markers[seat] ?? 0;
  return (
    <Tag store={store} place={questPlace(quest)} icon={QUEST_ICONS[category]} name={words.called('quest', quest)}>
      {markers > 0 && <small>{'◆'.repeat(markers)}</small>}
      {(progress?.wounds ?? 0) > 0 && <small>{words.wounded(progress?.wounds ?? 0)}</small>}
      {progress?.token === 'card' && <small>{words.carried}</small>}
    </Tag>
  );
}
