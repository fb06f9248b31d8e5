import { type ReactElement, use, useState } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import { useKeepWords } from '../wording/words.ts';
import { KeepOddsContext } from './keep-odds.ts';
import './odds-sheet.css';

/** All that can be reckoned of what is asked, unfolded over the map by whoever wants to know. */
export function OddsSheet(): ReactElement | null {
  const odds = use(KeepOddsContext);
  const words = useKeepWords();
  const [isOpen, setOpen] = useState(false);
  const lines = odds === null ? [] : words.says.keepOdds(odds);
  if (lines.length === 0) return null;
  return (
    <div className="keep-odds">
      <button
        type="button"
        className="button button-quiet"
        data-hotkey="o"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        <Icon name="perspective-dice-six-faces-random" /> {words.odds}
      </button>
      {isOpen && (
        <section className="keep-odds-lines" aria-label={words.odds}>
          {lines.map((line) => (
            <p key={line} data-under={line.startsWith(' ') || undefined}>
              {line.trim()}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}
