import type { Lobby } from '@questhall/wire';
import { type ReactElement, use } from 'react';
import type { GameId } from '../link/games.ts';
import '../look/forms.css';
import '../look/new-table.css';
import { Frame } from '../shell/frame.tsx';
import { useLanguage } from '../texts/language.ts';
import { ChoiceCards } from './new-table/choice-cards.tsx';
import { HouseRules, MoreOptions } from './new-table/house-rules.tsx';
import type { Section, TableKit } from './new-table/kit.ts';
import { loadKit } from './new-table/load-kit.ts';
import { OptionField } from './new-table/option-field.tsx';
import { Seats } from './new-table/seats.tsx';
import { Summary } from './new-table/summary.tsx';
import { Trouble } from './new-table/trouble.tsx';
import { type Order, useOrder } from './new-table/use-order.ts';
import { useFormWords } from './new-table/words.ts';

interface NewTableProps {
  readonly game: GameId;
  /** The quest that the address names. */
  readonly quest: number | null;
  readonly lobby: Lobby;
}

const NOTHING = {};

/** Everything that is agreed on before a game: what, who, with which dice and by which house rules. */
export function NewTableScreen({ game, quest, lobby }: NewTableProps): ReactElement {
  const kit = use(loadKit(game, useLanguage()));
  const texts = useFormWords();
  const order = useOrder(kit, lobby, quest === null ? NOTHING : { quest });
  const title = texts.newTable.title(texts.games[game].title);
  return (
    <Frame title={title} page={`new/${game}`}>
      <h1 className="new-title">{title}</h1>
      <form
        className="new-table"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void order.start();
        }}
      >
        <div className="new-sections">
          {kit.sections.map((section) => (
            <SectionPanel key={section.id} kit={kit} order={order} section={section} />
          ))}
          <DicePanel order={order} />
          <HouseRules kit={kit} order={order} />
          <MoreOptions kit={kit} order={order} />
        </div>
        <Summary kit={kit} order={order} />
      </form>
    </Frame>
  );
}

interface SectionPanelProps {
  readonly kit: TableKit;
  readonly order: Order;
  readonly section: Section;
}

function SectionPanel({ kit, order, section }: SectionPanelProps): ReactElement {
  const { newTable } = useFormWords();
  return (
    <section className="plate section" aria-labelledby={`section-${section.id}`}>
      <h2 id={`section-${section.id}`}>{newTable.sections[section.id]}</h2>
      {section.hasSeats && (
        <>
          <Seats kit={kit} order={order} />
          <Trouble kit={kit} field="seats" problem={order.problem} />
        </>
      )}
      {section.options.map((name) => (
        <OptionField key={name} kit={kit} order={order} name={name} isAlone={!section.hasSeats} />
      ))}
    </section>
  );
}

function DicePanel({ order }: { readonly order: Order }): ReactElement {
  const { newTable } = useFormWords();
  return (
    <section className="plate section" aria-labelledby="section-dice">
      <h2 id="section-dice">{newTable.dice}</h2>
      <ChoiceCards
        name="dice"
        legend={newTable.dice}
        hasTitle={false}
        choices={[
          [false, { ...newTable.diceRolled, icon: 'perspective-dice-six-faces-random', isEnglish: false }],
          [true, { ...newTable.diceTyped, icon: 'rolling-dices', isEnglish: false }],
        ]}
        value={order.hasTypedDice}
        onChange={order.setTypedDice}
      />
    </section>
  );
}
