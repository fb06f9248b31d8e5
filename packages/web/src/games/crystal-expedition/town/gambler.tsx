import { FICKLE_ROUNDS, fickleOdds, isWorthCourting, winsFrom } from '@questhall/crystal-expedition/odds';
import { type ReactElement, useState } from 'react';
import { Die } from '../../../table/dice/die.tsx';
import { Deed } from './deed.tsx';
import type { PanelProps } from './panel.ts';
import { useTownWords } from './words.ts';

const STAKE_STEP = 2;
const STAKE_MOST = 50;

const percent = (n: number): string => `${((100 * n) / FICKLE_ROUNDS).toFixed(1)} %`;

/** The table of Fickle: what lies on it, and the exact odds of going on. */
export function Gambler({ town, hero }: PanelProps): ReactElement {
  const { town: texts } = useTownWords();
  const [wanted, setWanted] = useState(10);
  const round = town.view.town?.stays[hero.id]?.visit?.fickle ?? null;
  const most = Math.max(STAKE_STEP, Math.min(STAKE_MOST, hero.crowns - (hero.crowns % STAKE_STEP)));
  const stake = Math.min(wanted, most);
  const { wins, losses, concessions } = fickleOdds(isWorthCourting);
  return (
    <div className="ce-fickle">
      {round === null ? (
        <>
          <label className="ce-stake">
            {texts.stake} <b>{stake}</b>
            <input
              type="range"
              min={STAKE_STEP}
              max={most}
              step={STAKE_STEP}
              value={stake}
              onChange={({ target }) => setWanted(Number(target.value))}
            />
          </label>
          <Deed town={town} does={{ type: 'stake', hero: hero.id, crowns: stake }} isMain>
            {texts.playFor(stake)}
          </Deed>
          <p className="ce-odds">{texts.openingOdds(percent(wins), percent(losses), percent(concessions))}</p>
        </>
      ) : (
        <>
          <div className="ce-throw">
            <Total label={texts.yours} total={round.hero} />
            <Total label={texts.house} total={round.house} />
          </div>
          <p className="ce-odds">{texts.faces(winsFrom(round.hero - round.house))}</p>
          <Deed town={town} does={{ type: 'court', hero: hero.id }} isMain={isWorthCourting(round.house - round.hero)}>
            {texts.court}
          </Deed>
          <Deed
            town={town}
            does={{ type: 'concede', hero: hero.id }}
            isMain={!isWorthCourting(round.house - round.hero)}
          >
            {texts.concede}
          </Deed>
        </>
      )}
    </div>
  );
}

const Total = ({ label, total }: { readonly label: string; readonly total: number }): ReactElement => (
  <p>
    {label} <Die face="d12" text={String(total)} isGood={false} />
  </p>
);
