import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../texts/texts.ts';

interface ConfirmProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What happens, on the button. */
  readonly yes: string;
  /** What happens otherwise, if that is more than nothing. */
  readonly refusal?: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A second thought before something that cannot be undone. */
export function Confirm({ title, children, yes, refusal, onYes, onNo }: ConfirmProps): ReactElement {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog parchment" aria-labelledby="confirm-title" onClose={onNo}>
      <h2 id="confirm-title">{title}</h2>
      <p>{children}</p>
      <div className="dialog-buttons">
        {/* biome-ignore lint/a11y/noAutofocus: a dialog puts the focus on the answer that does no harm */}
        <button type="button" className="button" autoFocus onClick={onNo}>
          {refusal ?? texts.cancel}
        </button>
        <button type="button" className="button button-danger" onClick={onYes}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
