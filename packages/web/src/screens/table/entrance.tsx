import type { Seat, Types } from '@questhall/kernel';
import type { TableCard } from '@questhall/wire';
import type { ReactElement } from 'react';
import { hrefOf } from '../../shell/router.ts';
import { useTableTitle } from '../../shell/use-title.ts';
import { CurtainCard } from '../../table/curtain/curtain.tsx';
import type { GameUi } from '../../table/game/ui.ts';
import { useTableTexts } from '../../table/texts/texts.ts';

interface EntranceProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly card: TableCard;
  readonly seat: Seat;
  readonly onEnter: () => void;
}

/**
 * Before a table with secrets around one screen: nothing of it is on the page before somebody says that he is there.
 */
export function Entrance<T extends Types>({ ui, card, seat, onEnter }: EntranceProps<T>): ReactElement {
  const texts = useTableTexts();
  const wording = ui.useWording();
  const options = card.options as T['Options']; // the game wrote them on the card, all but those that are secret
  useTableTitle(card.name, ui.id);
  return (
    <main className="table" data-game={ui.id}>
      <CurtainCard
        title={texts.handOver(wording.seatName(seat, options, card.company.length))}
        text={texts.handOverText}
        onEnter={onEnter}
        home={hrefOf({ screen: 'home' })}
      />
    </main>
  );
}
