import { includesSeat, type KernelRule, listSeats, type Types } from '@questhall/kernel';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../look/icon.tsx';
import { Confirm } from '../../shell/confirm.tsx';
import { useKernelRules } from '../../texts/kernel-rules.ts';
import type { GameUi } from '../game/ui.ts';
import { peopleIn } from '../store/seated.ts';
import type { TableStore } from '../store/store.ts';
import { useTable } from '../store/use-table.ts';
import { useTableTexts } from '../texts/texts.ts';

const HORIZON: KernelRule = 'kernel.horizon';

interface UndoProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly store: TableStore<T>;
}

/** What would be taken back, in the words of the log; empty where the log has none. */
function useTakenBack<T extends Types>({ ui, store }: UndoProps<T>, to: number | null): string {
  const { log, seat, standing } = useTable(store);
  const texts = useTableTexts();
  const wording = ui.useWording();
  if (to === null) return '';
  const naming = (other: number): string =>
    other === seat ? texts.you : wording.seatName(other, store.seated.options, store.company.length);
  const taken = log.filter(({ clock }) => clock > to);
  const first = taken[0]?.clock;
  const sentences = taken
    .filter(({ clock }) => clock === first)
    .map(({ told, sight }) => wording.event(told.event, naming, sight))
    .filter((sentence) => sentence !== '');
  const more = Math.max(0, standing.sight.clock - to - 1);
  return [sentences[0] ?? texts.yourLastMove, ...(more > 0 ? [texts.andSince(more)] : [])].join(' ');
}

/** Takes the last move back. What it is stands on the button; what cannot be taken back freely is asked about first. */
export function UndoButton<T extends Types>({ ui, store }: UndoProps<T>): ReactElement {
  const { standing, isSettled } = useTable(store);
  const [isAsking, setIsAsking] = useState(false);
  const texts = useTableTexts();
  const kernelRules = useKernelRules();
  const { undo } = standing;
  const what = useTakenBack({ ui, store }, undo?.to ?? null);
  // Without secrets one person may well have all the chairs.
  const isOne = ui.isOpen === true || listSeats(peopleIn(store.company)).length === 1;
  const take = (): void => {
    setIsAsking(false);
    void store.undo();
  };
  return (
    <>
      <button
        type="button"
        className="button undo"
        disabled={undo === null || !isSettled || standing.undoAsked !== null}
        title={what === '' ? texts.undo : texts.undoOf(what)}
        onClick={() => (undo?.isFree === true ? take() : setIsAsking(true))}
        data-hotkey="u"
      >
        <Icon name="undo" />
        <span className="table-wide">{texts.undo}</span>
      </button>
      {isAsking && undo !== null && (
        <Confirm
          title={texts.undoTitle}
          yes={isOne ? texts.undoAll : texts.undoAgreed}
          onYes={take}
          onNo={() => setIsAsking(false)}
        >
          {texts.undoOf(what)} {texts.undoFixed[undo.fixed ?? 'others']} {isOne ? texts.undoMarks : texts.undoEverybody}{' '}
          <a href={`#/rules/${ui.id}/${HORIZON}`}>{kernelRules[HORIZON].title}</a>
        </Confirm>
      )}
    </>
  );
}

/**
 * Somebody in another window wants to take something back: they are waited for, or we are asked. Before the curtain
 * nobody knows who is looking, and what it is stays untold.
 */
export function UndoAsked<T extends Types>({ ui, store }: UndoProps<T>): ReactElement | null {
  const { standing, seat, handOver, isUndoRefused } = useTable(store);
  const texts = useTableTexts();
  const wording = ui.useWording();
  const { undoAsked } = standing;
  const what = useTakenBack({ ui, store }, undoAsked?.to ?? null);
  if (undoAsked === null)
    return isUndoRefused ? (
      <p className="table-notice" role="status">
        {texts.undoRefused}
      </p>
    ) : null;
  if (includesSeat(undoAsked.agreed, seat))
    return (
      <p className="table-notice" role="status">
        {texts.undoWaiting}
      </p>
    );
  const who = wording.seatName(undoAsked.by, store.seated.options, store.company.length);
  return (
    <Confirm
      title={texts.undoWish(who)}
      yes={texts.agree}
      refusal={texts.disagree}
      onYes={() => void store.agree(undoAsked.id, true)}
      onNo={() => void store.agree(undoAsked.id, false)}
    >
      {handOver === null ? texts.undoOf(what) : texts.undoVeiled}
    </Confirm>
  );
}
