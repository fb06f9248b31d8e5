import type { DungeonQuest } from '@questhall/dungeonquest';
import type { ReactElement } from 'react';
import type { TableStore } from '../../../table/store/store.ts';
import { useLanguage } from '../../../texts/language.ts';
import { useArenaWording } from '../wording/wording.ts';
import { useArenaWords } from '../wording/words.ts';
import { meanText, percentText } from './numbers.ts';
import type { Reckoned } from './reckon.ts';

interface OddsProps {
  readonly store: TableStore<DungeonQuest>;
  readonly reckoned: Reckoned | null;
}

/** The exact chances before anything is done. */
export function OddsPanel({ store, reckoned }: OddsProps): ReactElement {
  const texts = useArenaWords();
  return (
    <section className="odds" aria-label={texts.odds}>
      {reckoned === null && <p className="odds-note">{texts.reckoning}</p>}
      {reckoned?.isTooLong === true && <p className="odds-note">{texts.tooLong}</p>}
      {reckoned?.fight != null && <FightOdds fight={reckoned.fight} isMean={reckoned.isMean} />}
      {reckoned?.answers != null && <AnswerOdds store={store} chances={reckoned.answers} />}
    </section>
  );
}

function FightOdds({
  fight,
  isMean,
}: {
  readonly fight: NonNullable<Reckoned['fight']>;
  readonly isMean: boolean;
}): ReactElement {
  const texts = useArenaWords();
  const language = useLanguage();
  const ends = [
    { end: 'win', title: texts.heroWins, chance: fight.win },
    { end: 'both', title: texts.bothDie, chance: fight.bothDie },
    { end: 'lose', title: texts.monsterWins, chance: fight.lose },
  ] as const;
  return (
    <>
      <div className="odds-bar" aria-hidden="true">
        {ends.map(({ end, chance }) => (
          <span key={end} data-end={end} style={{ flexGrow: chance }} />
        ))}
      </div>
      <dl className="odds-ends">
        {ends.map(({ end, title, chance }) => (
          <div key={end} data-end={end}>
            <dt>{title}</dt>
            <dd>{percentText(chance, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="odds-note">
        {texts.expected(meanText(fight.wounds, language), meanText(fight.rounds, language))}
        {isMean && ` · ${texts.mean}`}
      </p>
    </>
  );
}

/** With dice on the table every answer has odds of its own; the best is marked. */
function AnswerOdds({
  store,
  chances,
}: {
  readonly store: TableStore<DungeonQuest>;
  readonly chances: readonly number[];
}): ReactElement | null {
  const texts = useArenaWords();
  const wording = useArenaWording();
  const language = useLanguage();
  const { asked } = store;
  const { sight } = store.snapshot().standing;
  if (asked === null) return null;
  const best = Math.max(...chances);
  return (
    <ul className="odds-answers">
      {asked.offers.map((action, i) => (
        <li key={JSON.stringify(action)}>
          <button
            type="button"
            className={`button ${chances[i] === best ? 'odds-best' : ''}`}
            onClick={() => void store.answer(action, asked.ask.id)}
          >
            <span>{wording.action(action, asked.ask, sight).title}</span>
            <b>{texts.winsWith(percentText(chances[i] ?? 0, language))}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
