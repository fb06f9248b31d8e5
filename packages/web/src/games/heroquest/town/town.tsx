import type { HeroQuest } from '@questhall/heroquest';
import { HEROES, type Hero } from '@questhall/heroquest/content';
import { type ReactElement, useId, useState } from 'react';
import type { GameParts } from '../../../table/game/ui.ts';
import { Armory } from './armory.tsx';
import { HeroDialog } from './hero-dialog.tsx';
import { Heroes } from './heroes.tsx';
import { Pack } from './pack.tsx';
import { Chronicle, NextQuest } from './quests.tsx';
import './town.css';
import { useTown } from './use-town.ts';
import { useTownWords } from './words.ts';

/** Between two quests: the party, the armory, and the way to the next dungeon. */
export default function Town({ store }: GameParts<HeroQuest>): ReactElement {
  const town = useTown(store);
  const texts = useTownWords();
  const { heroes } = town.view;
  const first = heroes.find(({ seat }) => seat === store.snapshot().seat) ?? heroes[0];
  const [wanted, setWanted] = useState<Hero | null>(null);
  const [look, setLook] = useState<Look>('armory');
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const chosen = heroes.find(({ hero }) => hero === wanted) ?? first;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="town" aria-label={texts.town} tabIndex={0}>
      <div className="town-inside">
        <NextQuest town={town} />
        <Heroes town={town} chosen={chosen?.hero ?? HEROES[0]} onChoose={setWanted} />
        {chosen !== undefined && (
          <div className="town-counter" data-look={look}>
            <Looks look={look} onLook={setLook} />
            <Armory town={town} hero={chosen} />
            <Pack town={town} hero={chosen} onSheet={() => setIsSheetOpen(true)} />
            <Chronicle tries={town.tries} />
          </div>
        )}
      </div>
      {isSheetOpen && chosen !== undefined && (
        <HeroDialog hero={chosen} view={town.view} onClose={() => setIsSheetOpen(false)} />
      )}
    </section>
  );
}

const LOOKS = ['armory', 'owns', 'chronicle'] as const;
type Look = (typeof LOOKS)[number];

/** Where the town is narrow, one thing is looked at at a time. */
function Looks({ look, onLook }: { readonly look: Look; readonly onLook: (look: Look) => void }): ReactElement {
  const texts = useTownWords();
  const group = useId();
  const names: Readonly<Record<Look, string>> = {
    armory: texts.armory,
    owns: texts.owns,
    chronicle: texts.chronicleShort,
  };
  return (
    <fieldset className="town-looks segments" aria-label={texts.counter}>
      {LOOKS.map((one) => (
        <label key={one} className="segment">
          <input type="radio" name={group} checked={one === look} onChange={() => onLook(one)} />
          <span>{names[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
