import type { DungeonQuest, View } from '@questhall/dungeonquest';
import { cardPlace } from '@questhall/dungeonquest/client';
import type { Side } from '@questhall/dungeonquest/content';
import type { Mix } from '@questhall/dungeonquest/odds';
import type { CSSProperties, ReactElement } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { useLanguage } from '../../../texts/language.ts';
import { percentText } from '../odds/numbers.ts';
import { meetingsOf } from '../odds/reckon.ts';
import { useArenaWords } from '../wording/words.ts';
import { CardFace } from './combat-card.tsx';
import { pointAt } from './pointing.tsx';

interface HandProps {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
  readonly side: Side;
  readonly name: string;
  /** How often each card is laid in best play; null while that is not known. */
  readonly mix: Mix | null;
}

/** The three cards of this seat: one is laid with a click, and the bar says how often best play would. */
export function Hand({ store, view, side, name, mix }: HandProps): ReactElement {
  const texts = useArenaWords();
  return (
    <ul className="hand" aria-label={texts.hand(name)}>
      {view.combatHand.map((card) => (
        <li key={card}>
          <button
            type="button"
            className="hand-card"
            data-place={cardPlace(card)}
            onClick={() => pointAt(store, cardPlace(card))}
          >
            <CardFace card={card} meetings={meetingsOf(view, side, card)} />
          </button>
          <MixBar chance={mix?.[card] ?? null} />
        </li>
      ))}
    </ul>
  );
}

function MixBar({ chance }: { readonly chance: number | null }): ReactElement {
  const texts = useArenaWords();
  const language = useLanguage();
  const style: CSSProperties & Record<`--${string}`, string> = { '--share': `${(chance ?? 0) * 100}%` };
  const text = chance === null ? '' : percentText(chance, language);
  return (
    <p className="mix" style={style} title={chance === null ? undefined : texts.bestPlayOf(text)}>
      <span className="mix-bar" />
      <span className="mix-text" aria-hidden="true">
        {chance !== null && texts.bestPlay(Math.round(chance * 100))}
      </span>
      {chance !== null && <span className="unseen">{texts.bestPlayOf(text)}</span>}
    </p>
  );
}
