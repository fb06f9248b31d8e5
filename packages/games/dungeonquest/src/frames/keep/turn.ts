import { ask, type Frames, type State, type Tell } from '@questhall/kernel';
import { chooseHero, chooseTower } from '../../effects/mustering.ts';
import { pushTest } from '../../effects/push.ts';
import { fighterOf, isInside, keepOf } from '../../queries/heroes.ts';
import { mayUseAtStart } from '../../queries/keep/items.ts';
import { confide } from '../../secrets.ts';
import type { DungeonQuest, HeroInPlay } from '../../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;

/** Lost turn, start window, cage, one action with all that it causes, and the end. [turn.order-of-steps] */
export const turn: Frames<DungeonQuest>['turn'] = (draft, frame, tell) => {
  const { table } = draft;
  const { fighter } = table;
  switch (frame.stage) {
    case 'begin': {
      const hero = fighterOf(table);
      frame.stage = hero.isCaged ? 'window' : 'action';
      if (!hero.hasLostTurn) return;
      hero.hasLostTurn = false;
      frame.stage = 'end';
      tell.all('turn.lost', { type: 'turnSkipped', seat: fighter });
      return;
    }
    case 'window':
      if (mayUseAtStart(draft)) ask(draft, fighter, 'turn.start-window', { kind: 'startWindow' });
      else frame.stage = 'cage';
      return;
    case 'cage':
      frame.stage = 'freed';
      pushTest(draft, 'cage', 'strength', 'turn.caged');
      return;
    case 'action':
    case 'freed':
      ask(draft, fighter, 'turn.one-action', { kind: 'action' });
      return;
    case 'end': {
      draft.agenda.pop();
      const hero = table.heroes[fighter];
      if (isInside(hero) && hero.heading === null && hero.square === frame.entered) takeRemains(draft, hero, tell);
    }
  }
};

/** What lies on the square of whoever came in this turn (a house rule). */
function takeRemains(draft: Draft, hero: HeroInPlay, tell: Teller): void {
  const keep = keepOf(draft.table);
  const seat = draft.table.fighter;
  for (const { square, gold, hasCrown, treasures } of keep.remains) {
    if (square !== hero.square) continue;
    hero.gold += gold;
    hero.hasCrown ||= hasCrown;
    hero.treasures.push(...treasures);
    const unseen = { type: 'remainsTakenUnseen', seat, gold, treasures: treasures.length } as const;
    const seen = { type: 'remainsTaken', seat, gold, treasures: treasures.slice() } as const;
    confide(draft, tell, seat, 'death.discard', [seen, unseen]);
  }
  keep.remains = keep.remains.filter(({ square }) => square !== hero.square);
}

/** A dead hero's player goes on with another (a house rule), whose turn this is. */
export const restart: Frames<DungeonQuest>['restart'] = (draft, frame, tell) => {
  if (frame.stage === 'tower') {
    chooseTower(draft, tell);
    return;
  }
  frame.stage = 'tower';
  chooseHero(draft, tell);
};
