import type { HeroQuest } from '@questhall/heroquest';
import { badgeOf } from '@questhall/heroquest/client';
import type { Hero } from '@questhall/heroquest/content';
import { bodyMax, mindMax } from '@questhall/heroquest/queries';
import type { Sight } from '@questhall/kernel';
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { useBoardTexts } from './board/texts/texts.ts';
import { EFFECTS } from './board/things-on.ts';
import './side.css';
import { HERO_ICONS } from './looks.ts';
import { isInTown } from './town/chronicle.ts';
import { HeroDice } from './town/hero-facts.tsx';
import { countedName, tallied } from './town/wares.ts';
import { useTownWords } from './town/words.ts';
import { itemName } from './wording/items.ts';
import { useHeroQuestWording } from './wording/wording.ts';

/** Read by few, and not at every table. */
const HeroDialog = lazy(() => import('./town/hero-dialog.tsx').then((module) => ({ default: module.HeroDialog })));

type HeroView = HeroQuest['View']['heroes'][number];
type MonsterView = HeroQuest['View']['monsters'][number];

/** Points as pips: full ones first. */
function Pips({
  left,
  most,
  kind,
}: {
  readonly left: number;
  readonly most: number;
  readonly kind: 'body' | 'mind';
}): ReactElement {
  const texts = useTownWords();
  return (
    <span className={`pips pips-${kind}`} role="img" aria-label={`${left} ${texts.of} ${most} ${texts[kind]}`}>
      <span className="pips-full">{'●'.repeat(left)}</span>
      <span className="pips-empty">{'○'.repeat(Math.max(0, most - left))}</span>
    </span>
  );
}

interface HeroSheetProps {
  readonly hero: HeroView;
  readonly view: HeroQuest['View'];
  readonly isActing: boolean;
  /** What is left of its turn; empty for whoever has none. */
  readonly left: string;
  readonly onOpen: () => void;
}

function HeroSheet({ hero, view, isActing, left, onOpen }: HeroSheetProps): ReactElement {
  const texts = useTownWords();
  const { effects } = useBoardTexts();
  const carried = [...hero.gear, ...hero.potions, ...hero.artifacts];
  if (hero.held !== null) carried.splice(carried.indexOf(hero.held), 1); // one of them is in hand
  const belongings = [
    hero.held === null ? texts.bareHands : itemName(hero.held, texts),
    ...tallied(carried).map(([item, count]) => countedName(itemName(item, texts), count)),
    ...(hero.gold > 0 ? [texts.goldOf(hero.gold)] : []),
  ];
  const under = EFFECTS.filter((effect) => hero.effects[effect] > 0);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isActing) sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [isActing]);
  return (
    <article ref={sheet} className="hero-sheet" data-hero={hero.hero} data-acting={isActing} data-status={hero.status}>
      <h3>
        <button type="button" className="hero-open" title={texts.sheetOf(hero.name)} onClick={onOpen}>
          <Icon name={HERO_ICONS[hero.hero]} /> {hero.name} <small>{texts.names.hero[hero.hero]}</small>
        </button>
      </h3>
      {hero.status === 'here' ? (
        <>
          <Pips left={hero.body} most={bodyMax(hero)} kind="body" />
          <Pips left={hero.mind} most={mindMax(hero)} kind="mind" />
          <HeroDice hero={hero} view={view} texts={texts} />
        </>
      ) : (
        <p className="hero-away">{texts.status[hero.status]}</p>
      )}
      {left !== '' && <p className="hero-left">{left}</p>}
      {hero.status !== 'dead' && <p className="hero-carries">{belongings.join(' · ')}</p>}
      {under.length > 0 && <p className="hero-under">{under.map((effect) => effects[effect]).join(', ')}</p>}
    </article>
  );
}

function MonsterRow({ monster, badge }: { readonly monster: MonsterView; readonly badge: string }): ReactElement {
  const texts = useTownWords();
  const wording = useHeroQuestWording();
  const { asleep } = useBoardTexts();
  return (
    <li className="monster-row" data-asleep={monster.isAsleep}>
      <span>
        {wording.monster(monster.name)} <small>{badge}</small>
      </span>
      <Pips left={monster.body - monster.wounds} most={monster.body} kind="body" />
      <small>
        {texts.attack} {monster.attack}, {texts.defend} {monster.defend}
        {monster.isAsleep ? `, ${asleep}` : ''}
      </small>
    </li>
  );
}

/** What became of the goal, while the heroes are still on their way out. */
function turnOf({ view, outcome }: Sight<HeroQuest>): 'goalMet' | 'goalLost' | null {
  if (outcome !== null) return null;
  if (view.isGoalMet) return 'goalMet';
  return view.isGoalLost ? 'goalLost' : null;
}

/** What the party is here for. When that is done, or beyond hope, it says so even while it is folded. */
function QuestCard({ sight }: { readonly sight: Sight<HeroQuest> }): ReactElement {
  const { quest, round, attempt } = sight.view;
  const texts = useTownWords();
  const wording = useHeroQuestWording();
  const { title, briefing } = wording.quest(sight.view.title, sight.view.briefing);
  const turn = turnOf(sight);
  const turned = turn === null ? null : wording.moment({ type: turn }, sight);
  return (
    <details className="quest-card" open={round <= 1}>
      <summary>
        {texts.questNumber(quest)}: <span>{title}</span>
        {attempt > 0 && ` (${texts.tryNumber(attempt + 1)})`}
        {turned !== null && (
          <span className="quest-turned">
            <strong>{turned.title}</strong> <span>{turned.text}</span>
          </span>
        )}
      </summary>
      <p>{briefing}</p>
      <p>{wording.event({ type: 'told', what: 'goal' }, String, sight)}</p>
    </details>
  );
}

/**
 * The heroes' sheets and the monsters that everybody sees. In town the quest is over, and the next one is told of in
 * the middle.
 */
export function HeroQuestSide({ store }: GameParts<HeroQuest>): ReactElement {
  const { sight } = useTable(store);
  const { left } = useHeroQuestWording();
  const [opened, setOpened] = useState<Hero | null>(null);
  const { view } = sight;
  const isAway = isInTown(view) && sight.outcome === null;
  const hero = view.heroes.find((one) => one.hero === opened);
  return (
    <div className="hq-side">
      {!isAway && <QuestCard sight={sight} />}
      {view.heroes.map((one) => (
        <HeroSheet
          key={one.hero}
          hero={one}
          view={view}
          isActing={view.turn?.hero === one.hero}
          left={view.turn?.hero === one.hero ? left(sight) : ''}
          onOpen={() => setOpened(one.hero)}
        />
      ))}
      {!isAway && view.monsters.length > 0 && (
        <ul className="monster-list">
          {view.monsters.map((monster) => (
            <MonsterRow key={monster.id} monster={monster} badge={badgeOf(view, monster.id)} />
          ))}
        </ul>
      )}
      {hero !== undefined && (
        <Suspense fallback={null}>
          <HeroDialog hero={hero} view={view} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}
