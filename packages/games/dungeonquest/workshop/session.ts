const SETTINGS = ['mode=dice', 'hero=hugo', 'monster=golem', 'monsterLife=4', 'heroLife=5'];

interface Session {
  readonly title: string;
  readonly command: readonly string[];
  readonly typed: readonly string[];
  readonly until: string;
}

/** A session at the terminal, for the picture in the README. */
export const session: Session = {
  title: 'Hugo fights a Golem at the terminal table',
  command: ['play', 'dungeonquest', ...SETTINGS.flatMap((setting) => ['--set', setting]), '--dice', 'typed'],
  typed: ['why escape', 'fight', 'roll', '6', '5', 'reroll 1 2', '3', '3'],
  until: 'Combat Dice, round 2',
};
