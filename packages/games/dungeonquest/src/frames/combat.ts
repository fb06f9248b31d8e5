import { ask, type Frames, type State, shuffle, type Tell } from '@questhall/kernel';
import { ARROWS } from '../content/combat-cards.ts';
import { fighterOf } from '../queries/heroes.ts';
import { mayEscape } from '../queries/keep/escape.ts';
import { heroLeft, monsterLeft } from '../queries/lives.ts';
import { isWeak } from '../queries/results.ts';
import type { DungeonQuest } from '../types/index.ts';
import { aftermath } from './aftermath.ts';

type Draft = State<DungeonQuest>;

/** The whole combat: Life shown, arrows, then rounds until somebody is dead. */
export const combat: Frames<DungeonQuest>['combat'] = (draft, frame, tell) => {
  const { table } = draft;
  switch (frame.stage) {
    case 'start': {
      const { hero, wounds } = fighterOf(table);
      clearTable(draft);
      showLife(draft, tell);
      if (isWeak(hero, wounds)) tell.all('ability.challara-threshold', { type: 'weakened', wounds });
      frame.stage = hero === 'tatianna' ? 'arrows' : 'round';
      break;
    }
    case 'arrows':
      frame.stage = 'round';
      looseArrows(draft, tell);
      break;
    case 'round':
      if (heroLeft(table) === 0 || monsterLeft(table) === 0) aftermath(draft, tell);
      else if (table.round > 0 && table.house.escapeBetweenRounds && mayEscape(draft, frame)) {
        frame.stage = 'goOn';
        ask(draft, table.fighter, 'combat.no-break-off', { kind: 'betweenRounds', round: table.round });
      } else beginRound(draft, tell);
      break;
    case 'goOn':
      frame.stage = 'round';
      beginRound(draft, tell);
      break;
  }
};

/** What lay there of tests and other fights. */
function clearTable({ table }: Draft): void {
  table.lying = { dice: [], heroCard: null, monsterCard: null, arrow: null };
}

function showLife({ table }: Draft, tell: Tell<DungeonQuest>): void {
  if (table.monster === null) throw new Error('there is nobody to fight');
  table.monster.isLifeShown = true;
  tell.all('encounter.life-secret-until-combat', { type: 'combatBegan', life: table.monster.life });
}

function looseArrows(draft: Draft, tell: Tell<DungeonQuest>): void {
  const { table } = draft;
  const card = table.combatDeck.at(-1);
  if (card === undefined) throw new Error('there is no deck to reveal from');
  table.lying.arrow = card;
  tell.all('ability.tatianna-arrows', { type: 'arrowsLoosed', card, wounds: ARROWS[card] });
  shuffle(draft.rng, table.combatDeck);
  draft.agenda.push({ kind: 'wounds', stage: 'land', hero: 0, monster: ARROWS[card], rule: 'ability.tatianna-arrows' });
}

function beginRound(draft: Draft, tell: Tell<DungeonQuest>): void {
  const { table } = draft;
  table.round += 1;
  tell.all(table.round === 1 ? 'combat.rounds-until-death' : 'combat.must-continue', {
    type: 'roundBegan',
    round: table.round,
  });
  if (table.mode === 'cards') draft.agenda.push({ kind: 'cards', stage: 'lay', heroCard: null, monsterCard: null });
  else draft.agenda.push({ kind: 'dice', stage: 'roll', dice: [], spent: 0 });
}
