import type { CrystalExpedition, View } from '@questhall/crystal-expedition';
import { gainsAt, gemGains, ITEMS } from '@questhall/crystal-expedition/content';
import {
  armorOf,
  fateMax,
  grabOf,
  gritOf,
  type Hero,
  hitpointsMax,
  type Piece,
  roleOf,
  speedOf,
} from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { useTable } from '../../../table/store/use-table.ts';
import { Numbers, SheetDialog } from '../../../tiles/sheet/sheet-dialog.tsx';
import { type BoardWords, useBoardWords } from '../board/words.ts';
import { colourOf, iconOf, SLOT_ICONS } from '../looks.ts';
import { Powers } from './powers.tsx';
import './sheets.css';

interface HeroDialogProps {
  readonly hero: Hero;
  readonly view: View;
  readonly store: TableStore<CrystalExpedition>;
  readonly onClose: () => void;
}

/** All about a hero: its numbers, what it can do, what it carries, and what else its hands could hold. */
export function HeroDialog({ hero, view, store, onClose }: HeroDialogProps): ReactElement {
  const words = useBoardWords();
  const { names, own } = words;
  const texts = own.sheets;
  const { statistic } = names;
  const { race, raceLevel, heroClass, classLevel, pieces } = hero.build;
  const isBelow = view.expedition !== null;
  return (
    <SheetDialog
      title={hero.name}
      note={[
        `${names.race[race]} ${names.heroClass[heroClass]}`,
        names.role[roleOf(hero)],
        texts.levels(raceLevel, classLevel),
      ].join(' · ')}
      icon={iconOf(hero)}
      colour={colourOf(hero)}
      close={texts.close}
      onClose={onClose}
    >
      <Numbers
        numbers={[
          [
            statistic.hitpoints,
            isBelow ? `${hero.hitpoints}/${hitpointsMax(view, hero)}` : `${hitpointsMax(view, hero)}`,
          ],
          [statistic.fate, isBelow ? `${hero.fate}/${fateMax(view, hero)}` : `${fateMax(view, hero)}`],
          [statistic.grit, String(gritOf(view, hero))],
          [statistic.armor, String(armorOf(view, hero))],
          [statistic.speed, String(speedOf(view, hero))],
          [statistic.grab, String(grabOf(view, hero))],
          ...(hero.shield > 0 ? [[texts.shield, String(hero.shield)] as const] : []),
          ...(hero.reflect > 0 ? [[texts.reflect, String(hero.reflect)] as const] : []),
          [texts.crowns, String(hero.crowns)],
        ]}
      />
      <h3>{texts.wears}</h3>
      {pieces.length === 0 && <p>{texts.nothing}</p>}
      <ul className="ce-worn">
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
          <Worn key={at} piece={piece} isInHand={hero.build.main === at || hero.build.off === at} words={words} />
        ))}
      </ul>
      <Hands hero={hero} store={store} words={words} onClose={onClose} />
      <Powers entity={hero} view={view} words={words} />
    </SheetDialog>
  );
}

interface WornProps {
  readonly piece: Piece;
  readonly isInHand: boolean;
  readonly words: BoardWords;
}

/** A piece of equipment: where it is worn, and what it gives at its level. */
function Worn({ piece, isInHand, words }: WornProps): ReactElement {
  const { slot, levels } = ITEMS[piece.item];
  const gains = [
    ...gainsAt(levels, piece.level).map((gain) => words.sayGain(gain, piece.level, 'heroes')),
    ...piece.gems.flatMap((gem) => gemGains(gem).map((gain) => words.sayGain(gain, 1, 'heroes'))),
  ];
  return (
    <li>
      <Icon name={SLOT_ICONS[slot]} />
      <span>
        <b>{words.piece(piece)}</b>{' '}
        <i>
          {words.names.slot[slot]}
          {isInHand ? ` · ${words.own.sheets.inHand}` : ''}
        </i>
        {gains.map((gain) => (
          <small key={gain}>{gain}</small>
        ))}
      </span>
    </li>
  );
}

interface HandsProps extends Pick<HeroDialogProps, 'hero' | 'store' | 'onClose'> {
  readonly words: BoardWords;
}

/** What the hands could hold instead, where they may be changed now. */
function Hands({ hero, store, words, onClose }: HandsProps): ReactElement | null {
  const { standing } = useTable(store);
  const ways = standing.asked.flatMap(({ ask, offers }) =>
    offers.flatMap((offer) => (offer.type === 'hold' && offer.hero === hero.id ? [{ ask, offer }] : [])),
  );
  if (ways.length === 0) return null;
  return (
    <>
      <h3>{words.own.sheets.hands}</h3>
      <div className="ce-hands">
        {ways.map(({ ask, offer }) => (
          <button
            key={JSON.stringify(offer)}
            type="button"
            className="button"
            onClick={() => {
              onClose();
              void store.answer(offer, ask.id);
            }}
          >
            {words.action(offer, ask, standing.sight).title}
          </button>
        ))}
      </div>
    </>
  );
}
