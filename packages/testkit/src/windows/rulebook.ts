import type { Rulebook, Rule as RuleText } from '@questhall/kernel';

type Written = Pick<RuleText, 'title' | 'text'>;

const TURN = {
  'turn.points': {
    title: 'Points',
    text: 'A turn has three movement points. One that is left is saved for the turns of the others, and lost in the own.',
  },
  'turn.draw': { title: 'Drawing', text: 'A turn ends with one card from the deck, up to six in hand.' },
  'move.next-space': {
    title: 'The ring',
    text: 'A point takes an upright hero to the next space of the ring or to the one before.',
  },
  'move.collect': {
    title: 'Collecting',
    text: 'Whoever enters a space in his own turn collects its Glory and Peril, and never has more than nine of either.',
  },
  'move.space-effect': {
    title: 'Spaces',
    text: 'Spikes wound whoever fails against them. On the lookout 1 Glory shows the two top cards of the deck.',
  },
  'explore.look-around': {
    title: 'Exploring',
    text: 'A point can be spent on looking around, which brings nothing here.',
  },
  'lord.own-turn': {
    title: 'Lord of the others',
    text: 'Banes and monsters are played in the own turn, on the hero of somebody else who stands.',
  },
  'lord.one-batch': {
    title: 'One attack',
    text: 'All monsters of a turn are sent together, one after the other, and then they strike.',
  },
  'lord.pay-targets-peril': {
    title: 'Whose Peril',
    text: 'What is played on a hero is paid with the Peril of his player, all of it.',
  },
  'fx.warp-is-entry': {
    title: 'Warps',
    text: 'A warp in the own turn is an entry without a point; out of turn it is nothing but another space.',
  },
  'end.fallen': {
    title: 'Falling',
    text: 'A hero without life is out of the game, and all his cards are thrown away.',
  },
  'end.last': { title: 'The last hero', text: 'Whoever stands alone has won.' },
  'end.turns': { title: 'Evening', text: 'After four turns each, those who stand with the most Glory have won.' },
} as const;

const ACT = {
  'act.held': {
    title: 'Only what you have',
    text: 'Only what is in the own hand, lies readied or can be done by the own hero can be used.',
  },
  'act.cost': { title: 'Glory', text: 'Boons, treasures and abilities are paid with Glory.' },
  'act.target': {
    title: 'At what',
    text: 'A card that needs an attack or a space names one that fits it, and any other card names none.',
  },
  'act.anytime-card': {
    title: 'Anytime',
    text: 'Such a boon is for the own choice and for every window but the one before a roll.',
  },
  'act.response-card': {
    title: 'Responses',
    text: 'Such a boon or ability is for the defender, in the window of a combat.',
  },
  'act.hero-time': { title: 'Treasures', text: 'A treasure is readied in the own choice or on arrival.' },
  'act.activate-readied': {
    title: 'Readied',
    text: 'What lies readied may be used in the own choice and in every window but the one before a roll; then it is gone.',
  },
  'act.once': { title: 'Once a turn', text: 'An ability works once in a turn.' },
  'act.challenge': {
    title: 'Challenges',
    text: 'Once a turn a hero may spend a point and attack another hero in his space, or, after a combat, a monster that attacked him.',
  },
  'act.untip': { title: 'Getting up', text: 'A tipped hero gets up for one point.' },
  'combat.strikes': {
    title: 'Striking',
    text: 'Each side rolls a die and adds its score. The higher total wounds the other; equal totals do nothing.',
  },
  'combat.left-the-space': {
    title: 'Gone',
    text: 'Whoever has left the space is not struck any more, and what is meant for him there goes back.',
  },
  'combat.h-glory-for-wounds': {
    title: 'Reward',
    text: 'For each wound of a monster the hero who dealt it gets 1 Glory when the combat is over.',
  },
  'combat.f-not-repeated': {
    title: 'No answer to an answer',
    text: 'A challenge after a combat gives nobody another one.',
  },
  'combat.g-once': {
    title: 'Cleared away',
    text: 'All monsters of a combat are thrown away together, after all challenges.',
  },
  'threat.roll': { title: 'Threats', text: 'A die and the score that is tried must come to the number.' },
} as const;

const TIME = {
  'time.windows': {
    title: 'Windows',
    text: 'Whoever is not choosing acts in windows only, and does there what the window is for.',
  },
  'time.own-choice': { title: 'The own choice', text: 'The active player alone chooses what to do next.' },
  'time.asked-by-public-facts': {
    title: 'Who is asked',
    text: 'A window asks those who could act as far as everybody can see, and opens for nobody else.',
  },
  'time.collect-wishes': {
    title: 'Wishes',
    text: 'All who are asked answer at the same time, and an answer stays sealed and final.',
  },
  'time.active-asked-last': {
    title: 'The active player last',
    text: 'After an action, an entry or a declaration he is asked only when somebody else wants to act.',
  },
  'time.priority': { title: 'Priority', text: 'From the active player clockwise; the fallen are left out.' },
  'time.sort-wishes': {
    title: 'Order',
    text: 'Abilities and boons first, then treasures, points, encounters, and challenges last.',
  },
  'time.resolve-one-by-one': {
    title: 'One by one',
    text: 'Each act is shown, checked again, paid and done before the next one.',
  },
  'time.revalidate': {
    title: 'Returned',
    text: 'What can no longer be done goes back unpaid, and only its owner is told why.',
  },
  'time.reopen': { title: 'Once more', text: 'A window in which somebody acted is asked again.' },
  'time.pass-binds-one-lap': { title: 'Passing', text: 'A pass holds for one lap.' },
  'time.answer-to-answer': {
    title: 'Answers to answers',
    text: 'What is being done cannot be answered; its effect can, in the next lap.',
  },
  'time.nested': { title: 'Levels', text: 'Inside a window only windows of a higher level open.' },
  'time.no-second-combat': { title: 'One combat', text: 'While a combat runs no other begins.' },
  'time.anytime-encounter': {
    title: 'Traps',
    text: 'A trap is for a hero who has just entered a space in his own turn, and for nobody else.',
  },
  'time.bane-can-be-forestalled': { title: 'Forestalling', text: 'A bane is paid, may be answered, and works then.' },
  'time.batch-one-response': {
    title: 'One window for all',
    text: 'All attacks of a combat are answered in one window; an act names the one it is for.',
  },
  'time.roll-groups': { title: 'Before a roll', text: 'Dice that fall together have one window before them.' },
  'time.dice-locked': {
    title: 'Dice are locked',
    text: 'Between the fall of the dice and their result nobody acts on them.',
  },
  'time.wounds-pending': {
    title: 'Before a wound',
    text: 'The player of a hero who is about to be wounded may heal him, or save him from falling.',
  },
  'time.challenge-in-turn': {
    title: 'Challenges in turn',
    text: 'Those who were attacked are asked one after the other, openly and once.',
  },
  'time.warp-inside': {
    title: 'Warps inside',
    text: 'A warp on arrival cuts short the entry that runs; any other opens `entered` once, when what it was played in is over.',
  },
} as const;

export type Rule = keyof typeof TURN | keyof typeof ACT | keyof typeof TIME;

/** These say in which order things work, and nobody can act against them. */
const ORDERS: readonly Rule[] = [
  'combat.f-not-repeated',
  'time.priority',
  'time.sort-wishes',
  'time.resolve-one-by-one',
  'time.reopen',
  'time.pass-binds-one-lap',
  'time.answer-to-answer',
  'time.nested',
  'time.batch-one-response',
  'time.warp-inside',
];

function sectionOf<R extends Rule>(
  section: string,
  written: Readonly<Record<R, Written>>,
): Readonly<Record<R, RuleText>> {
  const rules = Object.entries<Written>(written).map(([id, { title, text }]): [string, RuleText] => {
    const isOrder = ORDERS.some((rule) => rule === id);
    return [
      id,
      {
        title,
        text,
        section,
        origin: 'authored',
        ...(isOrder ? { noted: 'An order of things: nobody can act against it.' } : {}),
      },
    ];
  });
  // The keys are those of the table: `fromEntries` only forgets their names.
  return Object.fromEntries(rules) as Readonly<Record<R, RuleText>>;
}

export const rulebook: Rulebook<Rule> = {
  sections: { turn: 'The turn', act: 'Acts and combat', time: 'Windows' },
  rules: { ...sectionOf('turn', TURN), ...sectionOf('act', ACT), ...sectionOf('time', TIME) },
  houseRules: {},
};
