import type { CrystalExpedition, View } from '@questhall/crystal-expedition';
import { QUEST_GOALS } from '@questhall/crystal-expedition/content';
import {
  dungeonOf,
  type Entity,
  fateMax,
  findEntity,
  hitpointsMax,
  isConscious,
  isHero,
  nextLine,
} from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { GameParts } from '../../table/game/ui.ts';
import { useTable } from '../../table/store/use-table.ts';
import { effectsOf } from './board/effects.ts';
import { type BoardWords, useBoardWords } from './board/words.ts';
import { colourOf, iconOf } from './looks.ts';
import './side.css';

interface PartProps {
  readonly view: View;
  readonly words: BoardWords;
}

/** The expedition, the party, and the Monster Sheet. */
export function CrystalSide({ store }: GameParts<CrystalExpedition>): ReactElement {
  const { view } = useTable(store).sight;
  const words = useBoardWords();
  return (
    <div className="ce-side">
      {view.expedition === null ? <Dungeons view={view} words={words} /> : <Progress view={view} words={words} />}
      {view.party.map((hero) => (
        <Sheet key={hero.hero} entity={hero} view={view} words={words} />
      ))}
      <MonsterSheet view={view} words={words} />
    </div>
  );
}

/** Where the party has been, and where it could go. */
function Dungeons({ view, words }: PartProps): ReactElement {
  return (
    <section className="ce-progress" aria-label={words.own.side.dungeons}>
      <h3>{words.own.side.dungeons}</h3>
      <ol>
        {view.dungeons.map((dungeon, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dungeon has no other name than its number
          <li key={at}>{words.dungeon(dungeon)}</li>
        ))}
      </ol>
    </section>
  );
}

function Progress({ view, words }: PartProps): ReactElement | null {
  const { expedition } = view;
  if (expedition === null) return null;
  const texts = words.own.side;
  const dungeon = dungeonOf(view);
  const facts: readonly (readonly [string, string | number])[] = [
    [texts.glory, expedition.glory],
    [texts.quest, `${expedition.done} / ${QUEST_GOALS[dungeon.quest]}`],
    [texts.wanderers, expedition.tokens],
    [texts.purse, expedition.purse],
    [texts.raw, expedition.raw],
  ];
  return (
    <section className="ce-progress" aria-label={words.names.quest[dungeon.quest]}>
      <h3>{words.names.quest[dungeon.quest]}</h3>
      <p>
        {words.dungeon(dungeon)} · {texts.floor(expedition.floor.level)}
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Somebody with Hitpoints, Shield, Reflect and Effects; heroes with Fate and Crowns. */
function Sheet({ entity, view, words }: PartProps & { readonly entity: Entity }): ReactElement {
  const most = hitpointsMax(view, entity);
  const isActing = view.expedition?.turn?.who === entity.id;
  const hasBody = view.expedition !== null;
  return (
    <article
      className="ce-sheet"
      data-place={isHero(entity) ? `hero:${entity.id}` : undefined}
      data-acting={isActing || undefined}
      style={{ borderColor: `var(${colourOf(entity)})` }}
    >
      <h3>
        <Icon name={iconOf(entity)} /> {words.nameOf(view, entity.id)}
      </h3>
      <p>
        {hasBody && (
          <span>
            <Icon name="hearts" label={words.names.statistic.hitpoints} /> {entity.hitpoints}/{most}
          </span>
        )}
        {entity.shield > 0 && <span>{words.shield(entity.shield)}</span>}
        {entity.reflect > 0 && <span>{words.reflect(entity.reflect)}</span>}
        {isHero(entity) && hasBody && (
          <span>
            <Icon name="clover" label={words.own.side.fate} /> {entity.fate}/{fateMax(view, entity)}
          </span>
        )}
        {isHero(entity) && (
          <span>
            <Icon name="two-coins" /> {words.crowns(entity.crowns)}
          </span>
        )}
        {hasBody && !isConscious(entity) && <span className="chip">{words.unconscious}</span>}
        {effectsOf(entity, words).map((effect) => (
          <span key={effect} className="chip">
            {effect}
          </span>
        ))}
      </p>
    </article>
  );
}

/** The monsters in the order of their Turns, and whose comes next. */
function MonsterSheet({ view, words }: PartProps): ReactElement | null {
  const encounter = view.expedition?.encounter ?? null;
  if (encounter === null) return null;
  const next = nextLine(encounter, () => true);
  const texts = words.own.side;
  return (
    <section className="ce-monsters" aria-label={texts.sheet}>
      <h3>
        {texts.sheet} · {words.round(encounter.round)}
      </h3>
      <ol>
        {encounter.sheet.map(({ monster, state }, at) => {
          const entity = findEntity(view, monster);
          return (
            <li key={monster} data-next={at === next || undefined}>
              {at === next && <span className="chip">{texts.next}</span>}
              {entity === null || state !== 'alive' ? (
                <p className="ce-dead">
                  {words.nameOf(view, monster)} ({texts.dead})
                </p>
              ) : (
                <Sheet entity={entity} view={view} words={words} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
