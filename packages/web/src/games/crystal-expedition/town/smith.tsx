import {
  GEM_IDS,
  GEM_PRICE,
  gainsAt,
  gemGains,
  ITEMS,
  itemsIn,
  SLOTS,
  type Slot,
  type Weapon,
} from '@questhall/crystal-expedition/content';
import {
  CRAFT_PRICE,
  CRAFT_RAW,
  GEM_RESALE,
  hasSocketFor,
  levelPrice,
  nextLevel,
  type Piece,
  RAW_RESALE,
  resaleOf,
  TAKING_PRICE,
} from '@questhall/crystal-expedition/queries';
import { type ReactElement, useId, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { SLOT_ICONS } from '../looks.ts';
import { Deed } from './deed.tsx';
import type { PanelProps } from './panel.ts';
import { useTownWords } from './words.ts';

/** The Blacksmith: wares by where they are worn, what one has, and gems. */
export function Smith({ town, hero }: PanelProps): ReactElement {
  const { town: texts, names } = useTownWords();
  const group = useId();
  const [slot, setSlot] = useState<Slot>('main-hand');
  return (
    <>
      <OwnPieces town={town} hero={hero} />
      <OwnBaggage town={town} hero={hero} />
      <fieldset className="segments" aria-label={texts.slots}>
        {SLOTS.map((one) => (
          <label key={one} className="segment">
            <input type="radio" name={group} checked={one === slot} onChange={() => setSlot(one)} />
            <span>
              <Icon name={SLOT_ICONS[one]} /> {names.slot[one]}
            </span>
          </label>
        ))}
      </fieldset>
      <Wares town={town} hero={hero} slot={slot} />
      <Gems town={town} hero={hero} />
    </>
  );
}

function Wares({ town, hero, slot }: PanelProps & { readonly slot: Slot }): ReactElement {
  const { town: texts, names, sayGain } = useTownWords();
  const weaponText = ({ base, hands, element }: Weapon): string =>
    [
      texts.base(base),
      ...(hands === 2 ? [texts.twoHanded] : []),
      ...(element === null ? [] : [names.element[element]]),
    ].join(', ');
  return (
    <div className="ce-cards">
      {itemsIn(slot).map((item) => (
        <article key={item} className="ce-card" data-dear={hero.crowns < ITEMS[item].price || undefined}>
          <h4>{names.item[item]}</h4>
          <ul>
            {ITEMS[item].weapon !== null && <li>{weaponText(ITEMS[item].weapon)}</li>}
            {gainsAt(ITEMS[item].levels, 1).map((gain) => (
              <li key={JSON.stringify(gain)}>{sayGain(gain, 1, 'heroes')}</li>
            ))}
          </ul>
          <Deed town={town} does={{ type: 'buy', hero: hero.id, item }} label={`${texts.buy}: ${names.item[item]}`}>
            {texts.price(ITEMS[item].price)}
          </Deed>
        </article>
      ))}
    </div>
  );
}

function OwnPieces({ town, hero }: PanelProps): ReactElement {
  const { town: texts, piece: pieceName } = useTownWords();
  return (
    <section>
      <h4>{texts.carriesOf(hero.name)}</h4>
      <ul className="ce-own">
        {hero.build.pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
          <li key={at}>
            <span className="ce-piece">
              <Icon name={SLOT_ICONS[ITEMS[piece.item].slot]} /> {pieceName(piece)}
            </span>
            <Upgrade town={town} hero={hero} piece={piece} at={at} />
            <Deed town={town} does={{ type: 'sell', hero: hero.id, piece: at }}>
              {texts.sell(resaleOf(piece))}
            </Deed>
            <Sockets town={town} hero={hero} piece={piece} at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What lies in the party's baggage can be sold as well. */
function OwnBaggage({ town, hero }: PanelProps): ReactElement | null {
  const { town: texts, piece: pieceName } = useTownWords();
  const { baggage } = town.view;
  if (baggage.length === 0) return null;
  return (
    <section>
      <h4>{texts.baggage}</h4>
      <ul className="ce-own">
        {baggage.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
          <li key={at}>
            <span className="ce-piece">
              <Icon name={SLOT_ICONS[ITEMS[piece.item].slot]} /> {pieceName(piece)}
            </span>
            <Deed town={town} does={{ type: 'sellBaggage', hero: hero.id, piece: at }}>
              {texts.sell(resaleOf(piece))}
            </Deed>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PieceProps = PanelProps & { readonly piece: Piece; readonly at: number };

function Upgrade({ town, hero, piece, at }: PieceProps): ReactElement | null {
  const { town: texts } = useTownWords();
  const level = nextLevel(piece.level);
  if (level === null) return null;
  return (
    <Deed town={town} does={{ type: 'upgrade', hero: hero.id, piece: at }}>
      {texts.upgrade(level, levelPrice(piece.level))}
    </Deed>
  );
}

/** Gems that are in it can be taken out, and those of the party that fit set in. */
function Sockets({ town, hero, piece, at }: PieceProps): ReactElement {
  const { names } = useTownWords();
  const fitting = [...new Set(town.view.gems)].filter((gem) => hasSocketFor(piece, gem));
  return (
    <>
      {piece.gems.map((gem) => (
        <Deed key={`out ${gem}`} town={town} does={{ type: 'takeGem', hero: hero.id, piece: at, gem }}>
          − {names.gem[gem]} ({TAKING_PRICE})
        </Deed>
      ))}
      {fitting.map((gem) => (
        <Deed key={`in ${gem}`} town={town} does={{ type: 'setGem', hero: hero.id, piece: at, gem }}>
          + {names.gem[gem]}
        </Deed>
      ))}
    </>
  );
}

function Gems({ town, hero }: PanelProps): ReactElement {
  const { town: texts, names, sayGain } = useTownWords();
  const { gems, raw } = town.view;
  return (
    <details className="ce-gems">
      <summary>
        <Icon name="gem-pendant" /> {texts.gems} · {texts.rawCrystals(raw)}
      </summary>
      <p>
        {gems.map((gem) => names.gem[gem]).join(', ')}
        {raw > 0 && (
          <Deed town={town} does={{ type: 'sellRaw', hero: hero.id }}>
            {texts.rawCrystals(1)}: {texts.sell(RAW_RESALE)}
          </Deed>
        )}
      </p>
      <ul className="ce-own">
        {GEM_IDS.map((gem) => (
          <li key={gem}>
            <span className="ce-piece">
              {names.gem[gem]}{' '}
              <small>
                {gemGains(gem)
                  .map((gain) => sayGain(gain, 1, 'heroes'))
                  .join(' ')}
              </small>
            </span>
            <Deed town={town} does={{ type: 'buyGem', hero: hero.id, gem }}>
              {texts.price(GEM_PRICE)}
            </Deed>
            <Deed town={town} does={{ type: 'craftGem', hero: hero.id, gem }}>
              {texts.price(CRAFT_PRICE)} + {texts.rawCrystals(CRAFT_RAW)}
            </Deed>
            {gems.includes(gem) && (
              <Deed town={town} does={{ type: 'sellGem', hero: hero.id, gem }}>
                {texts.sell(GEM_RESALE)}
              </Deed>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
