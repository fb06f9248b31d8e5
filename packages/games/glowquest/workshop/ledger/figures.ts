import type { Counted } from '@questhall/testkit/ledger';

export const RULES: readonly Counted[] = [
  ['win.quest', /becomes (\d) cleared Small\/Big rooms/, 'rooms $1'],
  ['create.three-gains', /Gains (three) times/, 'times $1'],
  ['gain.draw-three', /draw its top (\d) cards/, 'cards $1'],
  ['explore.double-speed', /moves up to (\d) × Speed squares/, 'times $1'],
  ['patrol.wandering', /on (\d) a Patrol appears/, 'on $1'],
  ['turn.reroll-one', /A result of (\d) must be re-rolled/, 'up to $1'],
  ['attack.again', /base value \((\d) lower/, 'base $1 less'],
  ['pattern.reach', /may be at distance (\d)/, 'steps $1'],
  ['leave.flee', /gets Unsteady (\d)/, 'unsteady $1'],
  ['leave.dodge', /Check (\d)\+/, 'on $1'],
  ['down.recover', /Check (\d)\+/, 'on $1'],
  ['down.throw-rock', /Throw Rock: (\d) damage/, 'damage $1'],
  ['down.crawl', /move up to (\d) squares/, 'steps $1'],
  ['stack.cap-six', /counts for at most (\d)/, 'most $1'],
  ['stack.monster-layer-cap', /more than (\d) Shield and (\d) Reflect/, 'shield $1; reflect $2'],
  ['glow.forced-entry', /gets Ongoing (\d)/, 'ongoing $1'],
  ['effect.lord-braced', /at most (\d) square per Benefit/, 'steps $1'],
  ['ctrl.assumed-grit', /every hero has Grit (\d)/, 'grit $1'],
];
