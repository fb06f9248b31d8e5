import type { Artifact } from '../../content/artifacts.ts';
import type { TreasureCard } from '../../content/treasure-cards.ts';
import { POTION_LINES } from './spell-lines.ts';

const kept = (gold: number): string => `${gold} goud, om te houden.`;
const bottle = (line: string): string => `Een drank om te houden: ${line}.`;

/** What stands on a treasure card below its name. */
export const CARD_TEXTS: Readonly<Record<TreasureCard, string>> = {
  'coins-10': kept(10),
  'coins-15': kept(15),
  'coins-20': kept(20),
  'coins-25': kept(25),
  'coins-35': kept(35),
  'jewelled-clasp': kept(50),
  'potion-of-healing': bottle(POTION_LINES.healing),
  'heroic-brew': bottle(POTION_LINES['heroic-brew']),
  'potion-of-speed': bottle(POTION_LINES['potion-of-speed']),
  'potion-of-strength': bottle(POTION_LINES['potion-of-strength']),
  'potion-of-warding': bottle(POTION_LINES['potion-of-warding']),
  'wandering-monster': 'Een monster komt uit het donker en valt meteen aan. De kaart gaat terug.',
  'dart-in-the-dust': 'Dat kost een lichaamspunt. De kaart gaat terug.',
  'rotten-floor': 'Dat kost een lichaamspunt, en de beurt is voorbij. De kaart gaat terug.',
  'stinging-smoke': 'Eén gevechtssteen: een schedel kost een lichaamspunt. De kaart gaat terug.',
  'grasping-chain': 'Eén gevechtssteen: een schedel kost een lichaamspunt. De beurt is voorbij, de kaart gaat terug.',
};

/** What an artifact does. */
export const ARTIFACT_TEXTS: Readonly<Record<Artifact, string>> = {
  'talisman-of-lore':
    'Voor iedereen: een geestpunt erbij, en je ziet welke schrikspreuken een tovenaar in zicht nog heeft.',
  'wizards-cloak': 'Voor de Tovenaar: een verdedigingssteen erbij. Het is geen harnas.',
  'borins-armor': 'Voor Barbaar, Dwerg en Elf: twee verdedigingsstenen erbij, en je loopt er niet langzamer van.',
  'wand-of-magic': 'Voor Tovenaar en Elf: twee aanvalsstenen tegen elk monster in zicht.',
  'elixir-of-life': 'Voor iedereen, één keer: wie sterft, staat in volle kracht weer op.',
  'ring-of-return': 'Voor iedereen, één keer per queeste, als actie: iedereen in zicht staat weer op de trap.',
  'orcs-bane': 'Voor Barbaar, Dwerg en Elf: een zwaard met drie aanvalsstenen, en vijf tegen orken.',
  'spirit-blade':
    'Voor Barbaar, Dwerg en Elf: drie aanvalsstenen, ook schuin. Ondoden weren alleen met zwarte schilden af, en niets anders deert de Heksenheer.',
  'wizards-staff': 'Voor de Tovenaar: twee aanvalsstenen, ook schuin, en twee spreuken met één actie.',
  'spell-ring': 'Voor Tovenaar en Elf, één keer per queeste: een gebruikte spreuk raakt niet op.',
  'hollow-lantern': 'Voor iedereen: een dolend monster gaat terug in de stapel, en je trekt opnieuw.',
  'ferrymans-coin': 'Voor iedereen, één keer per queeste: een worp om te lopen mag over.',
  'thorn-gauntlet': 'Voor Barbaar, Dwerg en Elf: een monster dat zonder schedel aanvalt, verliest een lichaamspunt.',
  'sand-glass': 'Voor iedereen, één keer per queeste: een mislukte poging tot verzet mag over.',
};
