import type { View } from '@questhall/dungeoneer';
import { adventureOf, FORMS, heroCardOf, isGloryCard, mapCardOf, questOf } from '@questhall/dungeoneer/content';
import { activeCards, heroesOn, heroScore, heroSign, limitOf } from '@questhall/dungeoneer/queries';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { IconName } from '../../../look/icon-names.ts';
import { payersOf } from '../hand/payers.ts';
import { FORM_ICONS, GLORY, iconOfCard, iconOfHero, MAP_ICONS, PERIL, QUEST_ICONS } from '../looks.ts';
import { questsAt, whereOf } from '../map/spaces.ts';
import { useWords } from '../wording/wording.ts';
import { rulesOfCard, rulesOfQuest, rulesOfSpace } from './rules.ts';

interface SheetProps {
  readonly icon: IconName;
  readonly title: string;
  /** What it is, in a few words. */
  readonly kind: string;
  readonly lines: readonly string[];
  readonly rules: readonly string[];
  readonly children?: ReactNode;
}

/** Something as it is read: what it is, what it says, and the rules behind its words. */
function Sheet({ icon, title, kind, lines, rules, children }: SheetProps): ReactElement {
  const { says, rulesBehind } = useWords();
  const titles: Readonly<Record<string, { readonly title: string }>> = says.book.rules;
  return (
    <>
      <h3 className="dg-read-title">
        <Icon name={icon} /> {title}
      </h3>
      <p className="dg-read-kind">{kind}</p>
      {children}
      {lines.map((line) => (
        <p key={line} className="dg-read-line">
          {line}
        </p>
      ))}
      {rules.length > 0 && (
        <p className="dg-read-rules">
          <span className="unseen">{rulesBehind}: </span>
          {rules.map((rule) => (
            <a key={rule} href={`#/rules/dungeoneer/${rule}`}>
              {titles[rule]?.title ?? rule}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

/** An Adventure card, with who can pay for it where it is a Peril card of one's own. */
export function CardSheet({
  view,
  seat,
  id,
}: {
  readonly view: View;
  readonly seat: number;
  readonly id: string;
}): ReactElement {
  const words = useWords();
  const { names, texts } = words.says;
  const card = adventureOf(id);
  const isGlory = isGloryCard(card);
  const isOwn = view.hand.includes(id) || view.heroes[seat]?.pack.some((one) => one.card === id) === true;
  const payers = isGlory || !isOwn ? null : payersOf(view, seat, id);
  // A Trap is of the category Trap as well: it is named once.
  const kinds = new Set([names.kind[card.kind], words.called('category', card.category), words.times[card.time]]);
  if (card.kind !== 'monster') kinds.add(names.duration[card.duration]);
  return (
    <Sheet
      icon={iconOfCard(id)}
      title={words.called('card', id)}
      kind={[...kinds].join(' · ')}
      lines={texts.adventure(card)}
      rules={rulesOfCard(card)}
    >
      <p className="dg-read-cost" data-kind={isGlory ? 'glory' : 'peril'}>
        <Icon name={isGlory ? GLORY : PERIL} />
        {words.costs(card.cost, isGlory ? words.glory : words.peril)}
        {card.isVariable && '+'}
      </p>
      {payers !== null && (
        <p className="dg-read-line">
          {payers.length === 0
            ? words.nobodyPays
            : words.payers(payers.map((one) => words.says.heroName(view, one)).join(', '))}
        </p>
      )}
    </Sheet>
  );
}

export function QuestSheet({ id }: { readonly id: string }): ReactElement {
  const words = useWords();
  const { names, texts } = words.says;
  const quest = questOf(id);
  const reward = texts.reward(quest).join(' ');
  return (
    <Sheet
      icon={QUEST_ICONS[quest.category]}
      title={words.called('quest', id)}
      kind={`${names.questCategory[quest.category]} · ${texts.place(quest)}`}
      lines={[...texts.criteria(quest), ...(reward === '' ? [] : [`${words.reward}: ${reward}`])]}
      rules={rulesOfQuest(quest)}
    />
  );
}

export function SpaceSheet({
  view,
  seat,
  id,
}: {
  readonly view: View;
  readonly seat: number;
  readonly id: string;
}): ReactElement {
  const words = useWords();
  const { names, texts, heroName } = words.says;
  const card = mapCardOf(id);
  const here = heroesOn(view, id).map((one) => heroName(view, one));
  const quests = questsAt(view, seat, id).map((quest) => words.called('quest', quest));
  return (
    <Sheet
      icon={MAP_ICONS[card.kind]}
      title={words.called('map', id)}
      kind={[names.mapKind[card.kind], ...card.terrains.map((one) => names.terrain[one])].join(' · ')}
      lines={[
        ...texts.map(turned(view, id)),
        ...(here.length === 0 ? [] : [words.here(here.join(', '))]),
        ...(quests.length === 0 ? [] : [`${words.quests}: ${quests.join(', ')}`]),
      ]}
      rules={rulesOfSpace(card)}
    >
      <p className="dg-read-cost" data-kind="glory">
        <Icon name={GLORY} label={words.glory} /> {card.glory} <Icon name={PERIL} label={words.peril} /> {card.peril}
      </p>
    </Sheet>
  );
}

/** A card as it lies: of one that is turned, north is printed as south. */
function turned(view: View, id: string): ReturnType<typeof mapCardOf> {
  const card = mapCardOf(id);
  const { north, east, south, west } = card.exits;
  return whereOf(view, id)?.isTurned === true
    ? { ...card, exits: { north: south, east: west, south: north, west: east } }
    : card;
}

/** The signs of what a form is good for: attack and answer, answer alone, or neither. */
const SIGNS = { attack: '●', counter: '◆', none: '–' } as const;

export function HeroSheet({ view, seat }: { readonly view: View; readonly seat: number }): ReactElement {
  const words = useWords();
  const { names, texts, heroName } = words.says;
  const hero = view.heroes[seat];
  const [first] = hero?.heroes ?? [];
  if (hero === undefined || first === undefined) return <p>{heroName(view, seat)}</p>;
  const { race, class: trade } = heroCardOf(first);
  const abilities = activeCards(hero).flatMap((card) => [
    `${words.called('ability', card.id)}: ${texts.hero(card).join(' ')}`,
  ]);
  const count = (kind: 'boon' | 'treasure'): number =>
    hero.readied.filter(({ card }) => adventureOf(card).kind === kind).length;
  return (
    <Sheet
      icon={iconOfHero(first)}
      title={words.called('hero', first)}
      kind={[words.called('race', race), words.called('class', trade), words.level(hero.level)].join(' · ')}
      lines={[
        ...abilities,
        words.limits(
          `${count('boon')}/${limitOf(view, seat, 'boons')}`,
          `${count('treasure')}/${limitOf(view, seat, 'treasures')}`,
        ),
      ]}
      rules={['comp.scores-by-level', 'dur.permanent-limits']}
    >
      <p className="dg-scores">
        {FORMS.map((form) => (
          <span key={form}>
            <Icon name={FORM_ICONS[form]} /> {names.form[form]} <b>{heroScore(view, seat, form)}</b>{' '}
            {SIGNS[heroSign(view, seat, form)]}
          </span>
        ))}
      </p>
    </Sheet>
  );
}
