import type { Wording } from '@questhall/facets';
import { list, small, squares } from '@questhall/facets/english';
import { asking, digits, joined } from '@questhall/facets/saying';
import { isHitting, totalOf } from '../../queries/blow.ts';
import type { CrystalExpedition, Question, View } from '../../types/index.ts';
import type { Questions } from '../telling/sayings.ts';
import { wishText } from './events-exploring.ts';
import { figureIn, nameOf, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { crowns, pieceName, price } from './things.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

const QUESTIONS: Questions = {
  begin: () => 'The party is together. Shall it look for its first dungeon?',
  create: ({ place }) => `Who is hero ${place + 1} of the party?`,
  town: () => 'The party is in Town. What is to be done before it sets out?',
  kit: (_question, { town }) =>
    `The newcomer has ${crowns(town?.kitMoney?.crowns ?? 0)} of kit money. What is it spent on?`,
  consent: ({ by, of, wish }, view) => consentText(by, of, wish, view),
  reward: ({ left }) =>
    left === 1 ? 'Which reward does the party take?' : 'The party takes two rewards. Which one first?',
  dungeon: () => 'Which dungeon is it to be?',
  stand: ({ hero }, view) => `Where on the stairs does ${figureIn(view, hero)} stand?`,
  explore: (_question, view) => exploreText(view),
  rumours: ({ left }) =>
    `Rumours may throw one of these dice again, ${left === 1 ? 'for the last time' : `${small(left)} times more`}. Shall they?`,
  mine: ({ crystals }) =>
    crystals === 1
      ? 'A Crystal is mined. Is it sold for 5 Crowns, or kept raw?'
      : `${digits(crystals, 'Crystal is', 'Crystals are')} mined. How many are kept raw, and not sold for 5 Crowns each?`,
  assign: ({ piece }) => `Who takes ${pieceName(piece)}?`,
  pressOn: () => 'The Quest is done. Home with the spoils, or on into the dark?',
  vote: ({ by, wish }, view) => `${whoever(view, by)} proposes ${wishText(wish, view)}. Are you for it?`,
  turn: ({ who }, view) => turnText(who, view),
  down: ({ who }, view) => `${whoever(view, who)} lies Unconscious. Crawl first, or try to recover at once?`,
  reroll: ({ who, of, dice }, view) =>
    `${whoever(view, who)} has thrown ${list(dice)}${of === 'escape' ? ' to escape' : ''}. Is a die thrown again?`,
  attack: ({ who }, view) => attackText(who, view),
  shift: ({ who, how }, view) => `Where does ${figureIn(view, who)} ${how === 'dodge' ? 'Dodge' : 'Teleport'} to?`,
  push: ({ who, pushed, isChain }, view) =>
    isChain
      ? `There is no free square behind ${figureIn(view, pushed)}. Who is shoved aside?`
      : who === pushed
        ? `${whoever(view, pushed)} is driven back, and chooses. Where to?`
        : `${whoever(view, who)} drives ${figureIn(view, pushed)} back. Where to?`,
  advance: ({ who }, view) => `Where does ${figureIn(view, who)} come nearer?`,
  next: () => 'Who is harmed next?',
  cleanse: ({ bearer }, view) => `Which Effect does ${figureIn(view, bearer)} lose?`,
  interrupts: ({ options }, view) =>
    options.length === 1
      ? options.map(({ who, interrupt }) => `Does ${figureIn(view, who)} use ${NAMES.interrupt[interrupt]}?`).join('')
      : 'Which Interrupt comes first?',
  encore: ({ who }, view) => `Encore! ${whoever(view, who)} may make an Attack, without a Move. Whom does it strike?`,
};

export const question: Wording<CrystalExpedition>['question'] = asking<CrystalExpedition>(QUESTIONS);

function consentText(by: number, of: number, wish: Of<'consent'>['wish'], view: View): string {
  const [who, whose] = [whoever(view, by), figureIn(view, of)];
  switch (wish.type) {
    case 'giveCrowns':
      return `${who} wants to give ${crowns(wish.crowns)} to ${nameOf(view, wish.to)}. Does ${whose} agree?`;
    case 'givePiece': {
      const piece = view.party.find(({ id }) => id === wish.from)?.build.pieces[wish.piece];
      return `${who} wants ${piece === undefined ? 'something' : pieceName(piece)} to go to ${nameOf(view, wish.to)}. Does ${whose} agree?`;
    }
    default:
      return `${who} wants ${whose} to stay behind at the Wagon. Does ${whose} agree?`;
  }
}

function exploreText(view: View): string {
  const { expedition } = view;
  if (expedition === null) return 'What next?';
  const { rest, glory } = expedition;
  const ready = rest === null ? '' : ` ${NAMES.rest[rest]} is ready for the next Encounter.`;
  return `The party has ${glory} Glory.${ready} Where to?`;
}

function turnText(who: number, view: View): string {
  const turn = view.expedition?.turn ?? null;
  const left =
    turn?.isMoveOver === true ? 'no more steps' : turn?.left === null ? '' : `${squares(turn?.left ?? 0)} to go`;
  const rest = joined([left, turn?.hasAttacked === true ? 'the Attack made' : '']);
  return `It is the Turn of ${figureIn(view, who)}${rest === '' ? '' : `, ${rest}`}. What now?`;
}

function attackText(who: number, view: View): string {
  const attack = view.expedition?.attack ?? null;
  if (attack === null) return 'What next in the Attack?';
  const left = `${price(attack.surges)} to spend`;
  if (attack.target === null) return `${whoever(view, who)} is in Focus, with ${left}. What for?`;
  const result =
    attack.isHit === null ? (isHitting(attack) ? 'enough so far' : 'a miss so far') : attack.isHit ? 'a hit' : 'a miss';
  return `${whoever(view, who)} has ${totalOf(attack)} against Grit ${attack.grit}, ${result}, with ${left}. What next?`;
}
