import { townPlace } from '@questhall/crystal-expedition/client';
import { type Hero, LOCATIONS, type Location } from '@questhall/crystal-expedition/queries';
import type { KeyboardEvent, ReactElement } from 'react';
import { iconHref } from '../../../../look/icon.tsx';
import { colourOf, iconOf } from '../../looks.ts';
import type { Town } from '../use-town.ts';
import { useTownWords } from '../words.ts';
import { HouseOf, PLOTS } from './houses.tsx';
import { Land } from './land.tsx';
import './scene.css';

interface SquareProps {
  readonly town: Town;
  /** Whoever is sent into a house; nobody where Town is only looked at. */
  readonly chosen: Hero | null;
  readonly onChoose: (hero: number) => void;
}

const BETWEEN = 78;

/** Town as it lies there, by day or by night: a click on a house sends the chosen hero in. */
export function Square({ town, chosen, onChoose }: SquareProps): ReactElement {
  const { town: texts } = useTownWords();
  const { view } = town;
  const whereIs = (hero: Hero): Location | null => view.town?.stays[hero.id]?.visit?.location ?? null;
  const outside = view.party.filter((hero) => whereIs(hero) === null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it is no fieldset
    <svg className="ce-square" viewBox="0 0 880 408" role="group" aria-label={texts.square}>
      <Land view={view} />
      {LOCATIONS.map((location) => (
        <House
          key={location}
          town={town}
          location={location}
          chosen={chosen}
          guests={view.party.filter((hero) => whereIs(hero) === location)}
        />
      ))}
      {outside.map((hero, i) => (
        <Walker
          key={hero.id}
          hero={hero}
          x={440 + (i - (outside.length - 1) / 2) * BETWEEN}
          isChosen={hero === chosen}
          onChoose={chosen === null ? null : () => onChoose(hero.id)}
        />
      ))}
    </svg>
  );
}

const onPress =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };

interface HouseProps extends Pick<SquareProps, 'town' | 'chosen'> {
  readonly location: Location;
  readonly guests: readonly Hero[];
}

/** A letter is about so wide on a plank. */
const LETTER = 9.6;

function House({ town, location, chosen, guests }: HouseProps): ReactElement {
  const { town: texts, names } = useTownWords();
  const { x, y } = PLOTS[location];
  const name = names.location[location];
  const width = name.length * LETTER + 20;
  const drawing = (
    <>
      <ellipse className="ce-shade" cx="0" cy="2" rx="82" ry="9" />
      <HouseOf location={location} />
      <g transform="translate(0 17)">
        <g className="ce-plank">
          <rect x={-width / 2} y="-11" width={width} height="22" rx="3" />
          <text y="5">{name}</text>
        </g>
      </g>
      {guests.map((hero, i) => (
        <Token key={hero.id} hero={hero} x={-54 - i * 34} y={8} isChosen={hero === chosen} />
      ))}
    </>
  );
  if (chosen === null)
    return (
      <g className="ce-house" transform={`translate(${x} ${y})`}>
        {drawing}
      </g>
    );
  const enter = (): void => town.act({ type: 'visit', hero: chosen.id, location });
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <g
      className="ce-house"
      data-location={location}
      data-place={townPlace(location)}
      data-off={!town.isOffered({ type: 'visit', hero: chosen.id, location }) || undefined}
      role="button"
      tabIndex={0}
      aria-label={texts.goTo(chosen.name, name)}
      transform={`translate(${x} ${y})`}
      onClick={enter}
      onKeyDown={onPress(enter)}
    >
      {drawing}
    </g>
  );
}

interface WalkerProps {
  readonly hero: Hero;
  readonly x: number;
  readonly isChosen: boolean;
  readonly onChoose: (() => void) | null;
}

/** A hero on the square. */
function Walker({ hero, x, isChosen, onChoose }: WalkerProps): ReactElement {
  const token = <Token hero={hero} x={x} y={332} isChosen={isChosen} />;
  if (onChoose === null) return token;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <g
      className="ce-walker"
      role="button"
      tabIndex={0}
      aria-label={hero.name}
      aria-pressed={isChosen}
      onClick={onChoose}
      onKeyDown={onPress(onChoose)}
    >
      {token}
    </g>
  );
}

interface TokenProps {
  readonly hero: Hero;
  readonly x: number;
  readonly y: number;
  readonly isChosen: boolean;
}

const Token = ({ hero, x, y, isChosen }: TokenProps): ReactElement => (
  <g transform={`translate(${x} ${y})`}>
    <g className="ce-token" data-chosen={isChosen || undefined}>
      <ellipse className="ce-shade" cx="0" cy="20" rx="18" ry="5" />
      <circle r="20" style={{ stroke: `var(${colourOf(hero)})` }} />
      <use href={iconHref(iconOf(hero))} x="-13" y="-13" width="26" height="26" />
    </g>
  </g>
);
