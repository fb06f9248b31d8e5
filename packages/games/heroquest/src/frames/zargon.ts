import type { Frames, Tell } from '@questhall/kernel';
import { FIGURE_COUNTS } from '../content/monsters.ts';
import { SPELL_FIGURES } from '../content/spells.ts';
import { lurkingFrom } from '../queries/lurking.ts';
import { nearestFree } from '../queries/moving.ts';
import type { HeroQuest, MonsterInPlay } from '../types/index.ts';
import { askSeat, type Draft, zargonSeat } from './agenda.ts';
import { rollRed } from './combat-dice.ts';
import { endIfOver } from './goal.ts';
import { claimPiles } from './harm.ts';
import { appear, uncoverSquare } from './reveal.ts';
import { wearOffBrew } from './turn.ts';

type Speaker = Tell<HeroQuest>;

/** Every active monster may move and act once, in any order. [zargon.all-active-monsters] */
export const zargonTurn: Frames<HeroQuest>['zargonTurn'] = (draft, frame, tell) => {
  if (endIfOver(draft, tell)) return;
  const { table } = draft;
  switch (frame.stage) {
    case 'start':
      frame.stage = 'act';
      tell.all('round.heroes-then-zargon', { type: 'zargonBegan' });
      for (const monster of table.monsters) rouse(draft, monster, tell);
      strikeClock(draft, tell);
      break;
    case 'act': {
      const current = table.monsters.find(({ id }) => id === frame.monster);
      if (current === undefined || current.isDone) frame.monster = null;
      if (table.monsters.every(({ isDone }) => isDone)) frame.stage = 'end';
      else askSeat(draft, zargonSeat(draft), 'zargon.all-active-monsters', { kind: 'zargon', monster: frame.monster });
      break;
    }
    case 'end':
      draft.agenda.pop();
      wearOffBrew(draft, tell);
      claimPiles(draft, tell);
      tell.all('round.heroes-then-zargon', { type: 'zargonEnded' });
      break;
  }
};

/** A monster may wake, and is ready unless it loses its turn. */
function rouse(draft: Draft, monster: MonsterInPlay, tell: Speaker): void {
  monster.hasMoved = false;
  monster.hasActed = false;
  monster.isDone = false;
  if (monster.isAsleep) {
    const dice = rollRed(draft, monster.mind); // [spell.sleep]
    monster.isAsleep = !dice.includes(SPELL_FIGURES.sleep.wakesOn);
    monster.isDone = monster.isAsleep;
    tell.all('spell.sleep', { type: monster.isAsleep ? 'stillAsleep' : 'woke', figure: monster.id, dice });
  }
  if (monster.losesTurn) {
    monster.losesTurn = false;
    monster.isDone = true; // [monster.lost-turn]
    tell.all('monster.lost-turn', { type: 'losesTurn', monster: monster.id });
  }
}

/** Reinforcements come in, as long as the box has figures. [quest.clock] */
function strikeClock(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  const { clock, round } = table;
  if (clock === null || round < clock.from || round % clock.every !== 0) return;
  const { monster: stats } = clock;
  const alive = [...table.monsters, ...table.hidden.monsters].filter(({ figure }) => figure === stats.figure).length;
  if (alive >= FIGURE_COUNTS[stats.figure]) return;
  const at = nearestFree(table, clock.at, true);
  uncoverSquare(draft, at, tell);
  appear(draft, lurkingFrom(stats, at, []), at, { rule: 'quest.clock', home: null, actsAtOnce: true }, tell);
}
