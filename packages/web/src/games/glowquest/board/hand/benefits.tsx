import { type JSX, type SyntheticEvent, useRef, useState } from 'react';
import { useMore } from '../../../../board/pointing/use-more.ts';
import { Icon } from '../../../../look/icon.tsx';
import { DECK_ICONS } from '../../looks.ts';
import type { GlowVerb } from '../offers/verbs.ts';
import type { BoardWords } from '../words.ts';

interface BenefitsProps {
  readonly verbs: readonly GlowVerb[];
  readonly aiming: GlowVerb | null;
  readonly texts: BoardWords;
  readonly onChoose: (verb: GlowVerb) => void;
  /** The Benefit that the mouse or the focus is on. */
  readonly onPoint: (key: string | null) => void;
}

/** Every Benefit at hand; the one that is pointed at is read in full on a card over the board. */
export function Benefits({ verbs, aiming, texts, onChoose, onPoint }: BenefitsProps): JSX.Element {
  const hand = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ readonly key: string; readonly x: number } | null>(null);
  const steady = useSteady(verbs);
  useMore(hand, steady.length);
  const point = (key: string, { currentTarget }: SyntheticEvent<HTMLElement>): void => {
    const dock = hand.current?.parentElement?.getBoundingClientRect().left ?? 0;
    setHeld({ key, x: currentTarget.getBoundingClientRect().left - dock });
    onPoint(key);
  };
  const leave = (): void => {
    setHeld(null);
    onPoint(null);
  };
  const read = steady.find(({ key }) => key === held?.key);
  return (
    <>
      <div ref={hand} className="gq-hand" role="toolbar" aria-label={texts.hand}>
        {steady.map((verb, i) => (
          <Tile
            key={verb.key}
            verb={verb}
            number={i + 1}
            isAiming={verb === aiming}
            texts={texts}
            onChoose={onChoose}
            onPoint={(event) => point(verb.key, event)}
            onLeave={leave}
          />
        ))}
      </div>
      {read?.benefit != null && held !== null && (
        <div className="benefit-card" style={{ left: `min(${held.x}px, 100% - 20rem)` }} aria-hidden="true">
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

/** While nothing can be used, because something else is asked or shown, the order stays what it was. */
function useSteady(verbs: readonly GlowVerb[]): readonly GlowVerb[] {
  const order = useRef<readonly string[]>([]);
  const isKnown = order.current.length === verbs.length && verbs.every(({ key }) => order.current.includes(key));
  if (!isKnown || verbs.some(({ offers }) => offers.length > 0)) order.current = verbs.map(({ key }) => key);
  return verbs.toSorted((a, b) => order.current.indexOf(a.key) - order.current.indexOf(b.key));
}

interface TileProps {
  readonly verb: GlowVerb;
  readonly number: number;
  readonly isAiming: boolean;
  readonly texts: BoardWords;
  readonly onChoose: (verb: GlowVerb) => void;
  readonly onPoint: (event: SyntheticEvent<HTMLElement>) => void;
  readonly onLeave: () => void;
}

const KEYS_MAX = 9;

/**
 * A Benefit: what it costs, what it is called, and what it does. One that cannot be used is grey, and says why when it
 * is pressed.
 */
function Tile({ verb, number, isAiming, texts, onChoose, onPoint, onLeave }: TileProps): JSX.Element | null {
  const { key, title, offers, benefit } = verb;
  if (benefit === null) return null;
  const { cost, group, deck, text, isAffordable, alsoHits, hitsFriends } = benefit;
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
      onClick={() => onChoose(verb)}
      onPointerEnter={onPoint}
      onPointerLeave={onLeave}
      onFocus={onPoint}
      onBlur={onLeave}
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
        {hitsFriends ? alsoHits : withoutCost(text)}
      </span>
      {isOff && <span className="unseen">{texts.notNow}</span>}
    </button>
  );
}

/** The gem says what it costs already. */
function withoutCost(text: string): string {
  const rest = text.slice(text.indexOf(', ') + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
