import { percent } from '@questhall/facets';
import type { TerminalTexts } from '../terminal/terminal-words.ts';
import { digits, list, price } from './numbers.ts';
import { SIDES } from './places.ts';

const atLeast = (isExact: boolean): string => (isExact ? '' : 'minstens ');

/** Dutch has a comma where English has a point. */
const share = (chance: number): string =>
  percent(chance).replace('.', ',').replace('under', 'minder dan').replace('over', 'meer dan');

/** What the terminal says besides what every player is told. */
export const TERMINAL_TEXTS: TerminalTexts = {
  beforeDescent: 'Voor de afdaling',
  descending: (floor) => `Op weg naar verdieping ${floor}`,
  exploring: (floor) => `Verdieping ${floor}, op verkenning`,
  afterFight: (floor) => `Verdieping ${floor}, na een Treffen`,
  patrolFight: (floor, round, family) => `Verdieping ${floor}, ronde ${round} tegen een Patrouille (${family})`,
  roomFight: (floor, round, family, room) => `Verdieping ${floor}, ronde ${round} in de ${room} (${family})`,
  goal: (rooms, resolve) =>
    `Doel: zuiver ${rooms} kamers, en dan de Queestekamer. Elke held die valt kost 1 Moed, en er is Moed ${resolve}.`,
  progress: (resolve, found, cleared, rooms, quest) =>
    `Moed ${resolve}. Kamers: ${found} gevonden, ${cleared} van de ${rooms} gezuiverd; ${quest}.`,
  quest: {
    cleared: 'de Queestekamer is gezuiverd',
    found: 'de Queestekamer is gevonden',
    ahead: 'de Queestekamer is de vijfde',
  },
  when: (floor, resolve) => `Verdieping ${floor}, Moed ${resolve}.`,
  round: (round, resolve) => `Ronde ${round}, Moed ${resolve}.`,
  legend: { stairs: 'trap', glow: 'Gloed', opening: 'onverkend', closed: 'gesloten deur', open: 'open deur' },
  sides: SIDES,
  goesOn: (sides) => `de kerker gaat verder naar het ${list(sides)}`,
  grit: (n) => `Weerstand ${n}`,
  armor: (n) => `Pantser ${n}`,
  speed: (n) => `Snelheid ${n}`,
  base: (n) => `basis ${n}`,
  baseDamage: (n, pattern) => `basisschade ${n}${pattern === '' ? '' : ` ${pattern}`}`,
  prefers: (role) => `Voorkeursdoel ${role}`,
  shield: (n) => `Schild ${n}`,
  reflect: (n) => `Weerkaatsing ${n}`,
  hitpoints: (left, most) => `Levenspunten ${left}/${most}`,
  unconscious: 'bewusteloos',
  bounties: (n) => digits(n, 'Premie', 'Premies'),
  hasCalled: 'heeft geroepen',
  mayCall: 'kan roepen',
  onGlow: 'op Gloed',
  saved: (surges) => `${price(surges)} bewaard`,
  usedUp: (card) => `${card} (al gebruikt)`,
  drawn: (card) => `Getrokken: ${card}.`,
  turnOf: (who, left) => `Beurt van ${who}: ${left}.`,
  explores: (who, left) => `${who} verkent: ${left}.`,
  strike: (whom, weapon, plain, spent) =>
    `${whom}${weapon === '' ? '' : ` met ${weapon}`}: ${plain}; met alle Impulsen ${spent}.`,
  onceInReach: (whom) => `${whom}, eenmaal binnen bereik,`,
  outcome: ({ hit, kill, loss }, isExact) =>
    `raak ${share(hit)}, dood ${atLeast(isExact)}${share(kill)}, ${atLeast(isExact)}${loss.toFixed(1).replace('.', ',')} schade`,
  hints: [
    'Een vak heet naar zijn getallen op de kaart, geteld naar het oosten en het zuiden vanaf de Trap Omhoog: 3,-4. Stappen met het kompas mag ook: no 2.',
    'In je beurt geef je Impulsen uit: loop en gebruik kosten er een paar, sla is één keer gratis. Wat een kaart doet, staat erbij waar je die kunt kiezen.',
    'Elke aanval verschuift beide vechters: wie wint, drijft de ander terug en volgt. Let op wat er achter je ligt.',
    'Op de kaart zijn V, A en S helden, kleine letters liggen bewusteloos, en > wijst aan wie er aan de beurt is. Monsters hebben een letter, en een nummer als er meer zijn: sla l2.',
  ],
  openings: [
    '--set heroes=offense --set difficulty=easy       één held, en meer Moed',
    '--players me,me,me,standard       drie helden aan één toetsenbord',
    '--set monsters=heroes --set playersRunMonsters=on --players me,me,me       jullie leiden ook de monsters',
    '--set figures=@mijn.figures       eigen getallen',
    '--load expedition.table       verder met een bewaarde partij',
  ],
  difficulty: { title: 'Moeilijkheid', text: 'Hoeveel Moed het gezelschap heeft: 4, 3 of 2.' },
  difficulties: { easy: 'Moed 4: zo vaak mag er een held vallen', normal: 'Moed 3', hard: 'Moed 2' },
  idleMonsters: (seat) =>
    `De monsters volgen hun script, en plaats ${seat} wordt alleen gevraagd wat dat openlaat. Met --set playersRunMonsters=on beslist die plaats alles.`,
  topic: 'gloed',
  blanks: {
    square: '<vak>',
    card: '<kaart>',
    from: '<van>',
    to: '<naar>',
    hero: '<held>',
    deck: '<stapel>',
    whom: '<wie>',
  },
};
