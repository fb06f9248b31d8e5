import { ask, type Frames, type Tell } from '@questhall/kernel';
import { cloneHero } from '../clone.ts';
import type { Hero } from '../content/heroes.ts';
import { ADVISED_SCHOOLS } from '../content/spells.ts';
import { areaAt, CORRIDOR } from '../queries/board.ts';
import { heroOf } from '../queries/figures.ts';
import { freeSchools, wizardSchools } from '../queries/schools.ts';
import type { HeroInPlay, HeroQuest, SchoolOffers, Table } from '../types/index.ts';
import { type Draft, zargonSeat } from './agenda.ts';
import { strip } from './gains.ts';
import { goalRule } from './goal.ts';
import { look } from './reveal.ts';
import { beginRound } from './round.ts';

type Speaker = Tell<HeroQuest>;
type QuestFrame = Extract<HeroQuest['Frame'], { kind: 'quest' }>;

/**
 * One quest, from what Zargon hides to the way home. The heroes see where they are before they settle who goes first and
 * who casts what.
 */
export const quest: Frames<HeroQuest>['quest'] = (draft, frame, tell) => {
  switch (frame.stage) {
    case 'hide':
      hideArtifacts(draft, frame, tell);
      break;
    case 'begin':
      frame.stage = 'order';
      frame.next = 0;
      begin(draft, tell);
      break;
    case 'order':
      askOrder(draft, frame);
      break;
    case 'school':
      dealSchools(draft, frame, tell);
      break;
    case 'play':
      beginRound(draft, tell);
      break;
    case 'end':
      draft.agenda.pop();
      break;
  }
};

/** A seat with several heroes says in which order they play. [seat.hero-order-clockwise] */
function askOrder(draft: Draft, frame: QuestFrame): void {
  const seat = frame.next;
  frame.next += 1;
  if (seat >= zargonSeat(draft)) {
    frame.stage = 'school';
    frame.next = 0;
    return;
  }
  const heroes = draft.table.order.filter((hero) => heroOf(draft.table, hero).seat === seat);
  if (heroes.length > 1) ask(draft, seat, 'seat.hero-order-clockwise', { kind: 'order', heroes });
}

/** The casters who choose, in order. */
const caster = (table: Table, hero: Hero): HeroInPlay | null => table.heroes.find((one) => one.hero === hero) ?? null;

/**
 * All schools are handed in. The division of the last quest is offered again; who is new to it gets what the others
 * leave. [deal.every-quest]
 */
export function handInSchools(table: Table): SchoolOffers {
  const wizard = caster(table, 'wizard')?.schools ?? [];
  const elf = caster(table, 'elf')?.schools ?? [];
  for (const hero of table.heroes) hero.schools = [];
  return {
    wizard: wizard.length > 0 ? wizard.slice() : ADVISED_SCHOOLS.filter((school) => !elf.includes(school)),
    elf: elf.length > 0 ? elf.slice() : ADVISED_SCHOOLS.filter((school) => !wizard.includes(school)).reverse(),
  };
}

/** Whether the heroes have looked around. */
const isBegun = ({ revealed }: Table): boolean => revealed.some((word) => word !== 0);

/** Wizard, Elf, and the rest to the Wizard. [deal.wizard-picks-first, deal.elf-picks-second, deal.wizard-takes-rest] */
function dealSchools(draft: Draft, frame: QuestFrame, tell: Speaker): void {
  const { table } = draft;
  const wizard = caster(table, 'wizard');
  const elf = caster(table, 'elf');
  if (wizard !== null && wizard.schools.length === 0) askSchool(draft, frame, wizard, 'wizard');
  else if (elf !== null && elf.schools.length === 0) askSchool(draft, frame, elf, 'elf');
  else if (wizard !== null && elf === null && wizard.schools.length < wizardSchools(table))
    askSchool(draft, frame, wizard, 'wizard');
  else {
    if (wizard !== null) takeRest(table, wizard, tell);
    frame.stage = isBegun(table) ? 'play' : 'hide'; // a table of an older edition was asked before it began
  }
}

function askSchool(draft: Draft, offers: SchoolOffers, { seat }: HeroInPlay, hero: 'wizard' | 'elf'): void {
  const free = freeSchools(draft.table);
  const offered = offers[hero].find((school) => free.includes(school)) ?? free[0] ?? 'air';
  ask(draft, seat, hero === 'elf' ? 'deal.elf-picks-second' : 'deal.wizard-picks-first', {
    kind: 'school',
    hero,
    offered,
  });
}

/** A beginner's Wizard goes into the first quest with one school less. [deal.first-quest-suggestion] */
function takeRest(table: Table, wizard: HeroInPlay, tell: Speaker): void {
  const free = freeSchools(table);
  const rest = ADVISED_SCHOOLS.filter((school) => free.includes(school)).slice(
    0,
    wizardSchools(table) - wizard.schools.length,
  );
  for (const school of rest) {
    wizard.schools.push(school);
    tell.all('deal.wizard-takes-rest', { type: 'schoolTaken', hero: 'wizard', school });
  }
}

/** What monsters once carried off lies somewhere in this quest. [campaign.lost-artifact] */
function hideArtifacts(draft: Draft, frame: QuestFrame, tell: Speaker): void {
  const { table } = draft;
  const [artifact] = table.lostArtifacts;
  if (artifact === undefined) {
    frame.stage = 'begin';
    return;
  }
  const rooms = hidingPlaces(table);
  if (rooms.length === 0) {
    frame.stage = 'begin'; // nowhere to hide it: the next quest will do
    return;
  }
  tell.all('campaign.lost-artifact', { type: 'artifactHidden' });
  ask(draft, zargonSeat(draft), 'campaign.lost-artifact', { kind: 'hide', artifact });
}

/** Rooms that hold monsters. */
export function hidingPlaces(table: Table): string[] {
  return [...new Set(table.hidden.monsters.map(({ at }) => areaAt(table, at)))]
    .filter((room) => room !== CORRIDOR)
    .sort((a, b) => (a < b ? -1 : 1));
}

/** The briefing is read, and the heroes look around. [quest.told-at-start, reveal.start] */
function begin(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  const rule = table.attempt > 0 ? 'campaign.replay-changed' : 'setup.sequential-quests';
  tell.all(rule, { type: 'questBegan', quest: table.quest, title: table.title, attempt: table.attempt });
  tell.all('quest.told-at-start', { type: 'told', what: 'briefing' });
  tell.all(goalRule(table), { type: 'told', what: 'goal' });
  if (table.aura !== null) tell.all('quest.dread-banner', { type: 'told', what: 'banner' });
  if (table.clock !== null) tell.all('quest.clock', { type: 'told', what: 'clock' });
  if (table.limit !== null) tell.all('quest.told-at-start', { type: 'told', what: 'limit' });
  if (table.stripped !== null) stripForQuest(table);
  if (table.stairs !== null) tell.all('quest.q9-stairway-known', { type: 'stairsSeen', at: table.stairs });
  look(draft, tell);
}

/** What they own by now is in the chest; they keep their gold. [quest.q6-stripped] */
function stripForQuest(table: Table): void {
  table.stripped = table.heroes.map(cloneHero);
  for (const hero of table.heroes) {
    const { gold } = hero;
    strip(hero);
    Object.assign(hero, { gold, suit: null });
  }
}
