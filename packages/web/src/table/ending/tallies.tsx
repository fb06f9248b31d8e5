import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import { type Statistics, type Tally, talliesOf } from '../game/statistics.ts';
import { useEndedTexts } from './texts/texts.ts';

const ICONS: Readonly<Record<Tally, IconName>> = {
  dealt: 'broadsword',
  taken: 'hearts',
  kills: 'death-skull',
  healed: 'round-potion',
  falls: 'person',
  searches: 'magnifying-glass',
  gold: 'two-coins',
};

/** What each one did, a row each. */
export function Tallies({ statistics }: { readonly statistics: Statistics }): ReactElement {
  const texts = useEndedTexts();
  const columns = talliesOf(statistics);
  const best = new Map(
    columns.map((tally) => [tally, Math.max(...statistics.tallied.map(({ tallies }) => tallies[tally] ?? 0))]),
  );
  return (
    <table className="tallies">
      <caption>{texts.numbers}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{texts.who}</span>
          </th>
          {columns.map((tally) => (
            <th key={tally} scope="col">
              <Icon name={ICONS[tally]} />
              <span className="tally-name">{texts.tallies[tally]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {statistics.tallied.map(({ name, colour, isDead, tallies }) => (
          <tr key={name} data-dead={isDead} style={{ borderColor: `var(${colour})` }}>
            <th scope="row">
              <span className="tally-rim" style={{ background: `var(${colour})` }} />
              {name}
              {isDead && <Icon name="death-skull" label={texts.dead} />}
            </th>
            {columns.map((tally) => {
              const count = tallies[tally] ?? 0;
              return (
                <td
                  key={tally}
                  data-best={count > 0 && count === best.get(tally) && tally !== 'taken' && tally !== 'falls'}
                >
                  {count}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
