import type { Moment as MomentWords, Tone } from '@questhall/facets';
import { type CSSProperties, type JSX, useEffect } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import { readingTime } from '../store/timing.ts';

interface MomentProps {
  readonly kind: 'card' | 'banner';
  readonly words: MomentWords;
  readonly icon: IconName | null;
  readonly tone: Tone;
  readonly style: CSSProperties;
  /** It takes so long to read. */
  readonly onRead: (milliseconds: number) => void;
  readonly onNext: () => void;
}

/** A card that is drawn, turned and read, or a few words over the whole board. Who has read it clicks it away. */
export function Moment({ kind, words: { title, text }, icon, tone, style, onRead, onNext }: MomentProps): JSX.Element {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once
  useEffect(() => onRead(readingTime(title.length + text.length)), []);
  return (
    // The same words are read out by the log; whoever listens has the key that shows everything at once.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={`stage-${kind}`} data-tone={tone} style={style} onClick={onNext}>
      {icon !== null && <Icon name={icon} />}
      <strong>{title}</strong>
      {text !== '' && <p>{text}</p>}
    </div>
  );
}
