import type { DieShown, Throw } from '@questhall/facets';
import type { ReactElement } from 'react';
import './dice.css';

const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '1': [[50, 50]],
  '2': [
    [28, 28],
    [72, 72],
  ],
  '3': [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  '4': [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  '5': [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  '6': [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

const SKULL = 'M50 16c-20 0-32 13-32 31 0 11 5 19 12 24v13h9v-8h5v8h12v-8h5v8h9V71c7-5 12-13 12-24 0-18-12-31-32-31z';
const SHIELD = 'M50 14c10 7 21 10 33 10v24c0 20-12 33-33 40-21-7-33-20-33-40V24c12 0 23-3 33-10z';

function FaceOf({ face, text }: DieShown): ReactElement {
  if (face === 'skull')
    return (
      <>
        <path d={SKULL} className="die-ink" />
        <circle cx="38" cy="48" r="7" className="die-hole" />
        <circle cx="62" cy="48" r="7" className="die-hole" />
      </>
    );
  if (face === 'white' || face === 'black')
    return <path d={SHIELD} className={face === 'white' ? 'die-shield-white' : 'die-ink'} />;
  if (face === 'blank') return <path d="M38 50h24" className="die-stroke" />;
  if (face !== 'number')
    return (
      <text x="50" y={face === 'd4' ? 80 : 64} className="die-number">
        {text}
      </text>
    );
  return (
    <>
      {(PIPS[text] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" className="die-ink" />
      ))}
    </>
  );
}

/** The outline of dice that are no cubes, and the edges that meet in front. */
const SOLIDS: Readonly<Partial<Record<DieShown['face'], readonly [outline: string, edges: string]>>> = {
  d4: ['M50 6L96 90H4Z', 'M50 6L50 34'],
  d8: ['M50 2L92 30V70L50 98L8 70V30Z', 'M50 2L84 74L92 70M50 2L16 74L8 70M16 74H84'],
  d10: ['M50 2L97 42V60L50 98L3 60V42Z', 'M50 2L80 62L97 60M50 2L20 62L3 60M20 62L50 78L80 62M50 78V98'],
  d12: [
    'M50 3L80 13L97 38V66L80 89L50 98L20 89L3 66V38L20 13Z',
    'M50 3V18M97 38L80 42M80 89L69 76M20 89L31 76M3 38L20 42',
  ],
  d20: ['M50 2L94 26V74L50 98L6 74V26Z', 'M50 2V22M94 74L76 68M6 74L24 68M50 22L76 68H24Z'],
};

function BodyOf({ face }: Pick<DieShown, 'face'>): ReactElement {
  const solid = SOLIDS[face];
  if (solid === undefined) return <rect x="4" y="4" width="92" height="92" rx="18" className="die-body" />;
  const [outline, edges] = solid;
  return (
    <>
      <path d={outline} className="die-body" />
      <path d={edges} className="die-edge" />
    </>
  );
}

/** A die at rest; a new one tumbles in. */
export function Die(die: DieShown): ReactElement {
  return (
    <svg className={`die ${die.isGood ? 'die-good' : ''}`} viewBox="0 0 100 100" role="img" aria-label={die.text}>
      <BodyOf face={die.face} />
      <FaceOf {...die} />
    </svg>
  );
}

/** Dice that fell together, and what they were thrown for. */
export function Dice({ title, dice }: Throw): ReactElement {
  return (
    <figure className="dice-throw">
      <figcaption>{title}</figcaption>
      <div className="dice">
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
          <Die key={i} {...die} />
        ))}
      </div>
    </figure>
  );
}
