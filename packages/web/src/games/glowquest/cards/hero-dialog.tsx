import type { Action, Glowquest, View } from '@questhall/glowquest';
import { CARDS, type CardId } from '@questhall/glowquest/content';
import { armorOf, basesOf, gritOf, type HeroInPlay, hitpointsMax, speedOf } from '@questhall/glowquest/queries';
import type { ReactElement } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { Numbers, SheetDialog } from '../../../tiles/sheet/sheet-dialog.tsx';
import { effectsOf } from '../board/effects.ts';
import { colourOf, ROLE_ICONS } from '../looks.ts';
import { CardFace } from './card.tsx';
import { Glossary } from './glossary.tsx';
import { benefitsOn } from './terms.ts';
import './sheets.css';
import { type CardWords, useCardWords } from './words.ts';

interface HeroDialogProps {
  readonly hero: HeroInPlay;
  readonly view: View;
  readonly store: TableStore<Glowquest>;
  readonly onClose: () => void;
}

/** The whole sheet of a hero, its cards, and what can be given away. */
export function HeroDialog({ hero, view, store, onClose }: HeroDialogProps): ReactElement {
  const texts = useCardWords();
  const { names, stats } = texts;
  const bases = basesOf(view, hero).map(({ source, n, pattern }) => {
    return `${n} (${texts.base(source)}${pattern === null ? '' : `, ${names.pattern[pattern.kind]}`})`;
  });
  const effects = effectsOf(hero, texts);
  return (
    <SheetDialog
      title={names.role[hero.role]}
      note={`${stats.base}: ${bases.join(', ')}`}
      icon={ROLE_ICONS[hero.role]}
      colour={colourOf(hero)}
      close={texts.close}
      onClose={onClose}
    >
      <Numbers
        numbers={[
          [stats.hitpoints, `${hero.hitpoints}/${hitpointsMax(view, hero)}`],
          [stats.shield, String(hero.shield)],
          [stats.reflect, String(hero.reflect)],
          [stats.grit, String(gritOf(hero))],
          [stats.armor, String(armorOf(hero))],
          [stats.speed, String(speedOf(hero))],
          [stats.saved, String(hero.saved)],
        ]}
      />
      {effects.length > 0 && (
        <>
          <h3>{texts.effects}</h3>
          <p>{effects.join(', ')}</p>
        </>
      )}
      <h3>{texts.cards}</h3>
      {hero.cards.length === 0 && <p>{texts.nothing}</p>}
      <div className="gq-sheet-cards">
        {hero.cards.map((card) => (
          <CardFace key={card} id={card} texts={texts}>
            {CARDS[card].deck === 'equipment' && view.heroes.length > 1 && (
              <Giving card={card} hero={hero} view={view} store={store} texts={texts} onClose={onClose} />
            )}
          </CardFace>
        ))}
      </div>
      <Glossary benefits={benefitsOn(hero.cards)} texts={texts} />
    </SheetDialog>
  );
}

interface GivingProps extends HeroDialogProps {
  readonly card: CardId;
  readonly texts: CardWords;
}

/** Equipment changes hands outside fights; what cannot be given says why. */
function Giving({ card, hero, view, store, texts, onClose }: GivingProps): ReactElement {
  const give = (to: number): void => {
    const action: Action = { type: 'trade', card, from: hero.id, to };
    const isOffered = store.asked?.offers.some(
      (offer) => offer.type === 'trade' && offer.card === card && offer.from === hero.id && offer.to === to,
    );
    onClose();
    void (isOffered === true ? store.answer(action) : store.explain(action));
  };
  return (
    <>
      {view.heroes
        .filter(({ id }) => id !== hero.id)
        .map(({ id }) => {
          const name = texts.nameOf(view, id);
          return (
            <button
              key={id}
              type="button"
              className="button"
              aria-label={texts.giveCard(texts.names.card[card], name)}
              onClick={() => give(id)}
            >
              {texts.give(name)}
            </button>
          );
        })}
    </>
  );
}
