import { notNow, topFrame } from '@questhall/groundwork';
import { CLASS_IDS, KIT_IDS, KITS, type Kit, RACE_IDS, STARTING_CROWNS } from '../content/index.ts';
import { freeName, introduce, isNameFree, makeHero, seatHero } from '../frames/create.ts';
import { bareBuild, crownsAfter, kitBuild } from '../queries/fresh.ts';
import { namesFor } from '../queries/town.ts';
import type { Action } from '../types/index.ts';
import { type DeedOf, no } from './common.ts';
import { roleRefusal } from './town/common.ts';
import { kitRefusal, takeWholeKit } from './town/kit.ts';

/** Race, Class and a name. [hero.creation-order, hero.starting-crowns-250] */
export const create: DeedOf<'create'> = {
  propose({ table }, { question }) {
    if (question.kind !== 'create') return [];
    const proposed: Extract<Action, { type: 'create' }>[] = [];
    for (const race of RACE_IDS)
      for (const heroClass of CLASS_IDS)
        for (const name of namesFor(table, race)) proposed.push({ type: 'create', race, heroClass, name });
    return proposed;
  },
  judge(state, asked, { race, heroClass, name }) {
    if (asked.question.kind !== 'create') return notNow(asked);
    if (!isNameFree(state.table, race, name)) return no('hero.creation-order', { name });
    return roleRefusal(state, { heroClass }, null);
  },
  perform(draft, { question }, { race, heroClass, name }, tell) {
    if (question.kind !== 'create') return;
    const { table } = draft;
    const hero = makeHero(table, question.place, name, bareBuild({ race, heroClass }), STARTING_CROWNS);
    topFrame(draft, 'campaign').places.shift();
    seatHero(table, hero, question.place);
    introduce(table, hero, question.place, { kit: null, by: null }, 'hero.starting-crowns-250', tell);
  },
};

/** Somebody ready-made, or at the Wagon all that such a one has. */
export const takeKit: DeedOf<'takeKit'> = {
  propose: (_state, { question }) =>
    question.kind === 'create' || question.kind === 'kit' ? KIT_IDS.map((kit) => ({ type: 'takeKit', kit })) : [],
  judge(state, asked, { kit }) {
    const { question } = asked;
    if (question.kind === 'kit') return kitRefusal(state, question.hero, KITS[kit]);
    return question.kind === 'create' ? roleRefusal(state, KITS[kit], null) : notNow(asked);
  },
  perform(draft, { question }, { kit }, tell) {
    if (question.kind === 'kit') takeWholeKit(draft, question.hero, KITS[kit], tell);
    if (question.kind !== 'create') return;
    const { table } = draft;
    const wanted: Kit = KITS[kit];
    const name = freeName(table, wanted.name);
    const hero = makeHero(table, question.place, name, kitBuild(wanted), crownsAfter(wanted));
    topFrame(draft, 'campaign').places.shift();
    seatHero(table, hero, question.place);
    introduce(table, hero, question.place, { kit, by: null }, 'hero.starting-crowns-250', tell);
  },
};

/** The campaign begins. [campaign.start-sequence] */
export const begin: DeedOf<'begin'> = {
  propose: (_state, { question }) => (question.kind === 'begin' ? [{ type: 'begin' }] : []),
  judge: (_state, asked) => (asked.question.kind === 'begin' ? null : notNow(asked)),
  perform() {
    // the campaign goes on by itself
  },
};
