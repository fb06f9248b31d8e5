import { ITEMS } from '@questhall/crystal-expedition/content';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { SLOT_ICONS } from '../looks.ts';
import { Deed } from './deed.tsx';
import type { PanelProps } from './panel.ts';
import { useTownWords } from './words.ts';

const GIFT = 10;

/** On the square: what a hero carries, what it may hand on, and the baggage that belongs to all. */
export function Pack({ town, hero }: PanelProps): ReactElement {
  const { town: texts, piece: pieceName } = useTownWords();
  const { party, baggage } = town.view;
  const others = party.filter(({ id }) => id !== hero.id);
  return (
    <div className="ce-pack">
      <section>
        <h4>
          {texts.carries}
          {hero.build.pieces.length === 0 && <small> {texts.nothing}</small>}
        </h4>
        <ul className="ce-own">
          {hero.build.pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
            <li key={at}>
              <Icon name={SLOT_ICONS[ITEMS[piece.item].slot]} /> <b>{pieceName(piece)}</b>
              {(hero.build.main === at || hero.build.off === at) && <small>{texts.inHand}</small>}
              {others.map(({ id, name }) => (
                <Deed key={id} town={town} does={{ type: 'givePiece', from: hero.id, to: id, piece: at }}>
                  {texts.give} {name}
                </Deed>
              ))}
              <Deed town={town} does={{ type: 'stow', hero: hero.id, piece: at }}>
                {texts.stow}
              </Deed>
            </li>
          ))}
        </ul>
        {others.map(({ id, name }) => (
          <Deed key={id} town={town} does={{ type: 'giveCrowns', from: hero.id, to: id, crowns: GIFT }}>
            {texts.giveCrowns}: {GIFT} → {name}
          </Deed>
        ))}
      </section>
      <section>
        <h4>{texts.baggage}</h4>
        <p>{texts.rawCrystals(town.view.raw)}</p>
        <ul className="ce-own">
          {baggage.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
            <li key={at}>
              <b>{pieceName(piece)}</b>
              <Deed town={town} does={{ type: 'unpack', hero: hero.id, piece: at }}>
                {texts.unpack}
              </Deed>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
