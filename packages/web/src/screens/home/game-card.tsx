import type { ReactElement } from 'react';
import type { GameId } from '../../link/games.ts';
import { Icon } from '../../look/icon.tsx';
import { hrefOf } from '../../shell/router.ts';
import { useTexts } from '../../texts/texts.ts';
import { ArenaArt } from './arena-art.tsx';
import { DungeonArt } from './dungeon-art.tsx';
import { GlowArt } from './glow-art.tsx';

const ARTS: Readonly<Record<GameId, () => ReactElement>> = {
  heroquest: DungeonArt,
  glowquest: GlowArt,
  dungeonquest: ArenaArt,
};

export function GameCard({ game }: { readonly game: GameId }): ReactElement {
  const { games, homePage } = useTexts();
  const { title, text, facts } = games[game];
  const Art = ARTS[game];
  return (
    <article className="game-card" aria-labelledby={`game-${game}`}>
      <div className="game-art">
        <Art />
      </div>
      <div className="game-words">
        <h2 id={`game-${game}`}>{title}</h2>
        <p>{text}</p>
        <p className="soft game-facts">{facts}</p>
        <div className="game-doors">
          <a className="button button-gold button-big" href={hrefOf({ screen: 'new', game })}>
            {homePage.play}
            <span className="unseen">: {title}</span>
          </a>
          <a className="button button-quiet" href={hrefOf({ screen: 'rules', game, rule: null })}>
            <Icon name="rule-book" />
            {homePage.rules}
            <span className="unseen">: {title}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
