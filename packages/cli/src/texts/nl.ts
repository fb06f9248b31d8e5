import { kernelRules, tableRules } from '@questhall/wire/words/nl';
import type { TableTexts } from './shape.ts';

const or = (names: readonly string[], between = ', '): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(between)} of ${names.at(-1)}`;

const withOthers = (count: number): string =>
  count === 0 ? '' : count === 1 ? ', en één andere zet' : `, en ${count} andere zetten`;

const moveOf = (move: number, typed: string, others: number): string => `zet ${move}, "${typed}"${withOthers(others)}`;

/** The terminal in Dutch. */
export const nl: TableTexts = {
  locale: 'nl-NL',
  names: {
    you: 'jij',
    program: 'het programma',
    seat: (number) => `plaats ${number}`,
    programIn: (number) => `het programma op plaats ${number}`,
  },
  offers: {
    choose: (count, example) => `${count} om uit te kiezen${example === '' ? '' : `, zoals ${example}`}`,
    or,
  },
  log: {
    before: (moves) =>
      `(Hiervoor ${moves === 1 ? 'nog één zet' : `nog ${moves} zetten`}; "log 50" gaat verder terug, "log all" tot het begin.)`,
    takenBack: (move) => `(zet ${move} was eerst anders, en is met ieders instemming teruggenomen)`,
    horizon: '── wat hierboven staat is bekend en blijft; wat eronder staat kan worden teruggenomen ──',
    dice: (faces) => `(dobbelstenen ${faces.join(' ')})`,
  },
  session: {
    leave: 'De partij is niet uit. Weggaan? Ze blijft voor je bewaard. [j/N] ',
    kept: 'De partij is bewaard. Ga verder met:',
    full: 'Enter probeert het opnieuw, "quit" gaat weg. ',
    programWaits: 'Het programma wacht op zijn dobbelstenen.',
    turn: (seat, whom) => `Plaats ${seat}${whom === '' ? '' : ` (${whom})`}, je bent aan de beurt.`,
    lookAway: 'Druk op Enter als er niemand anders kijkt.',
    over: 'Het spel is uit. Je kunt nog eens spelen, het verslag bekijken, bewaren, terugnemen of weggaan: again, log, save, undo, quit.',
    reasonHint: (title) => `Tussen haakjes: de regel waarnaar het programma handelt. "rule ${title}" laat deze zien.`,
    byItself: (title) => `Vanzelf: ${title}`,
    askHint: 'Met "asks all" word je alles gevraagd.',
  },
  showing: {
    tableHint: '"table" toont alles opnieuw.',
    odds: (odds) => `kansen: ${odds}`,
    usual: (typed) => `Enter: ${typed}`,
    afterwards: '"again" speelt nog eens, "log" kijkt terug, "save" bewaart het, "quit" gaat weg.',
    no: (facts) => (facts === '' ? 'Nee.' : `Nee. ${facts}`),
    noRule: (id) => `Er is geen regel "${id}". "rule" met een woord noemt alle regels die erover gaan.`,
  },
  understanding: {
    chooseOne: (count) => `Er zijn ${count} antwoorden om uit te kiezen: typ een nummer of een woord.`,
    noNumbers: (example) => `Niets heeft hier een nummer. Typ het in woorden, zoals: ${example}`,
    only: (count) => (count === 1 ? 'Er is alleen 1.' : `Er is alleen 1 tot en met ${count}.`),
    notClear: (words, alike) => `"${words}" is niet duidelijk. Er is: ${alike.join(', ')}.`,
    nothing: (words) => `"${words}" betekent hier niets. Kies een nummer of een woord uit de lijst, of typ help.`,
  },
  undo: {
    nothing: 'Er is niets van jou om terug te nemen.',
    would: (...move) => `Dit zou terugnemen: ${moveOf(...move)}.`,
    done: (...move) => `Teruggenomen: ${moveOf(...move)}.`,
    aloneHint: 'Om het toch terug te nemen: undo all',
    agreedHint: 'Als iedereen aan tafel het ermee eens is: undo all',
    ask: (seat) => `Plaats ${seat}, mag het worden teruggenomen? [j/N] `,
    refused: (seat) => `Plaats ${seat} is het er niet mee eens, dus het blijft.`,
    stays: 'Het blijft zoals het is.',
  },
  dice: {
    roll: (who, faces) =>
      `${who === '' ? 'Gooi' : `Gooi voor ${who}`} een dobbelsteen met ${faces} vlakken. Hij toont: `,
    spare: (count) =>
      count === 1
        ? 'Eén dobbelsteen meer dan nodig; die telt niet.'
        : `${count} dobbelstenen meer dan nodig; die tellen niet.`,
    putBack: 'De dobbelstenen zijn teruggelegd, en er is niets gebeurd.',
    bounds: (faces) => `Hij toont 1 tot en met ${faces}; "back" legt de dobbelstenen terug.`,
  },
  newTable: {
    intro: 'Een nieuwe tafel. Antwoord met een nummer of een woord; Enter neemt wat tussen haken staat.',
    mustBe: (range, suggested) => `Het is ${range}; Enter neemt ${suggested}, "quit" gaat weg.`,
    choices: or,
    between: (min, max) => `een geheel getal van ${min} tot en met ${max}`,
    orUsual: (range) => `${range}, of "usual"`,
    onOff: 'on of off',
    refused: (rule, text) => `deze opties worden geweigerd door ${rule}: ${text}`,
    presetOff: (title, name) =>
      `“${title}” staat uit: rule ${name} vertelt wat het zou veranderen, --set ${name}=on zet het aan.`,
    presetOn: (title, name, on, except) =>
      `“${title}” staat aan, en daarmee: ${on.join(', ')}.${except.length === 0 ? '' : ` Anders ingesteld: ${except.join(', ')}.`} --set ${name}=off zet het uit.`,
    otherGames: (commands) => `Om iets anders te spelen: ${commands.join(', ')}`,
  },
  shelf: {
    imported: {
      new: '',
      here: 'Deze partij is hier al bewaard, precies zoals in het bestand; je gaat ermee verder.',
      version:
        'Een andere versie van deze partij is hier ook bewaard, en blijft; je gaat verder met die in het bestand.',
    },
    otherEdition: (edition) =>
      `Deze partij is begonnen onder editie ${edition}. Ze gaat verder onder de regels van nu, en de zetten tot hier kunnen niet opnieuw worden verteld.`,
    lost: (moves) =>
      moves === 1
        ? 'De laatste zet leidt daaronder ergens anders heen, en kon niet worden bewaard.'
        : `De laatste ${moves} zetten leiden daaronder ergens anders heen, en konden niet worden bewaard.`,
    unreadable: (problem) => `Een tafel kan niet worden gelezen, en blijft waar ze is. ${problem}`,
    none: 'Er wacht geen partij. Om er een te beginnen: npx questhall play',
    which: 'Welke? ',
    bounds: (count) => `Het is 1 tot en met ${count}; Enter gaat weg.`,
    described: (name, moves, when) => `${name}, ${moves} ${moves === 1 ? 'zet' : 'zetten'}, laatst gespeeld ${when}`,
  },
  replay: {
    title: (game, seats, moves, seat) =>
      `${game}, ${seats} plaatsen, ${moves} zetten${seat === null ? '' : `, zoals plaats ${seat} het zag`}`,
    seat: (number) => `plaats ${number}`,
    onlySeats: (seats) => `(alleen plaats ${seats.join(', ')})`,
    otherwise: '(hier eerst anders gespeeld, en met ieders instemming teruggenomen)',
    unplayed(moves, editions, deed) {
      const [what, are, were] =
        moves === 1 ? ['De eerste zet', 'staat', 'is'] : [`De eerste ${moves} zetten`, 'staan', 'zijn'];
      const names = `${editions.length === 1 ? 'editie' : 'edities'} ${editions.join(' en ')}`;
      const why = editions.length === 0 ? `${are} niet in dit bestand` : `${were} gespeeld onder ${names}`;
      return `${what} ${why}, en ${moves === 1 ? 'kan' : 'kunnen'} niet opnieuw worden ${deed === 'told' ? 'verteld' : 'gespeeld'}.`;
    },
  },
  commands: {
    why: { usage: 'why <zet>', text: 'waarom iets niet mag' },
    rule: { usage: 'rule <id of woord>', text: 'de tekst van een regel, of alle regels die ergens over gaan' },
    card: { usage: 'card <naam>', text: 'wat een kaart, een monster of een stuk uitrusting zegt en doet' },
    odds: { usage: 'odds', text: 'de precieze kansen vanaf hier, helemaal' },
    log: {
      usage: 'log [zetten]',
      text: 'wat er het laatst gebeurde, zoals jij het zag; "log 5" de laatste vijf zetten, "log all" alles',
    },
    table: { usage: 'table', text: 'de hele tafel opnieuw, met de kaart als die er is' },
    map: { usage: 'map', text: 'alleen de plattegrond, en hoe iedereen eraan toe is' },
    ids: {
      usage: 'ids on|off|fit',
      text: 'de id van de regel achter wat er gebeurt: altijd, nooit, of waar er ruimte voor is',
    },
    asks: {
      usage: 'asks less|ends|all',
      text: 'wat je gevraagd wordt: alleen wat ertoe doet, ook voor een beurt eindigt, of alles',
    },
    orders: {
      usage: 'orders [naam] [on|off]',
      text: 'wat je bespaard wilt worden als anderen iets doen: alles op een rij, of één aan of uit',
    },
    go: { usage: 'go', text: 'doorspelen tot er iets te beslissen is' },
    undo: {
      usage: 'undo [all]',
      text: 'je laatste zet terugnemen; "undo all": iedereen vindt het goed, ook al is er gegooid of iets uitgekomen',
    },
    save: {
      usage: 'save <bestand> [again]',
      text: 'de partij naar een bestand schrijven, voor iemand anders of een andere computer; "again" vervangt er een dat er al is',
    },
    load: { usage: 'load <bestand>', text: 'hoe je verdergaat met een partij die bewaard is' },
    again: { usage: 'again', text: 'dezelfde tafel nog eens, met nieuwe dobbelstenen' },
    help: { usage: 'help', text: 'deze lijst' },
    quit: {
      usage: 'quit',
      text: 'van tafel gaan; de partij blijft bewaard, en "questhall resume" gaat ermee verder',
    },
  },
  answers: {
    over: 'Het spel is uit, dus mag er niets meer.',
    whyWhat: (example) => `Zeg wat je zou willen doen, zoals: why ${example}`,
    notAnAction: (words) => `"${words}" is niets wat je in dit spel kunt doen.`,
    allowed: 'Er is niets op tegen.',
    whichRule: (rule, topic) => `Zeg welke: rule ${rule}. Of waar het over gaat: rule ${topic}`,
    noRuleOf: (wanted) => `Geen regel gaat over "${wanted}".`,
    whichThing: (example) => `Noem een naam, of een deel ervan: card ${example}`,
    noThing: (wanted, near) => `Niets heet hier "${wanted}"${near === null ? '.' : `; bedoelde je ${near}?`}`,
    manyThings: 'Er heten er meer zo; "card" met de hele naam laat er een zien:',
    moreThings: (count) => `en nog ${count}`,
    noMap: 'Er is nu geen plattegrond; "table" laat zien wat er wel is.',
    otherRules: 'Andere die erover gaan; "rule" met een id toont er een:',
    noOdds: 'Er is op dit moment niets uit te rekenen.',
    logUsage: 'Zeg "log", "log 5" voor de laatste vijf zetten, of "log all".',
    idsUsage: 'Zeg "ids on", "ids off", of "ids fit" voor waar er ruimte is.',
    ids: {
      on: 'Achter elke zin staat de id van zijn regel.',
      off: 'Achter geen zin staat de id van zijn regel.',
      fit: 'Achter een zin staat de id van zijn regel als er ruimte is.',
    },
    asksUsage: 'Zeg "asks less" voor wat ertoe doet, "asks ends" ook voor het einde van een beurt, of "asks all".',
    asks: {
      less: 'Waar maar één antwoord op is, of geen dat ertoe doet, gaat vanzelf, en het einde van een gedane beurt ook.',
      ends: 'Waar maar één antwoord op is, of geen dat ertoe doet, gaat vanzelf; een beurt eindigt nooit zo.',
      all: 'Je wordt alles gevraagd.',
    },
    noOrders: 'In dit spel zijn er geen opdrachten.',
    ordersUsage: 'Zeg "orders" om ze allemaal te zien, of een ervan met "on" of "off".',
    order: { on: 'aan', off: 'uit' },
    orderGiven: (title, isOn) => `${title}: ${isOn ? 'aan' : 'uit'}.`,
    goAlone: '"go" staat alleen, en speelt door tot er iets te beslissen is.',
    goOver: 'Het spel is uit. "again" speelt nog eens.',
    undoUsage: 'Zeg "undo", of "undo all".',
    saveWhere: 'Zeg waar: save gevecht.table',
    saveSpaces: 'Een bestandsnaam heeft hier geen spaties: save gevecht.table',
    saveThere: (path) => `${path} is er al. Om het te vervangen: save ${path} again`,
    savedOver: (path) => `Bewaard. Bekijk het nog eens met: npx questhall replay ${path}`,
    saved: (command) => `Bewaard. Ga verder met: ${command}`,
    fromMemory:
      'Waar deze tafel bewaard wordt, kan ze niet meer worden gelezen; het bestand heeft wat er nog in het geheugen is.',
    noFile: (path) => `Er is hier geen bestand ${path}.`,
    loadHint: 'Een bewaarde partij heeft een eigen tafel. Verlaat deze met "quit", die haar bewaart, en typ:',
    help: [
      'Antwoord met een nummer of een woord uit de lijst. Enter neemt het enige antwoord, of wat vanzelf spreekt.',
      'Van de opdrachten hieronder zijn de eerste letters genoeg, als niets anders zo begint.',
    ],
  },
  kernelRules,
  tableRules,
};
