import type { Account, Oracle } from '@questhall/testkit';
import { MONSTERS } from '../../src/content/index.ts';
import type { CrystalExpedition, Event } from '../../src/types/index.ts';
import { at, fate, hurt, move, readBodies, reflect, shield } from './bodies.ts';
import { keepBooks, readBooks } from './books.ts';
import { add, type Facts, listed, put, set, take } from './facts.ts';

/** What there is only as long as an expedition goes on. */
const BELOW =
  /^(?:(?:square|Hitpoints|Shield|Reflect|Effects|Fate|base|Bounties) (?:of|upon) |(?:falls|Glory|purse|raw on the way|tokens|Champions|Quest|rooms|Crystals|squares|Turn|Round|Surges)$)/;

/**
 * Who stands where and in what shape, who owns what, and what the party has won: kept by what was told, and by nothing
 * else.
 */
export const oracle: Oracle<CrystalExpedition> = {
  read({ table }) {
    const facts: Facts = new Map();
    const { expedition } = table;
    readBooks(table, facts);
    if (expedition === null) return facts;
    readBodies(table, facts);
    set(facts, 'falls', expedition.falls);
    set(facts, 'Glory', expedition.glory);
    set(facts, 'purse', expedition.purse);
    set(facts, 'raw on the way', expedition.raw);
    set(facts, 'tokens', expedition.tokens);
    set(facts, 'Champions', expedition.champions);
    set(facts, 'Quest', expedition.done);
    set(facts, 'rooms', expedition.opened);
    set(facts, 'Crystals', listed(expedition.crystals));
    set(
      facts,
      'squares',
      expedition.floor.tiles.reduce((sum, { cells }) => sum + cells.length, 0),
    );
    set(facts, 'Turn', expedition.turn?.who ?? 'nobody');
    set(facts, 'Round', expedition.encounter?.round ?? 'none');
    set(facts, 'Surges', expedition.attack?.surges ?? 0);
    return facts;
  },
  unsettled: ({ agenda, table }) =>
    agenda.flatMap((frame) => {
      if (frame.kind === 'walk') return [at(frame.who)];
      if (frame.kind === 'march' && frame.stage === 'stand') return table.party.map(({ id }) => at(id));
      return frame.kind === 'harm' ? [shield(frame.target), reflect(frame.target)] : [];
    }),
  retell(account, { event }, state) {
    const { facts } = account;
    const { table } = state;
    remember(account, event);
    if (event.type === 'expeditionBegan')
      for (const [name, value] of oracle.read(state)) if (BELOW.test(name)) facts.set(name, value);
    keepBooks(facts, event, table);
    move(facts, event, table);
    hurt(facts, event, table);
    win(facts, event);
    pass(facts, event);
    if (event.type === 'purseShared')
      for (const name of [...facts.keys()].filter((one) => BELOW.test(one))) facts.delete(name);
  },
  wrong({ memory }, { asks, outcome, table }) {
    const { expedition } = table;
    const late = memory.get('late blow');
    return [
      ...asks.flatMap(({ question }) => {
        if (expedition === null || !('who' in question)) return [];
        const why = memory.get(`down ${question.who}`);
        return why === undefined || question.kind === 'down'
          ? []
          : [`${question.who} is asked ${question.kind}, though ${why}`];
      }),
      ...(memory.has('lost') && expedition !== null && outcome === null
        ? [`it goes on, though ${memory.get('lost')}`]
        : []),
      ...(late === undefined ? [] : [late]),
    ];
  },
};

/** What matters later: who is down, whether all is lost, and Attacks of those who can no longer make any. */
function remember({ facts, memory }: Account, event: Event): void {
  switch (event.type) {
    case 'fell':
      memory.set(`down ${event.hero}`, 'it fell');
      break;
    case 'gloryChanged':
      if (event.glory === 0) memory.set('lost', 'no Glory is left');
      break;
    case 'died':
      memory.set(`down ${event.monster}`, 'it died');
      break;
    case 'healed':
      if (event.wakes) memory.delete(`down ${event.who}`);
      break;
    case 'recoveryRolled':
      if (event.isAwake) memory.delete(`down ${event.hero}`);
      break;
    case 'declared':
      if (memory.has(`down ${event.attacker}`)) memory.set('late blow', `${event.attacker} attacks, though down`);
      if (memory.has(`down ${event.target}`)) memory.set('late blow', `${event.target} is attacked, though down`);
      if (facts.get('Turn') === 'nobody') memory.set('late blow', `${event.attacker} attacks in nobody’s Turn`);
      break;
    case 'refreshed':
    case 'expeditionEnded':
      memory.clear();
      break;
    default:
      break;
  }
}

/** What the party gains in the dungeon, and what lies in it. */
function win(facts: Facts, event: Event): void {
  switch (event.type) {
    case 'gloryChanged':
      add(facts, 'Glory', event.by);
      break;
    case 'crownsWon':
      add(facts, 'purse', event.crowns);
      break;
    case 'chestOpened':
      add(facts, 'purse', event.crowns);
      add(facts, 'raw on the way', event.raw);
      break;
    case 'mined':
      add(facts, 'purse', event.crowns);
      add(facts, 'raw on the way', event.raw);
      set(facts, 'Crystals', '');
      break;
    case 'crystalsGrown':
      for (const square of event.squares) put(facts, 'Crystals', square);
      break;
    case 'crystalUsed':
      take(facts, 'Crystals', event.at);
      break;
    case 'tokenAdded':
      add(facts, 'tokens', 1);
      break;
    case 'wanderersCame':
      set(facts, 'tokens', 0);
      break;
    case 'questAdvanced':
      set(facts, 'Quest', event.done);
      break;
    case 'roomOpened':
      add(facts, 'rooms', 1);
      break;
    case 'laid':
      add(
        facts,
        'squares',
        event.tiles.reduce((sum, { cells }) => sum + cells.length, 0),
      );
      break;
    case 'died':
      if (MONSTERS[event.record].rank === 'champion') add(facts, 'Champions', 1);
      break;
    default:
      break;
  }
}

/** A Turn begins without any Surges. */
const giveTurn = (facts: Facts, who: number | 'nobody'): void => {
  set(facts, 'Turn', who);
  set(facts, 'Surges', 0);
};

/** Whose Turn it is, and what it has left to spend. */
function pass(facts: Facts, event: Event): void {
  switch (event.type) {
    case 'turnBegan':
      giveTurn(facts, event.who);
      break;
    case 'turnEnded':
      giveTurn(facts, 'nobody');
      break;
    case 'roundBegan':
      set(facts, 'Round', event.round);
      break;
    case 'encounterBegan':
      set(facts, 'Round', 1);
      break;
    case 'encounterWon':
      set(facts, 'Round', 'none');
      break;
    case 'rolled':
    case 'rerolled':
    case 'formPaid':
    case 'used':
    case 'crystalUsed':
    case 'calledOn':
      set(facts, 'Surges', event.surges);
      break;
    case 'fateSpent':
      set(facts, 'Surges', event.surges);
      add(facts, fate(event.who), -1);
      break;
    case 'surgesLapsed':
      set(facts, 'Surges', 0);
      break;
    default:
      break;
  }
}
