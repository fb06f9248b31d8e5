import type { View } from '@questhall/glowquest';
import { type EntityId, findEntity, isConscious } from '@questhall/glowquest/queries';
import type { JSX } from 'react';
import { DeedBar } from '../../../board/deed-bar.tsx';
import { Icon } from '../../../look/icon.tsx';
import { colourOf, DECK_ICONS, iconOf } from '../looks.ts';
import type { GlowDeed } from './deeds.ts';
import './hand.css';
import { Surges } from './surges.tsx';
import type { BoardWords } from './words.ts';

interface DockProps {
  readonly view: View;
  readonly actor: EntityId | null;
  readonly deeds: readonly GlowDeed[];
  readonly aiming: GlowDeed | null;
  readonly texts: BoardWords;
  readonly onChoose: (deed: GlowDeed) => void;
  /** The Benefit that the mouse or the focus is on. */
  readonly pointed: string | null;
  readonly onPoint: (key: string | null) => void;
}

const HOTKEYS: Readonly<Record<string, string>> = {
  attack: 'a',
  endTurn: 'e',
  endPhase: 'e',
  done: 'e',
  open: 'd',
  recover: 'r',
  throwRock: 't',
  crawl: 'c',
};

/** Under the board: who acts, what is left to spend, and everything that can be done with it. */
export function Dock({ view, actor, deeds, aiming, texts, onChoose, pointed, onPoint }: DockProps): JSX.Element {
  const benefits = deeds.filter(({ benefit }) => benefit !== null);
  const wanted = benefits.find(({ key, offers }) => key === pointed && offers.length > 0) ?? aiming;
  return (
    <div className="gq-dock" data-hand={benefits.length > 0}>
      <Purse view={view} actor={actor} cost={wanted?.benefit?.cost ?? 0} texts={texts} />
      <DeedBar
        deeds={deeds.filter(({ benefit }) => benefit === null)}
        aiming={aiming}
        hotkeys={HOTKEYS}
        texts={texts}
        titleOf={({ title, offers }) => (offers.length === 0 ? `${title}: ${texts.notNow}` : title)}
        onChoose={onChoose}
      />
      {benefits.length > 0 && (
        <div className="hand" role="toolbar" aria-label={texts.hand}>
          {benefits.map((deed, i) => (
            <Tile
              key={deed.key}
              deed={deed}
              number={i + 1}
              isAiming={deed === aiming}
              texts={texts}
              onChoose={onChoose}
              onPoint={onPoint}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface PurseProps extends Pick<DockProps, 'view' | 'actor' | 'texts'> {
  readonly cost: number;
}

/** Who acts, and what is left: Surges in a Turn, squares in an Exploration Phase. */
function Purse({ view, actor, cost, texts }: PurseProps): JSX.Element {
  const entity = actor === null ? null : findEntity(view, actor);
  if (entity === null) return <div className="purse" />;
  const { turn, phase, encounter } = view;
  const squares = phase?.left ?? turn?.stroll?.left ?? null;
  const state = encounter === null ? texts.exploring : isConscious(entity) ? texts.round(encounter.round) : texts.down;
  return (
    <div className="purse" style={{ borderColor: `var(${colourOf(entity)})` }}>
      <p className="purse-who">
        <Icon name={iconOf(entity)} />
        <span>
          <b>{texts.figureIn(view, entity.id)}</b>
          <small>{state}</small>
        </span>
      </p>
      {turn?.who === entity.id && <Surges left={turn.surges} cost={cost} label={texts.surges(turn.surges)} />}
      {squares !== null && <p className="purse-squares">{texts.squaresLeft(squares)}</p>}
    </div>
  );
}

interface TileProps {
  readonly deed: GlowDeed;
  readonly number: number;
  readonly isAiming: boolean;
  readonly texts: BoardWords;
  readonly onChoose: (deed: GlowDeed) => void;
  readonly onPoint: (key: string | null) => void;
}

const KEYS_MAX = 9;

/** A Benefit: what it costs, what it is called, and what it does. One that cannot be used is grey, and says why when it is pressed. */
function Tile({ deed, number, isAiming, texts, onChoose, onPoint }: TileProps): JSX.Element | null {
  const { key, title, offers, benefit } = deed;
  if (benefit === null) return null;
  const { cost, group, deck, text, isAffordable } = benefit;
  const isOff = offers.length === 0;
  return (
    <button
      type="button"
      className="benefit"
      data-deed={key}
      data-group={group}
      data-deck={deck ?? group}
      data-off={isOff || undefined}
      data-dear={!isAffordable || undefined}
      data-hotkey={number <= KEYS_MAX ? number : undefined}
      aria-pressed={isAiming}
      title={isOff ? `${text} (${texts.notNow})` : text}
      onClick={() => onChoose(deed)}
      onPointerEnter={() => onPoint(key)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(key)}
      onBlur={() => onPoint(null)}
    >
      <span className="benefit-cost" aria-hidden="true">
        {cost}
      </span>
      <span className="benefit-name">
        {deck !== null && <Icon name={DECK_ICONS[deck]} />}
        {group === 'glow' && <Icon name="crystal-growth" />}
        {title}
      </span>
      <span className="benefit-text">{withoutCost(text)}</span>
      {isOff && <span className="unseen">{texts.notNow}</span>}
    </button>
  );
}

/** The gem says what it costs already. */
function withoutCost(text: string): string {
  const rest = text.slice(text.indexOf(', ') + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
