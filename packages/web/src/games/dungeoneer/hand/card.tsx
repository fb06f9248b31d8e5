import type { Dungeoneer, View } from '@questhall/dungeoneer';
import { cardPlace } from '@questhall/dungeoneer/client';
import { adventureOf, type CardId, FORMS, isGloryCard } from '@questhall/dungeoneer/content';
import { gloryCost } from '@questhall/dungeoneer/queries';
import type { CSSProperties, PointerEvent, ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { colourOf, FORM_ICONS, GLORY, iconOfCard, LIFE, PERIL } from '../looks.ts';
import { hover, pointAt, touchAt } from '../pointing.ts';
import { useWords } from '../wording/wording.ts';
import { payersOf } from './payers.ts';

interface HandCardProps {
  readonly store: TableStore<Dungeoneer>;
  readonly view: View;
  readonly seat: number;
  readonly card: CardId;
  /** How far it is turned in the fan, in degrees. */
  readonly tilt: number;
}

/** A card of the hand: what it costs, what it is, and who could pay for it. It is read when it is pointed at. */
export function HandCard({ store, view, seat, card: id, tilt }: HandCardProps): ReactElement {
  const words = useWords();
  const { names } = words.says;
  const card = adventureOf(id);
  const isGlory = isGloryCard(card);
  const isLit = (touchAt(store, cardPlace(id))?.offers.length ?? 0) > 0;
  const listed = 1 + view.list.findIndex((entry) => entry.card === id);
  const cost = isGlory ? gloryCost(view, seat, id, 0) : card.cost;
  const style: CSSProperties & Record<`--${string}`, string> = { '--tilt': `${tilt}deg` };
  return (
    <button
      type="button"
      className="dg-card"
      style={style}
      data-place={cardPlace(id)}
      data-kind={card.kind}
      data-lit={isLit || undefined}
      data-listed={listed > 0 || undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && hover(cardPlace(id))}
      onPointerLeave={() => hover(null)}
      onFocus={() => hover(cardPlace(id))}
      onBlur={() => hover(null)}
      onClick={(event) => pointAt(store, cardPlace(id), isFinger(event.nativeEvent))}
    >
      <span className="dg-card-cost" data-kind={isGlory ? 'glory' : 'peril'}>
        <Icon name={isGlory ? GLORY : PERIL} label={isGlory ? words.glory : words.peril} /> {cost}
        {card.isVariable && '+'}
      </span>
      <Icon name={iconOfCard(id)} className="dg-card-icon" />
      <span className="dg-card-name">{words.called('card', id)}</span>
      <span className="dg-card-foot">
        {card.fighter === null ? (
          <span>{names.time[card.time]}</span>
        ) : (
          <>
            {FORMS.map((form) =>
              card.fighter?.signs[form] !== 'attack' ? null : (
                <span key={form}>
                  <Icon name={FORM_ICONS[form]} label={names.form[form]} />
                  {card.fighter.scores[form]}
                </span>
              ),
            )}
            <span>
              <Icon name={LIFE} label={words.life} />
              {card.fighter.life}
            </span>
          </>
        )}
      </span>
      {listed > 0 && <b className="dg-card-listed">{listed}</b>}
      {!isGlory && listed === 0 && <Payers view={view} seat={seat} card={id} />}
    </button>
  );
}

/** A click that comes from a finger, or from the keys: neither has hovered. */
const isFinger = (event: MouseEvent): boolean =>
  event.detail === 0 || ('pointerType' in event && (event as unknown as PointerEvent).pointerType === 'touch'); // browsers give clicks the type of their pointer

/** Each opponent, full where there is Peril enough. */
function Payers({ view, seat, card }: Pick<HandCardProps, 'view' | 'seat' | 'card'>): ReactElement {
  const words = useWords();
  const payers = payersOf(view, seat, card);
  const named = payers.map((one) => words.says.heroName(view, one)).join(', ');
  return (
    <span className="dg-payers" title={payers.length === 0 ? words.nobodyPays : words.payers(named)}>
      {view.heroes.map((hero, other) => {
        const style: CSSProperties & Record<`--${string}`, string> = { '--rim': `var(${colourOf(other)})` };
        return other === seat || hero.isOut ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <i key={other} style={style} data-full={payers.includes(other) || undefined} />
        );
      })}
      <span className="unseen">{payers.length === 0 ? words.nobodyPays : words.payers(named)}</span>
    </span>
  );
}
