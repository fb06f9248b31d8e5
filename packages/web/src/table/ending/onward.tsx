import type { Types } from '@questhall/kernel';
import type { Lobby } from '@questhall/wire';
import { type ReactElement, use, useState } from 'react';
import { Icon } from '../../look/icon.tsx';
import { go } from '../../shell/router.ts';
import { useTexts } from '../../texts/texts.ts';
import type { GameUi } from '../game/ui.ts';
import { LobbyContext } from '../store/lobby-context.ts';
import { saveTable } from '../store/save-table.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useEndedTexts } from './texts/texts.ts';

interface OnwardProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}

/** The next quest where there is one, and the same again: with the same people, and other dice. */
export function Onward<T extends Types>({ ui, store }: OnwardProps<T>): ReactElement | null {
  const texts = useEndedTexts();
  const { sight } = useTable(store).standing;
  const lobby = use(LobbyContext);
  const [isBusy, setIsBusy] = useState(false);
  const next = ui.next?.(sight) ?? null;
  const hasAgain = lobby !== null && ui.hasAgain?.(sight) !== false;
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    const id = lobby === null ? null : await openAgain(lobby, store.seated.id);
    if (id === null)
      go({ screen: 'new', game: ui.id }); // the form says what is wrong
    else go({ screen: 'table', id });
  };
  return (
    <>
      {next !== null && (
        <a className="button button-gold" href={next}>
          <Icon name="arrow" />
          {texts.next}
        </a>
      )}
      {hasAgain && (
        <button
          type="button"
          className={next === null ? 'button button-gold' : 'button'}
          disabled={isBusy}
          onClick={() => void begin()}
        >
          <Icon name="undo" />
          {isBusy ? texts.starting : texts.again}
        </button>
      )}
    </>
  );
}

/** Opens a table like this one, and says which; null when that cannot be. */
async function openAgain(lobby: Lobby, id: string): Promise<string | null> {
  const card = (await lobby.cards()).find((one) => one.id === id);
  if (card === undefined) return null;
  const { game, options, company, hasTypedDice, name } = card;
  const called = name.replace(/ \(\d+\)$/, ''); // which of its kind it is, the shelf says
  const made = await lobby.make({ game, options, company, hasTypedDice, name: called });
  return made.ok ? made.value : null;
}

/** Sends the game in a few lines to somebody else. */
export function Share({ text }: { readonly text: string }): ReactElement {
  const texts = useEndedTexts();
  const [shared, setShared] = useState<'' | 'copied' | 'notCopied'>('');
  return (
    <>
      <button type="button" className="button" onClick={() => void share(text).then(setShared)}>
        <Icon name="export" />
        {texts.share}
      </button>
      <p className="end-shared" role="status">
        {shared !== '' && texts[shared]}
      </p>
      {shared === 'notCopied' && <pre className="end-short">{text}</pre>}
    </>
  );
}

/** The whole game as a file. */
export function SaveFile<T extends Types>({ store }: { readonly store: TableStore<T> }): ReactElement | null {
  const texts = useEndedTexts();
  const { homePage } = useTexts();
  const lobby = use(LobbyContext);
  const [failed, setFailed] = useState<string | null>(null);
  const { id, name } = store.seated;
  if (lobby === null) return null;
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void saveTable(lobby, id, name).then(setFailed)}
      >
        {texts.export}
      </button>
      {failed !== null && <p role="alert">{homePage.trouble.export(failed)}</p>}
    </>
  );
}

/** Hands the lines to whatever the device shares with, or to the clipboard. */
async function share(text: string): Promise<'' | 'copied' | 'notCopied'> {
  try {
    if (navigator.share !== undefined) {
      await navigator.share({ text });
      return '';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    const isWithdrawn = error instanceof DOMException && error.name === 'AbortError';
    return isWithdrawn ? '' : 'notCopied';
  }
}
