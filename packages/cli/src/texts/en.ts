import { KERNEL_RULES } from '@questhall/kernel';
import { tableRules } from '@questhall/wire/words/en';
import type { TableTexts } from './shape.ts';

const or = (names: readonly string[], between = ', '): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(between)} or ${names.at(-1)}`;

const withOthers = (count: number): string =>
  count === 0 ? '' : count === 1 ? ', and one other move' : `, and ${count} other moves`;

const moveOf = (move: number, typed: string, others: number): string => `move ${move}, "${typed}"${withOthers(others)}`;

/** The terminal in English. */
export const en: TableTexts = {
  locale: 'en-GB',
  names: {
    you: 'you',
    program: 'the program',
    seat: (number) => `seat ${number}`,
    programIn: (number) => `the program in seat ${number}`,
  },
  offers: {
    choose: (count, example) => `${count} to choose from${example === '' ? '' : `, such as ${example}`}`,
    or,
  },
  log: {
    before: (moves) =>
      `(${moves === 1 ? 'One move' : `${moves} moves`} before this; "log 50" goes further back, "log all" to the beginning.)`,
    takenBack: (move) => `(move ${move} was played otherwise and taken back by consent)`,
    horizon: '── what is above is known and stays; what is below can be taken back ──',
    dice: (faces) => `(dice ${faces.join(' ')})`,
  },
  session: {
    leave: 'The match is not over. Leave it? It is kept for you. [y/N] ',
    kept: 'The match is kept. Go on with:',
    full: 'Enter tries again, "quit" leaves. ',
    programWaits: 'The program waits for its dice.',
    turn: (seat, whom) => `Seat ${seat}${whom === '' ? '' : ` (${whom})`}, it is your turn.`,
    lookAway: 'Press Enter when nobody else is looking.',
    over: 'The game is over. You can play again, look at the log, save it, undo or quit.',
    reasonHint: (title) => `In brackets: the rule by which the program does it. "rule ${title}" shows this one.`,
    byItself: (title) => `By itself: ${title}`,
    askHint: '"asks all" has you asked about everything.',
  },
  showing: {
    tableHint: '"table" shows all of it again.',
    odds: (odds) => `odds: ${odds}`,
    usual: (typed) => `Enter: ${typed}`,
    afterwards: '"again" plays once more, "log" looks back, "save" keeps it, "quit" leaves.',
    no: (facts) => (facts === '' ? 'No.' : `No. ${facts}`),
    noRule: (id) => `There is no rule "${id}". "rule" and a word lists all rules that speak of it.`,
  },
  understanding: {
    chooseOne: (count) => `There are ${count} answers to choose from: type a number or a word.`,
    noNumbers: (example) => `Nothing here has a number. Type it in words, such as: ${example}`,
    only: (count) => (count === 1 ? 'There is only 1.' : `There are only 1 to ${count}.`),
    notClear: (words, alike) => `"${words}" is not clear. There is: ${alike.join(', ')}.`,
    nothing: (words) => `"${words}" means nothing here. Choose a number or a word from the list, or type help.`,
  },
  undo: {
    nothing: 'There is nothing of yours to take back.',
    would: (...move) => `This would take back ${moveOf(...move)}.`,
    done: (...move) => `Taken back: ${moveOf(...move)}.`,
    aloneHint: 'To take it back all the same: undo all',
    agreedHint: 'If everybody at the table agrees: undo all',
    ask: (seat) => `Seat ${seat}, do you agree to take it back? [y/N] `,
    refused: (seat) => `Seat ${seat} does not agree, so it stays.`,
    stays: 'It stays as it is.',
  },
  dice: {
    roll: (who, faces) => `${who === '' ? '' : `For ${who}: `}roll a die with ${faces} faces. It shows: `,
    spare: (count) =>
      count === 1
        ? 'One die more than was needed; it does not count.'
        : `${count} dice more than were needed; they do not count.`,
    putBack: 'The dice are put back, and nothing has happened.',
    bounds: (faces) => `It shows 1 to ${faces}; "back" puts the dice back.`,
  },
  newTable: {
    intro: 'A new table. Answer with a number or a word; Enter takes what stands in brackets.',
    mustBe: (range, suggested) => `It is ${range}; Enter takes ${suggested}, "quit" leaves.`,
    choices: or,
    between: (min, max) => `a whole number from ${min} to ${max}`,
    orUsual: (range) => `${range}, or "usual"`,
    onOff: 'on or off',
    refused: (rule, text) => `these options are refused by ${rule}: ${text}`,
    presetOff: (title, name) =>
      `“${title}” is off: rule ${name} tells what it would change, --set ${name}=on switches it on.`,
    presetOn: (title, name, on, except) =>
      `“${title}” is on, and with it: ${on.join(', ')}.${except.length === 0 ? '' : ` Set otherwise: ${except.join(', ')}.`} --set ${name}=off switches it off.`,
    otherGames: (commands) => `To play something else: ${commands.join(', ')}`,
  },
  shelf: {
    imported: {
      new: '',
      here: 'This match is kept here already, exactly as in the file; you go on with it.',
      version: 'Another version of this match is kept here too, and stays; you go on with that in the file.',
    },
    otherEdition: (edition) =>
      `This match was begun under edition ${edition}. It goes on under the rules of today, and its moves so far cannot be told again.`,
    lost: (moves) =>
      moves === 1
        ? 'Its last move leads elsewhere under them, and could not be kept.'
        : `Its last ${moves} moves lead elsewhere under them, and could not be kept.`,
    unreadable: (problem) => `A table cannot be read, and is left where it is. ${problem}`,
    none: 'No match is waiting. To begin one: npx questhall play',
    which: 'Which one? ',
    bounds: (count) => `It is 1 to ${count}; Enter leaves.`,
    described: (name, moves, when) => `${name}, ${moves} ${moves === 1 ? 'move' : 'moves'}, last played ${when}`,
  },
  replay: {
    title: (game, seats, moves, seat) =>
      `${game}, ${seats} seats, ${moves} moves${seat === null ? '' : `, as seat ${seat} saw it`}`,
    seat: (number) => `seat ${number}`,
    onlySeats: (seats) => `(only seat ${seats.join(', ')})`,
    otherwise: '(played otherwise here, and taken back by consent)',
    unplayed(moves, editions, deed) {
      const [what, are, were] = moves === 1 ? ['move', 'is', 'was'] : [`${moves} moves`, 'are', 'were'];
      const names = `${editions.length === 1 ? 'edition' : 'editions'} ${editions.join(' and ')}`;
      const why = editions.length === 0 ? `${are} not in this file` : `${were} played under ${names}`;
      return `The first ${what} ${why}, and cannot be ${deed} again.`;
    },
  },
  commands: {
    why: { usage: 'why <action>', text: 'why something is not allowed' },
    rule: { usage: 'rule <id or word>', text: 'the text of a rule, or all rules that speak of something' },
    card: { usage: 'card <name>', text: 'what a card, a monster or a piece of gear says and does' },
    odds: { usage: 'odds', text: 'the exact odds from here, in full' },
    log: {
      usage: 'log [moves]',
      text: 'what happened last, as you saw it; "log 5" the last five moves, "log all" everything',
    },
    table: { usage: 'table', text: 'the whole table again, with its map where there is one' },
    map: { usage: 'map', text: 'the map by itself, and how everybody is' },
    ids: {
      usage: 'ids on|off|fit',
      text: 'rule ids behind what happens: always, never, or where the line has room',
    },
    asks: {
      usage: 'asks less|ends|all',
      text: 'what you are asked: only what matters, also before a turn ends, or everything',
    },
    orders: {
      usage: 'orders [name] [on|off]',
      text: 'what you want to be spared when others act: all of it, or one of them switched',
    },
    go: { usage: 'go', text: 'play on until there is something to decide' },
    undo: {
      usage: 'undo [all]',
      text: 'take your last move back; "undo all": everybody agrees to take it back, though dice have fallen or something came out',
    },
    save: {
      usage: 'save <file> [again]',
      text: 'write the match to a file, for somebody else or for another machine; "again" replaces one that is there',
    },
    load: { usage: 'load <file>', text: 'how to go on with a match that was saved' },
    again: { usage: 'again', text: 'the same table once more, with new dice' },
    help: { usage: 'help', text: 'this list' },
    quit: {
      usage: 'quit',
      text: 'leave the table; the match is kept, and "questhall resume" goes on with it',
    },
  },
  answers: {
    over: 'The game is over, so nothing is allowed any more.',
    whyWhat: (example) => `Say what you would like to do, such as: why ${example}`,
    notAnAction: (words) => `"${words}" is nothing one can do in this game.`,
    allowed: 'Nothing is against it.',
    whichRule: (rule, topic) => `Say which one: rule ${rule}. Or what it is about: rule ${topic}`,
    noRuleOf: (wanted) => `No rule speaks of "${wanted}".`,
    whichThing: (example) => `Say its name, or a part of it: card ${example}`,
    noThing: (wanted, near) => `Nothing here is called "${wanted}"${near === null ? '.' : `; did you mean ${near}?`}`,
    manyThings: 'Several are called like that; "card" and the whole name shows one:',
    moreThings: (count) => `and ${count} more`,
    noMap: 'There is no map to look at now; "table" shows what there is.',
    otherRules: 'Others that speak of it; "rule" and an id shows one:',
    noOdds: 'There is nothing to reckon at the moment.',
    logUsage: 'Say "log", "log 5" for the last five moves, or "log all".',
    idsUsage: 'Say "ids on", "ids off", or "ids fit" for where the line has room.',
    ids: {
      on: 'Every sentence has the id of its rule.',
      off: 'No sentence has the id of its rule.',
      fit: 'A sentence has the id of its rule where there is room.',
    },
    asksUsage: 'Say "asks less" for what matters, "asks ends" for the end of a turn as well, or "asks all".',
    asks: {
      less: 'What has only one answer, or none that could matter, is answered by itself, and so is the end of a spent turn.',
      ends: 'What has only one answer, or none that could matter, is answered by itself; a turn never ends so.',
      all: 'You are asked everything.',
    },
    noOrders: 'There are no standing orders in this game.',
    ordersUsage: 'Say "orders" to see them all, or one of them with "on" or "off".',
    order: { on: 'on', off: 'off' },
    orderGiven: (title, isOn) => `${title}: ${isOn ? 'on' : 'off'}.`,
    goAlone: '"go" stands alone, and plays on until there is something to decide.',
    goOver: 'The game is over. "again" plays once more.',
    undoUsage: 'Say "undo", or "undo all".',
    saveWhere: 'Say where: save fight.table',
    saveSpaces: 'A file name has no spaces here: save fight.table',
    saveThere: (path) => `${path} is already there. To replace it: save ${path} again`,
    savedOver: (path) => `Saved. Look at it again with: npx questhall replay ${path}`,
    saved: (command) => `Saved. Go on with: ${command}`,
    fromMemory: 'Where this table is kept it cannot be read any more, so the file has what is still in memory.',
    noFile: (path) => `There is no file ${path} here.`,
    loadHint: 'A saved match has a table of its own. Leave this one with "quit", which keeps it, and type:',
    help: [
      'Answer with a number or a word from the list. Enter takes the only answer there is, or the one that goes without saying.',
      'Of the commands below the first letters will do, where nothing else begins like them.',
    ],
  },
  kernelRules: KERNEL_RULES,
  tableRules,
};
