import type { Lobby } from '@questhall/wire';
import { type ReactElement, type ReactNode, use } from 'react';
import '../../look/forms.css';
import './new-table.css';
import type { Section, TableForm, Values } from '../../forms/form.ts';
import { useFormTexts } from '../../forms/texts/texts.ts';
import { loadForm } from '../../games/index.ts';
import { Frame } from '../../shell/frame.tsx';
import { titleOf } from '../../shell/game-title.ts';
import { useLanguage } from '../../texts/language.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { HouseRules, MoreOptions } from './house-rules.tsx';
import { OptionField } from './option-field.tsx';
import { Seats } from './seats.tsx';
import { Summary } from './summary.tsx';
import { Trouble } from './trouble.tsx';
import { type Order, useOrder } from './use-order.ts';

interface NewTableProps {
  readonly game: string;
  /** What the address names, by the options that take it. */
  readonly wished: Values;
  readonly lobby: Lobby;
  /** What is to be said of that. */
  readonly children?: ReactNode;
}

/** Everything that is agreed on before a game: what, who, with which dice and by which house rules. */
export function NewTableScreen({ game, wished, lobby, children }: NewTableProps): ReactElement {
  const form = use(loadForm(game, useLanguage()));
  const texts = useFormTexts();
  const order = useOrder(form, lobby, wished);
  const title = texts.newTable.title(titleOf(game));
  const isOpen = ({ hasSeats, options }: Section): boolean => hasSeats || options.some(order.isAsked);
  return (
    <Frame title={title} page={`new/${game}`}>
      <h1 className="new-title">{title}</h1>
      <form
        className="new-table"
        data-game={game}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void order.start();
        }}
      >
        <div className="new-sections">
          {children}
          {form.sections.filter(isOpen).map((section) => (
            <SectionPanel key={section.id} form={form} order={order} section={section} />
          ))}
          <DicePanel order={order} />
          <HouseRules form={form} order={order} />
          <MoreOptions form={form} order={order} />
        </div>
        <Summary form={form} order={order} />
      </form>
    </Frame>
  );
}

interface SectionPanelProps {
  readonly form: TableForm;
  readonly order: Order;
  readonly section: Section;
}

function SectionPanel({ form, order, section }: SectionPanelProps): ReactElement {
  return (
    <section className="plate section" aria-labelledby={`section-${section.id}`}>
      <h2 id={`section-${section.id}`}>{section.title}</h2>
      {section.hasSeats && (
        <>
          <Seats form={form} order={order} />
          <Trouble form={form} field="seats" problem={order.problem} />
        </>
      )}
      {section.options.map((name, i) => (
        <OptionField key={name} form={form} order={order} name={name} isHeaded={!section.hasSeats && i === 0} />
      ))}
    </section>
  );
}

function DicePanel({ order }: { readonly order: Order }): ReactElement {
  const { newTable } = useFormTexts();
  return (
    <section className="plate section" aria-labelledby="section-dice">
      <h2 id="section-dice">{newTable.dice}</h2>
      <ChoiceCards
        name="dice"
        legend={newTable.dice}
        hasTitle={false}
        choices={[
          [false, { ...newTable.diceRolled, icon: 'perspective-dice-six-faces-random' }],
          [true, { ...newTable.diceTyped, icon: 'rolling-dices' }],
        ]}
        value={order.hasTypedDice}
        onChange={order.setTypedDice}
      />
    </section>
  );
}
