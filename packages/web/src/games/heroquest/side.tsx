import type { HeroQuest } from '@questhall/heroquest';
import { words } from '@questhall/heroquest/client';
import { NAMES } from '@questhall/heroquest/content';
import { bodyMax, mindMax } from '@questhall/heroquest/queries';
import type { Sight } from '@questhall/kernel';
import type { ReactElement } from 'react';
import { useTable } from '../../table/use-table.ts';
import type { GameParts } from '../ui.ts';

type HeroView = HeroQuest['View']['heroes'][number];
type MonsterView = HeroQuest['View']['monsters'][number];

/** Points as pips: full ones first. */
function Pips({ left, most, kind }: { readonly left: number; readonly most: number; readonly kind: 'body' | 'mind' }): ReactElement {
  return (
    <span className={`pips pips-${kind}`} role="img" aria-label={`${left} of ${most} ${kind === 'body' ? 'Body Points' : 'Mind Points'}`}>
      <span className="pips-full">{'●'.repeat(left)}</span>
      <span className="pips-empty">{'○'.repeat(Math.max(0, most - left))}</span>
    </span>
  );
}

const itemName = (item: string): string => ({ ...NAMES.gear, ...NAMES.potion, ...NAMES.artifact })[item as keyof typeof NAMES.gear] ?? item;

function HeroSheet({ hero, isActing }: { readonly hero: HeroView; readonly isActing: boolean }): ReactElement {
  const carried = [...hero.gear, ...hero.potions, ...hero.artifacts].filter((item) => item !== hero.held);
  const belongings = [hero.held ?? 'bare hands', ...carried].map(itemName);
  const under = Object.entries(hero.effects).filter(([, left]) => left > 0);
  return (
    <article className="hero-sheet" data-hero={hero.hero} data-acting={isActing} data-status={hero.status}>
      <h3>
        {hero.name} <small>{NAMES.hero[hero.hero]}</small>
      </h3>
      {hero.status === 'here' ? (
        <>
          <Pips left={hero.body} most={bodyMax(hero)} kind="body" />
          <Pips left={hero.mind} most={mindMax(hero)} kind="mind" />
        </>
      ) : (
        <p className="hero-away">{hero.status === 'dead' ? 'dead' : 'left by the stairway'}</p>
      )}
      <p className="hero-carries">{[...belongings, ...(hero.gold > 0 ? [`${hero.gold} gold`] : [])].join(' · ')}</p>
      {under.length > 0 && <p className="hero-under">{under.map(([effect]) => effect).join(', ')}</p>}
    </article>
  );
}

function MonsterRow({ monster }: { readonly monster: MonsterView }): ReactElement {
  return (
    <li className="monster-row" data-asleep={monster.isAsleep}>
      <span>
        {monster.name} <small>{monster.id}</small>
      </span>
      <Pips left={monster.body - monster.wounds} most={monster.body} kind="body" />
      <small>
        {monster.attack} attack, {monster.defend} defend{monster.isAsleep ? ', asleep' : ''}
      </small>
    </li>
  );
}

/** What the party is here for. */
function QuestCard({ sight }: { readonly sight: Sight<HeroQuest> }): ReactElement {
  const { quest, title, briefing, round } = sight.view;
  return (
    <details className="quest-card" open={round <= 1}>
      <summary>
        Quest {quest}: {title}
      </summary>
      <p>{briefing}</p>
      <p>{words.event({ type: 'told', what: 'goal' }, String, sight)}</p>
    </details>
  );
}

/** The heroes' sheets and the monsters that everybody sees. */
export function HeroQuestSide({ store }: GameParts<HeroQuest>): ReactElement {
  const { standing } = useTable(store);
  const { view } = standing.sight;
  return (
    <div className="hq-side">
      <QuestCard sight={standing.sight} />
      {view.heroes.map((hero) => (
        <HeroSheet key={hero.hero} hero={hero} isActing={view.turn?.hero === hero.hero} />
      ))}
      {view.monsters.length > 0 && (
        <ul className="monster-list">
          {view.monsters.map((monster) => (
            <MonsterRow key={monster.id} monster={monster} />
          ))}
        </ul>
      )}
    </div>
  );
}
