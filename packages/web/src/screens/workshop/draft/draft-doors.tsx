import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { hrefOf } from '../../../shell/router.ts';
import { saveFile } from '../../../shell/save-file.ts';
import type { Draft } from '../../../workshop/draft.ts';
import { fileOf } from '../../../workshop/export.ts';
import { useWorkshopTexts } from '../texts/texts.ts';

interface DraftDoorsProps {
  readonly draft: Draft;
  readonly title: string;
  readonly isPlayable: boolean;
}

/** What becomes of a text: a table, or a file. */
export function DraftDoors({ draft, title, isPlayable }: DraftDoorsProps): ReactElement {
  const words = useWorkshopTexts();
  const { id, game } = draft.design;
  return (
    <>
      {isPlayable && (
        <a className="button button-gold" href={hrefOf({ screen: 'new', game, own: id })}>
          <Icon name="play" />
          {words.play}
        </a>
      )}
      <button
        type="button"
        className="button button-quiet"
        onClick={() => saveFile(fileOf({ title, text: draft.state().history.now }))}
      >
        <Icon name="export" />
        {words.export}
      </button>
    </>
  );
}
