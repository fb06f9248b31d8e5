import { questOf } from '../../content/index.ts';
import { isGraded } from '../../queries/quests.ts';
import { capital } from '../telling/clauses.ts';
import type { Listener } from '../telling/people.ts';
import type { Questing, Sayings } from '../telling/sayings.ts';
import { counted, list } from './effects-voices.ts';
import { NAMES } from './names.ts';
import { does, quest as name, says, somebody, theFoe, whom, whose } from './people.ts';

/** How far somebody has come: Quests, or points where there are several grades. */
const score = ({ view }: Listener, count: number): string =>
  isGraded(view) ? counted(count, 'victory point') : counted(count, 'Quest');

/** Quests, and what a change of grade brings. */
export const QUESTING: Sayings<Questing> = {
  searched: ({ seat, quest, face, distance, isFound }, to) => {
    const sum = distance === 0 ? `${face}` : `${face} + ${distance} for the distance = ${face + distance}`;
    const { criteria } = questOf(quest);
    const number = criteria.form === 'search' ? ` against ${criteria.number}` : '';
    return says(to, seat, `search for ${name(quest)}: ${sum}${number}, ${isFound ? 'found' : 'nothing'}`);
  },
  chance: ({ seat, quest, faces, wanted, isMet }, to) =>
    says(to, seat, `roll ${list(faces)} for ${name(quest)}: ${isMet ? `the ${wanted} is there` : `no ${wanted}`}`),
  questDealt: ({ seat, quest }, to) => says(to, seat, `get the Quest ${name(quest)}`),
  questDealtUnseen: ({ seat }, to) => says(to, seat, 'get a Quest'),
  globalTurned: ({ quest }) => `A Quest for everybody: ${name(quest)}.`,
  questShown: ({ seat, quest }, to) => says(to, seat, `turn up the Quest ${name(quest)}`),
  attempted: ({ seat, quest, isFree }, to) => says(to, seat, `attempt ${name(quest)}${isFree ? '' : ' once more'}`),
  marked: ({ seat, quest, markers, wanted }, to) =>
    says(to, seat, `get on with ${name(quest)}: ${markers} of ${wanted}`),
  foeHurt: ({ quest, left }) => `${capital(theFoe(quest))} takes a wound: ${left} life left.`,
  tookToken: ({ seat, quest }, to) => says(to, seat, `take the token of ${name(quest)} along`),
  droppedToken: ({ seat, quest }, to) => says(to, seat, `leave the token of ${name(quest)} here`),
  pickedUp: ({ seat, quest }, to) => says(to, seat, `pick up the token of ${name(quest)}, and the Quest with it`),
  becamePersonal: ({ seat, quest }, to) => `${name(quest)} is ${whose(to, seat)} own Quest from now on.`,
  stole: ({ seat, from, quest }, to) => says(to, seat, `take ${name(quest)} with its token from ${whom(to, from)}`),
  completed: ({ seat, quest, count }, to) =>
    `${does(somebody(to, seat), 'complete')} ${name(quest)}: ${score(to, count)} now.`,
  questsBuried: ({ seat, quests, count }, to) => {
    const which = quests.length === 0 ? '' : `, ${list(quests.map(name))} among them`;
    return `${capital(whose(to, seat))} ${count === 1 ? 'unfinished Quest goes' : `${count} unfinished Quests go`} under the deck${which}.`;
  },
  recycled: ({ count }) =>
    `${count === 1 ? 'A completed Quest is' : `${count} completed Quests are`} shuffled into a new Quest deck.`,
  gradeChanged: ({ grade }) => `Everybody is ready for more: the ${NAMES.grade[grade]} cards come into play.`,
};
