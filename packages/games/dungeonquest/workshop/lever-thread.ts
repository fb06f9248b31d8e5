import { readOptions } from '@questhall/border';
import { characterPlayer, type DungeonQuest, dungeonquest, TEMPERS } from '@questhall/dungeonquest';
import { dungeonquest as facets } from '@questhall/dungeonquest/facets';
import { open, type Player, silence } from '@questhall/kernel';
import { playOut, seatPlayers } from '@questhall/players';
import type { LeverOrder, Out } from './lever-run.ts';
import { LEVERS, type Lever } from './levers.ts';

const study = await facets.study();

/** The careful player, as the lever has him. */
function playerOf({ temper, without = [] }: Lever): Player<DungeonQuest> {
  const player = characterPlayer({ ...TEMPERS.careful, ...temper });
  return ({ sight, ask, offers, rng }) =>
    player({ sight, ask, rng, offers: offers.filter(({ type }) => !without.includes(type)) });
}

function measured(lever: Lever, { mode, seed, games }: LeverOrder): Out {
  const options = readOptions(dungeonquest.options, { play: 'keep', mode, soloAiMonster: mode === 'cards' });
  if (!options.ok) throw new Error(options.problem.message);
  let [alive, rich] = [0, 0];
  for (let game = 0; game < games; game++) {
    const draft = open(dungeonquest, options.value, 1, `fast:${seed}/${game}`, silence);
    const observer = study.observe(draft);
    playOut(dungeonquest, draft, seatPlayers([playerOf(lever)], `${seed}/${game}`), observer.tell);
    const { isWon, measures } = observer.result();
    alive += measures['heroes out alive'] ?? 0;
    rich += isWon ? 1 : 0;
  }
  return { heroes: games, alive, rich };
}

/** What a lever comes to, order by order: it stays turned. */
export function run(orders: readonly LeverOrder[]): readonly Out[] {
  const lever = LEVERS[orders[0]?.lever ?? -1];
  if (lever === undefined) throw new Error('there is no such lever');
  lever.turn?.();
  return orders.map((order) => measured(lever, order));
}
