import { hashText } from '@questhall/kernel';
import { type ReactElement, Suspense, use, useState } from 'react';
import { loadDesignPage } from '../../../games/index.ts';
import { Icon } from '../../../look/icon.tsx';
import type { IconName } from '../../../look/icon-names.ts';
import { useSettings } from '../../../settings/settings.ts';
import { titleOf } from '../../../shell/game-title.ts';
import { hrefOf } from '../../../shell/router.ts';
import { saveFile } from '../../../shell/save-file.ts';
import { whenText } from '../../../shell/when.ts';
import { useLanguage } from '../../../texts/language.ts';
import { useTexts } from '../../../texts/texts.ts';
import { designShelf } from '../../../workshop/design-shelf.ts';
import { DESIGNED, loadDesign } from '../../../workshop/designs.ts';
import { fileOf } from '../../../workshop/export.ts';
import { heatOf, verdictOn } from '../../../workshop/measured.ts';
import type { OwnDesign } from '../../../workshop/own-design.ts';
import type { WorkshopTexts } from '../texts/en.ts';
import { useWorkshopTexts } from '../texts/texts.ts';

interface DesignRowProps {
  readonly design: OwnDesign;
  readonly onDuplicate: (text: string) => void;
  readonly onRemove: () => void;
}

/** A text that is kept here: what it is, how it stands, and what can be done with it. */
export function DesignRow({ design, onDuplicate, onRemove }: DesignRowProps): ReactElement {
  const words = useWorkshopTexts();
  const texts = useTexts();
  const { language } = useSettings();
  const [isNaming, setIsNaming] = useState(false);
  const title = design.title || words.untitled;
  const retitled = async (next: string): Promise<string> => (await loadDesign(design.game)).retitle(design.text, next);
  const rename = async (next: string): Promise<void> => {
    setIsNaming(false);
    if (next === '' || next === design.title) return;
    const renamed = { ...design, text: await retitled(next), title: next, n: design.n + 1, changed: Date.now() };
    await designShelf().keep(renamed, design.n);
  };
  return (
    <li className="design-row" data-game={design.game}>
      <div className="design-sketch" aria-hidden="true">
        <Suspense>
          <Sketch design={design} />
        </Suspense>
      </div>
      <div className="design-about">
        {isNaming ? (
          <NameField title={design.title} onKeep={(next) => void rename(next)} onLeave={() => setIsNaming(false)} />
        ) : (
          <h3>
            <a href={hrefOf({ screen: 'workshop', id: design.id })}>{title}</a>
          </h3>
        )}
        <p className="soft">
          <span className="design-state" data-errors={design.errors > 0}>
            {design.errors === 0 ? words.state.playable : words.state.errors(design.errors)}
          </span>
          {[...(DESIGNED.length > 1 ? [titleOf(design.game)] : []), ...measuredText(design, words)].map(
            (fact) => ` · ${fact}`,
          )}
          {' · '}
          <time dateTime={new Date(design.changed).toISOString()}>
            {whenText(design.changed, Date.now(), language, texts)}
          </time>
        </p>
      </div>
      <div className="design-tools">
        {design.errors === 0 && (
          <a className="button button-gold" href={hrefOf({ screen: 'new', game: design.game, own: design.id })}>
            {words.play}
            <span className="unseen">: {title}</span>
          </a>
        )}
        <Tool icon="pen" short={words.rename} name={words.renameOf(title)} onClick={() => setIsNaming(true)} />
        <Tool
          icon="plus"
          short={words.duplicate}
          name={words.duplicateOf(title)}
          onClick={async () => onDuplicate(await retitled(words.copyOf(title)))}
        />
        <Tool
          icon="export"
          short={words.export}
          name={words.exportOf(title)}
          onClick={() => saveFile(fileOf({ title, text: design.text }))}
        />
        <Tool icon="remove" short={words.remove} name={words.removeOf(title)} onClick={onRemove} />
      </div>
    </li>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly short: string;
  readonly name: string;
  readonly onClick: () => void;
}

const Tool = ({ icon, short, name, onClick }: ToolProps): ReactElement => (
  <button type="button" className="button button-quiet" title={short} aria-label={name} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

interface NameFieldProps {
  readonly title: string;
  readonly onKeep: (title: string) => void;
  readonly onLeave: () => void;
}

function NameField({ title, onKeep, onLeave }: NameFieldProps): ReactElement {
  const words = useWorkshopTexts();
  return (
    <form
      className="design-name"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(String(new FormData(event.currentTarget).get('title') ?? '').trim());
      }}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
    >
      {/* biome-ignore lint/a11y/noAutofocus: whoever asks for another name wants to write it */}
      <input name="title" className="search-field" aria-label={words.newName} defaultValue={title} autoFocus />
      <button type="submit" className="button" aria-label={words.keepName} title={words.keepName}>
        <Icon name="check" />
      </button>
    </form>
  );
}

/** Its plan, small; nothing where it cannot be drawn. */
function Sketch({ design }: { readonly design: OwnDesign }): ReactElement | null {
  const page = use(loadDesignPage(design.game, useLanguage()));
  const measured = isFresh(design) ? design.measured : null;
  return page && <page.Plan text={design.text} heat={measured && heatOf(measured)} />;
}

const isFresh = ({ measured, text }: OwnDesign): boolean => measured?.of === hashText(text);

function measuredText(design: OwnDesign, { measure }: WorkshopTexts): readonly string[] {
  if (design.measured === null || !isFresh(design)) return [];
  const { percent, within } = verdictOn(design.measured);
  return [measure.short(`${percent}`, `${within}`)];
}
