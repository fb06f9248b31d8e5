import { ITEMS } from '@questhall/crystal-expedition/content';
import type { Hero } from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { colourOf, iconOf, SLOT_ICONS } from '../looks.ts';
import { Deed } from './deed.tsx';
import type { PanelProps } from './panel.ts';
import { useTownWords } from './words.ts';

const GIFT = 10;

/** On the square: what a hero carries, what it may hand on, and the baggage that belongs to all. */
export function Pack({ town, hero }: PanelProps): ReactElement {
  const { town: texts, piece: pieceName, crowns } = useTownWords();
  const { party, baggage, raw, gems } = town.view;
  const others = party.filter(({ id }) => id !== hero.id);
  return (
    <div className="ce-pack">
      <section>
        <h4>{texts.carriesOf(hero.name)}</h4>
        {hero.build.pieces.length === 0 && <p>{texts.nothing}</p>}
        <ul className="ce-own">
          {hero.build.pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
            <li key={at}>
              <span className="ce-piece">
                <Icon name={SLOT_ICONS[ITEMS[piece.item].slot]} /> {pieceName(piece)}
                {(hero.build.main === at || hero.build.off === at) && <small>{texts.inHand}</small>}
              </span>
              {others.map((other) => (
                <Deed
                  key={other.id}
                  town={town}
                  does={{ type: 'givePiece', from: hero.id, to: other.id, piece: at }}
                  label={texts.givePiece(pieceName(piece), other.name)}
                >
                  <To hero={other} />
                </Deed>
              ))}
              <Deed
                town={town}
                does={{ type: 'stow', hero: hero.id, piece: at }}
                label={texts.stowPiece(pieceName(piece))}
              >
                <Icon name="chest" />
              </Deed>
            </li>
          ))}
          {others.length > 0 && (
            <li>
              <span className="ce-piece">
                <Icon name="two-coins" /> {crowns(hero.crowns)}
              </span>
              {others.map((other) => (
                <Deed
                  key={other.id}
                  town={town}
                  does={{ type: 'giveCrowns', from: hero.id, to: other.id, crowns: GIFT }}
                  label={texts.giveCrowns(GIFT, other.name)}
                >
                  {GIFT} <To hero={other} />
                </Deed>
              ))}
            </li>
          )}
        </ul>
      </section>
      {(baggage.length > 0 || raw > 0 || gems.length > 0) && <Baggage town={town} hero={hero} />}
    </div>
  );
}

const To = ({ hero }: { readonly hero: Hero }): ReactElement => (
  <span className="ce-to" style={{ color: `var(${colourOf(hero)})` }}>
    → <Icon name={iconOf(hero)} />
  </span>
);

/** What belongs to the whole party. */
function Baggage({ town, hero }: PanelProps): ReactElement {
  const { town: texts, names, piece: pieceName } = useTownWords();
  const { baggage, raw, gems } = town.view;
  return (
    <section>
      <h4>{texts.baggage}</h4>
      <ul className="ce-own">
        {raw > 0 && (
          <li>
            <span className="ce-piece">
              <Icon name="crystal-growth" /> {texts.rawCrystals(raw)}
            </span>
          </li>
        )}
        {gems.map((gem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of a gem there may be several
          <li key={at}>
            <span className="ce-piece">
              <Icon name="gem-pendant" /> {names.gem[gem]}
            </span>
          </li>
        ))}
        {baggage.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
          <li key={at}>
            <span className="ce-piece">
              <Icon name={SLOT_ICONS[ITEMS[piece.item].slot]} /> {pieceName(piece)}
            </span>
            <Deed town={town} does={{ type: 'unpack', hero: hero.id, piece: at }}>
              {texts.unpack}
            </Deed>
          </li>
        ))}
      </ul>
    </section>
  );
}
