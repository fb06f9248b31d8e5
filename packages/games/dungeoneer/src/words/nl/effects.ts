import type { Amount } from '../../content/index.ts';
import type { Phrases, Quantity, Scene } from '../telling/phrases.ts';
import { fight, moment, price } from './effects-moments.ts';
import {
  aCategory,
  counted,
  either,
  fact,
  HEROES,
  hero,
  list,
  more,
  OWNERS,
  PLAYERS,
  player,
  points,
  quantity,
  tracked,
  wounds,
} from './effects-voices.ts';
import { NAMES } from './names.ts';

/** A lasting total, that of one roll, or that of one attack in the combat. */
function total(thing: string, by: Amount, scene: Scene): Quantity {
  if (scene.clause.trigger === 'roll') return quantity('', 'dat totaal', by);
  if (scene.isLasting || scene.voice === 'self') return quantity(OWNERS[scene.voice], `het ${thing}`, by);
  return quantity('', `je ${thing} tegen één aanval naar keuze`, by);
}

const THREATENED = {
  target: null,
  space: 'elke held op het veld',
  terrain: 'het doelwit, net als elke held op een veld dat er een terrein mee deelt,',
} as const;
const LIMITS = {
  treasures: 'je Schatlimiet',
  boons: 'je Gunstlimiet',
  kind: 'je limiet voor gereedliggende Schatten van één soort',
};
const IGNORED = { pit: 'Kuilen', spikes: 'Pinnen', levelDrain: 'Niveauverlies' };
const OPENED = {
  locked: 'elke uitgang die Op slot of Verdwaald is, geldt voor je held als open',
  exit: 'één uitgang van het veld met een Dreiging geldt tot het einde van de beurt voor iedereen als open',
  wall: 'één muur van het veld geldt, met de kant ertegenover, deze beurt voor de volgende beweging van je held als open',
};

/** How the clauses of cards are said in Dutch. */
export const PHRASES: Phrases = {
  effects: {
    score: ({ form, by }, { voice }) => quantity(OWNERS[voice], `de ${NAMES.form[form]}`, by),
    threats: ({ by }, { voice, clause }) => {
      const isAtExits = clause.bracket.rolls.includes('exit');
      return quantity(`${OWNERS[voice]}${isAtExits ? ' bij uitgangen' : ''}`, 'de Dreigingsworpen', by, true);
    },
    attack: ({ by, isFoes }, scene) => {
      if (!isFoes) return total('aanvalstotaal', by, scene);
      const change = typeof by === 'number' ? more(by) : 'evenveel lager';
      return { owner: '', thing: 'het totaal van één aanval naar keuze op je held', isPlural: false, change };
    },
    counter: ({ by }, scene) => total('tegenaanvalstotaal', by, scene),
    bestOfTwo: () => fact('gooi 2 dobbelstenen en gebruik de hoogste'),
    wound: ({ by }, scene) => hero(scene, `krijgt ${wounds(by)}`),
    woundMore: ({ by }, { voice, clause }) => {
      const form = clause.bracket.form === null ? '' : ` met ${NAMES.form[clause.bracket.form]}`;
      return fact(`treffers ${OWNERS[voice]}${form} geven ${wounds(by)} extra`);
    },
    prevent: ({ by }) => fact(`${wounds(by)} ${by === 1 ? 'wordt' : 'worden'} voorkomen`),
    preventTo: ({ life }, scene) => hero(scene, `houdt ${life} leven over`),
    heal: ({ by }, scene) => hero(scene, `krijgt ${by} leven terug`),
    tip: ({ untip }, scene) => {
      const threat = untip && `een ${NAMES.form[untip.form]}-Dreiging van ${untip.number}`;
      return hero(scene, untip === null ? 'kantelt' : `kantelt, en rechtstaan vraagt dan ook ${threat}`);
    },
    untip: (_, scene) => hero(scene, 'staat zo nodig weer recht'),
    level: ({ by }, scene) => hero(scene, `verliest ${counted(-by, 'niveau', 'niveaus')}`),
    glory: ({ by }, scene) => tracked('Roem', by, scene),
    peril: ({ by }, scene) => tracked('Gevaar', by, scene),
    move: ({ by }, scene) => player(scene, `krijgt meteen ${points(by)}`),
    warp: ({ to }, scene) => {
      const section = 'wordt verplaatst naar een ander veld naar keuze in hetzelfde deel';
      return hero(scene, to === 'section' ? section : `${section}, of naar een Ingang naar keuze`);
    },
    shift: ({ by }) =>
      fact(by === 1 ? `verschuif ${by} Gebiedskaart` : `verschuif tot ${by} Gebiedskaarten, de een na de ander`),
    repel: ({ cost, category }) => {
      const isOne = category === null ? '' : `${aCategory(category)} is of `;
      return fact(
        `leg vóór de worpen een monster af dat je held aanvalt en ${isOne}op de kaart ${cost} of minder kost`,
      );
    },
    minion: () => fact('dat monster wordt met zijn wonden je Dienaar, en deze kaart wordt eraan gehecht'),
    limit: ({ of, by }) => quantity('', LIMITS[of], by),
    cost: ({ of, by }) => {
      const cards = of === 'treasure' ? 'Schatten' : 'Gunsten en Schatten';
      return fact(`je ${cards} kosten ${Math.abs(by)} Roem ${by < 0 ? 'minder, maar ten minste 1' : 'meer'}`);
    },
    free: ({ what }) => {
      const deed = what === 'firstExplore' ? 'je eerste verkenning in elk van je beurten' : 'de uitdaging van je held';
      return fact(`${deed} kost geen bewegingspunt`);
    },
    open: ({ what }) => fact(OPENED[what]),
    ignore: ({ what }, { voice }) => {
      const verb = what.join() === 'levelDrain' ? 'werkt' : 'werken';
      return fact(`${list(what.map((one) => IGNORED[one]))} ${verb} niet op ${HEROES[voice]}`);
    },
    symbol: ({ form }, scene) => hero(scene, `kan aanvallen met ${NAMES.form[form]}`),
    draw: ({ by }, scene) => player(scene, `trekt ${counted(by, 'Avonturenkaart', 'Avonturenkaarten')}`),
    discard: ({ by }, scene) =>
      player(scene, `legt ${counted(by, 'gereedliggende Gunst', 'gereedliggende Gunsten')} naar keuze af`),
    look: ({ by }, scene) =>
      player(
        scene,
        `bekijkt in het geheim de bovenste ${by} kaarten van een Avonturenstapel en mag de volgorde veranderen`,
      ),
    upkeep: ({ by }) => fact(`onderhoud van ${by} Roem in je Resetfase, of de kaart gaat terug naar je hand`),
    charges: ({ by }) => fact(`deze kaart heeft ${counted(by, 'lading', 'ladingen')} en wordt na de laatste afgelegd`),
    lift: ({ points: asked }, { voice }) =>
      fact(`${PLAYERS[voice]} mag deze kaart in de Heldenfase afleggen voor ${points(asked)}`),
    liftAt: ({ where }, { voice }) => {
      const places = either(where.map((one) => (one === 'city' ? 'een stadsveld' : 'een Ingang')));
      return fact(`deze kaart wordt afgelegd als ${HEROES[voice]} ${places} betreedt`);
    },
  },
  changed: (owner, things, isPlural, change) =>
    `${[list(things), owner].filter(Boolean).join(' ')} ${isPlural ? 'zijn' : 'is'} ${change}`,
  threat: ({ scores, number, instead, who }, { voice, clause }) => {
    const [only = 'melee'] = scores;
    const named = scores.length === 1 ? `een ${NAMES.form[only]}-Dreiging van` : 'een Dreiging van';
    const other = instead === null ? '' : ` (${instead.number} op ${NAMES.terrain[instead.on]})`;
    const choice = scores.length === 1 ? '' : ` met ${either(scores.map((score) => NAMES.form[score]))}`;
    const target = clause.trigger === 'enter' ? 'alleen die held' : HEROES[voice];
    return `${THREATENED[who] ?? target} moet ${named} ${number}${other}${choice} overwinnen`;
  },
  onFail: { own: 'bij een mislukte poging: ', failing: '', failed: '', everyone: 'bij een mislukte poging: ' },
  noHarm: 'een mislukte poging doet geen kwaad',
  unwounded: { who: HEROES.struck, does: 'krijgt geen wond' },
  oncePerTurn: 'eenmaal per beurt',
  moment,
  carrying: 'zolang je het fiche hebt',
  ground: (terrains) => `op ${either(terrains.map((terrain) => NAMES.terrain[terrain]))}`,
  fight,
  against: (category) => `tegen ${aCategory(category)}`,
  price,
  chooser: { controller: 'naar keuze van wie het monster leidt', hero: 'naar keuze van de speler van de held' },
  min: (least) => `, maar niet onder ${least}`,
  and: 'en',
  or: 'of',
};
