import { readLine, writeLine } from '@questhall/heroquest/edit';
import { CORRIDOR } from '@questhall/heroquest/queries';
import { type Goal, nameSquare, type Sheet } from '@questhall/heroquest/sheet';
import type { JSX } from 'react';
import { monsterName, type Naming } from '../names.ts';
import type { Tool } from '../tools.ts';
import type { Editing } from '../use-editing.ts';
import { Check, Checks, Choice, Field } from './fields.tsx';

interface GoalProps {
  readonly editing: Editing;
  readonly naming: Naming;
}

const PRISONER: Tool = { kind: 'thing', thing: { kind: 'prisoner', at: 0 } };

/** How the heroes win. */
export function GoalPanel({ editing, naming }: GoalProps): JSX.Element {
  const { texts } = naming;
  const { opened } = editing;
  const { sheet, text } = opened;
  const isSet = readLine(text, 'goal') !== null;
  const write = (goal: string): void => editing.write(writeLine(text, 'goal', goal));
  const choose = (kind: Goal['kind']): void => {
    const first = firstGoal(sheet, kind);
    if (first === null) editing.take(PRISONER);
    else write(first);
  };
  const kinds = Object.entries(texts.quest.goals).map(([kind, name]) => [kind, name] as const);
  return (
    <>
      <Choice
        label={texts.quest.goal}
        value={isSet ? sheet.goal.kind : ''}
        none={isSet ? undefined : texts.quest.noGoal}
        choices={kinds.filter(([kind]) => kind !== 'carry' || chestsOn(sheet).length > 0)}
        onWrite={(kind) => choose(kind as Goal['kind'])} // they are the keys of the texts
      />
      {isSet && <Which goal={sheet.goal} write={write} editing={editing} naming={naming} />}
    </>
  );
}

/** What the goal is about. */
function Which({
  goal,
  write,
  editing,
  naming,
}: GoalProps & { readonly goal: Goal; readonly write: (goal: string) => void }): JSX.Element | null {
  const { texts } = naming;
  const { sheet, text } = editing.opened;
  switch (goal.kind) {
    case 'kill': {
      const keys = [...new Set([...sheet.monsters, ...sheet.later].map(({ key }) => key).concat(goal.keys))];
      return (
        <Checks label={texts.quest.victims}>
          {keys.length === 0 && <p className="soft">{texts.quest.noVictims}</p>}
          {keys.map((key) => (
            <Check
              key={key}
              label={monsterName(sheet, key, naming)}
              isOn={goal.keys.includes(key)}
              onWrite={(isOn) => {
                const next = isOn ? [...goal.keys, key] : goal.keys.filter((one) => one !== key);
                if (next.length > 0) write(`kill ${next.join(' ')}`);
              }}
            />
          ))}
        </Checks>
      );
    }
    case 'carry':
      return (
        <Checks label={texts.quest.chests}>
          {chestsOn(sheet).map((at) => (
            <Check
              key={at}
              label={nameSquare(sheet.plan, at)}
              isOn={goal.squares.includes(at)}
              onWrite={(isOn) => {
                const next = isOn ? [...goal.squares, at] : goal.squares.filter((one) => one !== at);
                if (next.length > 0) write(carryGoal(sheet, next));
              }}
            />
          ))}
        </Checks>
      );
    case 'take':
    case 'read':
      return (
        <Choice
          label={texts.quest.room}
          value={goal.room}
          choices={roomsOf(sheet).map((room) => [room, texts.where.room(room)] as const)}
          onWrite={(room) => write(`${goal.kind} ${room}`)}
        />
      );
    case 'escort':
      return (
        <Field
          label={texts.quest.captive}
          value={sheet.captive ?? ''}
          max={40}
          onWrite={(said) => editing.write(writeLine(text, 'captive', said))}
        />
      );
    case 'reach':
      return null;
  }
}

const roomsOf = ({ plan }: Sheet): readonly string[] =>
  [...new Set(plan.join(''))].filter((room) => room !== CORRIDOR).toSorted();

const chestsOn = ({ furniture }: Sheet): readonly number[] =>
  furniture.filter(({ piece }) => piece === 'chest').map(({ at }) => at);

const carryGoal = ({ plan }: Sheet, squares: readonly number[]): string =>
  `carry ${squares.map((at) => nameSquare(plan, at)).join(' ')}`;

/** What a goal of this kind is at first; null when it must be shown on the board. */
function firstGoal(sheet: Sheet, kind: Goal['kind']): string | null {
  const { named, monsters, treasures, wander } = sheet;
  const room = treasures[0]?.room ?? roomsOf(sheet)[0] ?? 'A';
  switch (kind) {
    case 'kill': {
      const own = monsters.find(({ key }) => named.some((one) => one.key === key));
      return `kill ${own?.key ?? monsters[0]?.key ?? wander}`;
    }
    case 'carry':
      return carryGoal(sheet, chestsOn(sheet).slice(0, 1));
    case 'take':
    case 'read':
      return `${kind} ${room}`;
    case 'reach':
      return 'reach';
    case 'escort':
      return null;
  }
}
