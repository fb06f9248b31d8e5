import type { View } from '@questhall/crystal-expedition';
import { type EntityId, findEntity, nextLine, recordOf } from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { BoardWords } from '../board/words.ts';
import { MONSTER_ICONS } from '../looks.ts';
import { LayersOf } from './layers.tsx';

interface MonsterSheetProps {
  readonly view: View;
  readonly words: BoardWords;
  readonly onOpen: (id: EntityId) => void;
}

/** The monsters in the order of their Turns, and whose comes next. */
export function MonsterSheet({ view, words, onOpen }: MonsterSheetProps): ReactElement | null {
  const encounter = view.expedition?.encounter ?? null;
  if (encounter === null) return null;
  const next = nextLine(encounter, () => true);
  const texts = words.own.side;
  return (
    <section className="ce-monsters" aria-label={texts.sheet}>
      <h3>
        {texts.sheet} <small>{words.round(encounter.round)}</small>
      </h3>
      <ol>
        {encounter.sheet.map(({ monster, record, state }, at) => {
          const entity = state === 'alive' ? findEntity(view, monster) : null;
          const name = words.nameOf(view, monster);
          const isChampion = recordOf({ record }).rank === 'champion';
          return (
            <li
              key={monster}
              data-next={at === next || undefined}
              data-dead={entity === null || undefined}
              data-acting={view.expedition?.turn?.who === monster || undefined}
            >
              {entity === null || !('record' in entity) ? (
                <span className="ce-monster-name">
                  <Icon name={MONSTER_ICONS[record]} /> {name} <small>{texts.dead}</small>
                </span>
              ) : (
                <>
                  <button
                    type="button"
                    className="hero-open ce-monster-name"
                    title={texts.monsterSheet(name)}
                    onClick={() => onOpen(monster)}
                  >
                    <Icon name={MONSTER_ICONS[record]} /> {name}
                    {isChampion && <small>{texts.champion}</small>}
                    {entity.bounties > 0 && <small>{words.own.bounty(entity.bounties)}</small>}
                    {at === next && <small className="ce-next">{texts.next}</small>}
                  </button>
                  <LayersOf entity={entity} view={view} words={words} />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
