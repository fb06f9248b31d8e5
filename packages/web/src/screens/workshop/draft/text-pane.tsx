import { type ReactElement, type Ref, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { markedLines, offsetOf, type Weighed } from '../../../workshop/marks.ts';
import { useWorkshopTexts } from '../texts/texts.ts';

export interface TextPaneHandle {
  /** Puts the cursor there, and shows it. */
  goTo(line: number, column: number | null): void;
}

interface TextPaneProps {
  readonly ref: Ref<TextPaneHandle>;
  readonly text: string;
  readonly remarks: readonly Weighed[];
  readonly onType: (text: string) => void;
}

/** The text to write in, with the numbers of its lines, and marks where something is to be said. */
export function TextPane({ ref, text, remarks, onType }: TextPaneProps): ReactElement {
  const words = useWorkshopTexts();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const roll = useRef<HTMLDivElement>(null);
  const under = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => markedLines(text, remarks), [text, remarks]);
  useImperativeHandle(ref, () => ({
    goTo(line, column) {
      const at = offsetOf(text, line, column);
      field.current?.focus({ preventScroll: true });
      field.current?.setSelectionRange(at, at);
      const [inside, shown] = [roll.current, under.current?.children[line - 1]];
      if (inside === null || !(shown instanceof HTMLElement)) return;
      inside.scrollIntoView({ block: 'nearest' });
      inside.scrollTop = shown.offsetTop - inside.clientHeight / 2;
    },
  }));
  return (
    <div className="text-pane">
      <div ref={roll} className="text-pane-roll">
        <div ref={under} className="text-pane-under" aria-hidden="true">
          {lines.map((pieces, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <div key={i} className="text-line" data-line={i + 1}>
              {pieces.map(({ text: piece, weight }, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a piece of it
                <span key={j} data-weight={weight ?? undefined}>
                  {piece}
                </span>
              ))}
            </div>
          ))}
        </div>
        <textarea
          ref={field}
          value={text}
          aria-label={words.textLabel}
          aria-describedby={`${id}-keys`}
          aria-invalid={remarks.some(({ weight }) => weight === 'error')}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <p id={`${id}-keys`} className="unseen">
        {words.textKeys}
      </p>
    </div>
  );
}
