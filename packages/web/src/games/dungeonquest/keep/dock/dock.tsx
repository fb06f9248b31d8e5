import type { DungeonQuest } from '@questhall/dungeonquest';
import { includesSeat } from '@questhall/kernel';
import type { Offered } from '@questhall/wire';
import type { ReactElement } from 'react';
import type { TableStore } from '../../../../table/store/store.ts';
import { useTable } from '../../../../table/store/use-table.ts';
import { VerbButtons } from '../../arena/verb-buttons.tsx';
import { AnswerButton } from '../answering/answer-button.tsx';
import { Hand } from '../hand/hand.tsx';
import { useChance } from '../odds/keep-odds.ts';
import { OddsSheet } from '../odds/odds-sheet.tsx';
import { useKeepWords } from '../wording/words.ts';
import './dock.css';
import { TurnVerbs } from './turn-verbs.tsx';

interface DockProps {
  readonly store: TableStore<DungeonQuest>;
}

/** The one place to act besides the map: what can be done, and what one holds. */
export function KeepDock({ store }: DockProps): ReactElement {
  const { sight, seat, isSettled } = useTable(store);
  const words = useKeepWords();
  const { asked } = store;
  const isWaiting = asked === null && isSettled && sight.outcome === null && !includesSeat(sight.waitingFor, seat);
  return (
    <div className="keep-dock">
      <div className="keep-doing">
        {asked !== null && <Doing store={store} asked={asked} />}
        {isWaiting && <p className="keep-hint">{words.others}</p>}
        {asked !== null && <OddsSheet />}
      </div>
      <Hand store={store} />
    </div>
  );
}

interface AskedProps extends DockProps {
  readonly asked: Offered<DungeonQuest>;
}

/** How a fight begins and goes on. */
const BY_VERBS: readonly DungeonQuest['Question']['kind'][] = ['encounter', 'betweenRounds', 'roll'];
/** What is answered where the dice and the cards of a fight lie. */
const IN_RING: readonly DungeonQuest['Question']['kind'][] = ['reroll', 'spend', 'extraWound', 'lay'];

function Doing({ store, asked }: AskedProps): ReactElement {
  const words = useKeepWords();
  const chanceOf = useChance();
  const { view } = useTable(store).sight;
  const { kind } = asked.ask.question;
  if (kind === 'action') return <TurnVerbs store={store} asked={asked} />;
  if (view.monster !== null && BY_VERBS.includes(kind))
    return <VerbButtons store={store} view={view} chanceOf={chanceOf} />;
  if (view.monster !== null && IN_RING.includes(kind)) return <p className="keep-hint">{words.inRing}</p>;
  return <Choices store={store} asked={asked} />;
}

/** More answers than these stand in columns. */
const FEW = 2;

/** All answers side by side. */
function Choices({ store, asked: { ask, offers } }: AskedProps): ReactElement {
  const chanceOf = useChance();
  return (
    <div className="keep-choices" data-many={offers.length > FEW || undefined}>
      {offers.map((action) => (
        <AnswerButton
          key={JSON.stringify(action)}
          store={store}
          ask={ask}
          action={action}
          chance={chanceOf(action)}
          isGold={offers.length === 1}
        />
      ))}
    </div>
  );
}
