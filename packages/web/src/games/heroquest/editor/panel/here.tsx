import {
  DOOR_LINES,
  exchange,
  isTurnable,
  squaresOf,
  type Thing,
  writeChestTrap,
  writeLine,
} from '@questhall/heroquest/edit';
import { CORRIDOR, type Square } from '@questhall/heroquest/queries';
import { CHEST_TRAPS, nameSquare } from '@questhall/heroquest/sheet';
import type { JSX } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import { isAbout, type Marked } from '../marked.ts';
import { type Naming, placeName, thingName } from '../names.ts';
import { keyOf, thingsAt } from '../opened.ts';
import { Picture } from '../palette/picture.tsx';
import { roomAt } from '../tools.ts';
import type { Editing } from '../use-editing.ts';
import { Check, Choice, Field, NumberField } from './fields.tsx';
import { monstersFor } from './monsters-for.ts';
import { RoomPanel } from './room.tsx';

export interface PanelProps {
  readonly editing: Editing;
  readonly naming: Naming;
  readonly marks: readonly Marked[];
}

/** What is on the square that is selected, and what its room has. */
export function HerePanel({ editing, naming, marks }: PanelProps): JSX.Element {
  const { opened, selected } = editing;
  const { texts } = naming;
  if (selected === null) return <p className="soft">{texts.here.nothing}</p>;
  const things = thingsAt(opened, selected);
  const wrong = marks.filter(({ spot }) => isAbout(opened, spot, selected));
  const room = roomAt(opened, selected.square);
  return (
    <div className="here">
      <h3 className="here-place">{placeName(opened, selected, naming)}</h3>
      {wrong.map(({ text, isError }) => (
        <p key={text} className={isError ? 'remark-line is-error' : 'remark-line'} lang="en">
          <Icon name={isError ? 'cross' : 'warning'} />
          <span>{text}</span>
        </p>
      ))}
      {things.length === 0 && <p className="soft">{texts.here.empty}</p>}
      {things.map((thing) => (
        <ThingPanel key={keyOf(thing)} thing={thing} editing={editing} naming={naming} />
      ))}
      {room !== CORRIDOR && selected.door === null && <RoomPanel room={room} editing={editing} naming={naming} />}
    </div>
  );
}

interface ThingProps {
  readonly thing: Thing;
  readonly editing: Editing;
  readonly naming: Naming;
}

/** One thing, and what can be changed about it. */
function ThingPanel({ thing, editing, naming }: ThingProps): JSX.Element {
  const { texts } = naming;
  const { opened } = editing;
  const name = thingName(opened.sheet, thing, naming);
  return (
    <section className="here-thing" aria-label={name}>
      <header>
        <Picture tool={{ kind: 'held', thing }} sheet={opened.sheet} />
        <h4>{name}</h4>
        {thing.kind === 'piece' && isTurnable(thing.piece) && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => editing.write(exchange(opened.text, thing, { ...thing, isStanding: !thing.isStanding }))}
          >
            {texts.here.turn}
          </button>
        )}
        <button
          type="button"
          className="button button-quiet"
          aria-label={texts.here.remove(name)}
          title={texts.here.remove(name)}
          onClick={() => editing.takeAway(thing)}
        >
          <Icon name="remove" />
        </button>
      </header>
      <Details thing={thing} editing={editing} naming={naming} />
      {thing.kind === 'piece' && <PiecePanel at={thing.at} thing={thing} editing={editing} naming={naming} />}
    </section>
  );
}

/** What can be changed about it. */
function Details({ thing, editing, naming }: ThingProps): JSX.Element | null {
  const { texts } = naming;
  const { opened } = editing;
  const change = (to: Thing): void => editing.write(exchange(opened.text, thing, to));
  switch (thing.kind) {
    case 'monster':
      return (
        <>
          <Choice
            label={texts.here.kind}
            value={thing.key}
            choices={monstersFor(opened.sheet, naming)}
            onWrite={(key) => change({ ...thing, key })}
          />
          <Choice
            label={texts.here.comes}
            value={thing.line}
            choices={[
              ['mon', texts.here.comesNow],
              ['later', texts.here.comesLater],
            ]}
            onWrite={(line) => change({ ...thing, line })}
          />
        </>
      );
    case 'door':
      return (
        <Choice
          label={texts.here.kind}
          value={thing.line}
          choices={DOOR_LINES.map((line) => [line, texts.tool[line]] as const)}
          onWrite={(line) => change({ ...thing, line })}
        />
      );
    case 'note':
      return (
        <Field
          label={texts.here.note}
          value={thing.text === '…' ? '' : thing.text}
          isLong
          onWrite={(said) => change({ ...thing, text: said.trim() === '' ? '…' : said })}
        />
      );
    case 'clock':
      return <Clock thing={thing} editing={editing} naming={naming} />;
    case 'prisoner':
      return (
        <Field
          label={texts.quest.captive}
          value={opened.sheet.captive ?? ''}
          max={40}
          onWrite={(said) => editing.write(writeLine(opened.text, 'captive', said))}
        />
      );
    default:
      return null;
  }
}

/** Who comes in there, and how often. */
function Clock({
  thing,
  editing,
  naming,
}: ThingProps & { readonly thing: Extract<Thing, { kind: 'clock' }> }): JSX.Element {
  const { texts } = naming;
  const { opened } = editing;
  const change = (to: Thing): void => editing.write(exchange(opened.text, thing, to));
  return (
    <>
      <Choice
        label={texts.here.who}
        value={thing.key}
        choices={monstersFor(opened.sheet, naming)}
        onWrite={(key) => change({ ...thing, key })}
      />
      <NumberField
        label={texts.here.every}
        value={thing.every}
        min={1}
        max={99}
        onWrite={(every) => every !== null && change({ ...thing, every })}
      />
      <NumberField
        label={texts.here.from}
        value={thing.from}
        min={1}
        max={99}
        onWrite={(from) => from !== null && change({ ...thing, from })}
      />
    </>
  );
}

type Piece = Extract<Thing, { kind: 'piece' }>;

/** What may be in a piece, and whether it is to be brought out. */
function PiecePanel({
  thing,
  at,
  editing,
  naming,
}: {
  readonly thing: Piece;
  readonly at: Square;
  readonly editing: Editing;
  readonly naming: Naming;
}): JSX.Element {
  const { texts, names } = naming;
  const { opened } = editing;
  const { sheet, text } = opened;
  const room = roomAt(opened, at);
  const covered = squaresOf(sheet.plan, thing);
  const trap = sheet.chestTraps.find((one) => one.at !== null && covered.includes(one.at));
  const isCarried = sheet.goal.kind === 'carry' && sheet.goal.squares.includes(at);
  const carry = (isOn: boolean): void => {
    const others = sheet.goal.kind === 'carry' ? sheet.goal.squares.filter((square) => square !== at) : [];
    const squares = (isOn ? [...others, at] : others).map((square) => nameSquare(sheet.plan, square));
    editing.write(writeLine(text, 'goal', squares.length === 0 ? null : `carry ${squares.join(' ')}`));
  };
  return (
    <>
      {thing.piece === 'chest' && <Check label={texts.here.carried} isOn={isCarried} onWrite={carry} />}
      {room !== CORRIDOR && (
        <div className="field-row">
          <Choice
            label={texts.here.trap}
            value={trap?.kind ?? 'none'}
            choices={[
              ['none', texts.here.noTrap] as const,
              ...CHEST_TRAPS.map((kind) => [kind, names.chestTrap[kind]] as const),
            ]}
            onWrite={(kind) =>
              editing.write(
                writeChestTrap(
                  text,
                  trap?.room ?? room,
                  trap?.at ?? at,
                  kind === 'none' ? null : { kind, damage: trap?.damage ?? 1 },
                ),
              )
            }
          />
          {trap !== undefined && (
            <NumberField
              label={texts.here.damage}
              value={trap.damage}
              min={1}
              max={20}
              onWrite={(damage) =>
                damage !== null &&
                editing.write(writeChestTrap(text, trap.room, trap.at ?? at, { kind: trap.kind, damage }))
              }
            />
          )}
        </div>
      )}
    </>
  );
}
