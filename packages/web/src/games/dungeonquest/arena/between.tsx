import type { DungeonQuest, View } from '@questhall/dungeonquest';
import { diePlace, laidPlace } from '@questhall/dungeonquest/client';
import { SIDES, type Side } from '@questhall/dungeonquest/content';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { Die } from '../../../table/dice/die.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { ATTRIBUTE_ICONS } from '../looks.ts';
import { type ArenaWords, useArenaWords } from '../wording/words.ts';
import { CardBack, CardFace, CardPlace } from './combat-card.tsx';
import type { Picture } from './picture.ts';
import { Spot } from './pointing.tsx';
import { SoloTable } from './solo-table.tsx';

interface BetweenProps {
  readonly store: TableStore<DungeonQuest>;
  readonly picture: Picture;
  /** Who has laid a card face down. */
  readonly sealed: Readonly<Record<Side, boolean>>;
  readonly names: Readonly<Record<Side, string>>;
}

/** What lies between the fighters: the test, the dice or the cards, and what came of them. */
export function Between({ store, picture, sealed, names }: BetweenProps): ReactElement {
  const texts = useArenaWords();
  const { view, result } = picture;
  // What was turned over lies open until the next round, whoever is still said to hide a card.
  const isSecret = (sealed.hero || sealed.monster) && result?.isPast !== false;
  return (
    <div className="between" data-past={result?.isPast === true && !isSecret}>
      {view.mode === 'dice' && view.test !== null && <Test test={view.test} />}
      {view.mode === 'solo' && (
        <SoloTable view={view} face={result?.isPast === false ? (view.lying.dice[0] ?? null) : null} />
      )}
      {view.mode === 'cards' && <LaidCards lying={view.lying} sealed={isSecret ? sealed : null} />}
      {view.lying.dice.length > 0 && (view.round > 0 || result !== null) && (
        // New dice are other dice: they tumble, and those that lie there do not.
        <div className="between-dice" key={`${view.round} ${view.lying.dice.join()}`}>
          {view.lying.dice.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
            <span key={i} className="between-die" data-place={diePlace(i)}>
              <Die face="number" text={String(face)} isGood={false} />
              <Spot store={store} place={diePlace(i)} />
            </span>
          ))}
        </div>
      )}
      {result !== null && <p className="between-result">{resultText(picture, names, isSecret, texts)}</p>}
      {view.round === 0 && result === null && <Icon name="crossed-swords" className="between-swords" />}
    </div>
  );
}

function Test({ test }: { readonly test: NonNullable<View['test']> }): ReactElement {
  const texts = useArenaWords();
  return (
    <p className="between-test">
      <Icon name={ATTRIBUTE_ICONS[test.attribute]} />
      <span>
        {texts.names.attribute[test.attribute]}
        <b>{texts.atMost(test.value)}</b>
      </span>
    </p>
  );
}

function LaidCards({
  lying,
  sealed,
}: {
  readonly lying: View['lying'];
  /** Null when nobody hides a card. */
  readonly sealed: BetweenProps['sealed'] | null;
}): ReactElement {
  const laid = (side: Side): ReactElement => {
    const card = side === 'hero' ? lying.heroCard : lying.monsterCard;
    if (sealed !== null) return sealed[side] ? <CardBack /> : <CardPlace />;
    return card === null ? <CardPlace /> : <CardFace card={card} />;
  };
  return (
    <div className="between-cards">
      {SIDES.map((side) => (
        <span key={side} className="between-laid" data-place={laidPlace(side)}>
          {laid(side)}
        </span>
      ))}
    </div>
  );
}

/** `last round: total 9, failed. Hugo: 1 wound`. */
function resultText(
  { view, result }: Picture,
  names: BetweenProps['names'],
  isSecret: boolean,
  texts: ArenaWords,
): string {
  if (result === null) return '';
  const { dice, heroCard, monsterCard } = view.lying;
  const hurt = SIDES.filter((side) => result.wounds[side] > 0).map((side) =>
    texts.hurts(names[side], result.wounds[side]),
  );
  const rolled = dice.reduce((sum, die) => sum + die, 0);
  const parts = [
    result.arrow === null ? '' : `${texts.arrows}, ${texts.names.card[result.arrow]}`,
    dice.length < 2 || result.arrow !== null ? '' : texts.total(result.test?.total ?? rolled),
    result.test === null ? '' : result.test.isPassed ? texts.passed : texts.failed,
    isSecret && heroCard !== null && monsterCard !== null
      ? `${texts.names.card[heroCard]} ${texts.against} ${texts.names.card[monsterCard]}`
      : '',
  ];
  const when = result.isPast && result.arrow === null ? `${texts.lastRound}: ` : '';
  const came = hurt.length === 0 && result.isDone ? texts.missed : hurt.join(', ');
  return `${when}${[parts.filter((part) => part !== '').join(', '), came].filter((part) => part !== '').join('. ')}`;
}
