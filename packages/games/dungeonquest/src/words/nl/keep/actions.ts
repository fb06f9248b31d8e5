import type { Ask, Sight } from '@questhall/kernel';
import { ATTRIBUTES, HERO_SHEETS, type Hero } from '../../../content/heroes.ts';
import { SEARCHES_PER_VISIT } from '../../../content/keep/figures.ts';
import { POWER_VALUES, type PowerCard } from '../../../content/power-cards.ts';
import { turnedLeft, turnedRight } from '../../../queries/keep/compass.ts';
import type { DungeonQuest, View } from '../../../types/index.ts';
import { isItem, type KeepDeed, type PlainlyAsked, treasurePlace } from '../../telling/deeds.ts';
import { cardName, hasItem, titledName } from '../../telling/keep.ts';
import { cornerOf, headingTo, passageTo, spotAt } from '../../telling/spots.ts';
import type { ArenaWording } from '../../wording.ts';
import { NAMES } from '../names.ts';
import { capital, count } from '../numbers.ts';
import { THINGS } from '../things.ts';
import { beyondText, CORNER_NAMES, formText, halfName, passageText, spotName } from './places.ts';

type Said = ReturnType<ArenaWording['action']>;
type Asked = Ask<DungeonQuest>['question'];

const just = (title: string): Said => ({ title, detail: '' });

const PLAINLY: Readonly<Record<PlainlyAsked, Said>> = {
  startWindow: just('Aan de kooi rukken'),
  door: just('Een Deurkaart trekken'),
  meeting: just('Het laten komen'),
  torch: just('Hem laten doven'),
  trap: just('Deze val trotseren'),
  offer: just('Met rust laten'),
  secretDoor: just('Hier blijven'),
  stair: just('Beneden blijven'),
  leave: just('In de burcht blijven'),
  aegis: just('Het verdragen'),
  bluff: just('Verder'),
  parting: just('Niets zeggen'),
  partingAnswer: just('Weigeren'),
};

export function keepAction(chosen: KeepDeed, { question }: Ask<DungeonQuest>, { view }: Sight<DungeonQuest>): Said {
  switch (chosen.type) {
    case 'takeHero':
      return { title: NAMES.hero[chosen.hero], detail: heroLine(chosen.hero) };
    case 'takeTower':
      return just(capital(CORNER_NAMES[cornerOf(chosen.square)]));
    case 'goOn':
      return plainly(question);
    case 'move':
      return moving(chosen.to, question, view);
    case 'stumble':
      return { title: 'Een uitweg tasten', detail: 'waar het toeval ook leidt' };
    case 'search':
      return { title: 'Zoeken', detail: searchesLeft(view) };
    case 'catchBreath':
      return { title: 'Op adem komen', detail: 'trek een Krachtkaart' };
    case 'descend':
      return { title: 'Afdalen', detail: 'de catacomben in; de beurt is voorbij' };
    case 'plunder':
      return { title: 'Plunderen', detail: dragonLine(view) };
    case 'leave':
      return { title: 'De burcht verlaten', detail: 'voorgoed, met alles wat je draagt' };
    case 'pass':
      return just('Wachten');
    case 'advance':
      return { title: 'Vooruit', detail: headedLine(view, 0) };
    case 'grope':
      return { title: 'Rondtasten', detail: 'blijf, en trek een kaart' };
    case 'turn':
      return {
        title: chosen.to === 'left' ? 'Linksaf' : 'Rechtsaf',
        detail: headedLine(view, chosen.to === 'left' ? 3 : 1),
      };
    case 'head':
      return just(`Naar het ${NAMES.way[chosen.way]}`);
    case 'layTile':
      return just(formText(chosen.form));
    case 'draw':
      return drawing(question);
    case 'drop':
      return { title: `${titledName(NAMES, chosen.treasure)} laten vallen`, detail: 'de toets telt één minder' };
    case 'swap':
      return { title: 'Eromheen stappen', detail: 'trek een andere Valkaart, die blijft' };
    case 'resolve':
      return { title: cardName(NAMES, chosen.card), detail: small(THINGS.card(chosen.card)) };
    case 'arrange':
      return just(chosen.forms.map(formText).join(' – '));
    case 'climb':
      return { title: 'Naar boven klimmen', detail: 'naar wat er ook boven is' };
    case 'offerParting':
      return { title: 'Voorstellen uiteen te gaan', detail: 'geen gevecht, geen buit' };
    case 'part':
      return { title: 'In vrede uiteengaan', detail: 'geen gevecht, geen buit; de beurt is voorbij' };
    case 'retreat':
      return fleeing(chosen.to, view);
    case 'layPower':
      return { title: NAMES.power[chosen.card], detail: `telt ${POWER_VALUES[chosen.card]}` };
    case 'leaveToDeck':
      return { title: 'Het aan de stapel laten', detail: 'de bovenste kaart antwoordt' };
    case 'discard':
      return { title: `${NAMES.power[chosen.card]} afleggen`, detail: powerLine(chosen.card) };
  }
}

/** A Power card for what it does. */
export const playing = (card: PowerCard): Said => ({
  title: `${NAMES.power[card]} spelen`,
  detail: small(THINGS.power(card)),
});

/** An item or a Treasure for what it does; as it was typed where it is neither. */
export function using(thing: string): Said {
  if (isItem(thing)) return { title: `${NAMES.item[thing]} gebruiken`, detail: small(THINGS.item(thing)) };
  const place = treasurePlace(thing);
  const treasures: Readonly<Record<string, string>> = NAMES.treasure;
  return place < 0
    ? just(`${capital(thing)} gebruiken`)
    : { title: `${treasures[thing]} gebruiken`, detail: small(THINGS.treasure(place).replace(/^[^.]*\. /, '')) };
}

/** A sentence that becomes a detail. */
const small = (text: string): string => {
  const unstopped = text.replace(/\.$/, '');
  return unstopped.startsWith('Eén')
    ? `é${unstopped.slice(1)}`
    : unstopped.charAt(0).toLowerCase() + unstopped.slice(1);
};

const heroLine = (hero: Hero): string =>
  [
    NAMES.trait[hero],
    `leven ${HERO_SHEETS[hero].life}`,
    ...ATTRIBUTES.map((attribute) => `${NAMES.attribute[attribute]} ${HERO_SHEETS[hero][attribute]}`),
  ].join(', ');

const powerLine = (card: PowerCard): string => `telt ${POWER_VALUES[card]}; ${small(THINGS.power(card))}`;

function plainly(question: Asked): Said {
  const said: Readonly<Record<string, Said>> = PLAINLY;
  return said[question.kind] ?? just('Verder');
}

function drawing(question: Asked): Said {
  if (question.kind === 'stairwell') return { title: 'Boven blijven', detail: `trek een ${NAMES.deck.dungeon}kaart` };
  if (question.kind === 'offer')
    return {
      title: question.deck === 'corpse' ? 'Het lijk doorzoeken' : 'De sarcofaag openen',
      detail: `trek een ${NAMES.deck[question.deck]}kaart`,
    };
  return just(question.kind === 'tileCard' ? `Een ${NAMES.deck[question.deck]}kaart trekken` : 'Een kaart trekken');
}

function moving(to: number, question: Asked, { keep, heroes, fighter }: View): Said {
  const hero = heroes[fighter];
  const passage = keep === null || !hero ? null : passageTo(keep, hero, hasItem(hero, 'rope'), to);
  if (keep === null || passage === null) return just('Daarheen');
  const what = question.kind === 'secretDoor' ? beyondText(passage) : passageText(passage);
  return {
    title: `Naar het ${NAMES.way[passage.way]}`,
    detail: [halfName(passage), what].filter((part) => part !== '').join(', '),
  };
}

function fleeing(to: number, { keep, heroes, fighter }: View): Said {
  const from = heroes[fighter]?.square ?? -1;
  const heading = headingTo(from, to);
  if (keep === null || heading === null) return just('Vluchten');
  return { title: `Naar het ${NAMES.way[heading.way]} vluchten`, detail: spotName(spotAt(keep, to)) };
}

function searchesLeft({ heroes, fighter }: View): string {
  const left = SEARCHES_PER_VISIT - (heroes[fighter]?.searches ?? 0);
  return left > 0 ? `hier nog ${count(left, 'keer', 'keer')}` : '';
}

/** `één van acht Drakenkaarten is vuur`. */
function dragonLine({ keep }: View): string {
  const left = keep?.decks.dragon.left ?? 0;
  return left === 1 ? 'de laatste Draakkaart is vuur' : `één van ${count(left, 'Draakkaart', 'Draakkaarten')} is vuur`;
}

function headedLine({ heroes, fighter }: View, quarters: 0 | 1 | 3): string {
  const heading = heroes[fighter]?.heading ?? null;
  if (heading === null) return '';
  const way = quarters === 0 ? heading : quarters === 1 ? turnedRight(heading) : turnedLeft(heading);
  return quarters === 0 ? `één vak naar het ${NAMES.way[way]}` : `dan naar het ${NAMES.way[way]}`;
}
