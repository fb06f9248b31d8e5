import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { QUEST_ICONS } from '../looks.ts';
import type { Town } from './use-town.ts';
import { useTownWords } from './words.ts';

/** What the party comes home with; it is told until somebody goes about their business. */
export default function Homecoming({ town }: { readonly town: Town }): ReactElement | null {
  const { town: texts, names } = useTownWords();
  const { chronicle, town: stay } = town.view;
  const line = chronicle.findLast((one) => one.line === 'expedition');
  const isFresh = stay === null || stay.notes.every(({ note }) => note === 'found' || note === 'rewarded');
  const isIdle = stay === null || stay.stays.every(({ visit, isReady }) => visit === null && !isReady);
  if (line === undefined || !isFresh || !isIdle) return null;
  const isWon = line.result === 'success';
  const isLost = line.result === 'fallen';
  const facts: readonly (readonly [string, string])[] = [
    [texts.glory, String(line.glory)],
    [isLost ? texts.crownsLost : texts.crownsWon, String(line.crowns)],
    [texts.rawWon, String(line.raw)],
    [texts.championsSlain, String(line.champions)],
    [texts.falls, String(line.falls)],
  ];
  return (
    <section className="ce-home" data-won={isWon || undefined} aria-label={texts.homecoming}>
      <Icon name={isWon ? 'laurel-crown' : QUEST_ICONS[line.features.quest]} />
      <div className="ce-home-words">
        <h3>{isWon ? texts.homeWon : texts.homeLost}</h3>
        <p>
          {names.quest[line.features.quest]}: {texts.results[line.result]}
        </p>
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
