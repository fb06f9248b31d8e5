import { findFrame, topFrame } from '@questhall/groundwork';
import { STEER } from '../content/quests/index.ts';
import { SPELLS } from '../content/spells.ts';
import { turnOf } from '../frames/agenda.ts';
import { HEALING_SPELLS, rescueSpells, spellsOf } from '../frames/dying.ts';
import { heal } from '../frames/harm.ts';
import { placeSummoned, placeWanderer } from '../frames/wander.ts';
import { heroOf } from '../queries/figures.ts';
import { hasUnused } from '../queries/gear.ts';
import { type DeedOf, no, notNow, spendAction } from './common.ts';

/** No, thank you. */
export const pass: DeedOf<'pass'> = {
  propose: () => [{ type: 'pass' }],
  judge: (_state, asked) => (isOffer(asked.question.kind) ? null : notNow(asked)),
  perform(draft, { question }) {
    if (question.kind === 'rescue') topFrame(draft, 'dying').isResigned = true;
    else if (question.kind === 'defend') topFrame(draft, 'attack').stage = 'defend';
    else if (question.kind === 'again') topFrame(draft, 'resist').stage = 'failed';
    else if (question.kind === 'keep') draft.agenda.pop();
  },
};

const isOffer = (kind: string): boolean =>
  kind === 'defend' || kind === 'rescue' || kind === 'keep' || kind === 'again';

/** A healing spell at the last moment, of the hero's own. [death.rescue-spell, death.no-help-from-others] */
export const rescue: DeedOf<'rescue'> = {
  propose: () => SPELLS.map((spell) => ({ type: 'rescue', spell })),
  judge(state, asked, { spell }) {
    const { question } = asked;
    if (question.kind !== 'rescue') return notNow(asked);
    if (!HEALING_SPELLS.includes(spell)) return no('spell.healing-spells', { spell });
    const hero = heroOf(state.table, question.hero);
    if (rescueSpells(state, hero).includes(spell)) return null;
    const isAnothers = state.table.heroes.some((other) => other !== hero && spellsOf(other).includes(spell));
    return no(isAnothers ? 'death.no-help-from-others' : 'death.rescue-spell', { spell });
  },
  perform(draft, { question }, { spell }, tell) {
    if (question.kind !== 'rescue') return;
    const hero = heroOf(draft.table, question.hero);
    hero.spent.push(spell);
    const turn = turnOf(draft, hero.hero);
    if (turn !== null) spendAction(draft, turn, tell);
    tell.all('death.rescue-spell', { type: 'spellCast', hero: hero.hero, spell, targets: [], at: null, mode: null });
    heal(hero, 'death.rescue-spell', tell);
    if (hasUnused(draft.table, hero, 'spell-ring')) draft.agenda.push({ kind: 'keep', hero: hero.hero, spell });
  },
};

/** Zargon puts a monster down. */
export const place: DeedOf<'place'> = {
  propose: (_state, { question }) =>
    question.kind === 'place' ? question.squares.map((at) => ({ type: 'place', at })) : [],
  judge(_state, asked, { at }) {
    const { question } = asked;
    if (question.kind !== 'place') return notNow(asked);
    return question.squares.includes(at) ? null : no(asked.rule, { square: at });
  },
  perform(draft, _asked, { at }, tell) {
    if (draft.agenda.at(-1)?.kind === 'wander') placeWanderer(draft, at, tell);
    else placeSummoned(draft, at, tell);
  },
};

/** The Sand Glass: the roll is made once more. [artifact.sand-glass] */
export const again: DeedOf<'again'> = {
  propose: () => [{ type: 'again' }],
  judge: (_state, asked) => (asked.question.kind === 'again' ? null : notNow(asked)),
  perform(draft, { question }) {
    if (question.kind !== 'again') return;
    heroOf(draft.table, question.hero).used.push('sand-glass');
    topFrame(draft, 'resist').stage = 'roll';
  },
};

/** The Spell Ring keeps the spell. [artifact.spell-ring] */
export const keepSpell: DeedOf<'keepSpell'> = {
  propose: () => [{ type: 'keepSpell' }],
  judge: (_state, asked) => (asked.question.kind === 'keep' ? null : notNow(asked)),
  perform(draft, { question }, _action, tell) {
    if (question.kind !== 'keep') return;
    draft.agenda.pop();
    const hero = heroOf(draft.table, question.hero);
    hero.used.push('spell-ring');
    hero.spent = hero.spent.filter((spell) => spell !== question.spell);
    tell.all('artifact.spell-ring', { type: 'spellKept', hero: hero.hero, spell: question.spell });
  },
};

/** A portal's sum, one up or down. [quest.q10-steer] */
export const steer: DeedOf<'steer'> = {
  propose: () => [-STEER.by, 0, STEER.by].map((by) => ({ type: 'steer', by })),
  judge(_state, asked, { by }) {
    const { question } = asked;
    if (question.kind !== 'steer') return notNow(asked);
    const sum = question.sum + by;
    return Math.abs(by) <= STEER.by && sum >= 2 && sum <= 12 ? null : no('quest.q10-steer', { sum });
  },
  perform(draft, { question }, { by }, tell) {
    const frame = findFrame(draft, 'portal');
    if (frame === null || question.kind !== 'steer') return;
    frame.sum = question.sum + by;
    frame.stage = 'go';
    if (by !== 0) tell.all('quest.q10-steer', { type: 'portalSteered', hero: question.hero, sum: frame.sum });
  },
};
