// What somebody outside this checkout may use of it, once its packages are installed: a test installs them and runs this.

import { findGame, GAME_IDS } from '@questhall/catalogue';
import { type HeroQuest, heroquest } from '@questhall/heroquest';
import { importHeroScribe } from '@questhall/heroquest/heroscribe';
import { blow } from '@questhall/heroquest/odds';
import { parseSheet, printSheet, validateSheet } from '@questhall/heroquest/sheet';
import { readQuestFile } from '@questhall/heroscribe';
import { begin, hashText, type Journal, legal, step } from '@questhall/kernel';
import { findStudy, loadGuests, run } from '@questhall/lab';
import { randomPlayer } from '@questhall/players';
import { makeMemory } from '@questhall/table';
import { type Conformed, conform } from '@questhall/testkit';

const refused = readQuestFile('<quest>');
const games = GAME_IDS.map((id) => findGame(id)?.card.id);
const guests = await loadGuests(['./bot.mjs']);
const study = await findStudy('dungeonquest', guests.ok ? guests.value : []);
const made = study?.prepare({
  game: 'dungeonquest',
  options: { mode: 'dice', hero: 'hugo', monster: 'golem' },
  seats: 2,
  players: ['./bot.mjs', 'standard'],
  games: 4,
  seed: 'outside',
});
const tally = made?.ok ? await run(made.value.experiment, { workers: 1 }) : null;
const journal: Journal<HeroQuest> | null = null;
const shared: readonly unknown[] = [
  begin,
  legal,
  step,
  conform,
  randomPlayer,
  parseSheet,
  printSheet,
  validateSheet,
  importHeroScribe,
  blow,
  makeMemory,
  hashText,
];
const conformed: Conformed | null = journal;
console.log(
  JSON.stringify({
    id: heroquest.id,
    isRefused: !refused.ok,
    games,
    played: tally?.games ?? null,
    are: shared.every((one) => typeof one === 'function') && conformed === null,
  }),
);
