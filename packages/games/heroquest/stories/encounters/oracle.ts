import type { State } from '@questhall/kernel';
import type { Account, Oracle } from '@questhall/testkit';
import type { Hero } from '../../src/content/heroes.ts';
import { heroOf, heroOfId, idOfHero } from '../../src/queries/figures.ts';
import {
  CAPTIVE_ID,
  type Event,
  type FigureId,
  type HeroInPlay,
  type HeroQuest,
  type Item,
} from '../../src/types/index.ts';

const placeOf = (figure: FigureId): string => `figure ${figure}`;
const bags = (hero: Hero): string => `bags of the ${hero}`;
const gold = (hero: Hero): string => `gold of the ${hero}`;
const over = (hero: Hero): string => `the ${hero}’s turn is over`;

/** Things in a fixed order, so that two bags with the same things read the same. */
const listed = (items: readonly string[]): string => [...items].sort().join(' ');

const contents = ({ gear, potions, artifacts }: HeroInPlay): string => listed([...gear, ...potions, ...artifacts]);

/** Who stands where, who has what, whose turn it is, and who carries a chest: kept by what was told. */
export const oracle: Oracle<HeroQuest> = {
  read(state) {
    const { heroes, allies, monsters, chests } = state.table;
    const facts = new Map<string, string>();
    for (const hero of heroes) {
      if (hero.status === 'here') facts.set(placeOf(idOfHero(hero.hero)), `${hero.at}`);
      facts.set(bags(hero.hero), contents(hero));
      facts.set(gold(hero.hero), `${hero.gold}`);
    }
    for (const { id, at } of [...allies, ...monsters]) facts.set(placeOf(id), `${at}`);
    facts.set('chests', listed(chests.flatMap(({ carrier }) => carrier ?? [])));
    facts.set('turn', turnIn(state));
    return facts;
  },
  retell(account, { event }, state) {
    move(account.facts, event, state);
    carry(account.facts, event, state);
    pass(account, event);
  },
  wrong({ memory }, { asks }) {
    return asks.flatMap(({ question }) =>
      (question.kind === 'turn' || question.kind === 'puppet' || question.kind === 'whisk') &&
      memory.has(over(question.hero))
        ? [`the ${question.hero} is asked again, though ${memory.get(over(question.hero))}`]
        : [],
    );
  },
};

/** Whose turn the agenda is in. */
function turnIn({ agenda }: State<HeroQuest>): string {
  const turn = agenda.find(({ kind }) => kind === 'heroTurn' || kind === 'zargonTurn');
  return turn?.kind === 'heroTurn' ? turn.hero : turn?.kind === 'zargonTurn' ? 'zargon' : 'nobody';
}

function move(facts: Map<string, string>, event: Event, { table }: State<HeroQuest>): void {
  switch (event.type) {
    case 'orderFixed': // the stairway is filled in this order
      for (const { hero, at } of table.heroes) facts.set(placeOf(idOfHero(hero)), `${at}`);
      break;
    case 'stepped':
    case 'placed':
    case 'jumped':
      facts.set(placeOf(event.figure), `${event.to}`);
      break;
    case 'jumpFailed':
      facts.set(placeOf(event.figure), `${event.over}`);
      break;
    case 'walked':
      facts.set(placeOf(event.figure), `${event.path.at(-1)}`);
      break;
    case 'monsterAppeared':
      facts.set(placeOf(event.monster), `${event.at}`);
      break;
    case 'captiveSeen':
      facts.set(placeOf(CAPTIVE_ID), `${event.at}`);
      break;
    case 'revived':
      facts.set(placeOf(idOfHero(event.hero)), `${event.at}`);
      break;
    case 'died':
    case 'vanished':
      facts.delete(placeOf(event.figure));
      break;
    case 'freed':
      facts.delete(placeOf(event.monster));
      break;
    case 'left':
      facts.delete(placeOf(idOfHero(event.hero)));
      break;
    case 'captiveOut':
      facts.delete(placeOf(CAPTIVE_ID));
      break;
    default:
      break;
  }
}

function carry(facts: Map<string, string>, event: Event, state: State<HeroQuest>): void {
  const add = (hero: Hero, item: Item): void => {
    facts.set(bags(hero), listed([...(facts.get(bags(hero)) ?? '').split(' ').filter((one) => one !== ''), item]));
  };
  const take = (hero: Hero, item: Item): void => {
    const items = (facts.get(bags(hero)) ?? '').split(' ');
    const at = items.indexOf(item);
    facts.set(
      bags(hero),
      at < 0 ? `${items.join(' ')} without a ${item} that was taken` : listed(items.toSpliced(at, 1)),
    );
  };
  switch (event.type) {
    case 'itemGained':
      add(event.hero, event.item);
      break;
    case 'itemGiven':
      take(event.from, event.item);
      add(event.to, event.item);
      break;
    case 'goldGained':
      facts.set(gold(event.hero), `${Number(facts.get(gold(event.hero))) + event.gold}`);
      break;
    case 'drank':
      take(event.hero, event.potion);
      break;
    case 'daggerThrown':
      take(event.hero, 'dagger');
      break;
    case 'corroded':
      if (state.table.house.corrodePermanent) take(event.hero, event.weapon);
      break;
    case 'chestLifted':
      facts.set('chests', listed([...(facts.get('chests') ?? '').split(' '), event.hero]).trim());
      break;
    case 'chestSetDown':
    case 'chestDelivered':
      facts.set(
        'chests',
        (facts.get('chests') ?? '')
          .split(' ')
          .filter((hero) => hero !== event.hero)
          .join(' '),
      );
      break;
    case 'chestHandedOver':
      facts.set(
        'chests',
        listed((facts.get('chests') ?? '').split(' ').map((hero) => (hero === event.from ? event.to : hero))),
      );
      break;
    case 'died': {
      const hero = heroOfId(event.figure);
      if (hero === null) break;
      facts.set(bags(hero), ''); // left behind or carried off, all of it
      facts.set(gold(hero), '0');
      break;
    }
    case 'revived':
      for (const { hero } of state.table.heroes) recount(facts, state, hero); // the Elixir is gone, and what lay about is taken back
      break;
    case 'gearFound':
    case 'questBegan':
    case 'questEnded':
    case 'rewarded':
    case 'townEntered':
      for (const { hero } of state.table.heroes) recount(facts, state, hero);
      break;
    default:
      break;
  }
}

/** Where an event says no more than that bags were filled. */
function recount(facts: Map<string, string>, { table }: State<HeroQuest>, hero: Hero): void {
  facts.set(bags(hero), contents(heroOf(table, hero)));
  facts.set(gold(hero), `${heroOf(table, hero).gold}`);
}

/** Whose turn it is, and who has no more to say in it. */
function pass({ facts, memory }: Account, event: Event): void {
  switch (event.type) {
    case 'turnBegan':
      facts.set('turn', event.hero);
      memory.delete(over(event.hero));
      break;
    case 'zargonBegan':
      facts.set('turn', 'zargon');
      break;
    case 'turnEnded':
    case 'zargonEnded':
    case 'questEnded':
      facts.set('turn', 'nobody');
      memory.clear(); // a new turn is another matter
      break;
    case 'trapSprung': {
      const hero = heroOfId(event.figure);
      if (hero !== null && event.trap !== 'spear') memory.set(over(hero), `a ${event.trap} sprang under it`);
      break;
    }
    case 'turnCut':
      memory.set(over(event.hero), 'its turn was cut');
      break;
    case 'died': {
      const hero = heroOfId(event.figure);
      if (hero !== null) memory.set(over(hero), 'it died');
      break;
    }
    default:
      break;
  }
}
