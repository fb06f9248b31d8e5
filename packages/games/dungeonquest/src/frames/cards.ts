import { ask, type Frames, type Manner, takeUp, wishesOf } from '@questhall/kernel';
import { actions } from '../actions/index.ts';
import { fighterOf } from '../queries/heroes.ts';
import { readDisplay, withAbility } from '../queries/results.ts';
import { monsterSeat } from '../queries/seats.ts';
import type { DungeonQuest } from '../types/index.ts';
import { drawFromMix } from './house-monster.ts';

/** Everybody sees that a card was laid, and nobody which. [classic.secret-pick] */
const FACE_DOWN: Manner<DungeonQuest> = { seal: 'classic.pick-binding', isLaidInSight: true };

/** A round of Classic Cards: two secret choices, then the display. */
export const cards: Frames<DungeonQuest>['cards'] = (draft, frame, tell) => {
  const { table } = draft;
  const monster = monsterSeat(draft);
  if (frame.stage === 'lay') {
    frame.stage = 'reveal';
    const rule = table.round === 1 ? 'classic.secret-pick' : 'classic.any-card-any-round';
    ask(draft, table.fighter, rule, { kind: 'lay', side: 'hero' }, FACE_DOWN);
    if (monster !== null) ask(draft, monster, rule, { kind: 'lay', side: 'monster' }, FACE_DOWN);
    return;
  }
  for (const wish of wishesOf(draft)) {
    takeUp(draft, wish);
    actions.perform(draft, wish.ask, wish.action, tell);
  }
  // With nobody to lay it, the house draws the monster's card, and only now: nothing of it exists before.
  const monsterCard = monster === null ? drawFromMix(draft) : frame.monsterCard;
  const { heroCard } = frame;
  if (heroCard === null || monsterCard === null) throw new Error('both cards must lie');
  draft.agenda.pop();
  table.lying.heroCard = heroCard; // shown, and back in the hand
  table.lying.monsterCard = monsterCard;
  tell.all('classic.reveal-together', { type: 'cardsRevealed', hero: heroCard, monster: monsterCard });
  const { hero, wounds } = fighterOf(table);
  const base = readDisplay(heroCard, monsterCard, table.house);
  const result = withAbility(base, { mode: 'cards', hero, wounds }, heroCard === monsterCard);
  draft.agenda.push({ kind: 'wounds', stage: 'extra', hero: result.hero, monster: result.monster, rule: result.rule });
};
