import type { View } from '@questhall/crystal-expedition';
import { dungeonPlace } from '@questhall/crystal-expedition/client';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { BoardWords } from '../board/words.ts';
import { QUEST_ICONS } from '../looks.ts';

/** Where the party has been, and where it could go. */
export function Dungeons({ view, words }: { readonly view: View; readonly words: BoardWords }): ReactElement | null {
  const { own, names } = words;
  const texts = own.side;
  if (view.dungeons.length === 0) return null;
  return (
    <section className="ce-known" aria-label={texts.dungeons}>
      <h3>{texts.dungeons}</h3>
      <ol>
        {view.dungeons.map(({ type, strength, weakness, quest, threat, isVisited, isWon }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dungeon has no other name than its number
          <li key={at} data-place={dungeonPlace(at)} data-won={isWon || undefined}>
            <Icon name={QUEST_ICONS[quest]} />
            <span>
              <b>{names.quest[quest]}</b>
              <small>
                {texts.dungeon(names.type[type])}
                {isWon ? ` · ${texts.won}` : isVisited ? ` · ${texts.entered}` : ''}
              </small>
              <small>{texts.foe(names.element[strength], names.element[weakness], threat)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
