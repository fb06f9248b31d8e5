import type { DungeonQuest } from '@questhall/dungeonquest';
import type { ReactElement } from 'react';
import { useTable } from '../../table/use-table.ts';
import type { GameParts } from '../ui.ts';
import { useArenaTexts } from './texts.ts';
import { useArenaTongue } from './tongue.ts';

type Card = NonNullable<DungeonQuest['View']['lying']['heroCard']>;

interface FighterProps {
  readonly side: 'hero' | 'monster';
  readonly name: string;
  readonly life: number | null;
  readonly wounds: number;
  readonly isHit: boolean;
}

const RIM = 46;

/** A fighter's token: its name, and a ring of life that shrinks with every wound. */
function Fighter({ side, name, life, wounds, isHit }: FighterProps): ReactElement {
  const texts = useArenaTexts();
  const left = life === null ? null : Math.max(0, life - wounds);
  const share = left === null || life === null || life === 0 ? 1 : left / life;
  const round = 2 * Math.PI * RIM;
  return (
    <figure className="fighter" data-side={side} data-hit={isHit} data-dead={left === 0}>
      <svg viewBox="0 0 120 120" role="img" aria-label={texts.lifeOf(name, left, life)}>
        <circle cx="60" cy="60" r="54" className="fighter-base" />
        <circle cx="60" cy="60" r={RIM} className="fighter-ring" />
        <circle
          cx="60"
          cy="60"
          r={RIM}
          className="fighter-life"
          strokeDasharray={`${round * share} ${round}`}
          transform="rotate(-90 60 60)"
        />
        <text x="60" y="58" className="fighter-letter">
          {name.slice(0, 1)}
        </text>
        <text x="60" y="82" className="fighter-number">
          {left ?? '?'}/{life ?? '?'}
        </text>
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

function CardFace({ card }: { readonly card: Card | null }): ReactElement {
  const { names } = useArenaTongue();
  return <div className={`combat-card ${card === null ? 'combat-card-none' : ''}`}>{card === null ? '' : names.card[card]}</div>;
}

/** One hero against one monster, with what lies between them. */
export function Arena({ store }: GameParts<DungeonQuest>): ReactElement {
  const { standing, now } = useTable(store);
  const { names } = useArenaTongue();
  const texts = useArenaTexts();
  const { hero, monster, lying, round } = standing.sight.view;
  const isHit = (side: 'hero' | 'monster'): boolean => now.some(({ event }) => event.type === 'wounded' && event.side === side);
  return (
    <section className="arena">
      <p className="arena-round">{texts.round(Math.max(1, round))}</p>
      <Fighter side="hero" name={names.hero[hero.hero]} life={hero.life} wounds={hero.wounds} isHit={isHit('hero')} />
      <div className="arena-middle">
        {(lying.heroCard !== null || lying.monsterCard !== null) && (
          <div className="arena-cards">
            <CardFace card={lying.heroCard} />
            <CardFace card={lying.monsterCard} />
          </div>
        )}
        <svg className="arena-swords" viewBox="0 0 64 64" aria-hidden="true">
          <path d="M8 8l34 34M56 8L22 42M14 50l8 8M50 50l-8 8M18 46l-8 8M46 46l8 8" />
        </svg>
      </div>
      {monster === null ? (
        <div className="fighter fighter-none" />
      ) : (
        <Fighter
          side="monster"
          name={names.monster[monster.monster]}
          life={monster.life}
          wounds={monster.wounds}
          isHit={isHit('monster')}
        />
      )}
    </section>
  );
}
