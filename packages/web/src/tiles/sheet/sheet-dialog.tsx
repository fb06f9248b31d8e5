import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import './sheet.css';

interface SheetDialogProps {
  readonly title: string;
  readonly note: string;
  readonly icon: IconName;
  readonly colour: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet of parchment over the table. */
export function SheetDialog({ title, note, icon, colour, close, onClose, children }: SheetDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog parchment tile-sheet" aria-label={title} onClose={onClose}>
      <header>
        <span className="tile-face" style={{ borderColor: `var(${colour})` }}>
          <Icon name={icon} />
        </span>
        <div className="tile-sheet-title">
          <h2>{title}</h2>
          <p>{note}</p>
        </div>
        <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </header>
      {children}
    </dialog>
  );
}

export interface NumbersProps {
  readonly numbers: readonly (readonly [label: string, text: string])[];
}

/** The numbers of a sheet. */
export function Numbers({ numbers }: NumbersProps): ReactElement {
  return (
    <dl className="tile-numbers">
      {numbers.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
