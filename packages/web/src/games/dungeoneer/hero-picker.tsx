import type { Dungeoneer } from '@questhall/dungeoneer';
import { sparePlace } from '@questhall/dungeoneer/client';
import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { TableStore } from '../../table/store/store.ts';
import { useTable } from '../../table/store/use-table.ts';
import { iconOfHero } from './looks.ts';
import { questionOf } from './pointing.ts';
import { useWords } from './wording/wording.ts';

/** Heroes to choose from, each on a card. */
export function HeroPicker({ store }: { readonly store: TableStore<Dungeoneer> }): ReactElement {
  const words = useWords();
  const { sight } = useTable(store).standing;
  const asked = questionOf(store);
  return (
    <section className="dg-heroes">
      <h2>{words.pickHeroTitle}</h2>
      {(asked?.offers ?? []).map((offer) => {
        if (asked === null || (offer.type !== 'pickHero' && offer.type !== 'rebirth')) return null;
        const { detail } = words.says.action(offer, asked.ask, sight);
        return (
          <button
            key={offer.hero}
            type="button"
            className="dg-hero-card"
            data-place={sparePlace(offer.hero)}
            onClick={({ detail: clicks }) => clicks <= 1 && void store.answer(offer, asked.ask.id)}
          >
            <Icon name={iconOfHero(offer.hero)} />
            <b>{words.called('hero', offer.hero)}</b>
            <span>{detail}</span>
          </button>
        );
      })}
    </section>
  );
}
