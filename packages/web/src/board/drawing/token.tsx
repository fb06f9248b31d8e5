import { type JSX, memo, type NamedExoticComponent } from 'react';
import { Standee, type StandeeProps } from './standee.tsx';

/** A figure whose life is counted in a few pips. */
export interface TokenProps extends StandeeProps {
  readonly body: number;
  readonly bodyMax: number;
  /** One character a state: asleep, under a spell. */
  readonly marks: string;
}

const PIPS = 28.5;
const PIP_TURN = 17;

export const Token: NamedExoticComponent<TokenProps> = memo(function Token({
  body,
  bodyMax,
  marks,
  ...standee
}: TokenProps): JSX.Element {
  return (
    <Standee {...standee}>
      <Pips body={body} bodyMax={bodyMax} />
      {marks !== '' && <Marks text={marks} />}
    </Standee>
  );
});

/** Body Points on an arc over the figure. */
function Pips({ body, bodyMax }: { readonly body: number; readonly bodyMax: number }): JSX.Element {
  const turn = (i: number): number => ((i - (bodyMax - 1) / 2) * PIP_TURN * Math.PI) / 180;
  const dot = (i: number): string => {
    const [cx, cy] = [Math.sin(turn(i)) * PIPS, -Math.cos(turn(i)) * PIPS];
    return `M${(cx - 3.2).toFixed(1)} ${cy.toFixed(1)}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0`;
  };
  const all = Array.from({ length: bodyMax }, (_, i) => i);
  return (
    <>
      <path className="pips-left" d={all.slice(0, Math.max(0, body)).map(dot).join('')} />
      <path className="pips-lost" d={all.slice(Math.max(0, body)).map(dot).join('')} />
    </>
  );
}

function Marks({ text }: { readonly text: string }): JSX.Element {
  const width = 8 + Array.from(text).length * 10;
  return (
    <g transform="translate(-17 17)">
      <rect className="mark" x={-width / 2} y="-8" width={width} height="16" rx="8" />
      <text className="mark-text" y="4.5">
        {text}
      </text>
    </g>
  );
}
