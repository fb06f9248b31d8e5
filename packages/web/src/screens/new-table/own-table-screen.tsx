import type { Lobby } from '@questhall/wire';
import { type ReactElement, useEffect, useState } from 'react';
import { Frame } from '../../shell/frame.tsx';
import { titleOf } from '../../shell/game-title.ts';
import { hrefOf } from '../../shell/router.ts';
import { useTexts } from '../../texts/texts.ts';
import { designShelf } from '../../workshop/design-shelf.ts';
import { loadDesign } from '../../workshop/designs.ts';
import type { OwnDesign } from '../../workshop/own-design.ts';
import { useWorkshopTexts } from '../workshop/texts/texts.ts';
import { NewTableScreen } from './new-table-screen.tsx';

interface OwnTableProps {
  readonly game: string;
  /** One of the texts that are kept here. */
  readonly id: string;
  readonly lobby: Lobby;
}

interface Chosen {
  readonly design: OwnDesign;
  /** The option of the table that takes the text. */
  readonly option: string;
}

/** The form for a table at which something of one's own is played. */
export function OwnTableScreen({ game, id, lobby }: OwnTableProps): ReactElement {
  const words = useWorkshopTexts();
  const { loading } = useTexts();
  const [chosen, setChosen] = useState<Chosen | 'gone' | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const [design, { option }] = await Promise.all([designShelf().find(id), loadDesign(game)]);
      setChosen(design?.game === game ? { design, option } : 'gone');
    };
    look().catch(() => setChosen('gone'));
  }, [game, id]);
  if (chosen === null || chosen === 'gone')
    return (
      <Frame title={titleOf(game)} page={`new/${game}`}>
        <p role="status">{chosen === null ? loading : words.gone}</p>
        <p>
          <a href={hrefOf({ screen: 'workshop', id: null })}>{words.back}</a>
        </p>
      </Frame>
    );
  const { design, option } = chosen;
  return (
    <NewTableScreen game={game} wished={{ [option]: design.text }} lobby={lobby}>
      <section className="plate section own-quest" aria-labelledby="section-own">
        <h2 id="section-own">{design.title || words.untitled}</h2>
        <p className="soft">
          {design.errors === 0 ? words.own : words.ownWithErrors}{' '}
          <a href={hrefOf({ screen: 'workshop', id })}>{words.toText}</a>
        </p>
      </section>
    </NewTableScreen>
  );
}
