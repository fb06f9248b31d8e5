import type { Sight } from '@questhall/kernel';
import { adventureOf, FORMS, isGloryCard, type QuestId, questOf, type Sign } from '../../content/index.ts';
import { attackTotal, counterTotal } from '../../queries/fighting.ts';
import { isGraded, scoreOf } from '../../queries/quests.ts';
import { gloryCost, heroScore, heroSign, maxLife } from '../../queries/scores.ts';
import { heroOf, progressIn } from '../../queries/table.ts';
import type { Beast, Combatant, Dungeoneer, Question, View } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { capital } from '../telling/clauses.ts';
import { leadHero } from '../telling/people.ts';
import { attacksIn } from '../telling/strikes.ts';
import { mapLines } from './map.ts';
import type { TerminalWords } from './terminal-texts.ts';

const SIGNS: Readonly<Record<Sign, string>> = { attack: '●', counter: '◆', none: '' };
const LAYING: readonly Question['kind'][] = ['place', 'lay', 'shift'];

/** The table as a seat sees it, a line each. */
export function sceneIn(words: TerminalWords, { view, seat, asks }: Sight<Dungeoneer>): readonly string[] {
  const isLaying = asks.some(({ question }) => LAYING.includes(question.kind));
  const map = mapLines(view, words, (one) => heroLetter(view, one, words), isLaying);
  // Whoever lays a card wants the map before his eyes, and what he has to find on it.
  if (isLaying) return [titleOf(view, words), ...map, ...ownQuestLines(view, seat, words), ...globalLines(view, words)];
  return [
    titleOf(view, words),
    isGraded(view) ? words.texts.goalGraded : words.texts.goal,
    ...map,
    ...view.heroes.flatMap((_, one) => heroLines(view, one, seat, words)),
    ...globalLines(view, words),
    ...handLines(view, seat, words),
    ...fightLines(view, words),
  ];
}

export function titleOf(view: View, { texts, wording }: TerminalWords): string {
  const { active, phase, round } = view;
  if (active === null || phase === null) return texts.before;
  return `${texts.title(round, wording.heroName(view, active))}: ${texts.phases[phase]}`;
}

/** The first letter of a hero, or the number of a seat without one. */
function heroLetter(view: View, seat: number, { wording }: TerminalWords): string {
  const hero = leadHero(view, seat);
  if (hero === null) return String(seat + 1);
  const name = nameIn(wording.names.called, hero);
  const word = name.split(' ').find((one) => /^\p{Lu}/u.test(one)) ?? name;
  return word.charAt(0).toUpperCase();
}

const joined = (parts: readonly string[], between = ', '): string => parts.filter((part) => part !== '').join(between);

/** The map by itself, and a line for every hero. */
export const mapIn = (words: TerminalWords, { view, seat }: Sight<Dungeoneer>): readonly string[] => [
  ...mapLines(view, words, (one) => heroLetter(view, one, words), false),
  ...view.heroes.flatMap((_, one) => heroLines(view, one, seat, words).slice(0, 1)),
];

/** What somebody has, in a line or two. */
function heroLines(view: View, seat: number, own: number, words: TerminalWords): readonly string[] {
  const { texts, wording } = words;
  const hero = heroOf(view, seat);
  if (hero.heroes.length === 0) return [];
  const name = `${heroLetter(view, seat, words)}  ${capital(wording.heroName(view, seat))}${seat === own ? ` (${texts.you})` : ''}`;
  if (hero.isOut) return [`${name}: ${texts.defeated}`];
  const hidden = (view.errands[seat] ?? []).filter(({ quest }) => quest === null).length;
  const scores = FORMS.map(
    (form) => `${texts.forms[form]} ${heroScore(view, seat, form)}${SIGNS[heroSign(view, seat, form)]}`,
  );
  const state = joined([
    texts.level(hero.level),
    texts.life(hero.life, maxLife(hero)),
    texts.glory(hero.glory),
    texts.peril(hero.peril),
    scores.join(' '),
    view.active === seat ? texts.points(hero.points + hero.bonus) : '',
    hero.hasSaved ? texts.saved : '',
    hero.isTipped ? texts.tipped : '',
    view.active === seat && hero.hasAttacked ? texts.attacked : '',
    seat === own ? '' : texts.cards(view.handSizes[seat] ?? 0),
    isGraded(view) ? texts.victory(scoreOf(view, seat)) : texts.done(scoreOf(view, seat)),
    hidden === 0 ? '' : texts.faceDown(hidden),
  ]);
  const things = [
    [texts.inventory, hero.readied.map((one) => beastText(one, one.charges, words))],
    [texts.banes, hero.banes.map(({ card }) => nameIn(wording.names.card, card))],
    [texts.pack, hero.pack.map((beast) => beastText(beast, 0, words))],
    [texts.artifacts, hero.artifacts.map(words.quest)],
    [texts.known, seat === own ? [] : hero.known.map((card) => nameIn(wording.names.card, card))],
  ] as const;
  return [
    `${name}: ${state}`,
    ...things.flatMap(([title, names]) => (names.length === 0 ? [] : [`  ${title}: ${names.join(', ')}`])),
    ...ownQuestLines(view, seat, words),
  ];
}

const ownQuestLines = (view: View, seat: number, words: TerminalWords): readonly string[] =>
  (view.errands[seat] ?? []).flatMap(({ quest }) =>
    quest === null ? [] : [`  ${words.texts.quests}: ${questLine(view, quest, seat, words)}`],
  );

function beastText({ card, wounds, attached }: Beast, charges: number, { texts, wording }: TerminalWords): string {
  const more = [
    ...(wounds === 0 ? [] : [texts.wounds(wounds)]),
    ...(charges === 0 ? [] : [texts.charges(charges)]),
    ...attached.map((one) => nameIn(wording.names.card, one)),
  ];
  return `${nameIn(wording.names.card, card)}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

/** Where it is done, how far it has come, and what it asks for. */
function questLine(view: View, quest: QuestId, seat: number, words: TerminalWords): string {
  const { texts, wording } = words;
  const card = questOf(quest);
  const { criteria } = card;
  const on = progressIn(view, quest);
  const threat = criteria.form === 'threat' || criteria.form === 'search' ? criteria.threat.choices[0]?.[0] : undefined;
  const wanted = criteria.form === 'chance' ? criteria.sequence.length : threat?.word === 'threat' ? threat.times : 1;
  const markers = on?.markers[seat] ?? 0;
  const parts = [
    wording.texts.place(card),
    wanted > 1 && markers > 0 ? texts.progress(markers, wanted) : '',
    criteria.form === 'slay' && on !== null && on.wounds > 0 ? texts.lifeLeft(criteria.monster.life - on.wounds) : '',
    on?.token === 'card' ? texts.hasToken : on?.token == null ? '' : texts.tokenAt(words.place(on.token)),
  ];
  return `${words.quest(quest)}, ${joined(parts)}. ${words.questText(quest)}`;
}

function globalLines(view: View, words: TerminalWords): readonly string[] {
  const { texts } = words;
  const mine = Math.max(0, view.active ?? 0);
  return view.globals.map((quest) => `${texts.everybody}: ${questLine(view, quest, mine, words)}`);
}

/** The hand, with all that its cards say. */
function handLines(view: View, seat: number, words: TerminalWords): readonly string[] {
  const { texts, wording } = words;
  const cards = view.hand.map((card) => {
    const adventure = adventureOf(card);
    const isGlory = isGloryCard(adventure);
    const cost = isGlory && view.heroes[seat]?.heroes.length !== 0 ? gloryCost(view, seat, card, 0) : adventure.cost;
    const what = [
      wording.names.kind[adventure.kind],
      wording.names.time[adventure.time],
      texts.price(cost, isGlory),
    ].join(', ');
    return `  ${nameIn(wording.names.card, card)} (${what}): ${words.cardText(card)}`;
  });
  return [
    ...(cards.length === 0 ? [] : [`${texts.hand}:`, ...cards]),
    ...(view.dealt.length === 0
      ? []
      : [`${texts.mapCards}: ${view.dealt.map((card) => nameIn(wording.names.map, card)).join(', ')}`]),
  ];
}

/** Somebody who fights, by name. */
export function fighterName(view: View, { seat, card, quest }: Combatant, words: TerminalWords): string {
  if (quest !== null) return words.questMonster(quest);
  return card === null ? words.wording.heroName(view, seat) : words.monster(card);
}

/** Who attacks whom, with what, and what the dice have shown so far. */
function fightLines(view: View, words: TerminalWords): readonly string[] {
  const { texts, wording } = words;
  const lines = attacksIn(view).map(({ strike, attacker, defender }) => {
    if (strike.kind === 'trap') return `  ${fighterName(view, attacker, words)}`;
    const side = (one: Combatant, die: number | null, total: number): string =>
      `${fighterName(view, one, words)} ${die === null ? `+${total}` : texts.rolled(total)}`;
    return `  ${texts.attack(
      side(attacker, strike.attack, attackTotal(view, strike)),
      side(defender, strike.counter, counterTotal(view, strike)),
      wording.names.form[strike.form],
    )}`;
  });
  return lines.length === 0 ? [] : [`${texts.fight}:`, ...lines];
}
