import type { HouseRuleName } from '../../rulebook/index.ts';

/** House rules and optional rules in Dutch. */
export const HOUSE_RULES: Readonly<Record<HouseRuleName, { readonly title: string; readonly text: string }>> = {
  pickYourHero: {
    title: 'Kies je held',
    text: 'Je kiest zelf je held, te beginnen met Speler A; het lot komt er niet aan te pas.',
  },
  unbiasedMapPlacement: {
    title: 'Onpartijdig leggen',
    text: 'Een Gebiedskaart die een van je Persoonlijke Queesten nodig heeft, wordt gelegd door de eerste speler links van je die hem niet nodig heeft.',
  },
  noPersonalQuests: {
    title: 'Geen Persoonlijke Queesten',
    text: 'Niemand krijgt Queesten: er liggen altijd twee Algemene Queesten open. Een Begeleiding wordt nog steeds van jou als je het fiche meeneemt.',
  },
  openPersonalQuests: {
    title: 'Open Persoonlijke Queesten',
    text: 'Persoonlijke Queesten liggen vanaf het begin open, zodat iedereen ze kan lezen.',
  },
  revealedMap: {
    title: 'Open kaart',
    text: 'Alle Gebiedskaarten worden uitgedeeld en gelegd voor de eerste beurt, en wie de Ingang heeft is Speler A. Daarna bouwt of verkent niemand meer.',
  },
  restrictedMovement: {
    title: 'Beperkte bewegingspunten',
    text: 'Elke beurt geeft je 3 bewegingspunten, hoe snel je held ook is, en je kunt er geen sparen. Heb je er geen meer, dan mag je je rechtopstaande held kantelen, eenmaal in elke beurt, voor een extra punt dat voor alles geldt behalve bewegen.',
  },
  spikeDodging: {
    title: 'Pinnen ontwijken',
    text: 'Met één bewegingspunt extra kom je zonder worp langs Pinnen.',
  },
  discardOptional: {
    title: 'Afleggen is vrij',
    text: 'Aan het eind van je beurt mag je één kaart afleggen, maar het hoeft niet.',
  },
  reincarnation: {
    title: 'Reïncarnatie',
    text: 'Valt je held, dan kom je terug met een andere, op het eerste niveau en op een Ingang die je linkerbuur kiest. Je verliest je hand en je Inventaris en houdt je Queesten. Niemand wint als laatste held.',
  },
  oneWayWalls: {
    title: 'Eenrichtingsmuren',
    text: 'Alleen de uitgang waardoor je vertrekt kan je tegenhouden: je mag een veld binnengaan door zijn Muur. Leggen en afstanden tellen gaan zoals altijd.',
  },
  finishTheRound: {
    title: 'Ronde uitspelen',
    text: 'Voltooit iemand een derde Queeste, dan wordt de ronde uitgespeeld. Daarna winnen de meeste Queesten, dan het meeste leven, de meeste Roem en de latere plaats; met meerdere graden beslissen de punten. Wie verslagen is, telt niet mee.',
  },
  roundLimit: {
    title: 'Rondelimiet',
    text: 'Het spel is uit na de ronde die jullie bij de voorbereiding afspreken. De meeste Queesten winnen, dan het meeste leven, de meeste Roem en de latere plaats; met meerdere graden beslissen de punten.',
  },
  noQuestRecycling: {
    title: 'Geen terugkerende Queesten',
    text: 'Is de stapel Queesten op, dan blijft de plek van de Algemene Queeste leeg. Met meerdere graden kun je dit niet kiezen: iedereen heeft drie Queesten van elke graad nodig, en zoveel heeft geen stapel er.',
  },
  hitEffectOnCounter: {
    title: 'Treffereffect bij tegenaanval',
    text: 'Het treffereffect ✶ van een kaart werkt ook als die kaart als verdediger wint.',
  },
  freeMinionAttack: {
    title: 'Gratis aanval van de Dienaar',
    text: 'De aanval van een Dienaar na een gevecht kost geen bewegingspunt.',
  },
  noMuster: {
    title: 'Zonder Verzamelen',
    text: 'Ingangen hebben geen tekst, en wie later aan de beurt komt krijgt geen Roem voor het wachten.',
  },
};
