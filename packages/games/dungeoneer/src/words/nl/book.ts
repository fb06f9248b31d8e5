import type { BookWords } from '@questhall/facets';
import type { Rule } from '../../rulebook/index.ts';
import { HOUSE_RULES } from './house.ts';
import { CARD_TITLES } from './titles-cards.ts';
import { FIGHTING_TITLES } from './titles-fighting.ts';
import { TURN_TITLES } from './titles-turn.ts';

/** What each rule is called. Their texts are in English only. */
const TITLES: Readonly<Record<Rule, string>> = { ...TURN_TITLES, ...FIGHTING_TITLES, ...CARD_TITLES };

/** The rulebook in Dutch. */
export const book: BookWords<Rule> = {
  sections: {
    core: 'Het spel en hoe je wint',
    comp: 'Kaarten, fiches en scores',
    dur: 'Hoe lang kaarten blijven',
    setup: 'Voorbereiding',
    map: 'De kaart van het rijk',
    reset: 'Resetfase',
    lord: 'Kerkerheerfase',
    build: 'Bouwen en verkennen',
    hero: 'Heldenfase',
    move: 'Bewegen',
    glory: 'Roemkaarten',
    exit: 'Uitgangen',
    link: 'Riolen, portalen en hindernissen',
    quest: 'Queesten',
    questKind: 'Soorten Queesten',
    escort: 'Begeleidingsqueesten',
    slay: 'Verslaanqueesten',
    draw: 'Aflegfase en trekfase',
    combat: 'Gevecht: aankondigen en reageren',
    combatHits: 'Gevecht: worpen en treffers',
    combatAfter: 'Gevecht: uitdagingen, Hordes en beloningen',
    threat: 'Dreigingen',
    act: 'Speciale acties',
    timeWho: 'Timing: wie er wordt gevraagd',
    timeHow: 'Timing: hoe handelingen worden uitgevoerd',
    timeMoments: 'Timing: bijzondere momenten',
    timeQuiet: 'Timing: passen en afwezig zijn',
    univ: 'Regels boven alles',
    fx: 'Wat kaarten doen',
    end: 'Verslagen',
    opt: 'Optionele regels',
    combine: 'Sets combineren',
    grade: 'Meerdere graden',
    data: 'Wat voor alle kaarten geldt',
    hidden: 'Wat open ligt en wat verborgen is',
  },
  // A checked border: the titles have every rule, and each entry keeps its own.
  rules: Object.fromEntries(
    Object.entries(TITLES).map(([rule, title]) => [rule, { title }]),
  ) as BookWords<Rule>['rules'],
  houseRules: HOUSE_RULES,
};
