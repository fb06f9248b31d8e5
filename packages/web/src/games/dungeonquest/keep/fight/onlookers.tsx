import type { DungeonQuest, View } from '@questhall/dungeonquest';
import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import type { TableStore } from '../../../../table/store/store.ts';
import { HERO_COLOURS, HERO_ICONS } from '../../looks.ts';
import { useKeepWords } from '../wording/words.ts';

interface OnlookersProps {
  readonly store: TableStore<DungeonQuest>;
  readonly view: View;
}

/** Everybody else at the table: one plays the monster, the others watch. */
export function Onlookers({ view }: OnlookersProps): ReactElement {
  const words = useKeepWords();
  const { names } = words.says;
  return (
    <ul className="keep-onlookers">
      {view.heroes.map((hero, seat) => {
        if (hero === null || seat === view.fighter) return null;
        const style: CSSProperties & Record<`--${string}`, string> = { '--rim': `var(${HERO_COLOURS[hero.hero]})` };
        return (
          <li key={hero.hero} style={style} data-monster={seat === view.monsterSeat || undefined}>
            <Icon name={HERO_ICONS[hero.hero]} />
            <span>
              {names.hero[hero.hero]} <small>{seat === view.monsterSeat ? words.playsMonster : words.watches}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
