import { type Hero, LOCATIONS, type Location } from '@questhall/crystal-expedition/queries';
import type { KeyboardEvent, ReactElement } from 'react';
import { iconHref } from '../../../look/icon.tsx';
import { colourOf, iconOf, LOCATION_ICONS } from '../looks.ts';
import type { Town } from './use-town.ts';
import { useTownWords } from './words.ts';

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly roof: string;
}

/** Six houses around the square: three behind it, two beside it, and the Wagon in front. */
const HOUSES: Readonly<Record<Location, House>> = {
  explorer: { x: 70, y: 150, width: 130, height: 92, roof: '--ce-slate' },
  guild: { x: 250, y: 104, width: 150, height: 118, roof: '--ce-violet' },
  tavern: { x: 450, y: 118, width: 156, height: 104, roof: '--ce-brick' },
  blacksmith: { x: 664, y: 144, width: 140, height: 96, roof: '--ce-slate' },
  gambler: { x: 690, y: 292, width: 124, height: 86, roof: '--ce-violet' },
  wagon: { x: 66, y: 306, width: 136, height: 72, roof: '--ce-brick' },
};

interface SquareProps {
  readonly town: Town;
  readonly chosen: Hero;
  readonly onChoose: (hero: number) => void;
}

/** Town as it lies there, by day or by night: a click on a house sends the chosen hero in. */
export function Square({ town, chosen, onChoose }: SquareProps): ReactElement {
  const { town: texts, names } = useTownWords();
  const { view } = town;
  const whereIs = (hero: Hero): Location | null => view.town?.stays[hero.id]?.visit?.location ?? null;
  const inside = view.party.filter((hero) => whereIs(hero) === null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it is no fieldset
    <svg className="ce-square" viewBox="0 0 880 430" role="group" aria-label={texts.square}>
      <rect className="ce-sky" width="880" height="430" />
      <circle className="ce-light" cx="760" cy="60" r="26" />
      <path className="ce-hills" d="M0 150L120 78L220 132L360 60L470 120L610 70L720 130L880 84V250H0Z" />
      <path className="ce-ground" d="M0 214C240 178 640 178 880 214V430H0Z" />
      <ellipse className="ce-plaza" cx="440" cy="318" rx="240" ry="84" />
      <g className="ce-fountain" transform="translate(440 272)">
        <ellipse cx="0" cy="20" rx="46" ry="15" />
        <path d="M-14 18L-19 -6L-9 -20L-2 -4L2 -36L12 -22L14 2L21 -6L22 18Z" />
      </g>
      {LOCATIONS.map((location) => {
        const label = texts.goTo(chosen.name, names.location[location]);
        const enter = (): void => town.act({ type: 'visit', hero: chosen.id, location });
        return (
          <HouseShape
            key={location}
            location={location}
            label={label}
            name={names.location[location]}
            isHere={whereIs(chosen) === location}
            isOff={!town.isOffered({ type: 'visit', hero: chosen.id, location })}
            onEnter={enter}
          >
            {view.party
              .filter((hero) => whereIs(hero) === location)
              .map((hero, i) => (
                <Token
                  key={hero.id}
                  hero={hero}
                  x={26 + i * 40}
                  y={HOUSES[location].height + 42}
                  isChosen={hero === chosen}
                />
              ))}
          </HouseShape>
        );
      })}
      {inside.map((hero, i) => (
        // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
        <g
          key={hero.id}
          className="ce-walker"
          role="button"
          tabIndex={0}
          aria-label={hero.name}
          aria-pressed={hero === chosen}
          onClick={() => onChoose(hero.id)}
          onKeyDown={onPress(() => onChoose(hero.id))}
        >
          <Token hero={hero} x={440 + (i - (inside.length - 1) / 2) * 76} y={348} isChosen={hero === chosen} />
        </g>
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

interface HouseProps {
  readonly location: Location;
  readonly label: string;
  readonly name: string;
  readonly isHere: boolean;
  readonly isOff: boolean;
  readonly onEnter: () => void;
  readonly children: React.ReactNode;
}

function HouseShape({ location, label, name, isHere, isOff, onEnter, children }: HouseProps): ReactElement {
  const { x, y, width, height, roof } = HOUSES[location];
  const middle = width / 2;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <g
      className="ce-house"
      data-location={location}
      data-here={isHere || undefined}
      data-off={isOff || undefined}
      role="button"
      tabIndex={0}
      aria-label={label}
      transform={`translate(${x} ${y})`}
      onClick={onEnter}
      onKeyDown={onPress(onEnter)}
    >
      <rect className="ce-wall" y="30" width={width} height={height - 30} />
      {location === 'wagon' ? (
        <>
          <path
            className="ce-roof"
            style={{ fill: `var(${roof})` }}
            d={`M-6 34C-6 -8 ${width + 6} -8 ${width + 6} 34Z`}
          />
          <circle className="ce-wheel" cx="26" cy={height} r="17" />
          <circle className="ce-wheel" cx={width - 26} cy={height} r="17" />
        </>
      ) : (
        <path className="ce-roof" style={{ fill: `var(${roof})` }} d={`M-10 34L${middle} -16L${width + 10} 34Z`} />
      )}
      <path className="ce-door" d={`M${middle - 12} ${height}v-30a12 12 0 0 1 24 0v30z`} />
      <rect className="ce-window" x="14" y="46" width="20" height="20" />
      <rect className="ce-window" x={width - 34} y="46" width="20" height="20" />
      <circle className="ce-sign" cx={middle} cy="12" r="16" />
      <use
        className="ce-sign-icon"
        href={iconHref(LOCATION_ICONS[location])}
        x={middle - 11}
        y="1"
        width="22"
        height="22"
      />
      <text className="ce-name" x={middle} y={height + 18}>
        {name}
      </text>
      {children}
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
  <g className="ce-token" data-chosen={isChosen || undefined} transform={`translate(${x} ${y})`}>
    <circle r="19" style={{ stroke: `var(${colourOf(hero)})` }} />
    <use href={iconHref(iconOf(hero))} x="-13" y="-13" width="26" height="26" />
  </g>
);
