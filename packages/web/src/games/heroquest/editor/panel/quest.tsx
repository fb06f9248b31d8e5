import { BOARD_PLAN, CAMPAIGN_PLAN } from '@questhall/heroquest/content';
import {
  clearBoard,
  printNote,
  readLine,
  resize,
  writeLine,
  writePlan,
  writeRepeated,
  writeTitle,
} from '@questhall/heroquest/edit';
import type { Plan } from '@questhall/heroquest/sheet';
import type { JSX } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import type { Naming } from '../names.ts';
import type { Editing } from '../use-editing.ts';
import { Check, Choice, Field, NumberField } from './fields.tsx';
import { GoalPanel } from './goal.tsx';
import { monstersFor } from './monsters-for.ts';
import { NamedPanel } from './named.tsx';

interface QuestProps {
  readonly editing: Editing;
  readonly naming: Naming;
}

const RARE = ['special', 'arrival', 'aura', 'freed'] as const;
const SIDE_MAX = 52;

/** What the quest has as a whole. */
export function QuestPanel({ editing, naming }: QuestProps): JSX.Element {
  const { texts } = naming;
  const { quest } = texts;
  const { sheet, text } = editing.opened;
  const write = editing.write;
  const line = (key: Parameters<typeof writeLine>[1]) => (said: string | number | null) =>
    write(writeLine(text, key, said === null ? null : String(said)));
  const word = (key: 'stairway' | 'rules' | 'rise', said: string) => (isOn: boolean) =>
    write(writeLine(text, key, isOn ? said : null));
  return (
    <div className="quest-panel">
      <Field label={quest.title} value={sheet.title} max={80} onWrite={(title) => write(writeTitle(text, title))} />
      <Field label={quest.briefing} value={sheet.briefing} isLong max={2_000} onWrite={line('briefing')} />
      <GoalPanel editing={editing} naming={naming} />
      <Choice
        label={quest.wander}
        value={readLine(text, 'wander') === null ? '' : sheet.wander}
        none={readLine(text, 'wander') === null ? quest.noGoal : undefined}
        choices={monstersFor(sheet, naming)}
        onWrite={line('wander')}
      />
      <div className="field-row">
        <NumberField
          label={quest.reward}
          value={sheet.reward === 0 ? null : sheet.reward}
          min={0}
          max={10_000}
          step={5}
          onWrite={(gold) => line('reward')(gold === 0 ? null : gold)}
        />
        <NumberField label={quest.limit} value={sheet.limit} min={1} max={1_000} onWrite={line('limit')} />
      </div>
      <PlanPart editing={editing} naming={naming} />
      <NamedPanel editing={editing} naming={naming} />
      <Notes editing={editing} naming={naming} />
      <details className="panel-part">
        <summary>{quest.rare}</summary>
        <Check label={quest.known} isOn={sheet.isStairwayKnown} onWrite={word('stairway', 'known')} />
        <Check label={quest.rising} isOn={sheet.isRising} onWrite={word('rise', 'undead')} />
        <Check label={quest.published} isOn={sheet.isForTheBox} onWrite={word('rules', 'published')} />
        <p className="soft">{quest.rareNote}</p>
        {RARE.map((key) => (
          <Field
            key={key}
            label={quest.lines[key]}
            value={readLine(text, key) ?? ''}
            placeholder={quest.examples[key]}
            onWrite={line(key)}
          />
        ))}
      </details>
    </div>
  );
}

/** On which board it is played. */
function PlanPart({ editing, naming }: QuestProps): JSX.Element {
  const { quest } = naming.texts;
  const { sheet, text, width, height } = editing.opened;
  const { write } = editing;
  const kind = isSamePlan(sheet.plan, CAMPAIGN_PLAN)
    ? 'campaign'
    : isSamePlan(sheet.plan, BOARD_PLAN)
      ? 'board'
      : 'own';
  return (
    <section className="panel-part">
      <Choice
        label={quest.plan}
        value={kind}
        choices={[
          ['campaign', quest.plans.campaign] as const,
          ['board', quest.plans.board] as const,
          ...(kind === 'own' ? [['own', quest.plans.own] as const] : []),
        ]}
        onWrite={(next) => next !== 'own' && write(writePlan(text, next))}
      />
      <div className="field-row">
        <NumberField
          label={quest.columns}
          value={width}
          min={3}
          max={SIDE_MAX}
          onWrite={(columns) => columns !== null && write(resize(text, columns, height))}
        />
        <NumberField
          label={quest.rows}
          value={height}
          min={3}
          max={SIDE_MAX}
          onWrite={(rows) => rows !== null && write(resize(text, width, rows))}
        />
      </div>
      <p className="soft">{quest.planNote}</p>
      <button type="button" className="button" onClick={() => write(clearBoard(text), quest.cleared)}>
        <Icon name="remove" />
        {quest.clear}
      </button>
    </section>
  );
}

const isSamePlan = (one: Plan, other: Plan): boolean => one.join('\n') === other.join('\n');

/** What is told to Zargon of no square in particular. */
function Notes({ editing, naming }: QuestProps): JSX.Element {
  const { texts } = naming;
  const { sheet, text } = editing.opened;
  const notes = sheet.notes.filter(({ at }) => at === null);
  return (
    <section className="panel-part">
      <h3>{texts.quest.notes}</h3>
      {notes.map((note, i) => {
        const was = printNote(sheet.plan, note);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note is what it says, and that changes
          <div key={i} className="note-row">
            <Field
              label={note.letter === '' ? texts.here.note : texts.tool.noteOf(note.letter)}
              value={note.text === '…' ? '' : note.text}
              isLong
              onWrite={(said) =>
                editing.write(
                  writeRepeated(text, 'note', was, printNote(sheet.plan, { ...note, text: said.trim() || '…' })),
                )
              }
            />
            <button
              type="button"
              className="button button-quiet"
              aria-label={texts.here.remove(texts.here.note)}
              title={texts.here.remove(texts.here.note)}
              onClick={() => editing.write(writeRepeated(text, 'note', was, null))}
            >
              <Icon name="remove" />
            </button>
          </div>
        );
      })}
      <button type="button" className="button" onClick={() => editing.write(writeRepeated(text, 'note', null, '- …'))}>
        <Icon name="plus" />
        {texts.quest.addNote}
      </button>
    </section>
  );
}
