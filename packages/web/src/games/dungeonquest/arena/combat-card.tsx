import type { Card } from '@questhall/dungeonquest/content';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { CARD_ICONS } from '../looks.ts';
import type { Meeting } from '../odds/reckon.ts';
import { useArenaWords } from '../wording/words.ts';

interface FaceProps {
  readonly card: Card;
  /** What it does to the others; left out where it only lies there. */
  readonly meetings?: readonly Meeting[];
}

/** The front of a combat card: what it is, what it beats and what beats it. */
export function CardFace({ card, meetings = [] }: FaceProps): ReactElement {
  const texts = useArenaWords();
  const others = meetings.filter(({ other }) => other !== card);
  const wins = others.filter(({ given, taken }) => given > taken);
  const loses = others.filter(({ given, taken }) => taken > given);
  return (
    <span className="duel-card" data-card={card}>
      <span className="duel-name">{texts.names.card[card]}</span>
      <Icon name={CARD_ICONS[card]} className="duel-icon" />
      {others.length > 0 && (
        <span className="duel-meetings">
          {wins.map(({ other, given }) => (
            <Met
              key={other}
              other={other}
              sign="check"
              wounds={given}
              text={texts.beats(texts.names.card[other], given)}
            />
          ))}
          {loses.map(({ other, taken }) => (
            <Met
              key={other}
              other={other}
              sign="cross"
              wounds={taken}
              text={texts.losesTo(texts.names.card[other], taken)}
            />
          ))}
        </span>
      )}
    </span>
  );
}

interface MetProps {
  readonly other: Card;
  readonly sign: 'check' | 'cross';
  readonly wounds: number;
  readonly text: string;
}

function Met({ other, sign, wounds, text }: MetProps): ReactElement {
  return (
    <span className="duel-met" data-sign={sign} title={text}>
      <Icon name={sign} />
      <Icon name={CARD_ICONS[other]} />
      {wounds > 1 && <b aria-hidden="true">×{wounds}</b>}
      <span className="unseen">{text}. </span>
    </span>
  );
}

/** The back: the same for every card, so that it gives nothing away. */
export function CardBack(): ReactElement {
  const texts = useArenaWords();
  return (
    <span className="duel-card duel-back">
      <Icon name="flame" className="duel-icon" label={texts.faceDown} />
    </span>
  );
}

/** A place on the table where no card lies yet. */
export function CardPlace(): ReactElement {
  const texts = useArenaWords();
  return (
    <span className="duel-card duel-place">
      <span className="unseen">{texts.noCard}</span>
    </span>
  );
}
