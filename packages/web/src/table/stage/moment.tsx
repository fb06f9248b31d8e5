import type { Moment as MomentWords, Place, Tone } from '@questhall/facets';
import { type CSSProperties, type JSX, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { locate, type Spot } from '../../board/locating.ts';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import { readingTime } from '../store/timing.ts';
import { BANNER_MIDDLES, CARD_MIDDLES, placeClear } from './placing.ts';

interface MomentProps {
  readonly kind: 'card' | 'banner';
  readonly stage: RefObject<HTMLElement | null>;
  readonly words: MomentWords;
  readonly icon: IconName | null;
  readonly tone: Tone;
  /** Where a card comes from; null when it comes from nowhere on the board. */
  readonly from: Place | null;
  /** What it shall not cover. */
  readonly about: readonly Place[];
  readonly style: CSSProperties;
  /** It takes so long to read. */
  readonly onRead: (milliseconds: number) => void;
  readonly onNext: () => void;
}

/** A card that is drawn, turned and read, or a few words over the whole board. Who has read it clicks it away. */
export function Moment(props: MomentProps): JSX.Element {
  const { kind, stage, words, icon, tone, from, about, style, onRead, onNext } = props;
  const { title, text } = words;
  const own = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is put down once
  useLayoutEffect(() => {
    if (own.current !== null && stage.current !== null) put(own.current, stage.current, kind, from, about);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once
  useEffect(() => onRead(readingTime(title.length + text.length)), []);
  const face = (
    <>
      {icon !== null && <Icon name={icon} />}
      <strong>{title}</strong>
      {text !== '' && <p>{text}</p>}
    </>
  );
  return (
    // The same words are read out by the log; whoever listens has the key that shows everything at once.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div ref={own} className={`stage-${kind}`} data-tone={tone} style={style} onClick={onNext}>
      {kind === 'banner' ? (
        face
      ) : (
        <div className="stage-card-leaf">
          <div className="stage-card-face">{face}</div>
          <div className="stage-card-back card-back">
            <Icon name="flame" />
          </div>
        </div>
      )}
    </div>
  );
}

/** Where nothing is covered that it is about; a card flies there from where it was drawn. */
function put(
  own: HTMLElement,
  stage: HTMLElement,
  kind: MomentProps['kind'],
  from: Place | null,
  about: readonly Place[],
): void {
  const { left, top } = stage.getBoundingClientRect();
  const onStage = (place: Place): readonly Spot[] => {
    const spot = locate(place);
    return spot === null ? [] : [{ ...spot, x: spot.x - left, y: spot.y - top }];
  };
  const room = { width: stage.clientWidth, height: stage.clientHeight };
  const box = { width: own.offsetWidth, height: own.offsetHeight };
  const middles = kind === 'card' ? CARD_MIDDLES : BANNER_MIDDLES;
  const { x, y } = placeClear(room, box, about.flatMap(onStage), middles);
  own.style.left = `${x}px`;
  own.style.top = `${y}px`;
  const [begin] = from === null ? [] : onStage(from);
  if (begin === undefined) return;
  own.style.setProperty('--from-x', `${begin.x - x}px`);
  own.style.setProperty('--from-y', `${begin.y - y}px`);
}
