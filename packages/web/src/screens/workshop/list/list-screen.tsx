import { type ReactElement, use, useId, useRef, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { Frame } from '../../../shell/frame.tsx';
import { titleOf } from '../../../shell/game-title.ts';
import { go } from '../../../shell/router.ts';
import { saveFile } from '../../../shell/save-file.ts';
import { useTexts } from '../../../texts/texts.ts';
import { designShelf } from '../../../workshop/design-shelf.ts';
import { DESIGNED, loadDesign } from '../../../workshop/designs.ts';
import { archiveOf } from '../../../workshop/export.ts';
import { keepNew } from '../../../workshop/new-design.ts';
import type { OwnDesign } from '../../../workshop/own-design.ts';
import { useDesigns } from '../../../workshop/use-designs.ts';
import { useWorkshopTexts } from '../texts/texts.ts';
import { DesignRow } from './design-row.tsx';
import { TurnedAway } from './turned-away.tsx';
import { type Bringing, useBringing } from './use-bringing.ts';

/** All that somebody has written, and the ways to begin something. */
export function ListScreen(): ReactElement {
  const words = useWorkshopTexts();
  const { loading } = useTexts();
  const bringing = useBringing(words.bringing.pasted);
  const [isFull, setIsFull] = useState(false);
  const begin = async (game: string, text: string, isShown: boolean): Promise<void> => {
    const kept = await keepNew(game, text);
    const isKept = kept !== 'full' && kept !== 'elsewhere';
    setIsFull(!isKept);
    if (isKept && isShown) go({ screen: 'workshop', id: kept });
  };
  return (
    <Frame title={words.title} page="workshop">
      <div className="workshop">
        <div>
          <h1>{words.title}</h1>
          <p className="soft">{words.text}</p>
        </div>
        {DESIGNED.map(({ id }) => (
          <Beginnings key={id} game={id} onBegin={(text) => void begin(id, text, true)} />
        ))}
        <Ways bringing={bringing} />
        <TurnedAway turned={bringing.turned} />
        <div role="alert">
          {isFull && (
            <p className="problem">
              <Icon name="warning" />
              <span>{words.full}</span>
            </p>
          )}
        </div>
        <p role="status">{bringing.isBusy && loading}</p>
        <Kept onDuplicate={({ game }, text) => void begin(game, text, false)} />
        {bringing.isOver && <p className="drop-here">{words.dropHere}</p>}
      </div>
    </Frame>
  );
}

interface BeginningsProps {
  readonly game: string;
  readonly onBegin: (text: string) => void;
}

/** What one can begin with: an example with a comment for every line, or one of those that come with the game. */
function Beginnings({ game, onBegin }: BeginningsProps): ReactElement {
  const words = useWorkshopTexts();
  const design = use(loadDesign(game));
  const id = useId();
  return (
    <section className="workshop-ways" aria-label={titleOf(game)}>
      <h2 className="workshop-game">{titleOf(game)}</h2>
      <button type="button" className="button button-gold" onClick={() => onBegin(design.beginning)}>
        <Icon name="pen" />
        {words.begin}
      </button>
      <label htmlFor={id}>{words.copy}</label>
      <select
        id={id}
        className="select"
        value=""
        onChange={(event) => {
          const text = design.print(event.target.value);
          if (text !== null) onBegin(text);
        }}
      >
        <option value="">{words.copyPick}</option>
        {design.shipped.map(({ name, title }) => (
          <option key={name} value={name}>
            {name}. {title}
          </option>
        ))}
      </select>
    </section>
  );
}

/** The ways for what comes from elsewhere. */
function Ways({ bringing }: { readonly bringing: Bringing }): ReactElement {
  const words = useWorkshopTexts();
  const input = useRef<HTMLInputElement>(null);
  const paste = async (): Promise<void> => {
    try {
      bringing.text(await navigator.clipboard.readText());
    } catch {
      // whoever does not let us look at what was copied has said so
    }
  };
  return (
    <div className="workshop-ways">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          bringing.files(files);
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="import" />
        {words.bring}
      </button>
      {'clipboard' in navigator && (
        <button type="button" className="button" onClick={() => void paste()}>
          {words.paste}
        </button>
      )}
      <span className="soft">{words.drop}</span>
    </div>
  );
}

interface KeptProps {
  readonly onDuplicate: (design: OwnDesign, text: string) => void;
}

/** What is kept here. What was deleted last can be taken back for as long as one stays. */
function Kept({ onDuplicate }: KeptProps): ReactElement {
  const words = useWorkshopTexts();
  const designs = useDesigns();
  const [removed, setRemoved] = useState<OwnDesign | null>(null);
  const remove = async (design: OwnDesign): Promise<void> => {
    await designShelf().remove(design.id);
    setRemoved(design);
  };
  const takeBack = async (design: OwnDesign): Promise<void> => {
    if ((await designShelf().keep(design, null)) === 'kept') setRemoved(null);
  };
  return (
    <section className="parchment workshop-kept" aria-label={words.kept}>
      <div className="workshop-ways">
        <h2>{words.kept}</h2>
        {designs !== null && designs.length > 1 && (
          <button type="button" className="button button-quiet" onClick={() => saveFile(archiveOf(designs))}>
            <Icon name="export" />
            {words.exportAll}
          </button>
        )}
      </div>
      <div role="status">
        {removed !== null && (
          <p className="workshop-removed">
            {words.removed(removed.title || words.untitled)}{' '}
            <button type="button" className="button" onClick={() => void takeBack(removed)}>
              <Icon name="undo" />
              {words.takeBack}
            </button>
          </p>
        )}
      </div>
      {designs?.length === 0 && <p className="soft">{words.none}</p>}
      <ul className="workshop-list">
        {designs?.map((design) => (
          <DesignRow
            key={design.id}
            design={design}
            onDuplicate={(text) => onDuplicate(design, text)}
            onRemove={() => void remove(design)}
          />
        ))}
      </ul>
    </section>
  );
}
