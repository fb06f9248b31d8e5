import { DREAD_SPELLS, FIGURES, isMonster, MONSTER_CARDS, STATISTICS } from '@questhall/heroquest/content';
import { printNamed, writeRepeated } from '@questhall/heroquest/edit';
import type { NamedMonster } from '@questhall/heroquest/sheet';
import type { JSX } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import type { Naming } from '../names.ts';
import type { Editing } from '../use-editing.ts';
import { Check, Checks, Choice, Field, NumberField } from './fields.tsx';

interface NamedProps {
  readonly editing: Editing;
  readonly naming: Naming;
}

const NAME_MAX = 40;
const STATISTIC_MAX = 20;

/** Monsters of the quest's own, each with its row. */
export function NamedPanel({ editing, naming }: NamedProps): JSX.Element {
  const { texts } = naming;
  const { sheet, text } = editing.opened;
  const add = (): void => {
    const taken = new Set(sheet.named.map(({ key }) => key));
    const key = Array.from({ length: taken.size + 1 }, (_, i) => (i === 0 ? 'chief' : `chief-${i + 1}`)).find(
      (one) => !taken.has(one),
    );
    if (key === undefined) return;
    const name = texts.quest.newName;
    const plain = { move: null, attack: null, defend: null, body: null, mind: null };
    editing.write(writeRepeated(text, 'named', null, printNamed({ key, name, figure: 'orc', spells: [], ...plain })));
  };
  return (
    <section className="panel-part">
      <h3>{texts.quest.named}</h3>
      {sheet.named.map((monster) => (
        <NamedRow key={monster.key} monster={monster} editing={editing} naming={naming} />
      ))}
      <button type="button" className="button" onClick={add}>
        <Icon name="plus" />
        {texts.quest.addNamed}
      </button>
    </section>
  );
}

function NamedRow({ monster, editing, naming }: NamedProps & { readonly monster: NamedMonster }): JSX.Element {
  const { texts, names } = naming;
  const { text } = editing.opened;
  const write = (next: NamedMonster | null): void =>
    editing.write(writeRepeated(text, 'named', printNamed(monster), next && printNamed(next)));
  const { figure } = monster;
  return (
    <details className="named-monster">
      <summary>
        <strong>{monster.name}</strong> <span className="soft">{names.figure[figure]}</span>
      </summary>
      <Field
        label={texts.quest.name}
        value={monster.name}
        max={NAME_MAX}
        onWrite={(name) => {
          const plain = name.replaceAll('"', '').trim();
          if (plain !== '') write({ ...monster, name: plain });
        }}
      />
      <Choice
        label={texts.quest.figure}
        value={figure}
        choices={FIGURES.map((one) => [one, names.figure[one]] as const)}
        onWrite={(next) =>
          write(isMonster(next) ? { ...monster, figure: next } : complete({ ...monster, figure: next }))
        }
      />
      <div className="field-row">
        {STATISTICS.map((statistic) => (
          <NumberField
            key={statistic}
            label={texts.quest.statistic[statistic]}
            value={monster[statistic]}
            placeholder={isMonster(figure) ? `${texts.quest.asOnCard} ${MONSTER_CARDS[figure][statistic]}` : ''}
            min={statistic === 'body' ? 1 : 0}
            max={STATISTIC_MAX}
            onWrite={(value) => {
              if (value !== null || isMonster(figure)) write({ ...monster, [statistic]: value });
            }}
          />
        ))}
      </div>
      <Checks label={texts.quest.spells}>
        <div className="field-grid">
          {DREAD_SPELLS.map((spell) => (
            <Check
              key={spell}
              label={names.dreadSpell[spell]}
              isOn={monster.spells.includes(spell)}
              onWrite={(isOn) =>
                write({
                  ...monster,
                  spells: isOn ? [...monster.spells, spell] : monster.spells.filter((one) => one !== spell),
                })
              }
            />
          ))}
        </div>
      </Checks>
      <button type="button" className="button button-quiet" onClick={() => write(null)}>
        <Icon name="remove" />
        {texts.here.remove(monster.name)}
      </button>
    </details>
  );
}

/** A sorcerer has no card to take anything from. */
const complete = (monster: NamedMonster): NamedMonster => ({
  ...monster,
  move: monster.move ?? 6,
  attack: monster.attack ?? 2,
  defend: monster.defend ?? 3,
  body: monster.body ?? 3,
  mind: monster.mind ?? 5,
});
