import type { DungeonQuest } from '@questhall/dungeonquest';
import type { Ask } from '@questhall/kernel';
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
  /** Somebody is dead: there is nothing left to expect. */
  readonly isDecided: boolean;
}

/** The exact chances before anything is done, and the answers that no card and no button below gives. */
export function OddsPanel({ store, reckoned, isDecided }: OddsProps): ReactElement {
  const texts = useArenaWords();
  const kind = store.asked?.ask.question.kind;
  const isListed = kind !== undefined && LISTED.includes(kind);
  return (
    <section className="odds" aria-label={texts.odds}>
      {reckoned === null && kind !== 'mode' && <p className="odds-note">{texts.reckoning}</p>}
      {reckoned?.isTooLong === true && <p className="odds-note">{texts.tooLong}</p>}
      {reckoned?.fight != null && !isDecided && <FightOdds fight={reckoned.fight} isMean={reckoned.isMean} />}
      {isListed && <Answers store={store} chances={reckoned?.answers ?? null} />}
    </section>
  );
}

/** Questions with answers of their own. */
const LISTED: readonly Ask<DungeonQuest>['question']['kind'][] = ['mode', 'reroll', 'spend', 'extraWound'];

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

/** With dice on the table every answer has odds of its own, once they are reckoned; the best is marked. */
function Answers({
  store,
  chances,
}: {
  readonly store: TableStore<DungeonQuest>;
  readonly chances: readonly number[] | null;
}): ReactElement | null {
  const texts = useArenaWords();
  const wording = useArenaWording();
  const language = useLanguage();
  const { asked } = store;
  const { sight } = store.snapshot().standing;
  if (asked === null) return null;
  const best = Math.max(...(chances ?? []));
  return (
    <ul className="odds-answers">
      {asked.offers.map((action, i) => {
        const { title, detail } = wording.action(action, asked.ask, sight);
        const chance = chances?.[i];
        return (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              className={`button ${chance === best ? 'odds-best' : ''}`}
              onClick={() => void store.answer(action, asked.ask.id)}
            >
              <span>{title}</span>
              {chance !== undefined && <b>{texts.winsWith(percentText(chance, language))}</b>}
              {chance === undefined && detail !== '' && <small>{detail}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
