import { FICKLE_ROUNDS_MAX, STAKE_LEAST, STAKE_MOST } from '@questhall/crystal-expedition/content';
import { FICKLE_ROUNDS, fickleOdds, isWorthCourting, winsFrom } from '@questhall/crystal-expedition/odds';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { Die } from '../../../table/dice/die.tsx';
import { Deed } from './deed.tsx';
import type { PanelProps } from './panel.ts';
import { useFickle } from './use-fickle.ts';
import { useTownWords } from './words.ts';

const FIRST_STAKE = 10;
const FACES = 6;

const percent = (n: number): string => `${Math.round((100 * n) / FICKLE_ROUNDS)} %`;

/** The table of Fickle: two dice each and the Fickle die, and the exact odds of what can be done. */
export function Gambler({ town, hero }: PanelProps): ReactElement {
  const { town: texts } = useTownWords();
  const visit = town.view.town?.stays[hero.id]?.visit ?? null;
  const open = visit?.fickle ?? null;
  const left = FICKLE_ROUNDS_MAX - (visit?.rounds ?? 0);
  return (
    <div className="ce-fickle">
      <Cloth town={town} hero={hero} />
      <div className="ce-fickle-play">
        {open === null ? (
          <>
            <p>{texts.roundsLeft(left)}</p>
            {left > 0 && hero.crowns >= STAKE_LEAST && <Stake town={town} hero={hero} />}
            {hero.crowns < STAKE_LEAST && <p>{texts.tooPoor}</p>}
          </>
        ) : (
          <Choice town={town} hero={hero} gap={open.hero - open.house} stake={open.stake} />
        )}
      </div>
    </div>
  );
}

/** What lies on the table: the last throw, or that of the open round. */
function Cloth({ town, hero }: PanelProps): ReactElement {
  const { town: texts } = useTownWords();
  const { own, house, die, won } = useFickle(town, hero);
  const sum = (dice: readonly number[]): number => dice.reduce((total, one) => total + one, 0);
  const pair = (label: string, dice: readonly number[]): ReactElement => (
    <p className="ce-fickle-pair">
      <span>{label}</span>
      {dice.length === 0
        ? [0, 1].map((i) => <i key={i} className="ce-no-die" />)
        : dice.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
            <Die key={i} face="number" text={String(one)} isGood={false} />
          ))}
      <b>{dice.length === 0 ? '' : sum(dice)}</b>
    </p>
  );
  return (
    <section className="ce-cloth" aria-label={texts.fickleTable}>
      {pair(texts.yours, own)}
      {pair(texts.house, house)}
      <p className="ce-fickle-pair">
        <span>{texts.fickleDie}</span>
        {die === null ? (
          <i className="ce-no-die" />
        ) : (
          <Die face="number" text={String(die)} isGood={won !== null && won > 0} />
        )}
        <b>{die === null ? '' : die % 2 === 0 ? texts.even : texts.odd}</b>
      </p>
      {won !== null && (
        <p className="ce-fickle-end" role="status" data-won={won > 0 || undefined}>
          {won > 0 ? texts.wonIt(won) : texts.lostIt(-won)}
        </p>
      )}
    </section>
  );
}

/** A new round: what is laid, and what comes of it on the average. */
function Stake({ town, hero }: PanelProps): ReactElement {
  const { town: texts } = useTownWords();
  const [wanted, setWanted] = useState(FIRST_STAKE);
  const most = Math.min(STAKE_MOST, hero.crowns - (hero.crowns % STAKE_LEAST));
  const stake = Math.min(wanted, most);
  const { wins, losses, concessions } = fickleOdds(isWorthCourting);
  return (
    <>
      <label className="ce-stake">
        <span>
          {texts.stake} <b>{stake}</b>
        </span>
        <input
          type="range"
          min={STAKE_LEAST}
          max={most}
          step={STAKE_LEAST}
          value={stake}
          onChange={({ target }) => setWanted(Number(target.value))}
        />
      </label>
      <Deed town={town} does={{ type: 'stake', hero: hero.id, crowns: stake }} isMain>
        <Icon name="rolling-dices" /> {texts.playFor(stake)}
      </Deed>
      <p className="ce-odds">{texts.openingOdds(percent(wins), percent(losses), percent(concessions))}</p>
    </>
  );
}

interface ChoiceProps extends PanelProps {
  /** The hero's total less the house's. */
  readonly gap: number;
  readonly stake: number;
}

/** Level or behind: whether to throw the Fickle die, with the faces that win and what is better in the long run. */
function Choice({ town, hero, gap, stake }: ChoiceProps): ReactElement {
  const { town: texts } = useTownWords();
  const wins = winsFrom(gap);
  const isWorth = isWorthCourting(-gap);
  const average = (stake * (2 * wins - FACES)) / FACES;
  return (
    <>
      <p>{gap === 0 ? texts.level0 : texts.behind(-gap)}</p>
      <div className="ce-fickle-ways">
        <span data-best={isWorth || undefined}>
          <Deed town={town} does={{ type: 'court', hero: hero.id }} isMain={isWorth}>
            <Icon name="rolling-dices" /> {texts.court}
          </Deed>
          <small>{texts.courtOdds(wins, FACES, signed(average))}</small>
        </span>
        <span data-best={!isWorth || undefined}>
          <Deed town={town} does={{ type: 'concede', hero: hero.id }} isMain={!isWorth}>
            {texts.concede}
          </Deed>
          <small>{texts.concedeOdds(signed(-stake / 2))}</small>
        </span>
      </div>
      <p className="ce-odds">{isWorth ? texts.bestCourt : texts.bestConcede}</p>
    </>
  );
}

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Number(Math.abs(n).toFixed(1))}`;
