import { type Deed, seatsOf } from '@questhall/kernel';
import { TOWERS } from '../../content/keep/board.ts';
import { readyCombatDeck } from '../../effects/combat-deck.ts';
import { dealPower } from '../../effects/decks.ts';
import { beginTurn } from '../../effects/push.ts';
import { fighterOf, keepOf, seatsIn } from '../../queries/heroes.ts';
import { freeHeroes } from '../../queries/keep/second-hero.ts';
import { newHero } from '../../setup.ts';
import type { Action, DungeonQuest } from '../../types.ts';
import { no, notNow } from '../refuse.ts';

/** Take one of the heroes whom nobody leads. */
export const takeHero: Deed<DungeonQuest, Extract<Action, { type: 'takeHero' }>> = {
  propose: ({ table }) => freeHeroes(table).map((hero) => ({ type: 'takeHero', hero })),
  judge({ table }, asked, { hero }) {
    if (asked.question.kind !== 'hero') return notNow(asked);
    return freeHeroes(table).includes(hero) ? null : no('setup.hero-choice', { hero });
  },
  perform(draft, { seat }, { hero }, tell) {
    const { table } = draft;
    keepOf(table).taken.push(hero);
    table.heroes[seat] = newHero(hero);
    tell.all('setup.hero-choice', { type: 'heroTaken', seat, hero });
  },
};

/** Put the hero into a tower where nobody is. */
export const takeTower: Deed<DungeonQuest, Extract<Action, { type: 'takeTower' }>> = {
  propose: () => TOWERS.map((square) => ({ type: 'takeTower', square })),
  judge({ table }, asked, { square }) {
    if (asked.question.kind !== 'tower') return notNow(asked);
    const isFree = TOWERS.includes(square) && seatsIn(table, square).length === 0;
    return isFree ? null : no('setup.tower-choice');
  },
  perform(draft, { seat }, { square }, tell) {
    const { table } = draft;
    fighterOf(table).square = square;
    tell.all('setup.tower-choice', { type: 'towerTaken', seat, square });
    if (draft.agenda.at(-1)?.kind !== 'restart') return;
    keepOf(table).restarted |= seatsOf(seat);
    dealPower(draft, seat, tell);
    readyCombatDeck(draft);
    draft.agenda.pop();
    beginTurn(draft, seat, tell);
  },
};
