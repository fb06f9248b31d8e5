import { type JSX, useEffect, useRef } from 'react';
import { useMore } from '../../../../board/pointing/use-more.ts';
import { Icon } from '../../../../look/icon.tsx';
import { DECK_ICONS } from '../../looks.ts';
import type { GlowVerb } from '../offers/verbs.ts';
import type { BoardWords } from '../words.ts';
import { useReading } from './use-reading.ts';

interface BenefitsProps {
  readonly verbs: readonly GlowVerb[];
  readonly aiming: GlowVerb | null;
  readonly texts: BoardWords;
  readonly onChoose: (verb: GlowVerb) => void;
  /** The Benefit that is being read. */
  readonly onRead: (key: string | null) => void;
}

/** Every Benefit at hand; the one that is pointed at is read in full on a card over the board. */
export function Benefits({ verbs, aiming, texts, onChoose, onRead }: BenefitsProps): JSX.Element {
  const hand = useRef<HTMLDivElement>(null);
  const { reading, isRead, ...pointing } = useReading(hand, onRead);
  useMore(hand, verbs.length);
  const usable = verbs.filter(({ offers }) => offers.length > 0).map(({ key }) => key);
  useInSight(hand, usable);
  const read = verbs.find(({ key }) => key === reading?.key);
  return (
    <>
      <div ref={hand} className="gq-hand" role="toolbar" aria-label={texts.hand} {...pointing}>
        {verbs.map((verb, i) => (
          <Tile
            key={verb.key}
            verb={verb}
            number={i + 1}
            isAiming={verb === aiming}
            texts={texts}
            onChoose={() => isRead(verb.key) || onChoose(verb)}
          />
        ))}
      </div>
      {read?.benefit != null && reading !== null && (
        <div className="benefit-card" style={{ left: `clamp(0px, ${reading.x}px, 100% - 20rem)` }} aria-hidden="true">
          <b>{read.title}</b>
          <p>{read.benefit.text}</p>
          {read.benefit.alsoHits !== '' && (
            <p data-warning={read.benefit.hitsFriends || undefined}>{read.benefit.alsoHits}</p>
          )}
          {read.offers.length === 0 && <small>{texts.notNow}</small>}
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
  readonly verb: GlowVerb;
  readonly number: number;
  readonly isAiming: boolean;
  readonly texts: BoardWords;
  readonly onChoose: () => void;
}

const KEYS_MAX = 9;

/**
 * A Benefit: what it costs, what it is called, and what it does. One that cannot be used is grey, and says why when it
 * is pressed.
 */
function Tile({ verb, number, isAiming, texts, onChoose }: TileProps): JSX.Element | null {
  const { key, title, offers, benefit } = verb;
  if (benefit === null) return null;
  const { cost, group, deck, brief, isAffordable, alsoHits, hitsFriends } = benefit;
  const isOff = offers.length === 0;
  return (
    <button
      type="button"
      className="benefit"
      data-verb={key}
      data-group={group}
      data-deck={deck ?? group}
      data-off={isOff || undefined}
      data-dear={!isAffordable || undefined}
      data-hotkey={number <= KEYS_MAX ? number : undefined}
      aria-pressed={isAiming}
      onClick={onChoose}
    >
      <span className="benefit-cost" aria-hidden="true">
        {cost}
      </span>
      <span className="benefit-name">
        {deck !== null && <Icon name={DECK_ICONS[deck]} />}
        {group === 'glow' && <Icon name="crystal-growth" />}
        {title}
      </span>
      <span className="benefit-text" data-warning={hitsFriends || undefined}>
        {hitsFriends ? alsoHits : brief}
      </span>
      {isOff && <span className="unseen">{texts.notNow}</span>}
    </button>
  );
}
