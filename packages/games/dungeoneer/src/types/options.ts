/** What changes a rule, off unless somebody turns it on. */
export interface House {
  pickYourHero: boolean;
  unbiasedMapPlacement: boolean;
  noPersonalQuests: boolean;
  revealedMap: boolean;
  restrictedMovement: boolean;
  spikeDodging: boolean;
  discardOptional: boolean;
  reincarnation: boolean;
  finishTheRound: boolean;
  oneWayWalls: boolean;
  openPersonalQuests: boolean;
  noQuestRecycling: boolean;
  hitEffectOnCounter: boolean;
  freeMinionAttack: boolean;
  noMuster: boolean;
}

export interface Options extends House {
  /** The sets that are played, as `HD,HW`. */
  sets: string;
  /** The text of a file of cards of one's own; empty where there is none. */
  cards: string;
  /** The last round that is played; 0 where nobody has set one. */
  roundLimit: number;
}
