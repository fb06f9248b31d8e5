import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { KeyList } from '../../table/game/ui.ts';
import './keys.css';
import { useTableTexts } from '../../table/texts/texts.ts';

/** What can be done without a mouse: a button, and the list it opens. */
export function Keys({ useOwn }: { readonly useOwn: (() => KeyList) | undefined }): ReactElement {
  const texts = useTableTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        data-hotkey="?"
        title={texts.keys}
        aria-label={texts.keys}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {isOpen && <KeysDialog useOwn={useOwn} onClose={() => setOpen(false)} />}
    </>
  );
}

const useNone = (): KeyList => [];

function KeysDialog({
  useOwn = useNone,
  onClose,
}: {
  readonly useOwn: (() => KeyList) | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const texts = useTableTexts();
  const own = useOwn();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.scrollTo(0, 0); // the focus is on the button at its end, but it is read from its beginning
  }, []);
  return (
    <dialog ref={dialog} className="dialog parchment keys" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{texts.keys}</h2>
      <dl>
        {[...texts.keyList, ...own].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </dialog>
  );
}
