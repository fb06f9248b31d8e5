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
  isGraded(view) ? counted(count, 'overwinningspunt', 'overwinningspunten') : counted(count, 'Queeste', 'Queesten');

/** Quests, and what a change of grade brings. */
export const QUESTING: Sayings<Questing> = {
  searched: ({ seat, quest, face, distance, isFound }, to) => {
    const sum = distance === 0 ? `${face}` : `${face} + ${distance} voor de afstand = ${face + distance}`;
    const { criteria } = questOf(quest);
    const number = criteria.form === 'search' ? ` tegen ${criteria.number}` : '';
    return says(to, seat, `zoekt ${name(quest)}: ${sum}${number}, ${isFound ? 'gevonden' : 'niets'}`);
  },
  chance: ({ seat, quest, faces, wanted, isMet }, to) =>
    says(to, seat, `gooit ${list(faces)} voor ${name(quest)}: ${isMet ? `de ${wanted} is erbij` : `geen ${wanted}`}`),
  questDealt: ({ seat, quest }, to) => says(to, seat, `krijgt de Queeste ${name(quest)}`),
  questDealtUnseen: ({ seat }, to) => says(to, seat, 'krijgt een Queeste'),
  globalTurned: ({ quest }) => `Een Queeste voor iedereen: ${name(quest)}.`,
  questShown: ({ seat, quest }, to) => says(to, seat, `draait de Queeste ${name(quest)} om`),
  attempted: ({ seat, quest, isFree }, to) => says(to, seat, `probeert ${name(quest)}${isFree ? '' : ' opnieuw'}`),
  marked: ({ seat, quest, markers, wanted }, to) =>
    says(to, seat, `komt verder met ${name(quest)}: ${markers} van ${wanted}`),
  foeHurt: ({ quest, left }) => `${capital(theFoe(quest))} krijgt een wond: nog ${left} leven.`,
  tookToken: ({ seat, quest }, to) => says(to, seat, `neemt het fiche van ${name(quest)} mee`),
  droppedToken: ({ seat, quest }, to) => says(to, seat, `laat het fiche van ${name(quest)} hier achter`),
  pickedUp: ({ seat, quest }, to) => says(to, seat, `raapt het fiche van ${name(quest)} op, en de Queeste erbij`),
  becamePersonal: ({ seat, quest }, to) => `${name(quest)} is voortaan ${whose(to, seat, 'eigen Queeste')}.`,
  stole: ({ seat, from, quest }, to) =>
    says(to, seat, `neemt ${name(quest)} met fiche en al over van ${whom(to, from)}`),
  completed: ({ seat, quest, count }, to) =>
    `${does(somebody(to, seat), 'voltooit')} ${name(quest)}: nu ${score(to, count)}.`,
  questsBuried: ({ seat, quests, count }, to) => {
    const which = quests.length === 0 ? '' : `, waaronder ${list(quests.map(name))}`;
    const what = count === 1 ? 'onvoltooide Queeste' : `${count} onvoltooide Queesten`;
    return `${capital(whose(to, seat, what))} ${count === 1 ? 'gaat' : 'gaan'} onder de stapel${which}.`;
  },
  recycled: ({ count }) =>
    `${count === 1 ? 'Een voltooide Queeste wordt' : `${count} voltooide Queesten worden`} tot een nieuwe stapel geschud.`,
  gradeChanged: ({ grade }) =>
    `Iedereen is klaar voor meer: de kaarten van de graad ${NAMES.grade[grade]} komen in het spel.`,
};
