import type { Phrases } from '../telling/phrases.ts';
import { digits } from './numbers.ts';

const count = (n: number, thing: string): string => digits(n, thing, `${thing}s`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What cards do without being used. */
export const TRAITS: Phrases['traits'] = {
  grit: (n) => `${signed(n)} Grit.`,
  armor: (n) => `${signed(n)} Armor.`,
  speed: (n) => `${signed(n)} Speed.`,
  'max-hitpoints': (n) => `${signed(n)} to maximum Hitpoints.`,
  'to-hit': (n) => `${signed(n)} to-hit with every attack.`,
  damage: (n) => `${signed(n)} damage to the primary target of every attack.`,
  heals: (n) => `Each Heal from you is ${n} higher.`,
  'start-shield': (n) => `You begin an Encounter with Shield ${n} more.`,
  'start-reflect': (n) => `You begin an Encounter with Reflect ${n} more.`,
  'dodge-on': (n) => `Your Dodge succeeds on ${n}+.`,
  'recover-on': (n) => `You Recover on a Check of ${n}+.`,
  'last-stand': (n) => `A Last Stand leaves you with ${count(n, 'Hitpoint')} more.`,
  'reroll-up-to': (n) => `Your Surge die is rolled again, once, when it shows ${n} or less.`,
  'keep-surges': (n) => `Up to ${count(n, 'Surge')} that you do not spend are there in your next Turn.`,
  'heal-on-kill': (n) => `With every monster you kill, you get Heal ${n}.`,
  'damage-to-afflicted': (n) => `${signed(n)} damage if your target has a negative Effect.`,
  'damage-to-leaders': (n) => `${signed(n)} damage if your target is a Champion or a Lord.`,
  'to-hit-beside-ally': (n) => `${signed(n)} to-hit if another hero is adjacent to your target.`,
  crush: (n) => `Whoever you push takes ${n} damage unless it goes straight back all the way.`,
  'glow-cheaper': (n) => `You pay ${count(n, 'Surge')} less for Glow Benefits.`,
  'glow-ongoing': (n) => `Forced into Glow, you get no more than Ongoing ${n}.`,
  'ongoing-dealt': (n) => `Ongoing from your Benefits is ${n} higher.`,
  'gain-draws': (n) => `You choose from ${n} cards whenever you Gain.`,
  'surges-on-low-roll': (n) => `Your Surge die gives ${n} more when it shows 2 or 3 in the end.`,
  'surges-per-attack': (n) => `An attack with it costs ${count(n, 'Surge')}.`,
  'last-effort': (n) => `Once per Encounter, a Check of ${n}+ at 0 Hitpoints keeps you up with 1.`,
  'two-handed': () => 'Two-handed: it fills the Off Hand too.',
  'first-flee-free': () => 'Your first Flee in a Turn does not make you Unsteady.',
  bodyguard: () => 'Once per Round you may lose the Hitpoints that an adjacent ally would lose to an attack.',
  anchor: () => 'You pick your own squares in Momentum.',
  'stay-at-one': () => 'At 0 Hitpoints you may discard this and keep 1.',
  'reach-for-benefits': () => 'Your Benefits, but not your attacks, have Reach.',
  'first-move-free': () => 'Your first Move in a Turn costs nothing.',
};
