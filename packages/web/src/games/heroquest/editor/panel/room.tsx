import { ARTIFACTS, POTIONS } from '@questhall/heroquest/content';
import { writeAlarm, writeFinds } from '@questhall/heroquest/edit';
import { type Find, nameEdge } from '@questhall/heroquest/sheet';
import type { JSX } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import { findName, type Naming } from '../names.ts';
import { findsIn } from '../tools.ts';
import type { Editing } from '../use-editing.ts';
import { Choice, NumberField } from './fields.tsx';

interface RoomProps {
  readonly room: string;
  readonly editing: Editing;
  readonly naming: Naming;
}

const GOLD = 25;
const GOLD_MAX = 10_000;

/** What a room has: its treasure, and what happens when it is revealed. */
export function RoomPanel({ room, editing, naming }: RoomProps): JSX.Element {
  const { texts } = naming;
  const { opened } = editing;
  const finds = findsIn(opened.sheet, room);
  const write = (next: readonly Find[]): void => editing.write(writeFinds(opened.text, room, next));
  const others: readonly Find[] = [
    { kind: 'gold', gold: GOLD },
    ...POTIONS.map((potion): Find => ({ kind: 'potion', potion })),
    ...ARTIFACTS.map((artifact): Find => ({ kind: 'artifact', artifact })),
    { kind: 'inscription' },
  ];
  return (
    <section className="here-thing" aria-label={texts.where.room(room)}>
      <h4>{texts.here.treasure}</h4>
      {finds.length === 0 && <p className="soft">{texts.here.noTreasure}</p>}
      <ul className="finds">
        {finds.map((find, i) => {
          const name = findName(find, naming);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be there twice
            <li key={i}>
              {find.kind === 'gold' ? (
                <NumberField
                  label={texts.here.goldAmount}
                  value={find.gold}
                  min={1}
                  max={GOLD_MAX}
                  onWrite={(gold) => gold !== null && write(finds.with(i, { kind: 'gold', gold }))}
                />
              ) : (
                <span>{name}</span>
              )}
              <button
                type="button"
                className="button button-quiet"
                aria-label={texts.here.takeOut(name)}
                title={texts.here.takeOut(name)}
                onClick={() => write(finds.toSpliced(i, 1))}
              >
                <Icon name="remove" />
              </button>
            </li>
          );
        })}
      </ul>
      <Choice
        label={texts.here.treasure}
        value=""
        isUnderTitle
        none={texts.here.add}
        choices={others.map((find, i) => [String(i), findName(find, naming)] as const)}
        onWrite={(chosen) => {
          const find = others[Number(chosen)];
          if (find !== undefined) write([...finds, find]);
        }}
      />
      <Alarm room={room} editing={editing} naming={naming} />
    </section>
  );
}

function Alarm({ room, editing, naming }: RoomProps): JSX.Element | null {
  const { texts } = naming;
  const { sheet, text } = editing.opened;
  const doors = [...sheet.doors, ...sheet.secretDoors];
  const edges = sheet.alarms.find((alarm) => alarm.room === room)?.edges ?? [];
  if (doors.length === 0 && edges.length === 0) return null;
  const write = (next: readonly number[]): void => editing.write(writeAlarm(text, room, next));
  return (
    <>
      <h4>{texts.here.alarm}</h4>
      <ul className="finds">
        {edges.map((edge) => {
          const name = texts.where.side(nameEdge(sheet.plan, edge));
          return (
            <li key={edge}>
              <span>{name}</span>
              <button
                type="button"
                className="button button-quiet"
                aria-label={texts.here.takeOut(name)}
                title={texts.here.takeOut(name)}
                onClick={() => write(edges.filter((one) => one !== edge))}
              >
                <Icon name="remove" />
              </button>
            </li>
          );
        })}
      </ul>
      <Choice
        label={texts.here.alarm}
        value=""
        isUnderTitle
        none={texts.here.addDoor}
        choices={doors
          .filter((edge) => !edges.includes(edge))
          .map((edge) => [String(edge), texts.where.side(nameEdge(sheet.plan, edge))] as const)}
        onWrite={(edge) => write([...edges, Number(edge)])}
      />
    </>
  );
}
