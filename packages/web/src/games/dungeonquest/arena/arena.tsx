import type { Action, DungeonQuest, View } from '@questhall/dungeonquest';
import { heroSeen } from '@questhall/dungeonquest/client';
import type { Side } from '@questhall/dungeonquest/content';
import { includesSeat, type Seats } from '@questhall/kernel';
import { type ReactElement, useMemo } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { GameParts } from '../../../table/game/ui.ts';
import { useTable } from '../../../table/store/use-table.ts';
import './arena.css';
import './duel.css';
import '../odds/odds.css';
import { HERO_COLOURS, HERO_ICONS, MODE_ICONS, MONSTER_COLOURS, MONSTER_ICONS } from '../looks.ts';
import { OddsPanel } from '../odds/odds-panel.tsx';
import type { Wanted } from '../odds/reckon.ts';
import { useOdds } from '../odds/use-odds.ts';
import { type ArenaWords, useArenaWords } from '../wording/words.ts';
import { Between } from './between.tsx';
import { describeArena, namesIn } from './describe.ts';
import { Fighter } from './fighter.tsx';
import { Floor } from './floor.tsx';
import { Hand } from './hand.tsx';
import { pictureOf } from './picture.ts';
import { seedOf } from './ring.ts';
import { VerbButtons } from './verb-buttons.tsx';

const NONE: readonly Action[] = [];

interface ArenaProps extends GameParts<DungeonQuest> {
  /** What can be done has a place of its own elsewhere. */
  readonly isBare?: boolean;
}

/** One hero against one monster on a floor of stone, with everything that lies between them. */
export function Arena({ store, isBare = false }: ArenaProps): ReactElement {
  const texts = useArenaWords();
  const { sight, scene, log, seat, isSettled } = useTable(store);
  const { view, outcome, waitingFor, sealedBy } = sight;
  const picture = useMemo(
    () =>
      pictureOf(
        view,
        log.map(({ told }) => told.event),
        scene?.told.event ?? null,
      ),
    [view, log, scene],
  );
  const { asked } = store;
  const isRolling = picture.result !== null && !picture.result.isDone;
  const wanted = useMemo<Wanted | null>(
    () =>
      isSettled && outcome === null
        ? { view, ask: asked?.ask ?? null, offers: asked?.offers ?? NONE, isRolling }
        : null,
    [view, asked, isSettled, outcome, isRolling],
  );
  const reckoned = useOdds(wanted);
  const names = namesIn(picture, texts);
  const isDecided = picture.isDead.hero || picture.isDead.monster;
  const isFighting = isSettled && outcome === null && view.mode !== null;
  const toAct = isFighting ? sidesOf(view, waitingFor) : { hero: false, monster: false };
  const side = sideOf(view, seat);
  const hero = heroSeen(view);
  if (hero === null) return <section className="arena" aria-label={texts.arena} />;
  return (
    <section className="arena" aria-label={texts.arena}>
      <Floor seed={seedOf(store.seated.id)} />
      <div className="arena-stage">
        <p className="unseen arena-said">{describeArena(picture, texts)}</p>
        <p className="arena-head">
          {view.mode !== null && (
            <span>
              <Icon name={MODE_ICONS[view.mode]} /> {texts.names.mode[view.mode]}
            </span>
          )}
          <b>{outcome !== null ? texts.isOver : view.round === 0 ? texts.beforeFight : texts.round(view.round)}</b>
          <span className="arena-turn">{turnText(toAct, names, texts)}</span>
        </p>
        <div className="arena-ring">
          <Fighter
            store={store}
            side="hero"
            name={names.hero}
            icon={HERO_ICONS[hero.hero]}
            colour={HERO_COLOURS[hero.hero]}
            life={hero.life}
            wounds={hero.wounds}
            hit={picture.hit.hero}
            isDead={picture.isDead.hero}
            isToAct={toAct.hero}
          />
          <Between store={store} picture={picture} sealed={sidesOf(view, sealedBy)} names={names} />
          {picture.monster !== null && (
            <Fighter
              store={store}
              side="monster"
              name={names.monster}
              icon={MONSTER_ICONS[picture.monster.monster]}
              colour={MONSTER_COLOURS[picture.monster.monster]}
              life={picture.monster.life}
              wounds={picture.monster.wounds}
              hit={picture.hit.monster}
              isDead={picture.isDead.monster}
              isToAct={toAct.monster}
            />
          )}
        </div>
        {outcome === null && (
          <footer className="arena-foot">
            {view.mode === 'cards' && view.round > 0 && side !== null && !isDecided && (
              <Hand store={store} view={view} side={side} name={names[side]} mix={reckoned?.mixes?.[side] ?? null} />
            )}
            <OddsPanel store={store} reckoned={reckoned} isDecided={isDecided} />
            {view.mode !== null && !isBare && <VerbButtons store={store} view={view} />}
          </footer>
        )}
      </div>
    </section>
  );
}

const sidesOf = ({ fighter, monsterSeat }: View, seats: Seats): Readonly<Record<Side, boolean>> => ({
  hero: includesSeat(seats, fighter),
  monster: monsterSeat !== null && includesSeat(seats, monsterSeat),
});

function sideOf({ fighter, monsterSeat }: View, seat: number): Side | null {
  if (seat === fighter) return 'hero';
  return seat === monsterSeat ? 'monster' : null;
}

function turnText(
  toAct: Readonly<Record<Side, boolean>>,
  names: Readonly<Record<Side, string>>,
  texts: ArenaWords,
): string {
  if (toAct.hero && toAct.monster) return texts.bothAct;
  if (toAct.hero) return texts.toAct(names.hero);
  return toAct.monster ? texts.toAct(names.monster) : '';
}
