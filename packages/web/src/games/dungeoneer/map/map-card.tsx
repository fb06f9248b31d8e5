import { type MapCard, mapCardOf } from '@questhall/dungeoneer/content';
import type { Placed } from '@questhall/dungeoneer/queries';
import { type JSX, memo, type NamedExoticComponent } from 'react';
import { iconHref } from '../../../look/icon.tsx';
import type { IconName } from '../../../look/icon-names.ts';
import { FORM_ICONS, GLORY, MAP_ICONS, PERIL, QUEST, TERRAIN_ICONS } from '../looks.ts';
import { Exits } from './exits.tsx';
import { CARD } from './geometry.ts';
import { linesOf } from './lines.ts';
import type { Gates } from './spaces.ts';

export interface MapCardProps {
  readonly placed: Placed;
  readonly name: string;
  readonly gates: Gates;
  /** Letters of the ways that lead far off: sewers and portals; empty for none. */
  readonly link: string;
  /** Whoever looks has a Quest to do here. */
  readonly isWanted: boolean;
  /** A token of a Quest lies here. */
  readonly hasToken: boolean;
}

/** One card of the map. Only its exits turn with it: what is written on it stays upright. */
export const MapCardFace: NamedExoticComponent<MapCardProps> = memo(function MapCardFace(
  props: MapCardProps,
): JSX.Element {
  const { placed, name, gates, link, isWanted, hasToken } = props;
  const card = mapCardOf(placed.card);
  return (
    <g className="dg-map-card" data-section={card.section} data-kind={card.kind}>
      <rect className="dg-ground" width={CARD.width} height={CARD.height} rx="9" />
      <rect className="dg-floor" x="17" y="16" width={CARD.width - 34} height={CARD.height - 32} rx="12" />
      <Exits placed={placed} gates={gates} />
      <text className="dg-map-name">
        {linesOf(name).map((line, i, lines) => (
          <tspan key={line} x={CARD.width / 2} y={52 - (lines.length - 1) * 6 + i * 12}>
            {line}
          </tspan>
        ))}
      </text>
      <Middle card={card} />
      <Worth icon={GLORY} kind="glory" value={card.glory} x={28} />
      <Worth icon={PERIL} kind="peril" value={card.peril} x={CARD.width - 28} />
      {isWanted && (
        <g className="dg-quest-mark" transform="translate(15 15)">
          <circle r="12" />
          <use href={iconHref(QUEST)} x="-8" y="-8" width="16" height="16" />
        </g>
      )}
      {link !== '' && (
        <g className="dg-link-mark" transform={`translate(${CARD.width - 3 - link.length * 6.5} 15)`}>
          <rect className="dg-link-plate" x={-link.length * 6.5} y="-12" width={link.length * 13} height="24" rx="12" />
          <text y="4.5">{link}</text>
        </g>
      )}
      {hasToken && <path className="dg-token-mark" d={`M${CARD.width - 15} 94l9 9l-9 9l-9-9Z`} />}
    </g>
  );
});

interface WorthProps {
  readonly icon: IconName;
  readonly kind: 'glory' | 'peril';
  readonly value: number;
  readonly x: number;
}

/** What whoever comes here gets. */
const Worth = ({ icon, kind, value, x }: WorthProps): JSX.Element => (
  <g className="dg-worth" data-kind={kind} transform={`translate(${x} ${CARD.height - 19})`}>
    <rect x="-18" y="-10" width="36" height="20" rx="10" />
    <use href={iconHref(icon)} x="-15" y="-8" width="16" height="16" />
    <text x="9" y="5">
      {value}
    </text>
  </g>
);

/** What waits in the middle: an obstacle with its number, something to use, or what sort of place it is. */
function Middle({ card }: { readonly card: MapCard }): JSX.Element {
  const { obstacle, clauses, terrains, kind } = card;
  const isUsed = clauses.some(({ trigger }) => trigger === 'enter');
  return (
    <>
      {obstacle !== null && <Obstacle obstacle={obstacle} />}
      {obstacle === null && isUsed && (
        <path className="dg-use" d="M68 58L71 66L79 66.5L72.5 71.5L75 79L68 74.5L61 79L63.5 71.5L57 66.5L65 66Z" />
      )}
      {obstacle === null && !isUsed && (
        <use className="dg-kind" href={iconHref(MAP_ICONS[kind])} x="57" y="60" width="22" height="22" />
      )}
      {terrains.map((terrain, i) => (
        <use
          key={terrain}
          className="dg-terrain"
          href={iconHref(TERRAIN_ICONS[terrain])}
          x={22 + i * 18}
          y="20"
          width="16"
          height="16"
        />
      ))}
    </>
  );
}

function Obstacle({ obstacle }: { readonly obstacle: NonNullable<MapCard['obstacle']> }): JSX.Element {
  if (obstacle.kind === 'hazard')
    return (
      <g className="dg-obstacle" transform="translate(68 71)">
        <use href={iconHref('hazard-sign')} x="-20" y="-11" width="20" height="20" />
        <text x="11" y="4">
          +{obstacle.more}
        </text>
      </g>
    );
  return (
    <g className="dg-obstacle" transform="translate(68 71)">
      {obstacle.kind === 'pit' ? (
        <ellipse className="dg-pit" cx="-14" cy="0" rx="11" ry="7" />
      ) : (
        <use href={iconHref('spikes')} x="-25" y="-11" width="21" height="21" />
      )}
      <use href={iconHref(FORM_ICONS[obstacle.form])} x="1" y="-7" width="13" height="13" />
      <text x="21" y="4">
        {obstacle.number}
      </text>
    </g>
  );
}
