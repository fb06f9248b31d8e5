import type { CSSProperties, ReactElement } from 'react';
import type { Luck } from '../game/statistics.ts';
import { useEndedTexts } from './texts/texts.ts';

/** So far off the average, in standard deviations, the bar is full; within so little it is luck as usual. */
const FULL = 3;
const EVEN = 0.35;

/** What the dice showed for each, as a bar to the right or left of the average. */
export function LuckOf({ luck }: { readonly luck: readonly Luck[] }): ReactElement {
  const texts = useEndedTexts();
  const kinds = [...new Set(luck.map(({ kind }) => kind))];
  return (
    <section className="luck">
      <h3>{texts.luck}</h3>
      <p className="luck-text">{texts.luckText}</p>
      {kinds.map((kind) => (
        <div key={kind} className="luck-kind">
          <h4>{texts.kinds[kind]}</h4>
          <ul>
            {luck
              .filter((one) => one.kind === kind)
              .map((one) => (
                <Line key={one.name} luck={one} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Line({
  luck: { name, colour, kind, dice, rolled, expected, deviation },
}: {
  readonly luck: Luck;
}): ReactElement {
  const texts = useEndedTexts();
  const share = Math.min(1, Math.abs(deviation) / FULL);
  const verdict = Math.abs(deviation) < EVEN ? texts.even : deviation > 0 ? texts.lucky : texts.unlucky;
  const style = { '--share': share } as CSSProperties; // React's type knows no custom properties
  return (
    <li className="luck-line" title={verdict}>
      <span className="luck-name">
        <span className="tally-rim" style={{ background: `var(${colour})` }} />
        {name}
      </span>
      <span className="luck-bar" data-side={deviation < 0 ? 'less' : 'more'} style={style} aria-hidden="true" />
      <span className="luck-numbers">
        <b>{texts.rolled(rolled, dice, kind)}</b>, {texts.expected(expected)}
        <span className="unseen">, {verdict}</span>
      </span>
    </li>
  );
}
