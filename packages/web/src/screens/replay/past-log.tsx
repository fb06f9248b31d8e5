import type { Sight, Types } from '@questhall/kernel';
import { memo, type ReactElement, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type RuleSaid, useRules } from '../../table/game/rules.ts';
import type { GameUi, PageWording } from '../../table/game/ui.ts';
import type { Replay, Retold } from './replay.ts';
import { useReplayTexts } from './texts/texts.ts';
import { useReplay } from './use-replay.ts';

/** So many moves before and after the current one are on the page; the slider leads to the others. */
const AROUND = 60;

/** Everything that was told, move by move, with the current one marked; each leads to its moment. */
export function PastLog<T extends Types>({
  ui,
  replay,
}: {
  readonly ui: GameUi<T>;
  readonly replay: Replay<T>;
}): ReactElement {
  const { clock, happened, sight } = useReplay(replay);
  const texts = useReplayTexts();
  const wording = ui.useWording();
  const ruleOf = useRules(ui.client.rulebook, wording.book);
  const list = useRef<HTMLOListElement>(null);
  const { options, company } = replay.seated;
  const naming = useCallback(
    (seat: number): string => wording.seatName(seat, options, company.length),
    [wording, options, company],
  );
  const spoken = useMemo(
    () => happened.filter(({ told }) => sentencesOf(ui, wording, told, naming, sight).length > 0),
    [ui, wording, happened, naming, sight],
  );
  const pick = useCallback((to: number): void => void replay.seek(to), [replay]);
  const at = spoken.findLastIndex((move) => move.clock <= clock);
  const current = spoken[at]; // none before the first word
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move is current, or another seat's log is shown
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => showCurrent(element)); // the panel is opened, or the phone turned
    showCurrent(element);
    observer.observe(element);
    return () => observer.disconnect();
  }, [current]);
  return (
    <ol ref={list} className="past-log" aria-label={texts.log}>
      {spoken.slice(Math.max(0, at - AROUND), Math.max(0, at) + AROUND).map((move) => (
        <Move
          key={move.clock}
          ui={ui}
          wording={wording}
          move={move}
          when={whenOf(move, current)}
          naming={naming}
          ruleOf={ruleOf}
          sight={sight}
          pick={pick}
        />
      ))}
    </ol>
  );
}

/** The current move comes to the middle of the list; one that is longer is read from its beginning. */
function showCurrent(list: HTMLElement): void {
  const line = list.querySelector<HTMLElement>('[aria-current]');
  list.scrollTop = line === null ? 0 : line.offsetTop - Math.max(0, (list.clientHeight - line.offsetHeight) / 2);
}

type When = 'past' | 'now' | 'future';

const whenOf = <T extends Types>(move: Retold<T>, current: Retold<T> | undefined): When => {
  if (move.clock === current?.clock) return 'now';
  return current !== undefined && move.clock < current.clock ? 'past' : 'future';
};

interface MoveProps<T extends Types> {
  readonly ui: GameUi<T>;
  readonly wording: PageWording<T>;
  readonly move: Retold<T>;
  readonly when: When;
  readonly naming: (seat: number) => string;
  readonly ruleOf: (id: string) => RuleSaid | null;
  readonly sight: Sight<T>;
  readonly pick: (clock: number) => void;
}

/** One move: what came of it, and while it is the current one, the rules it came about by. */
function MoveOf<T extends Types>({
  ui,
  wording,
  move: { clock, told },
  when,
  naming,
  ruleOf,
  sight,
  pick,
}: MoveProps<T>): ReactElement {
  const sentences = sentencesOf(ui, wording, told, naming, sight);
  const rules = when === 'now' ? [...new Set(told.map(({ rule }) => rule))] : [];
  return (
    <li className="past-move" data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
      <button type="button" onClick={() => pick(clock)}>
        <span className="past-clock">{clock}</span>
        <span className="past-said">{sentences.join(' ')}</span>
      </button>
      {rules.length > 0 && (
        <p className="past-rules">
          {rules.map((rule) => (
            <a key={rule} href={`#/rules/${ui.id}/${rule}`}>
              {ruleOf(rule)?.title ?? rule}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

const Move = memo(MoveOf) as typeof MoveOf; // memo forgets that the component is generic

function sentencesOf<T extends Types>(
  { client: { digest } }: GameUi<T>,
  wording: PageWording<T>,
  told: Retold<T>['told'],
  naming: (seat: number) => string,
  sight: Sight<T>,
): readonly string[] {
  return (digest?.(told) ?? told)
    .map(({ event }) => wording.event(event, naming, sight))
    .filter((sentence) => sentence !== '');
}
