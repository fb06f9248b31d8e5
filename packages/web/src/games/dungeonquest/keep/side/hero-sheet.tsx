import type { HeroSeen, View } from '@questhall/dungeonquest';
import { itemsOf } from '@questhall/dungeonquest/client';
import { ATTRIBUTES, BURIAL_CROWN_GOLD, HERO_SHEETS, TREASURES } from '@questhall/dungeonquest/content';
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import { ATTRIBUTE_ICONS, HERO_COLOURS, HERO_ICONS } from '../../looks.ts';
import { CROWN_ICON, ITEM_ICONS, TREASURE_ICON } from '../wording/looks.ts';
import { useKeepWords } from '../wording/words.ts';

interface HeroSheetProps {
  readonly view: View;
  readonly hero: HeroSeen;
  readonly seat: number;
  readonly isYou: boolean;
}

/** One hero: where he is, what is left of him, what he can do and what he carries. */
export function HeroSheet({ view, hero, seat, isYou }: HeroSheetProps): ReactElement {
  const words = useKeepWords();
  const { says } = words;
  const isActing = seat === view.fighter && hero.fate === 'inside';
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isActing) sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [isActing]);
  const style: CSSProperties & Record<`--${string}`, string> = { '--rim': `var(${HERO_COLOURS[hero.hero]})` };
  return (
    <article ref={sheet} className="keep-sheet" style={style} data-acting={isActing || undefined} data-fate={hero.fate}>
      <h3>
        <span className="keep-face-of">
          <Icon name={HERO_ICONS[hero.hero]} />
        </span>
        <span>
          {says.names.hero[hero.hero]} {isYou && <small>{words.you}</small>}
          <small className="keep-whereabouts">
            {says.whereabouts(view, seat)}
            {isActing && ` · ${words.itsTurn}`}
          </small>
        </span>
      </h3>
      {hero.fate === 'inside' && <Body view={view} hero={hero} seat={seat} />}
      {hero.fate !== 'dead' && <Riches hero={hero} isYou={isYou} />}
    </article>
  );
}

function Body({ view, hero, seat }: Omit<HeroSheetProps, 'isYou'>): ReactElement {
  const words = useKeepWords();
  const { names } = words.says;
  const left = Math.max(0, hero.life - hero.wounds);
  const hand = view.powerHandSizes[seat] ?? 0;
  const items = itemsOf(hero);
  return (
    <>
      <p className="keep-life-bar" role="img" aria-label={words.life(left, hero.life)}>
        <Icon name="hearts" />
        <span className="keep-life-full" style={{ flexGrow: left }} />
        <span className="keep-life-lost" style={{ flexGrow: hero.wounds }} />
        <b aria-hidden="true">
          {left}/{hero.life}
        </b>
      </p>
      <ul className="keep-figures">
        {ATTRIBUTES.map((attribute) => (
          <li key={attribute} title={names.attribute[attribute]}>
            <Icon name={ATTRIBUTE_ICONS[attribute]} label={names.attribute[attribute]} />{' '}
            {HERO_SHEETS[hero.hero][attribute]}
          </li>
        ))}
        <li title={words.tokens(hero.determination)}>
          <Icon name="flame" label={words.tokens(hero.determination)} />{' '}
          <span aria-hidden="true">{hero.determination}</span>
        </li>
        <li title={words.powerCards(hand)}>
          <Icon name="tied-scroll" label={words.powerCards(hand)} /> <span aria-hidden="true">{hand}</span>
        </li>
      </ul>
      {(hero.isCaged || hero.hasLostTurn || items.length > 0) && (
        <p className="keep-states">
          {hero.isCaged && <span className="chip chip-gold">{words.caged}</span>}
          {hero.hasLostTurn && <span className="chip chip-gold">{words.losesTurn}</span>}
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two draughts have no other name
            <span key={i} className="chip">
              <Icon name={ITEM_ICONS[item]} /> {names.item[item]}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Gold for all to see; Treasures face up for their owner, and for everybody when they are scored. */
function Riches({ hero, isYou }: Pick<HeroSheetProps, 'hero' | 'isYou'>): ReactElement {
  const words = useKeepWords();
  const { names } = words.says;
  const known = hero.treasures?.flatMap((place) => TREASURES[place] ?? []) ?? null;
  const worth = (known ?? []).reduce(
    (sum, { gold }) => sum + gold,
    hero.gold + (hero.hasCrown ? BURIAL_CROWN_GOLD : 0),
  );
  return (
    <>
      <p className="keep-riches">
        <span>
          <Icon name="two-coins" /> {words.gold(hero.gold)}
        </span>
        {hero.treasureCount > 0 && (
          <span>
            <Icon name={TREASURE_ICON} /> {words.treasures(hero.treasureCount)}
            {known === null && <small> {words.faceDown}</small>}
          </span>
        )}
        {hero.hasCrown && (
          <span>
            <Icon name={CROWN_ICON} /> {names.title.burialCrown}
          </span>
        )}
      </p>
      {known !== null && known.length > 0 && (
        <p className="soft keep-worth">
          {known.map(({ title, gold }) => `${names.treasure[title]} (${gold})`).join(', ')}
          {isYou && `. ${words.worth(worth)}`}
        </p>
      )}
    </>
  );
}
