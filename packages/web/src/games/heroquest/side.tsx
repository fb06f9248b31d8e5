import type { HeroQuest } from '@questhall/heroquest';
import type { Names } from '@questhall/heroquest/content';
import { bodyMax, mindMax } from '@questhall/heroquest/queries';
import type { Sight } from '@questhall/kernel';
import type { ReactElement } from 'react';
import { useTable } from '../../table/use-table.ts';
import type { GameParts } from '../ui.ts';
import { EFFECTS } from './board/describe.ts';
import { useSideTexts } from './texts.ts';
import { useHeroQuestTongue } from './tongue.ts';

type HeroView = HeroQuest['View']['heroes'][number];
type MonsterView = HeroQuest['View']['monsters'][number];

/** Points as pips: full ones first. */
function Pips({ left, most, kind }: { readonly left: number; readonly most: number; readonly kind: 'body' | 'mind' }): ReactElement {
  const texts = useSideTexts();
  return (
    <span className={`pips pips-${kind}`} role="img" aria-label={texts[kind](left, most)}>
      <span className="pips-full">{'●'.repeat(left)}</span>
      <span className="pips-empty">{'○'.repeat(Math.max(0, most - left))}</span>
    </span>
  );
}

type Item = HeroView['gear'][number] | HeroView['potions'][number] | HeroView['artifacts'][number];

const itemName = ({ gear, potion, artifact }: Names, item: Item): string => ({ ...gear, ...potion, ...artifact })[item];

function HeroSheet({ hero, isActing }: { readonly hero: HeroView; readonly isActing: boolean }): ReactElement {
  const texts = useSideTexts();
  const { names } = useHeroQuestTongue();
  const carried = [...hero.gear, ...hero.potions, ...hero.artifacts].filter((item) => item !== hero.held);
  const named = (item: Item): string => itemName(names, item);
  const belongings = [hero.held === null ? texts.bareHands : named(hero.held), ...carried.map(named)];
  const under = EFFECTS.filter((effect) => hero.effects[effect] > 0);
  return (
    <article className="hero-sheet" data-hero={hero.hero} data-acting={isActing} data-status={hero.status}>
      <h3>
        {hero.name} <small>{names.hero[hero.hero]}</small>
      </h3>
      {hero.status === 'here' ? (
        <>
          <Pips left={hero.body} most={bodyMax(hero)} kind="body" />
          <Pips left={hero.mind} most={mindMax(hero)} kind="mind" />
        </>
      ) : (
        <p className="hero-away">{hero.status === 'dead' ? texts.dead : texts.left}</p>
      )}
      <p className="hero-carries">{[...belongings, ...(hero.gold > 0 ? [texts.gold(hero.gold)] : [])].join(' · ')}</p>
      {under.length > 0 && <p className="hero-under">{under.map((effect) => texts.effects[effect]).join(', ')}</p>}
    </article>
  );
}

function MonsterRow({ monster }: { readonly monster: MonsterView }): ReactElement {
  const texts = useSideTexts();
  const { monster: nameOf } = useHeroQuestTongue();
  return (
    <li className="monster-row" data-asleep={monster.isAsleep}>
      <span>
        {nameOf(monster.name)} <small>{monster.id}</small>
      </span>
      <Pips left={monster.body - monster.wounds} most={monster.body} kind="body" />
      <small>
        {texts.dice(monster.attack, monster.defend)}
        {monster.isAsleep ? `, ${texts.asleep}` : ''}
      </small>
    </li>
  );
}

/** What the party is here for. */
function QuestCard({ sight }: { readonly sight: Sight<HeroQuest> }): ReactElement {
  const { quest, title, briefing, round } = sight.view;
  const texts = useSideTexts();
  const tongue = useHeroQuestTongue();
  return (
    <details className="quest-card" open={round <= 1}>
      <summary>
        {texts.quest(quest)}: <span lang="en">{title}</span>
      </summary>
      <p lang="en">{briefing}</p>
      <p>{tongue.event({ type: 'told', what: 'goal' }, String, sight)}</p>
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
