import type { Glowquest, View } from '@questhall/glowquest';
import { activeIn, heroPlace } from '@questhall/glowquest/client';
import { alertOf, type Deck, ROOMS_BEFORE_QUEST } from '@questhall/glowquest/content';
import {
  type Entity,
  type EntityId,
  findEntity,
  type HeroInPlay,
  hasFallen,
  hitpointsMax,
  type MonsterInPlay,
  recordOf,
} from '@questhall/glowquest/queries';
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { Layers } from '../../tiles/sheet/layers.tsx';
import { effectsOf } from './board/effects.ts';
import { type CardWords, useCardWords } from './cards/words.ts';
import { colourOf, iconOf } from './looks.ts';
import { questRoomOf } from './stage.ts';
import '../../tiles/sheet/side.css';
import './side.css';

/** Read by few, and not at every table. */
const HeroDialog = lazy(() => import('./cards/hero-dialog.tsx').then((module) => ({ default: module.HeroDialog })));
const MonsterDialog = lazy(() =>
  import('./cards/monster-dialog.tsx').then((module) => ({ default: module.MonsterDialog })),
);
const DeckDialog = lazy(() => import('./cards/deck-dialog.tsx').then((module) => ({ default: module.DeckDialog })));

/** What lies open over the table. */
type Opened =
  | { readonly kind: 'entity'; readonly id: EntityId }
  | { readonly kind: 'decks'; readonly deck: Deck }
  | null;

/** The expedition, the heroes' sheets and the monsters. */
export function GlowquestSide({ store }: GameParts<Glowquest>): ReactElement {
  const { sight } = useTable(store);
  const texts = useCardWords();
  const [opened, setOpened] = useState<Opened>(null);
  const { view, asks } = sight;
  const entity = opened?.kind === 'entity' ? findEntity(view, opened.id) : null;
  const close = (): void => setOpened(null);
  const open = (id: EntityId): void => setOpened({ kind: 'entity', id });
  return (
    <div className="gq-side tile-side">
      <Expedition
        view={view}
        texts={texts}
        onDecks={() => setOpened({ kind: 'decks', deck: view.heroes[0]?.role ?? 'equipment' })}
      />
      {view.heroes.map((hero) => (
        <HeroCard key={hero.role} hero={hero} isDown={hasFallen(hero, asks)} view={view} texts={texts} onOpen={open} />
      ))}
      {view.monsters.length > 0 && (
        <ul className="gq-monsters">
          {view.monsters.map((monster) => (
            <MonsterRow key={monster.id} monster={monster} view={view} texts={texts} onOpen={open} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {entity !== null &&
          ('role' in entity ? (
            <HeroDialog hero={entity} view={view} store={store} onClose={close} />
          ) : (
            <MonsterDialog monster={entity} view={view} onClose={close} />
          ))}
        {opened?.kind === 'decks' && <DeckDialog view={view} first={opened.deck} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface PartProps {
  readonly view: View;
  readonly texts: CardWords;
}

const ROOMS = ROOMS_BEFORE_QUEST;

type Fact = 'resolve' | 'rooms' | 'quest' | 'alert';

/** How far the party has come, and what it has left. Each figure says what it means when it is pressed. */
function Expedition({ view, texts, onDecks }: PartProps & { readonly onDecks: () => void }): ReactElement {
  const [explained, setExplained] = useState<Fact | null>(null);
  const { resolve, roomsCleared, roomsFound, floor, house } = view;
  const alert = alertOf(roomsCleared);
  const quest = questRoomOf(view);
  const meanings: Readonly<Record<Fact, string>> = {
    resolve: texts.resolveText,
    rooms: texts.roomsText,
    quest: texts.questText,
    alert: texts.alertText,
  };
  const fact = (which: Fact, name: string, value: ReactNode): ReactElement => (
    <button
      type="button"
      className="tile-fact"
      title={meanings[which]}
      aria-expanded={explained === which}
      onClick={() => setExplained(explained === which ? null : which)}
    >
      {name} <b>{value}</b>
    </button>
  );
  return (
    <section className="gq-expedition" aria-label={texts.expedition}>
      <p className="gq-goal">{texts.goal}</p>
      <div className="gq-facts">
        {fact(
          'resolve',
          texts.resolve,
          <span className="gq-resolve" data-low={resolve === 0}>
            <span aria-hidden="true">{'◆'.repeat(resolve)}</span> {resolve}
          </span>,
        )}
        {fact('rooms', texts.rooms, `${Math.min(roomsCleared, ROOMS)} ${texts.of} ${ROOMS}`)}
        {fact(
          'quest',
          texts.questRoom,
          quest === 'cleared' ? <Icon name="check" label={texts.cleared} /> : texts.questStage[quest],
        )}
        {!house.noAlert && fact('alert', texts.alert, alert === 0 ? texts.noAlert : `+${alert}`)}
      </div>
      {explained !== null && (
        <p className="gq-meaning" role="status">
          {meanings[explained]}
        </p>
      )}
      <p className="gq-floor-line">
        {texts.floor(floor.level)} · {texts.found(roomsFound)}
        <button type="button" className="button button-quiet gq-decks" onClick={onDecks}>
          <Icon name="tied-scroll" /> {texts.decks}
        </button>
      </p>
    </section>
  );
}

interface HeroCardProps extends PartProps {
  readonly hero: HeroInPlay;
  readonly isDown: boolean;
  readonly onOpen: (id: EntityId) => void;
}

function HeroCard({ hero, isDown, view, texts, onOpen }: HeroCardProps): ReactElement {
  const name = texts.nameOf(view, hero.id);
  const cards = hero.cards.map((card) => texts.names.card[card]).join(' · ');
  return (
    <article
      className="gq-hero"
      data-place={heroPlace(hero.id)}
      data-acting={activeIn(view) === hero.id}
      data-down={isDown}
      style={{ borderColor: `var(${colourOf(hero)})` }}
    >
      <h3>
        <button type="button" className="hero-open" title={texts.heroSheet(name)} onClick={() => onOpen(hero.id)}>
          <Icon name={iconOf(hero)} /> {name}
        </button>
      </h3>
      <LayersOf entity={hero} isDown={isDown} view={view} texts={texts} />
      {hero.saved > 0 && (
        <p>
          {texts.stats.saved}: {hero.saved}
        </p>
      )}
      <p className="gq-cards-line" title={cards}>
        {cards}
      </p>
    </article>
  );
}

/** Hitpoints, Shield, Reflect and Effects. */
function LayersOf({
  entity,
  isDown,
  view,
  texts,
}: PartProps & { readonly entity: Entity; readonly isDown: boolean }): ReactElement {
  const { hitpoints, shield, reflect } = entity;
  return (
    <Layers
      {...{ hitpoints, shield, reflect }}
      most={hitpointsMax(view, entity)}
      effects={effectsOf(entity, texts)}
      down={isDown ? texts.down : null}
      names={texts.stats}
    />
  );
}

interface MonsterRowProps extends PartProps {
  readonly monster: MonsterInPlay;
  readonly onOpen: (id: EntityId) => void;
}

function MonsterRow({ monster, view, texts, onOpen }: MonsterRowProps): ReactElement {
  const name = texts.nameOf(view, monster.id);
  const { category } = recordOf(monster);
  return (
    <li className="gq-monster" data-acting={activeIn(view) === monster.id} data-category={category}>
      <button type="button" className="hero-open" title={texts.monsterSheet(name)} onClick={() => onOpen(monster.id)}>
        <Icon name={iconOf(monster)} /> {name}
        {category !== 'minion' && <small>{texts.names.category[category]}</small>}
        {monster.bounty > 0 && <small>{texts.bounties(monster.bounty)}</small>}
      </button>
      <LayersOf entity={monster} isDown={false} view={view} texts={texts} />
    </li>
  );
}
