import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { KeyList } from '../../table/game/key-list.ts';
import { textsIn } from '../../texts/in-language.ts';
import { useLanguage } from '../../texts/language.ts';
import { KEYS } from './key-list.ts';
import './keys.css';
import { useTableTexts } from '../../table/texts/texts.ts';

/** What can be done without a mouse: a button, and the list it opens. */
export function Keys({ ofGame }: { readonly ofGame: KeyList | undefined }): ReactElement {
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
      {isOpen && <KeysDialog ofGame={ofGame} onClose={() => setOpen(false)} />}
    </>
  );
}

function KeysDialog({
  ofGame,
  onClose,
}: {
  readonly ofGame: KeyList | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const texts = useTableTexts();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.scrollTo(0, 0); // the focus is on the button at its end, but it is read from its beginning
  }, []);
  const lines = [...textsIn(KEYS, language), ...(ofGame === undefined ? [] : textsIn(ofGame, language))];
  return (
    <dialog ref={dialog} className="dialog parchment keys" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{texts.keys}</h2>
      <dl>
        {lines.map(([key, does]) => (
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
