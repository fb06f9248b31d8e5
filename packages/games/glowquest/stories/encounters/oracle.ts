import type { State } from '@questhall/kernel';
import type { Account, Oracle } from '@questhall/testkit';
import { CARD_IDS, CARDS } from '../../src/content/index.ts';
import type { EntityId, Event, Glowquest, HeroInPlay } from '../../src/types/index.ts';

type Facts = Map<string, string>;

const set = (facts: Facts, name: string, value: number | string): void => {
  facts.set(name, `${value}`);
};

const at = (who: EntityId): string => `square of ${who}`;
const hitpoints = (who: EntityId): string => `Hitpoints of ${who}`;
const shield = (who: EntityId): string => `Shield of ${who}`;
const reflect = (who: EntityId): string => `Reflect of ${who}`;
const cards = (hero: EntityId): string => `cards of ${hero}`;

const listed = (items: readonly (string | number)[]): string => items.map(String).sort().join(' ');
const itemsIn = (facts: Facts, name: string): string[] =>
  (facts.get(name) ?? '').split(' ').filter((item) => item !== '');

function put(facts: Facts, name: string, item: string | number): void {
  facts.set(name, listed([...itemsIn(facts, name), item]));
}

function take(facts: Facts, name: string, item: string | number): void {
  const items = itemsIn(facts, name);
  const found = items.indexOf(`${item}`);
  facts.set(name, found < 0 ? `${items.join(' ')}, and no ${item} that was taken` : listed(items.toSpliced(found, 1)));
}

/**
 * Who stands where and in what shape, whose cards and Glow are where, whose Turn it is, and what is left: kept by what
 * was told.
 */
export const oracle: Oracle<Glowquest> = {
  read({ table }) {
    const facts: Facts = new Map();
    for (const one of [...table.heroes, ...table.monsters]) {
      set(facts, at(one.id), one.at);
      set(facts, hitpoints(one.id), one.hitpoints);
      set(facts, shield(one.id), one.shield);
      set(facts, reflect(one.id), one.reflect);
    }
    for (const hero of table.heroes) set(facts, cards(hero.id), listed(hero.cards));
    set(facts, 'Glow', listed(table.glow));
    set(facts, 'Resolve', table.resolve);
    set(facts, 'Turn', table.turn?.who ?? 'nobody');
    set(facts, 'Surges', table.turn?.surges ?? 0);
    return facts;
  },
  unsettled: ({ agenda }) => agenda.flatMap((frame) => (frame.kind === 'walk' ? [at(frame.who)] : [])),
  retell(account, { event }, state) {
    remember(account, event);
    move(account.facts, event, state);
    hurt(account.facts, event, state);
    deal(account.facts, event, state);
    pass(account.facts, event);
  },
  wrong({ memory }, { asks, outcome, table }) {
    const present = [...table.heroes, ...table.monsters].map(({ id }) => id);
    return [
      ...asks.flatMap(({ question }) => {
        if (!('who' in question)) return [];
        if (!present.includes(question.who)) return [`${question.who} is asked ${question.kind} and is gone`];
        const why = memory.get(`down ${question.who}`);
        return why === undefined || question.kind === 'down'
          ? []
          : [`${question.who} is asked ${question.kind}, though ${why}`];
      }),
      ...(memory.has('lost') && outcome === null ? [`the expedition goes on, though ${memory.get('lost')}`] : []),
      ...(memory.has('late blow') ? [memory.get('late blow') ?? ''] : []),
    ];
  },
};

/** What matters later: who is down, whether all is lost, and blows of those who can no longer deal any. */
function remember({ facts, memory }: Account, event: Event): void {
  switch (event.type) {
    case 'fell':
      memory.set(`down ${event.hero}`, 'it fell');
      if (facts.get('Resolve') === '0') memory.set('lost', `${event.hero} fell and there was no Resolve left`);
      break;
    case 'died':
      memory.set(`down ${event.monster}`, 'it died');
      break;
    case 'woke':
      memory.delete(`down ${event.who}`);
      break;
    case 'stoodUp':
      memory.delete(`down ${event.hero}`);
      break;
    case 'refreshed':
      memory.clear();
      break;
    case 'rolledToHit':
      memory.delete('striking');
      break;
    case 'harmed':
      // All damage of one blow falls at once: only somebody who was down before any of it fell strikes too late.
      if (event.how !== 'attack' && event.how !== 'pattern' && event.how !== 'self') break;
      if (!memory.has('striking') && memory.has(`down ${event.by}`))
        memory.set('late blow', `${event.by} strikes ${event.who}, though ${memory.get(`down ${event.by}`)}`);
      memory.set('striking', `${event.by}`);
      break;
    default:
      break;
  }
}

function move(facts: Facts, event: Event, { table }: State<Glowquest>): void {
  switch (event.type) {
    case 'entered':
      set(facts, at(event.hero), event.at);
      break;
    case 'walked':
      set(facts, at(event.who), event.path.at(-1) ?? -1);
      break;
    case 'moved':
      set(facts, at(event.who), event.to);
      break;
    case 'crawled':
      set(facts, at(event.hero), event.to);
      break;
    case 'setUp':
      set(facts, at(event.monster), event.at);
      set(facts, hitpoints(event.monster), event.hitpoints);
      set(facts, shield(event.monster), 0);
      set(facts, reflect(event.monster), 0);
      break;
    case 'died':
      for (const name of [at, hitpoints, shield, reflect]) facts.delete(name(event.monster));
      break;
    case 'wentDown':
      for (const hero of table.heroes) set(facts, at(hero.id), hero.at);
      break;
    default:
      break;
  }
}

function lie(facts: Facts, hero: EntityId): void {
  set(facts, shield(hero), 0);
  set(facts, reflect(hero), 0);
}

function hurt(facts: Facts, event: Event, { table }: State<Glowquest>): void {
  switch (event.type) {
    case 'harmed':
      set(facts, hitpoints(event.who), event.hitpoints);
      set(facts, shield(event.who), Number(facts.get(shield(event.who))) - event.shielded);
      set(facts, reflect(event.who), Number(facts.get(reflect(event.who))) - event.reflected);
      break;
    case 'shielded':
      set(facts, shield(event.who), event.shield);
      break;
    case 'reflecting':
      set(facts, reflect(event.who), event.reflect);
      break;
    case 'healed':
      set(facts, hitpoints(event.who), event.hitpoints);
      break;
    case 'survived':
      if (event.passed) set(facts, hitpoints(event.who), 1);
      break;
    case 'fell':
      lie(facts, event.hero);
      set(facts, 'Resolve', event.resolve);
      break;
    case 'stoodUp':
      lie(facts, event.hero);
      set(facts, hitpoints(event.hero), event.hitpoints);
      set(facts, 'Resolve', event.resolve);
      break;
    case 'refreshed':
      for (const hero of event.heroes) {
        lie(facts, hero);
        set(facts, hitpoints(hero), heroOf(table.heroes, hero)?.hitpoints ?? -1);
      }
      break;
    default:
      break;
  }
}

const heroOf = (heroes: readonly HeroInPlay[], id: EntityId): HeroInPlay | undefined =>
  heroes.find((hero) => hero.id === id);

function deal(facts: Facts, event: Event, { table }: State<Glowquest>): void {
  const refit = (hero: EntityId): void => {
    if (table.encounter === null) set(facts, hitpoints(hero), heroOf(table.heroes, hero)?.hitpoints ?? -1); // [equip.max-hp-change]
  };
  switch (event.type) {
    case 'kept':
      put(facts, cards(event.hero), event.card);
      refit(event.hero);
      break;
    case 'discarded':
      take(facts, cards(event.hero), event.card);
      refit(event.hero);
      break;
    case 'handedOver':
      take(facts, cards(event.from), event.card);
      put(facts, cards(event.to), event.card);
      refit(event.from);
      refit(event.to);
      break;
    case 'glowPlaced':
      for (const cell of event.squares) put(facts, 'Glow', cell);
      break;
    case 'glowUsed':
      take(facts, 'Glow', event.at);
      break;
    case 'glowHarvested':
      set(facts, 'Glow', '');
      break;
    default:
      break;
  }
}

/** Surges that an attack with a weapon costs. */
const costOf = (base: string): number =>
  CARD_IDS.filter((card) => card === base)
    .flatMap((card) => CARDS[card].traits)
    .reduce((sum, { word, n }) => sum + (word === 'surges-per-attack' ? n : 0), 0);

function pass(facts: Facts, event: Event): void {
  switch (event.type) {
    case 'turnBegan':
      set(facts, 'Turn', event.who);
      set(facts, 'Surges', 0);
      break;
    case 'turnEnded':
    case 'encounterWon':
      set(facts, 'Turn', 'nobody');
      set(facts, 'Surges', 0);
      break;
    case 'surgesRolled':
    case 'gainedSurges':
      set(facts, 'Surges', event.surges);
      break;
    case 'used':
      set(facts, 'Surges', event.left);
      break;
    case 'attackDeclared':
      set(facts, 'Surges', Number(facts.get('Surges')) - costOf(event.base));
      break;
    default:
      break;
  }
}
