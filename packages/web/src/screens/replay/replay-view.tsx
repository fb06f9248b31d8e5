import type { Types } from '@questhall/kernel';
import { type ReactElement, useState } from 'react';
import { titleOf } from '../../shell/game-title.ts';
import { hrefOf } from '../../shell/router.ts';
import { useTitle } from '../../shell/use-title.ts';
import type { GameUi } from '../../table/game/ui.ts';
import { useSounds } from '../../table/hearing/use-sounds.ts';
import { Stage } from '../../table/stage/stage.tsx';
import { Controls } from './controls.tsx';
import { PastLog } from './past-log.tsx';
import type { Replay } from './replay.ts';
import { SeatChoice } from './seat-choice.tsx';
import { useReplayTexts } from './texts/texts.ts';

const PANELS = ['log', 'side'] as const;

/** The board as it was, with the log beside it and the knobs below. */
export function ReplayView<T extends Types>({
  ui,
  replay,
}: {
  readonly ui: GameUi<T>;
  readonly replay: Replay<T>;
}): ReactElement {
  const texts = useReplayTexts();
  const title = titleOf(ui.id);
  const [panel, setPanel] = useState<(typeof PANELS)[number] | null>('log'); // on a small screen the board can have its room
  const { store, seated } = replay;
  useSounds(store);
  useTitle(`${texts.title}: ${seated.name === '' ? title : seated.name}`);
  return (
    <main className="replay" data-game={ui.id} data-panel={panel ?? 'none'}>
      <header className="replay-head">
        <a className="table-home" href={hrefOf({ screen: 'home' })}>
          {texts.home}
        </a>
        <h1>
          {texts.title} <small>{title}</small>
        </h1>
        <SeatChoice ui={ui} replay={replay} />
        <a className="button button-quiet" href={hrefOf({ screen: 'table', id: seated.id })}>
          {texts.toTable}
        </a>
      </header>
      <div className="replay-board">
        <ui.Board store={store} />
        <Stage ui={ui} store={store} />
      </div>
      <Controls ui={ui} replay={replay} />
      <nav className="replay-tabs" aria-label={texts.panels}>
        {PANELS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={panel === one}
            onClick={() => setPanel(panel === one ? null : one)}
          >
            {texts[one]}
          </button>
        ))}
      </nav>
      <aside className="replay-panels" aria-label={texts.panels}>
        <section className="replay-panel" data-panel="log" aria-label={texts.log}>
          <PastLog ui={ui} replay={replay} />
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section className="replay-panel" data-panel="side" aria-label={texts.side} tabIndex={0}>
          <h2 className="unseen">{texts.side}</h2>
          <ui.Side store={store} />
        </section>
      </aside>
    </main>
  );
}
