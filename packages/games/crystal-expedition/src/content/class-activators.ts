import type { ClassActivatorId } from './ids.ts';
import type { Activator } from './vocabulary.ts';
import {
  activator,
  damage,
  dodge,
  does,
  each,
  eachNearTarget,
  effect,
  given,
  harm,
  heal,
  one,
  oneNearTarget,
  per,
  push,
  reflect,
  shield,
  teleport,
  upToTwo,
} from './write.ts';

const NEXT_TO_ME = one('other-enemy', 'adjacent');
const MOCKED = one('enemy', 5);
const RALLIED = each('ally', 3);

export const CLASS_ACTIVATORS: Readonly<Record<ClassActivatorId, Activator>> = {
  cleave: activator('cleave', 2, 'hit', [harm(2, NEXT_TO_ME)]),
  'riposte-stance': activator('riposte-stance', 2, 'free', [reflect(2)]),
  'shield-bash': activator('shield-bash', 1, 'hit', [push(1), effect('weak', 1)]),
  bulwark: activator('bulwark', 2, 'free', [shield(2, each('self-or-ally', 'adjacent'))]),

  challenge: activator('challenge', 1, 'free', [effect('taunted', 0, each('minion', 2))]),
  'iron-wall': activator('iron-wall', 2, 'free', [shield(3)]),
  charge: activator('charge', 2, 'damage', [given('moved-far', damage(2))]),
  rally: activator('rally', 2, 'free', [shield(1, RALLIED), effect('heartened', 1, RALLIED)]),

  nick: activator('nick', 1, 'hit', [effect('poison', 1)]),
  slip: activator('slip', 1, 'free', [dodge(2)]),
  'shadow-swap': activator('shadow-swap', 2, 'free', [does('swap', one('ally-or-minion', 'adjacent'))]),
  deathblow: activator('deathblow', 3, 'damage', [
    given('target-is-minion', damage(5)),
    given('target-is-champion', damage(3)),
  ]),

  burst: activator('burst', 2, 'hit', [harm(2, eachNearTarget('other-enemy', 'adjacent'), 'base')]),
  shackle: activator('shackle', 2, 'hit', [effect('immobile')]),
  spark: activator('spark', 1, 'hit', [harm(1, oneNearTarget('other-enemy', 3), 'storm')]),
  blink: activator('blink', 2, 'free', [teleport(4)]),
  meteor: activator('meteor', 4, 'hit', [harm(3, eachNearTarget('enemy', 'adjacent'), 'fire')]),

  'healing-word': activator('healing-word', 2, 'free', [heal(3, one('self-or-ally', 5))]),
  'sacred-shell': activator('sacred-shell', 2, 'free', [shield(3, one('self-or-ally', 5))]),
  smite: activator('smite', 1, 'damage', [damage(1, 'light')]),
  cleanse: activator('cleanse', 1, 'free', [does('cleanse-all', one('self-or-ally', 5))]),
  sanctuary: activator('sanctuary', 3, 'free', [shield(3, each('self-or-ally', 3))]),

  quickstep: activator('quickstep', 1, 'free', [dodge(2, one('ally', 5))]),
  mockery: activator('mockery', 1, 'free', [effect('weak', 1, MOCKED), effect('unsteady', 1, MOCKED)]),
  ballad: activator('ballad', 2, 'free', [heal(2, upToTwo('self-or-ally', 4))]),
  anthem: activator('anthem', 2, 'free', [effect('fired-up', 3, one('ally', 5))]),
  encore: activator('encore', 3, 'free', [does('attack', one('ally', 5))], per('encounter')),
};
