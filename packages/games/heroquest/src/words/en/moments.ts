import type { Moment, Wording } from '@questhall/facets';
import { isArtifact } from '../../content/artifacts.ts';
import { idOfHero, isMonsterId } from '../../queries/figures.ts';
import type { Event, HeroQuest, View } from '../../types/index.ts';
import { campaignNumber } from '../telling/campaign-number.ts';
import { capital } from '../telling/lists.ts';
import type { Moments } from '../telling/moments.ts';
import { ARTIFACT_TEXTS, CARD_TEXTS } from './cards.ts';
import { findText } from './events-finding.ts';
import { captiveIn, figureIn, theHero, whichHero, whoever } from './figures.ts';
import { toldText } from './goal.ts';
import { NAMES } from './names.ts';
import { list } from './numbers.ts';
import { headingOf, quest as questWords } from './quests.ts';
import { DREAD_LINES, SPELL_LINES } from './spell-lines.ts';

const sentence = (line: string): string => `${capital(line)}.`;

const MOMENTS: Moments = {
  questBegan: ({ quest, title }, view) => ({
    title: headingOf({ quest, title, briefing: view.briefing }),
    text: toldText(view, 'briefing'),
  }),
  turnLost: ({ hero }) => ({
    title: `${whichHero(hero)}’s turn is lost`,
    text: 'The Slumber Hex: the hero sleeps on.',
  }),
  turnCut: ({ hero }) => ({
    title: `${whichHero(hero)}’s turn is over`,
    text: '',
  }),
  zargonBegan: () => ({ title: 'Zargon’s turn', text: 'The monsters stir.' }),
  alarmSounded: () => ({ title: 'Alarm!', text: 'They have heard you, and doors fly open.' }),
  cardDrawn: ({ card }) => ({ title: NAMES.treasure[card], text: CARD_TEXTS[card] }),
  treasureFound: ({ hero, finds }) =>
    finds.length === 0
      ? null
      : { title: 'Treasure!', text: `${whichHero(hero)} has found ${list(finds.map(findText))}.` },
  nothingFound: () => ({ title: 'Nothing here', text: '' }),
  itemGained: ({ item }) => (isArtifact(item) ? { title: NAMES.artifact[item], text: ARTIFACT_TEXTS[item] } : null),
  gearFound: () => ({ title: 'Your gear!', text: 'Everything that was taken from you lies in this chest.' }),
  spellCast: ({ hero, spell, targets }, view) => {
    const others = targets.filter((id) => id !== idOfHero(hero)).map((id) => figureIn(view, id));
    const line = SPELL_LINES[spell];
    return {
      title: NAMES.spell[spell],
      text: others.length === 0 ? sentence(line) : `${whichHero(hero)} casts it on ${list(others)}: ${line}.`,
    };
  },
  dreadCast: ({ monster, spell, target }, view) => ({
    title: NAMES.dreadSpell[spell],
    text:
      target === null
        ? sentence(DREAD_LINES[spell])
        : `${whoever(view, monster)} casts it on ${figureIn(view, target)}.`,
  }),
  trapSprung: ({ figure, trap }, view) => ({ title: TRAPS[trap], text: `It catches ${figureIn(view, figure)}.` }),
  chestTrapSprung: ({ hero, trap }) => ({
    title: 'A trap!',
    text: `${capital(NAMES.chestTrap[trap].toLowerCase())}, and it catches ${theHero(hero)}.`,
  }),
  died: ({ figure, name }, view) =>
    isMonsterId(figure) ? null : { title: `${capital(name)} is dead`, text: epitaph(view, figure) },
  revived: ({ hero }) => ({
    title: `${whichHero(hero)} lives again`,
    text: 'The Elixir of Life gives all strength back.',
  }),
  freed: ({ name }) => ({ title: `${name} is free`, text: 'The spell is broken, and a life is saved.' }),
  captiveFreed: (_event, view) => ({
    title: `${capital(captiveIn(view))} is free`,
    text: 'A horn sounds. Now bring him to the stairway alive.',
  }),
  captiveOut: (_event, view) => ({
    title: `${capital(captiveIn(view))} is safe`,
    text: 'He has climbed the stairway.',
  }),
  bannerFell: () => ({ title: 'The Dread Banner falls', text: 'The monsters attack with their own dice again.' }),
  deadRose: () => ({ title: 'The dead rise', text: 'Those you have slain stand up again.' }),
  goalMet: () => ({ title: 'The goal is met!', text: 'Back to the stairway.' }),
  goalLost: () => ({ title: 'The goal is lost', text: 'Whoever is still down there can only leave.' }),
  collapsed: () => ({ title: 'The vault comes down', text: 'Whoever was still inside is buried.' }),
  questEnded: ({ ending }) => ENDINGS[ending],
  townEntered: ({ next }) => ({ title: 'Back in town', text: `The armory is open before quest ${next}.` }),
  replaced: ({ hero, name }) => ({ title: name, text: `${capital(theHero(hero))} who takes the place of the dead.` }),
  campaignWon: () => ({ title: 'The campaign is won', text: 'There is nothing left down there.' }),
};

const TRAPS = { pit: 'A pit!', block: 'A falling block!', spear: 'A spear!' } as const;

const ENDINGS: Readonly<Record<Extract<Event, { type: 'questEnded' }>['ending'], Moment>> = {
  success: { title: 'Victory', text: 'The quest is won, and the heroes are home.' },
  unfinished: { title: 'Undone', text: 'The heroes go home, and the quest stays undone.' },
  failure: { title: 'Defeat', text: 'The quest has failed. Zargon laughs.' },
};

const placeText = (view: View): string => {
  const number = campaignNumber(view);
  return number === null ? questWords(view.title, view.briefing).title : `quest ${number}`;
};

const epitaph = (view: View, figure: number): string => `${whoever(view, figure)} has fallen in ${placeText(view)}.`;

export const moment: Wording<HeroQuest>['moment'] = (event, { view }) => {
  const say = MOMENTS[event.type as keyof Moments] as ((event: Event, view: View) => Moment | null) | undefined; // looked up by the event's own type
  return say?.(event, view) ?? null;
};
