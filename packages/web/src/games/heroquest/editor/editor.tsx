import { type ComponentType, type JSX, useId, useMemo, useRef, useState } from 'react';
import type { ViewportHandle } from '../../../board/camera/viewport-props.ts';
import { CELL } from '../../../board/cells.ts';
import { useDescribingTexts } from '../../../board/describing/texts/texts.ts';
import { GridBoard } from '../../../board/grid-board.tsx';
import type { EditorProps } from '../../../workshop/design-page.ts';
import { useHeroQuestWording } from '../wording/wording.ts';
import '../board/heroquest-board.css';
import { SheetLayers } from '../design/layers.tsx';
import './editor.css';
import type { Tab } from './desk.ts';
import { marked } from './marked.ts';
import { HandMarks, RemarkMarks } from './marks.tsx';
import { described, type Naming, thingName, whereaboutsOf } from './names.ts';
import { open } from './opened.ts';
import { InHand, Palette } from './palette/palette.tsx';
import { HerePanel } from './panel/here.tsx';
import { QuestPanel } from './panel/quest.tsx';
import { useEditorTexts } from './texts/texts.ts';
import { type Editing, useEditing } from './use-editing.ts';

/** So small a square may get when all is to be seen: on a phone one must be able to meet it with a finger. */
const LEAST = { finger: 34, mouse: 14 } as const;

/** A quest to work on: the board as in play, all that can be placed on it, and what else the quest has. */
export const QuestEditor: ComponentType<EditorProps> = (props) => {
  const texts = useEditorTexts();
  const opened = useMemo(() => open(props.text), [props.text]);
  if (!opened.hasPlan)
    return (
      <p className="problem editor-lost" role="status">
        {texts.noPlan}
      </p>
    );
  return <Opened {...props} />;
};

function Opened({ text, onText, remarks, heat }: EditorProps): JSX.Element {
  const texts = useEditorTexts();
  const describing = useDescribingTexts();
  const { names } = useHeroQuestWording();
  const naming: Naming = useMemo(() => ({ names, texts }), [names, texts]);
  const opened = useMemo(() => open(text), [text]);
  const marks = useMemo(() => marked(opened, remarks), [opened, remarks]);
  const viewport = useRef<ViewportHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  const nameOf = (thing: Parameters<typeof thingName>[1]): string => thingName(opened.sheet, thing, naming);
  const editing = useEditing(
    { opened, onText, texts, nameOf },
    {
      viewport,
      onSearch(letter) {
        editing.show('place');
        setWanted(letter);
        requestAnimationFrame(() => field.current?.focus()); // it may not be there before the tab is
      },
    },
  );
  const { pointer, aim, outcome, said, isByKeys } = editing;
  const { width, height, sheet } = opened;
  const bounds = useMemo(() => ({ x: 0, y: 0, width: width * CELL, height: height * CELL }), [width, height]);
  const home = useMemo(() => around(bounds), [bounds]);
  const whereabouts = useMemo(() => whereaboutsOf(opened, naming), [opened, naming]);
  const why = outcome !== null && 'why' in outcome ? outcome.why : null;
  const here = aim === null ? '' : described(opened, aim, marks, naming);
  const told = said?.isRefusal === true ? said.text : why;
  return (
    <div className="editor">
      <div className="editor-board">
        <GridBoard
          columns={width}
          viewport={viewport}
          bounds={bounds}
          home={home}
          focus={null}
          least={matchMedia('(pointer: coarse)').matches ? LEAST.finger : LEAST.mouse}
          pointer={pointer}
          grab={editing.grab}
          texts={{ ...texts, aim: (verb) => verb, describing }}
          hint={isByKeys || told !== null ? '' : here}
          said={isByKeys ? [here, why ?? ''].filter((part) => part !== '').join('; ') : ''}
          whereabouts={whereabouts}
          isPointing={outcome !== null || (aim !== null && editing.tool === null)}
          dock={null}
          over={
            <>
              <InHand editing={editing} naming={naming} />
              {told !== null && <p className="editor-refused">{told}</p>}
            </>
          }
        >
          <SheetLayers sheet={sheet} heat={heat} />
          <RemarkMarks opened={opened} marks={marks} />
          <HandMarks editing={editing} />
        </GridBoard>
        <p className="unseen" role="status">
          {said?.text ?? ''}
        </p>
      </div>
      <div className="editor-side">
        <Tabs editing={editing} naming={naming} />
        <div key={editing.tab} className="editor-panel" role="tabpanel" aria-label={texts.tabs[editing.tab]}>
          {editing.tab === 'place' && (
            <Palette editing={editing} naming={naming} field={field} wanted={wanted} onWanted={setWanted} />
          )}
          {editing.tab === 'here' && <HerePanel editing={editing} naming={naming} marks={marks} />}
          {editing.tab === 'quest' && <QuestPanel editing={editing} naming={naming} />}
        </div>
      </div>
    </div>
  );
}

type Box = Parameters<ViewportHandle['show']>[0];

const around = ({ x, y, width, height }: Box): Box => ({
  x: x - CELL / 3,
  y: y - CELL / 3,
  width: width + (2 * CELL) / 3,
  height: height + (2 * CELL) / 3,
});

const TABS: readonly Tab[] = ['place', 'here', 'quest'];

function Tabs({ editing, naming }: { readonly editing: Editing; readonly naming: Naming }): JSX.Element {
  const { tabs } = naming.texts;
  const group = useId();
  return (
    <fieldset className="segments editor-tabs" aria-label={tabs.label}>
      {TABS.map((tab) => (
        <label key={tab} className="segment">
          <input type="radio" name={group} checked={editing.tab === tab} onChange={() => editing.show(tab)} />
          <span>{tabs[tab]}</span>
        </label>
      ))}
    </fieldset>
  );
}
