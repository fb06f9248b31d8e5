import { GAMES } from '@questhall/catalogue';
import type { Lobby } from '@questhall/wire';
import { type ReactElement, useEffect } from 'react';
import './home.css';
import { Icon } from '../../look/icon.tsx';
import { useDroppedFiles } from '../../shell/dropped-files.ts';
import { Frame } from '../../shell/frame.tsx';
import { noteTable } from '../../shell/last-table.ts';
import { hrefOf } from '../../shell/router.ts';
import { useTexts } from '../../texts/texts.ts';
import { FirstTable } from './first-table.tsx';
import { GameCard } from './game-card.tsx';
import { TableList } from './table-list.tsx';
import { useTables } from './use-tables.ts';

/** The game to begin with. */
const FIRST = GAMES.map(({ card }) => card).find(({ words }) => words.en.first !== undefined);

/** The games, and the tables that wait. A file dropped anywhere is a table from elsewhere, or something for the workshop. */
export function HomeScreen({ lobby }: { readonly lobby: Lobby }): ReactElement {
  const texts = useTexts();
  const kept = useTables(lobby);
  const isOver = useDroppedFiles((files) => void kept.importFiles(files));
  useEffect(() => noteTable(null), []);
  return (
    <Frame title={texts.brand} page="home">
      <div className="home">
        <div className="home-welcome">
          <h1>{texts.homePage.title}</h1>
          <p className="soft">{texts.homePage.text}</p>
          <a className="button button-quiet home-own" href={hrefOf({ screen: 'workshop', id: null })}>
            <Icon name="pen" />
            {texts.homePage.own}
          </a>
        </div>
        {kept.tables?.length === 0 && FIRST !== undefined && <FirstTable card={FIRST} lobby={lobby} />}
        <div className="home-games">
          {GAMES.map(({ card }) => (
            <GameCard key={card.id} card={card} />
          ))}
        </div>
        <TableList kept={kept} />
        {isOver && <p className="drop-here">{texts.homePage.dropHere}</p>}
      </div>
    </Frame>
  );
}
