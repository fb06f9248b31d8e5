import { DECISIONS, MODES } from '../../content/modes.ts';
import { verbFor } from '../names.ts';
import type { ArenaWording } from '../wording.ts';
import { aMonster, fighterName, theMonster } from './fighters.ts';
import { keepEvent, playerDoes, seatDoes } from './keep/events.ts';
import { NAMES } from './names.ts';
import { capital, count, listed, tokens, wounds } from './numbers.ts';

export const event: ArenaWording['event'] = (happened, naming, sight) => {
  switch (happened.type) {
    case 'modesExplained':
      return modesExplained();
    case 'modeProposed':
      return `${NAMES.mode[happened.mode]} wordt voorgesteld.`;
    case 'wished':
      return playerDoes(
        naming,
        happened.seat,
        `kiest ${happened.mode === null ? 'nog niets' : NAMES.mode[happened.mode]}`,
      );
    case 'modeDisputed':
      return 'De tafel is het niet eens, dus er begint niets. Kies opnieuw.';
    case 'modeSettled':
      return `Zo wordt er gevochten: ${NAMES.mode[happened.mode]}.`;
    case 'handsDealt':
      return `Iedere speler pakt een ${NAMES.card.quickShot}, een ${NAMES.card.slash} en een ${NAMES.card.boltOfAgony}.`;
    case 'restPutAway':
      return happened.kept === 0
        ? 'De andere gevechtskaarten gaan weg.'
        : `De andere ${happened.kept} gevechtskaarten worden de stapel van Tatianna.`;
    case 'monsterPlayerNamed':
      if (happened.seat === null) return 'Niemand speelt het monster.';
      return seatDoes(sight.view, naming, happened.seat, 'speelt', 'spelen', 'het monster');
    case 'tokenDrawn':
      return `Uit de voorraad komt een fiche${happened.among === 'random' ? '' : ` van ${aMonster(happened.among)}`}.`;
    case 'tokenFound':
      return sight.view.keep === null ? 'Er ligt al een fiche in de ring.' : 'Hier wacht al een monster.';
    case 'monsterMet':
      return `Het is ${aMonster(happened.monster)}.`;
    case 'lifeSeen':
      return `Alleen de speler van het monster ziet het leven op het fiche: ${happened.life}.`;
    case 'combatBegan':
      return `Het gevecht begint. Het fiche wordt omgedraaid: leven ${happened.life}.`;
    case 'arrowsLoosed':
      return `Tatianna draait ${NAMES.card[happened.card]} om: ${happened.wounds === 0 ? 'haar pijlen missen' : count(happened.wounds, 'pijl', 'pijlen')}.`;
    case 'roundBegan':
      return `Ronde ${happened.round}.`;
    case 'rolled':
      return `${happened.dice.length === 1 ? 'De dobbelsteen toont' : 'De dobbelstenen tonen'} ${listed(happened.dice)}.`;
    case 'rerolled':
      return `Opnieuw gegooid, en nu: ${listed(happened.dice)}.`;
    case 'tested':
      return `${happened.total} tegen ${NAMES.attribute[happened.attribute]} ${happened.value}: ${happened.isPassed ? 'gelukt' : 'mislukt'}.`;
    case 'determined':
      return `${capital(tokens(happened.tokens))} ingezet, nog ${happened.left} over.`;
    case 'doublesCounted':
      return `Dubbel: beide dobbelstenen tonen ${happened.face}.`;
    case 'cardsRevealed':
      return `Omgedraaid: ${NAMES.card[happened.hero]} voor de held, ${NAMES.card[happened.monster]} voor het monster.`;
    case 'hitHarder':
      return 'Krutzbeck slaat harder.';
    case 'wounded':
      return `${capital(fighterName(happened.who))} ${verbFor(happened.who, 'krijgt', 'krijgen')} ${wounds(happened.wounds)}; nog ${happened.left} leven over.`;
    case 'overkilled':
      return `${capital(wounds(happened.lost))} te veel voor ${fighterName(happened.who)}.`;
    case 'weakened':
      return `Met ${wounds(happened.wounds)} telt een dubbele klap van Challara maar één keer.`;
    case 'spared':
      return 'Beide zouden dood zijn, maar het huis laat de held in leven, met één leven over.';
    case 'died':
      return `${capital(fighterName(happened.who))} ${verbFor(happened.who, 'is', 'zijn')} dood.`;
    case 'tokenReturned':
      return 'Het fiche gaat terug in de voorraad.';
    case 'tokenStayed':
      return `${capital(theMonster(happened.monster))} blijft, en de wonden helen.`;
    case 'powerDrawn':
      return seatDoes(
        sight.view,
        naming,
        happened.seat,
        'trekt',
        'trekken',
        `een Krachtkaart: ${NAMES.power[happened.card]}`,
      );
    case 'powerDrawnUnseen':
      return seatDoes(sight.view, naming, happened.seat, 'trekt', 'trekken', 'een Krachtkaart');
    default:
      return keepEvent(happened, naming, sight);
  }
};

/** What the choice of a mode costs. [mode.trade-off-shown] */
function modesExplained(): string {
  const ranked = MODES.map((mode) => {
    const { hero, hugo, monster } = DECISIONS[mode];
    const most = hero === hugo ? '' : ` (Hugo ${hugo})`;
    return `${NAMES.mode[mode]} ${hero}${most}${monster > 0 ? ' per kant' : ''}`;
  });
  return `Er zijn drie manieren om te vechten, alle drie sneller, met meer geluk en minder tactiek dan het kaartgevecht waarvoor ze in de plaats komen. Beslissingen per ronde: ${ranked.join(', ')}.`;
}
