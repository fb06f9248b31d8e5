import type { View } from '@questhall/heroquest';
import { rulebook } from '@questhall/heroquest/client';
import { type Artifact, type Potion, SCHOOL_SPELLS } from '@questhall/heroquest/content';
import {
  attackDice,
  bodyMax,
  defendDice,
  type HeroInPlay,
  type Item,
  idOfHero,
  isHelmetOn,
  isUsedUp,
  mindMax,
} from '@questhall/heroquest/queries';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { hrefOf } from '../../../shell/router.ts';
import { useRules } from '../../../table/game/rules.ts';
import { useBoardTexts } from '../board/texts/texts.ts';
import { Face } from './hero-facts.tsx';
import './hero-dialog.css';
import { itemName } from '../wording/items.ts';
import { useHeroQuestWording } from '../wording/wording.ts';
import { countedName, ruleOfItem, tallied } from './wares.ts';
import { type TownWords, useTownWords } from './words.ts';

interface HeroDialogProps {
  readonly hero: HeroInPlay;
  readonly view: View;
  readonly onClose: () => void;
}

const NOBODY = -1;

/** The whole sheet of a hero, with what everything on it does. */
export function HeroDialog({ hero, view, onClose }: HeroDialogProps): ReactElement {
  const texts = useTownWords();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = idOfHero(hero.hero);
  const numbers = [
    [texts.body, `${hero.body} ${texts.of} ${bodyMax(hero)}`],
    [texts.mind, `${hero.mind} ${texts.of} ${mindMax(hero)}`],
    [texts.attack, texts.dice(attackDice(view, id, NOBODY))],
    [texts.defend, texts.dice(defendDice(view, id))],
    [texts.gold, String(hero.gold)],
    [texts.quests, hero.circled.length === 0 ? texts.none : hero.circled.join(', ')],
  ] as const;
  return (
    <dialog ref={dialog} className="dialog parchment hero-dialog" aria-labelledby={title} onClose={onClose}>
      <header>
        <Face hero={hero.hero} />
        <div className="hero-dialog-name">
          <h2 id={title}>{hero.name}</h2>
          <p className="soft">{[texts.names.hero[hero.hero], texts.status[hero.status]].filter(Boolean).join(', ')}</p>
        </div>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </header>
      <dl className="hero-dialog-numbers">
        {numbers.map(([label, text]) => (
          <div key={label} className="hero-dialog-number">
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Belongings hero={hero} view={view} texts={texts} />
    </dialog>
  );
}

interface PartProps {
  readonly hero: HeroInPlay;
  readonly view: View;
  readonly texts: TownWords;
}

function Belongings({ hero, view, texts }: PartProps): ReactElement {
  const { effects } = useBoardTexts();
  const under = Object.entries(effects).filter(([effect]) =>
    Object.entries(hero.effects).some(([one, left]) => one === effect && left > 0),
  );
  return (
    <>
      {under.length > 0 && (
        <Part title={texts.effects}>
          {under.map(([effect, text]) => (
            <li key={effect}>{text}</li>
          ))}
        </Part>
      )}
      <Part title={texts.gear}>
        {hero.held === null && <Line name={texts.bareHands} notes={[texts.held]} />}
        {tallied(hero.gear).map(([gear, count]) => (
          <Line key={gear} name={countedName(itemName(gear, texts), count)} notes={notesOf(view, hero, gear, texts)}>
            {texts.gearTraits(gear).join(' · ')}
          </Line>
        ))}
        {view.chests.some(({ carrier }) => carrier === hero.hero) && <Line name={texts.carriesChest} notes={[]} />}
      </Part>
      <Ruled title={texts.potions} items={hero.potions} hero={hero} view={view} texts={texts} />
      <Ruled title={texts.artifacts} items={hero.artifacts} hero={hero} view={view} texts={texts} />
      {hero.schools.map((school) => (
        <Part key={school} title={`${texts.spells}: ${texts.names.school[school]}`}>
          {SCHOOL_SPELLS[school].map((spell) => (
            <Line
              key={spell}
              name={texts.names.spell[spell]}
              notes={hero.spent.includes(spell) ? [texts.spent] : []}
              rule={`spell.${spell}`}
            />
          ))}
        </Part>
      ))}
    </>
  );
}

/** Potions and artifacts: the rules have what each of them does. */
function Ruled({
  title,
  items,
  hero,
  view,
  texts,
}: PartProps & { readonly title: string; readonly items: readonly (Potion | Artifact)[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      {tallied(items).map(([item, count]) => (
        <Line
          key={item}
          name={countedName(itemName(item, texts), count)}
          notes={notesOf(view, hero, item, texts)}
          rule={ruleOfItem(item)}
        />
      ))}
    </Part>
  );
}

function notesOf(view: View, hero: HeroInPlay, item: Item, texts: TownWords): readonly string[] {
  const { held, suit, corroded, reloading } = hero;
  const isWorn = suit === item || (item === 'helmet' && isHelmetOn(hero));
  return [
    ...(held === item ? [texts.held] : []),
    ...(isWorn ? [texts.worn] : []),
    ...(corroded.some((one) => one === item) ? [texts.corroded] : []),
    ...(item === 'crossbow' && reloading > 0 ? [texts.notLoaded] : []),
    ...(isUsedUp(view, item) ? [texts.usedUp] : []),
  ];
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly notes: readonly string[];
  /** The rule that says what it does; its name leads there. */
  readonly rule?: string;
  readonly children?: ReactNode;
}

function Line({ name, notes, rule, children }: LineProps): ReactElement {
  const ruleOf = useRules(rulebook, useHeroQuestWording().book);
  const does = rule === undefined ? null : ruleOf(rule);
  return (
    <li>
      <strong>
        {rule === undefined ? name : <a href={hrefOf({ screen: 'rules', game: 'heroquest', rule })}>{name}</a>}
      </strong>
      {notes.map((note) => (
        <span key={note} className="chip">
          {note}
        </span>
      ))}
      {children !== undefined && <p>{children}</p>}
      {does !== null && <p lang={does.lang}>{does.text}</p>}
    </li>
  );
}
