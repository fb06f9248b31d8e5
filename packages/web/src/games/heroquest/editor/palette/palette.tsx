import { type JSX, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { toolKey } from '../desk.ts';
import { type Naming, toolName } from '../names.ts';
import { isForEdges, isTurned, type Tool } from '../tools.ts';
import type { Editing } from '../use-editing.ts';
import { Picture } from './picture.tsx';
import { toolsOf } from './tools-of.ts';

interface PaletteProps {
  readonly editing: Editing;
  readonly naming: Naming;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
}

/** All that can be placed, with a picture and a name; typing finds it. */
export function Palette({ editing, naming, field, wanted, onWanted }: PaletteProps): JSX.Element {
  const { texts } = naming;
  const { opened, tool } = editing;
  const { sheet } = opened;
  const nameOf = (one: Tool): string => toolName(sheet, one, naming);
  const groups = toolsOf(sheet)
    .map(([group, tools]) => [group, tools.filter((one) => isMeant(nameOf(one), wanted))] as const)
    .filter(([, tools]) => tools.length > 0);
  const choose = (next: Tool): void => {
    onWanted('');
    editing.take(tool !== null && toolKey(next) === toolKey(tool) ? null : next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const first = best(
      groups.flatMap(([, tools]) => tools),
      wanted,
      nameOf,
    );
    if (event.key === 'Enter' && first !== undefined) choose(first);
    else if (event.key === 'Escape') {
      onWanted('');
      editing.toBoard();
    } else return;
    event.preventDefault();
  };
  return (
    <div className="palette">
      <input
        ref={field}
        type="search"
        className="search-field palette-search"
        aria-label={texts.search}
        placeholder={texts.search}
        title={texts.searchKeys}
        value={wanted}
        onChange={({ target }) => onWanted(target.value)}
        onKeyDown={onKeyDown}
      />
      {groups.length === 0 && <p className="soft">{texts.nothingFound}</p>}
      {groups.map(([group, tools]) => (
        <Group key={group} title={texts.groups[group]} isOpen={wanted !== '' || !FOLDED.includes(group)}>
          {tools.map((one) => (
            <button
              key={toolKey(one)}
              type="button"
              className="palette-tool"
              aria-pressed={tool !== null && toolKey(one) === toolKey(tool)}
              onClick={() => choose(one)}
            >
              <Picture tool={one} sheet={sheet} />
              <span>{nameOf(one)}</span>
            </button>
          ))}
        </Group>
      ))}
    </div>
  );
}

const FOLDED: readonly string[] = ['find', 'chestTrap', 'named'];

interface GroupProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Tools that belong together; those that are seldom wanted are folded until somebody looks for them. */
function Group({ title, isOpen, children }: GroupProps): JSX.Element {
  const [isUnfolded, unfold] = useState<boolean | null>(null);
  return (
    <section className="palette-group">
      <h3>
        <button type="button" aria-expanded={isUnfolded ?? isOpen} onClick={() => unfold(!(isUnfolded ?? isOpen))}>
          {title}
        </button>
      </h3>
      {(isUnfolded ?? isOpen) && <div className="palette-tools">{children}</div>}
    </section>
  );
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isMeant = (name: string, wanted: string): boolean => plain(name).includes(plain(wanted.trim()));

/** The one that begins with it, or else the first that has it. */
const best = <X,>(list: readonly X[], wanted: string, nameOf: (one: X) => string): X | undefined =>
  list.find((one) => plain(nameOf(one)).startsWith(plain(wanted.trim()))) ?? list[0];

/** What is in the hand, how it is used, and the way to let it go. */
export function InHand({
  editing,
  naming,
}: {
  readonly editing: Editing;
  readonly naming: Naming;
}): JSX.Element | null {
  const { texts } = naming;
  const { tool, opened } = editing;
  if (tool === null) return null;
  const hint = hintOf(tool, naming);
  return (
    <div className="in-hand" data-over="">
      <Picture tool={tool} sheet={opened.sheet} />
      <p>
        <strong>{texts.inYourHand(toolName(opened.sheet, tool, naming))}</strong>
        {hint !== '' && <small>{hint}</small>}
      </p>
      {isTurned(tool) && (
        <button type="button" className="button" onClick={editing.turn}>
          {texts.turnIt}
        </button>
      )}
      <button type="button" className="button" onClick={() => editing.take(null)}>
        {texts.letGo}
      </button>
    </div>
  );
}

function hintOf(tool: Tool, { texts }: Naming): string {
  const turn = isTurned(tool) ? texts.hintTurn : '';
  if (tool.kind === 'floor') return texts.hintCorners;
  if (tool.kind === 'held') return [texts.hintHeld, turn].filter((part) => part !== '').join('; ');
  return isForEdges(tool) ? texts.hintSide : turn;
}
