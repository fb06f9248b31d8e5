import { type JSX, useEffect, useRef } from 'react';
import type { IconVerb } from '../../board/pointing/pointing.ts';
import { useMore } from '../../board/pointing/use-more.ts';
import { Icon } from '../../look/icon.tsx';
import type { WithPrice } from './paid.ts';
import { useReading } from './use-reading.ts';

/** As much of a verb as its button needs. */
interface PaidVerb extends WithPrice, Pick<IconVerb<unknown>, 'key' | 'title'> {
  readonly offers: readonly unknown[];
}

interface ShelfProps<V> {
  readonly verbs: readonly V[];
  readonly aiming: V | null;
  /** What lies on the shelf is called so. */
  readonly label: string;
  readonly notNow: string;
  readonly onChoose: (verb: V) => void;
  /** What is being read. */
  readonly onRead: (key: string | null) => void;
}

/** Everything at hand that is paid for; what is pointed at is read in full on a card over the board. */
export function Shelf<V extends PaidVerb>(props: ShelfProps<V>): JSX.Element {
  const { verbs, aiming, label, notNow, onChoose, onRead } = props;
  const hand = useRef<HTMLDivElement>(null);
  const { reading, isRead, ...pointing } = useReading(hand, onRead);
  useMore(hand, verbs.length);
  const usable = verbs.filter(({ offers }) => offers.length > 0).map(({ key }) => key);
  useInSight(hand, usable);
  const read = verbs.find(({ key }) => key === reading?.key);
  return (
    <>
      <div ref={hand} className="tile-hand" data-keeps-room role="toolbar" aria-label={label} {...pointing}>
        {verbs.map((verb, i) => (
          <Tile
            key={verb.key}
            verb={verb}
            number={i + 1}
            isAiming={verb === aiming}
            notNow={notNow}
            onChoose={() => isRead(verb.key) || onChoose(verb)}
          />
        ))}
      </div>
      {read?.paid != null && reading !== null && (
        <div className="paid-card" style={{ left: `clamp(0px, ${reading.x}px, 100% - 20rem)` }} aria-hidden="true">
          <b>{read.title}</b>
          <p>{read.paid.text}</p>
          {read.paid.warning !== '' && <p data-warning={read.paid.isGrave || undefined}>{read.paid.warning}</p>}
          {read.offers.length === 0 && <small>{notNow}</small>}
        </div>
      )}
    </>
  );
}

/** Of those that have become usable the first is to be seen, wherever the shelf was left. */
function useInSight(hand: React.RefObject<HTMLElement | null>, usable: readonly string[]): void {
  const keys = usable.join(' ');
  useEffect(() => {
    const shelf = hand.current;
    const room = shelf?.getBoundingClientRect();
    if (shelf == null || room === undefined || keys === '') return;
    const tiles = keys.split(' ').flatMap((key) => shelf.querySelector(`[data-verb="${key}"]`) ?? []);
    const isSeen = tiles.some((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect();
      return left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
    });
    const first = tiles[0]?.getBoundingClientRect();
    if (!isSeen && first !== undefined) shelf.scrollBy(first.left - room.left - GAP, first.top - room.top - GAP);
  }, [hand, keys]);
}

/** What is kept clear at the edge of the shelf. */
const GAP = 6;

interface TileProps {
  readonly verb: PaidVerb;
  readonly number: number;
  readonly isAiming: boolean;
  readonly notNow: string;
  readonly onChoose: () => void;
}

const KEYS_MAX = 9;

/** What it costs, what it is called, and what it does. What cannot be used is grey, and says why when it is pressed. */
function Tile({ verb, number, isAiming, notNow, onChoose }: TileProps): JSX.Element | null {
  const { key, title, offers, paid } = verb;
  if (paid === null) return null;
  const { cost, look, mark, brief, isAffordable, warning, isGrave } = paid;
  const isOff = offers.length === 0;
  return (
    <button
      type="button"
      className="paid"
      data-verb={key}
      data-look={look}
      data-off={isOff || undefined}
      data-dear={!isAffordable || undefined}
      data-hotkey={number <= KEYS_MAX ? number : undefined}
      aria-pressed={isAiming}
      onClick={onChoose}
    >
      <span className="paid-cost" aria-hidden="true">
        {cost}
      </span>
      <span className="paid-name">
        {mark !== null && <Icon name={mark} />}
        {title}
      </span>
      <span className="paid-text" data-warning={isGrave || undefined}>
        {isGrave ? warning : brief}
      </span>
      {isOff && <span className="unseen">{notNow}</span>}
    </button>
  );
}
