import { clonePile } from '../../clone.ts';
import type { Hero } from '../../content/heroes.ts';
import { TREASURE_SHEETS } from '../../content/treasure-cards.ts';
import { dressAgain, receive, release, strip, wearBest } from '../../frames/gains.ts';
import { bladeAt, layDown, takeBack, takeFrom } from '../../frames/piles.ts';
import { heroesHere, heroOf } from '../../queries/figures.ts';
import { belongings, bodyMax, isRustInHand, mindMax } from '../../queries/gear.ts';
import { isBladeWanted } from '../../queries/goal.ts';
import { areAdjacent, isInScope } from '../../queries/sight.ts';
import { endEffects } from '../../setup/heroes.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { HeroInPlay, Item, Pile, View } from '../../types/index.ts';
import { afterAction, type Changes, withHero, withHeroes, withHidden } from './change.ts';

type ThingEvent =
  | 'held'
  | 'daggerThrown'
  | 'corroded'
  | 'treasureFound'
  | 'cardDrawn'
  | 'cardReturned'
  | 'goldGained'
  | 'itemGained'
  | 'itemGiven'
  | 'drank'
  | 'revived'
  | 'ringUsed'
  | 'lootLeft'
  | 'lootClaimed'
  | 'chestLifted'
  | 'chestSetDown'
  | 'chestHandedOver'
  | 'chestDelivered'
  | 'gearFound';

/** Gold and things: found, drunk, given away, left behind and carried off. */
export const THINGS: Pick<Changes, ThingEvent> = {
  held: (view, { hero, weapon }) =>
    withHero(view, hero, (draft) => {
      draft.held = weapon;
    }),
  daggerThrown(view, { hero, at }) {
    const dagger = { isRusted: false };
    const after = withHero(view, hero, (draft) => {
      dagger.isRusted = release(draft, 'dagger');
      draft.held = null;
    });
    if (at === undefined) return after;
    const corroded = dagger.isRusted ? (['dagger'] as const) : [];
    const lying = { at, owner: null, gold: 0, items: ['dagger'] as const, corroded, isSafe: true };
    return withPiles(after, (piles) => layDown({ piles }, lying));
  },
  corroded: (view, { hero, weapon }) =>
    withHero(view, hero, (draft) => {
      if (view.house.corrodePermanent) release(draft, weapon);
      else if (!isRustInHand(draft)) draft.corroded.push(weapon);
    }),
  treasureFound: (view, { room }) =>
    withHidden(view, ({ treasures }) => ({ treasures: treasures.filter((one) => one.room !== room) })),
  /** Gold and potions stay out of the deck. [treasure.keep-gold-and-potions] */
  cardDrawn(view, { card }) {
    const { kind } = TREASURE_SHEETS[card].effect;
    const place = kind === 'gold' || kind === 'potion' ? view.deck.indexOf(card) : -1;
    return place < 0 ? view : { ...view, deck: view.deck.toSpliced(place, 1) };
  },
  cardReturned: null,
  goldGained(view, { hero, gold, total }) {
    const after = withHero(view, hero, (draft) => {
      draft.gold = total;
    });
    const pile = withinReach(view, hero).find((one) => one.gold === gold);
    return pile === undefined ? after : withPile(after, pile, { ...pile, gold: 0 });
  },
  itemGained(view, { hero, item }) {
    const pile = withinReach(view, hero).find(({ items }) => items.includes(item));
    if (pile === undefined) return withHero(view, hero, (draft) => receive(draft, item, false));
    const left = clonePile(pile);
    const isRusted = takeFrom(left, item);
    return withPile(
      withHero(view, hero, (draft) => receive(draft, item, isRusted)),
      pile,
      left,
    );
  },
  itemGiven: (view, { from, to, item }) => handed(view, from, to, item),
  drank: (view, { hero, potion }) =>
    withHero(view, hero, ({ potions }) => void potions.splice(potions.indexOf(potion), 1)),
  revived,
  ringUsed: (view, { hero }) => withHero(afterAction(view), hero, ({ used }) => void used.push('ring-of-return')),
  lootLeft(view, { hero: key }) {
    const hero = heroOf(view, key);
    const isSeen = heroesHere(view).some(({ at }) => isInScope(view, at, hero.at));
    return isSeen ? withLoot(view, hero) : withBlade(view, hero);
  },
  lootClaimed(view, { at, artifacts }) {
    const after = { ...view, lostArtifacts: [...view.lostArtifacts, ...artifacts] };
    const dead = view.heroes.find((hero) => hero.status === 'dead' && hero.at === at && ownsAny(hero));
    if (dead !== undefined) return withHero(after, dead.hero, strip);
    const pile = view.turn?.who === 'zargon' ? view.piles.find((one) => one.at === at && !one.isSafe) : undefined;
    if (pile === undefined) return after;
    const bare = { ...after, piles: view.piles.filter((one) => one !== pile) };
    const isStaying = pile.items.includes('spirit-blade') && !artifacts.includes('spirit-blade');
    return isStaying ? withPiles(bare, (piles) => layDown({ piles }, bladeAt(at))) : bare;
  },
  chestLifted: (view, { hero, at }) => ({
    ...view,
    chests: view.chests.map((chest) =>
      chest.at === at && chest.where === 'floor' ? { ...chest, where: 'carried' as const, carrier: hero } : chest,
    ),
    furniture: view.furniture.filter((piece) => piece.at !== at),
  }),
  chestSetDown: (view, { hero, at }) => chestOf(view, hero, { at, where: 'floor', carrier: null }),
  chestHandedOver: (view, { from, to }) => chestOf(view, from, { carrier: to }),
  chestDelivered: (view, { hero }) =>
    chestOf(view, hero, { at: heroOf(view, hero).at, where: 'delivered', carrier: null }),
  /** What was in it, nobody is told: the next view shows it. */
  gearFound: (view) => ({ ...view, isStripped: false }),
};

/** Heaps that a hero can take something from. [item.pick-up-free, death.loot] */
function withinReach(view: View, key: Hero): Pile[] {
  const { at } = heroOf(view, key);
  return view.piles.filter(
    (pile) => at === pile.at || areAdjacent(view, at, pile.at) || (pile.owner !== null && isInScope(view, at, pile.at)),
  );
}

/** One heap is another, or gone when nothing is left of it. */
const withPile = (view: View, pile: Pile, left: Pile): View => ({
  ...view,
  piles: view.piles.flatMap((one) => (one !== pile ? [one] : left.gold > 0 || left.items.length > 0 ? [left] : [])),
});

function withPiles(view: View, change: (piles: Pile[]) => void): View {
  const piles = view.piles.map(clonePile);
  change(piles);
  return { ...view, piles };
}

function handed(view: View, from: Hero, to: Hero, item: Item): View {
  const giver = { isRusted: false };
  const given = withHero(view, from, (draft) => {
    giver.isRusted = release(draft, item);
  });
  return withHero(given, to, (draft) => {
    receive(draft, item, giver.isRusted);
    if (view.ending !== null) wearBest(draft, item); // in town
  });
}

const chestOf = (view: View, hero: Hero, change: Partial<View['chests'][number]>): View => ({
  ...view,
  chests: view.chests.map((chest) => (chest.carrier === hero ? { ...chest, ...change } : chest)),
});

const ownsAny = (hero: HeroInPlay): boolean => hero.gold > 0 || belongings(hero).length > 0;

/** What the dead hero had lies where it fell. [death.loot] */
function withLoot(view: View, dead: HeroInPlay): View {
  const { at, hero, gold, corroded } = dead;
  const loot = { at, owner: hero, gold, items: belongings(dead), corroded, isSafe: false };
  return withHero(
    withPiles(view, (piles) => layDown({ piles }, loot)),
    hero,
    strip,
  );
}

/** Only the Spirit Blade stays where nobody saw it fall. [quest.q14-blade-stays] */
function withBlade(view: View, { hero, at }: HeroInPlay): View {
  if (!isBladeWanted(view)) return view;
  const after = withPiles(view, (piles) => layDown({ piles }, bladeAt(at)));
  return withHero(after, hero, (draft) => {
    draft.artifacts = draft.artifacts.filter((artifact) => artifact !== 'spirit-blade');
  });
}

/** The Elixir is gone, whoever carried it, and somebody is back. [artifact.elixir-of-life] */
function revived(view: View, { hero, at }: { readonly hero: Hero; readonly at: Square }): View {
  const wasDead = heroOf(view, hero).status === 'dead';
  const drunk = withHeroes(view, (draft) => {
    if (draft.artifacts.includes('elixir-of-life')) release(draft, 'elixir-of-life');
  });
  const lying = { piles: view.piles.map(clonePile) };
  const back = withHero(drunk, hero, (draft) => {
    if (wasDead) {
      draft.at = at;
      draft.status = 'here';
      takeBack(lying, draft);
      dressAgain(draft);
    }
    endEffects(draft);
    draft.body = bodyMax(draft);
    draft.mind = mindMax(draft);
  });
  return {
    ...back,
    piles: lying.piles,
    goneArtifacts: [...view.goneArtifacts, 'elixir-of-life'],
  };
}
