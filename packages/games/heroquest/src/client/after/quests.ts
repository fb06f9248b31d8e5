import { fixed } from '@questhall/kernel';
import { isArtifact } from '../../content/artifacts.ts';
import { receive, release, strip, wearBest } from '../../frames/gains.ts';
import { heroOf } from '../../queries/figures.ts';
import { newHero, restore } from '../../setup/heroes.ts';
import { missingArtifacts, placeHeroes, prizeOf, questTable } from '../../setup/quest-table.ts';
import { sheetOf } from '../../setup/sheets.ts';
import type { View } from '../../types/index.ts';
import { type Changes, withHero, withHeroes, withHidden } from './change.ts';

type QuestEvent =
  | 'questBegan'
  | 'told'
  | 'orderFixed'
  | 'schoolTaken'
  | 'artifactHidden'
  | 'artifactHiddenIn'
  | 'goalMet'
  | 'goalLost'
  | 'deadRose'
  | 'collapsed'
  | 'questEnded'
  | 'rewarded'
  | 'townEntered'
  | 'restored'
  | 'replaced'
  | 'bought'
  | 'sold'
  | 'paid'
  | 'wore'
  | 'renamed'
  | 'readyToGo'
  | 'campaignWon';

/** How quests begin and end, and the town between them. */
export const QUESTS_AND_TOWN: Pick<Changes, QuestEvent> = {
  /** What they own by now is in a chest; they keep their gold. [quest.q6-stripped] */
  questBegan: (view) =>
    !view.isStripped
      ? view
      : withHeroes(view, (hero) => {
          const { gold } = hero;
          strip(hero);
          Object.assign(hero, { gold, suit: null });
        }),
  told: null,
  orderFixed(view, { seat, heroes }) {
    const places = view.order.flatMap((hero, i) => (heroOf(view, hero).seat === seat ? [i] : []));
    const squares = places.map((place) => heroOf(view, view.order[place] ?? 'barbarian').at);
    const order = view.order.map((hero, i) => heroes[places.indexOf(i)] ?? hero);
    return withHeroes({ ...view, order }, (draft) => {
      draft.at = squares[heroes.indexOf(draft.hero)] ?? draft.at;
    });
  },
  schoolTaken: (view, { hero, school }) => withHero(view, hero, ({ schools }) => void schools.push(school)),
  artifactHidden: null,
  artifactHiddenIn(view, { artifact, room }) {
    const find = { kind: 'artifact' as const, artifact };
    const after = { ...view, lostArtifacts: view.lostArtifacts.slice(1) };
    return withHidden(after, ({ treasures }) => ({
      treasures: treasures.some((one) => one.room === room)
        ? treasures.map((one) => (one.room === room ? fixed({ room, finds: [...one.finds, find] }) : one))
        : [...treasures, fixed({ room, finds: [find] })],
    }));
  },
  goalMet: (view) => ({ ...view, isGoalMet: true }),
  goalLost: (view) => ({ ...view, isGoalLost: true }),
  deadRose: null,
  collapsed: null,
  /** What still lies about below is the monsters' now. [death.monsters-claim] */
  questEnded: (view, { ending }) => ({
    ...view,
    ending,
    turn: null,
    piles: [],
    lostArtifacts: [...view.lostArtifacts, ...view.piles.flatMap(({ items }) => items.filter(isArtifact))],
    isStripped: false,
  }),
  rewarded: (view, { hero, gold, quest }) =>
    withHero(view, hero, (draft) => {
      draft.gold += gold;
      if (isOfTheBook(view) && !draft.circled.includes(quest)) draft.circled.push(quest);
    }),
  townEntered: (view, { next }) => ({
    ...view,
    attempt: next === view.quest ? view.attempt + 1 : 0,
    quest: next,
  }),
  restored: (view, { hero }) => withHero(view, hero, restore),
  replaced: (view, { hero, name }) => ({
    ...view,
    heroes: view.heroes.map((one) => (one.hero === hero ? newHero(hero, one.seat, name) : one)),
  }),
  bought: (view, { hero, gear, gold }) =>
    withHero(view, hero, (draft) => {
      draft.gold = gold;
      receive(draft, gear, false);
      wearBest(draft, gear);
    }),
  sold: (view, { hero, gear, gold }) =>
    withHero(view, hero, (draft) => {
      release(draft, gear);
      draft.gold = gold;
    }),
  paid: (view, { from, to, gold }) =>
    withHero(
      withHero(view, from, (draft) => {
        draft.gold -= gold;
      }),
      to,
      (draft) => {
        draft.gold += gold;
      },
    ),
  wore: (view, { hero, suit }) =>
    withHero(view, hero, (draft) => {
      draft.suit = suit;
    }),
  renamed: (view, { hero, name }) =>
    withHero(view, hero, (draft) => {
      draft.name = name;
    }),
  /** They are asked one after the other: with the last one ready, the next quest lies on the table. */
  readyToGo: (view, { seat }) => (seat === view.zargonSeat - 1 ? laidOut(view) : view),
  campaignWon: null,
};

/** Whether a quest of the book is played: only those leave a circle. [quest.circle-number] */
const isOfTheBook = ({ quest, attempt, house, title }: View): boolean =>
  sheetOf(quest, '', attempt, house).title === title;

/** The next quest of a campaign: its sheet is in the book, and nothing of it has come to light yet. */
function laidOut(view: View): View {
  const { quest, attempt, house } = view;
  const sheet = sheetOf(quest, '', attempt, house);
  const { heroes } = withHeroes(view, (hero) => {
    restore(hero);
    hero.schools = []; // [deal.every-quest]
  });
  const prize = prizeOf(sheet);
  const lost = view.lostArtifacts.filter((artifact) => artifact !== prize);
  const owned = [...heroes.flatMap(({ artifacts }) => artifacts), ...view.goneArtifacts, ...lost];
  const { hidden, stripped, ...table } = questTable(sheet, quest, heroes, house, owned);
  const next: View = {
    ...view,
    ...table,
    heroes,
    lostArtifacts: [...lost, ...missingArtifacts(quest, owned)],
    ending: null,
    turn: null,
    isStripped: stripped !== null,
    lore: [],
    hidden: view.hidden === null ? null : hidden,
  };
  placeHeroes(next, sheet);
  return next;
}
