import { ask, type Frames, type State, type Tell } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import type { Monster } from '../content/monsters.ts';
import type { Side } from '../content/sides.ts';
import { fighterOf } from '../queries/heroes.ts';
import { heroLeft, monsterLeft } from '../queries/lives.ts';
import { isWeak, mayHitHarder } from '../queries/results.ts';
import type { DungeonQuest, HeroInPlay } from '../types/index.ts';

type Draft = State<DungeonQuest>;
type WoundsFrame = Extract<DungeonQuest['Frame'], { kind: 'wounds' }>;

/**
 * The last step of a round: Krutzbeck's extra wound, then everything lands at once; deaths are looked at afterwards.
 */
export const wounds: Frames<DungeonQuest>['wounds'] = (draft, frame, tell) => {
  if (frame.stage === 'extra') {
    frame.stage = 'land';
    maybeHitHarder(draft, frame);
    return;
  }
  draft.agenda.pop();
  const { table } = draft;
  const { monster } = table;
  const hero = fighterOf(table);
  if (monster === null) throw new Error('there is nobody to wound');
  hero.wounds += frame.hero;
  monster.wounds += frame.monster;
  if (frame.hero > 0)
    tell.all(frame.rule, { type: 'wounded', side: 'hero', who: hero.hero, wounds: frame.hero, left: heroLeft(table) });
  if (frame.monster > 0)
    tell.all(frame.rule, {
      type: 'wounded',
      side: 'monster',
      who: monster.monster,
      wounds: frame.monster,
      left: monsterLeft(table),
    });
  if (frame.hero > 0) tellOfHero(hero, frame.hero, tell);
  if (monster.wounds > monster.life) tellOverkill('monster', monster.monster, monster.wounds - monster.life, tell);
};

function maybeHitHarder(draft: Draft, frame: WoundsFrame): void {
  const { table } = draft;
  const isKilling = frame.monster >= monsterLeft(table); // one more would be lost
  if (mayHitHarder(fighterOf(table).hero, frame.monster) && !isKilling)
    ask(draft, table.fighter, 'ability.krutzbeck-extra-wound', { kind: 'extraWound', wounds: frame.monster });
}

/** What the wounds that have just fallen on a hero mean for him. */
function tellOfHero({ hero, life, wounds: suffered }: HeroInPlay, inflicted: number, tell: Tell<DungeonQuest>): void {
  if (suffered > life) tellOverkill('hero', hero, suffered - life, tell);
  const isWeakNow = isWeak(hero, suffered) && !isWeak(hero, suffered - inflicted) && suffered < life;
  if (isWeakNow) tell.all('ability.challara-threshold', { type: 'weakened', wounds: suffered });
}

function tellOverkill(side: Side, who: Hero | Monster, lost: number, tell: Tell<DungeonQuest>): void {
  tell.all('combat.overkill-lost', { type: 'overkilled', side, who, lost });
}
