import type { Dungeoneer, View } from '@questhall/dungeoneer';
import { cardPlace, heroPlace, questPlace } from '@questhall/dungeoneer/client';
import { type CardId, FORMS, type QuestId, questOf } from '@questhall/dungeoneer/content';
import { heroScore, isGraded, maxLife, scoreOf } from '@questhall/dungeoneer/queries';
import type { Place } from '@questhall/facets';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { IconName } from '../../../look/icon-names.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { colourOf, FORM_ICONS, faceOf, GLORY, iconOfCard, LIFE, PERIL, POINTS, QUEST, QUEST_ICONS } from '../looks.ts';
import { hover, pointAt, touchAt } from '../pointing.ts';
import { useWords } from '../wording/wording.ts';

interface PlayerProps {
  readonly store: TableStore<Dungeoneer>;
  readonly view: View;
  readonly seat: number;
  readonly isYou: boolean;
}

const QUESTS_TO_WIN = 3;

/** All that lies open before one player: the hero, life, Glory and Peril, what is in play, and the Quests. */
export function Player({ store, view, seat, isYou }: PlayerProps): ReactElement | null {
  const words = useWords();
  const { says } = words;
  const hero = view.heroes[seat];
  if (hero === undefined) return null;
  const style: CSSProperties & Record<`--${string}`, string> = { '--rim': `var(${colourOf(seat)})` };
  const name = says.heroName(view, seat);
  const score = scoreOf(view, seat);
  return (
    <article
      className="dg-player"
      style={style}
      data-place={heroPlace(seat)}
      data-acting={view.active === seat || undefined}
      data-out={hero.isOut || undefined}
    >
      <h3>
        <button
          type="button"
          className="dg-player-name"
          title={words.heroSheet(name)}
          onClick={() => pointAt(store, heroPlace(seat), true)}
        >
          <Icon name={faceOf(hero)} /> {name} {isYou && <small>{words.you}</small>}
        </button>
        <span className="dg-score">
          <Icon name={QUEST} /> {isGraded(view) ? words.victoryPoints(score) : words.done(score, QUESTS_TO_WIN)}
        </span>
      </h3>
      {hero.isOut ? (
        <p className="dg-out">{words.out}</p>
      ) : (
        <>
          <p className="dg-purse">
            <Figure icon={LIFE} label={words.life} kind="life">
              {hero.life}
              {hero.heroes.length > 0 && <small>/{maxLife(hero)}</small>}
            </Figure>
            <Figure icon={GLORY} label={words.glory} kind="glory">
              {hero.glory}
            </Figure>
            <Figure icon={PERIL} label={words.peril} kind="peril">
              {hero.peril}
            </Figure>
            <Figure icon={POINTS} label={words.points} kind="points">
              {view.active === seat ? hero.points + hero.bonus : hero.hasSaved ? 1 : 0}
            </Figure>
            {hero.heroes.length > 0 &&
              FORMS.map((form) => (
                <Figure key={form} icon={FORM_ICONS[form]} label={says.names.form[form]} kind="score">
                  {heroScore(view, seat, form)}
                </Figure>
              ))}
          </p>
          <p className="dg-marks">
            <span>{words.level(hero.level)}</span>
            <span>{words.handOf(view.handSizes[seat] ?? 0)}</span>
            {hero.isTipped && <span className="chip chip-gold">{words.tipped}</span>}
            {hero.hasSaved && view.active !== seat && <span className="chip">{words.saved}</span>}
          </p>
          <Shelf title={words.ready}>
            {hero.readied.map(({ card, charges, wounds }) => (
              <CardTag key={card} store={store} card={card}>
                {charges > 0 && <small>{words.charges(charges)}</small>}
                {wounds > 0 && <small>{words.wounded(wounds)}</small>}
              </CardTag>
            ))}
          </Shelf>
          <Shelf title={words.pack}>
            {hero.pack.map(({ card, wounds }) => (
              <CardTag key={card} store={store} card={card}>
                {wounds > 0 && <small>{words.wounded(wounds)}</small>}
              </CardTag>
            ))}
          </Shelf>
          <Shelf title={words.banes}>
            {hero.banes.map(({ card }) => (
              <CardTag key={card} store={store} card={card} />
            ))}
          </Shelf>
          <Shelf title={words.quests}>
            {(view.errands[seat] ?? []).map(({ quest }, i) =>
              quest === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a back has no other name
                <li key={i} className="dg-tag" data-back="">
                  {words.faceDown}
                </li>
              ) : (
                <QuestTag key={quest} store={store} view={view} quest={quest} seat={seat} />
              ),
            )}
          </Shelf>
        </>
      )}
    </article>
  );
}

interface FigureProps {
  readonly icon: IconName;
  readonly label: string;
  readonly kind: string;
  readonly children: ReactNode;
}

const Figure = ({ icon, label, kind, children }: FigureProps): ReactElement => (
  <span className="dg-number" data-kind={kind} title={label}>
    <Icon name={icon} label={label} /> <b>{children}</b>
  </span>
);

/** Cards that lie side by side under a heading; nothing where there are none. */
export function Shelf({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly ReactNode[];
}): ReactElement | null {
  return children.length === 0 ? null : (
    <div className="dg-shelf">
      <h4>{title}</h4>
      <ul>{children}</ul>
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
    <li>
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
    </li>
  );
}

interface CardTagProps {
  readonly store: TableStore<Dungeoneer>;
  readonly card: CardId;
  readonly children?: ReactNode;
}

function CardTag({ store, card, children }: CardTagProps): ReactElement {
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
