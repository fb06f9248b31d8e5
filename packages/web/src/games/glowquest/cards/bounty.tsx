import type { Action, Glowquest, View } from '@questhall/glowquest';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { ROLE_ICONS } from '../looks.ts';
import { bountiesIn } from '../stage.ts';
import { type Choosing, DeckBack } from './decks.tsx';
import { Owned } from './owned.tsx';

interface BountyProps extends Choosing {
  readonly view: View;
  readonly store: TableStore<Glowquest>;
  readonly offers: readonly Action[];
}

/** Who has the Gain of a Bounty, and from which deck: every hero with what it has by now. */
export function Bounty({ view, store, offers, texts, choose }: BountyProps): ReactElement {
  const { log, standing } = useTable(store);
  const won = bountiesIn(log.map(({ told }) => told.event));
  return (
    <>
      <div>
        <p>{won.map((event) => texts.event(event, String, standing.sight)).join(' ')}</p>
        <p>{texts.bountyText}</p>
      </div>
      <div className="gain-heroes">
        {view.heroes.map((hero) => {
          const name = texts.nameOf(view, hero.id);
          return (
            <section key={hero.id} aria-label={name}>
              <h3 className="gain-hero">
                <Icon name={ROLE_ICONS[hero.role]} /> {name}
              </h3>
              <div className="gain-decks">
                {offers.map((offer) =>
                  offer.type === 'award' && offer.hero === hero.id ? (
                    <DeckBack
                      key={offer.deck}
                      view={view}
                      deck={offer.deck}
                      label={texts.names.deck[offer.deck]}
                      hint={texts.award(name, texts.names.deck[offer.deck])}
                      texts={texts}
                      onClick={() => choose(offer)}
                    />
                  ) : null,
                )}
              </div>
              <Owned hero={hero} title={texts.has} texts={texts} />
            </section>
          );
        })}
      </div>
    </>
  );
}
