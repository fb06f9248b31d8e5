import { notNow } from '@questhall/groundwork';
import { goHome as endExpedition } from '../frames/home.ts';
import { expeditionOf, isConscious } from '../queries/entities.ts';
import { cannotFlee, isBetweenTurns } from '../queries/fleeing.ts';
import { FIRST_MONSTER } from '../types/index.ts';
import { type Asked, type DeedOf, type Match, no } from './common.ts';
import { isExploring } from './explore.ts';
import { partyDeed } from './party.ts';

/** A hero's Turn has just begun, or there is no fight. [flee.timing] */
function isTimely({ table }: Match, asked: Asked): boolean {
  const { question } = asked;
  if (isExploring(asked)) return true;
  const isHeroes = (question.kind === 'turn' || question.kind === 'down') && question.who < FIRST_MONSTER;
  return isHeroes && isBetweenTurns(table);
}

/** Home without success. [flee.fails-expedition] */
export const flee: DeedOf<'flee'> = partyDeed({
  propose: (state, asked) => (isTimely(state, asked) ? [{ type: 'flee' }] : []),
  judge(state, asked) {
    const { table } = state;
    if (table.expedition === null) return notNow(asked);
    if (!isTimely(state, asked)) return no('flee.timing', { asked: asked.question.kind });
    const why = cannotFlee(table);
    return why === null ? null : no(why, { awake: table.party.filter(isConscious).length });
  },
  perform: (draft) => endExpedition(draft, 'fled', 'flee.fails-expedition'),
});

/** Home with what was won, where the house lets the party press on. [expedition.success-ends-at-once] */
export const goHome: DeedOf<'goHome'> = partyDeed(
  {
    propose: (_state, asked) => (mayChoose(asked) || isExploring(asked) ? [{ type: 'goHome' }] : []),
    judge({ table }, asked) {
      if (mayChoose(asked)) return null;
      if (!isExploring(asked)) return notNow(asked);
      return expeditionOf(table).isWon ? null : no('expedition.success-ends-at-once');
    },
    perform: (draft) => endExpedition(draft, 'success', 'expedition.success-on-quest'),
  },
  true,
);

const mayChoose = ({ question }: Asked): boolean => question.kind === 'pressOn';

/** On, although the Quest is done. */
export const goOn: DeedOf<'goOn'> = partyDeed(
  {
    propose: (_state, asked) => (mayChoose(asked) ? [{ type: 'goOn' }] : []),
    judge: (_state, asked) => (mayChoose(asked) ? null : notNow(asked)),
    perform(draft) {
      draft.agenda.pop();
    },
  },
  true,
);
