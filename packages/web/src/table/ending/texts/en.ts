import type { LuckKind, Tally } from '../../game/statistics.ts';

export interface EndedTexts {
  readonly over: string;
  readonly decidedBy: string;
  readonly numbers: string;
  readonly who: string;
  readonly dead: string;
  readonly tallies: Readonly<Record<Tally, string>>;
  readonly luck: string;
  readonly luckText: string;
  readonly kinds: Readonly<Record<LuckKind, string>>;
  /** So many with so many dice; every die counts for one, or for what it shows. */
  rolled(rolled: number, dice: number, kind: LuckKind): string;
  expected(expected: number): string;
  readonly lucky: string;
  readonly unlucky: string;
  readonly even: string;
  readonly replay: string;
  readonly next: string;
  readonly again: string;
  readonly home: string;
  readonly toBoard: string;
  readonly sheet: string;
  readonly starting: string;
  readonly share: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly export: string;
  /** Something that was settled has been taken back in this match. */
  readonly marked: string;
}

export const rounded = (n: number): string => String(Math.round(n * 10) / 10);

export const en: EndedTexts = {
  over: 'The game is over',
  decidedBy: 'Decided by',
  numbers: 'What each of them did',
  who: 'Who',
  dead: 'dead',
  tallies: {
    dealt: 'Damage dealt',
    taken: 'Damage taken',
    kills: 'Kills',
    healed: 'Healed',
    falls: 'Falls',
    searches: 'Searches',
    gold: 'Gold',
  },
  luck: 'Luck',
  luckText: 'What the dice showed, beside what such dice show on average.',
  kinds: {
    skulls: 'Skulls',
    shields: 'Shields',
    pips: 'All dice together',
    surges: 'Surge dice',
    toHit: 'To-hit dice',
  },
  rolled: (rolled, dice, kind) =>
    kind === 'skulls' || kind === 'shields'
      ? `${rolled} of ${dice}`
      : `${rolled} with ${dice} ${dice === 1 ? 'die' : 'dice'}`,
  expected: (expected) => `${rounded(expected)} expected`,
  lucky: 'better than usual',
  unlucky: 'worse than usual',
  even: 'about as usual',
  replay: 'Look at it again',
  next: 'Next quest',
  again: 'Play it again',
  home: 'Home',
  toBoard: 'To the board',
  sheet: 'How it went',
  starting: 'Laying the table …',
  share: 'Share',
  copied: 'Copied: paste it wherever you like.',
  notCopied: 'This browser does not let us copy it. Here it is:',
  export: 'Save as a file',
  marked: 'In this match something was taken back after dice had fallen or a secret was out.',
};
